import DateHelper
import Planner

/// Moments that belong to a session that is there already.
extension TrackTimes {
  /// The one moment inside a span that a text may mean; nil where there is none, or several.
  func moment(_ text: String, inside span: Range<Instant>) throws -> Instant? {
    let inside = try candidates(text, on: days(around: span)).filter {
      $0.instant > span.lowerBound && $0.instant < span.upperBound
    }
    return inside.count == 1 ? try inside.first?.get() : nil
  }

  /// A new start or end of a session: the one moment inside it that a text may mean, else the one
  /// nearest to the old start or end.
  func moment(_ text: String, near old: Instant, in span: Range<Instant>) throws -> Instant {
    if let inside = try moment(text, inside: span) { return inside }
    return try nearest(text, to: old, on: days(around: span))
  }

  /// The new start and end of a session that is moved.
  ///
  /// The start is inside the session or on its first day; the end is the next such time after it.
  func moments(
    _ first: String, _ last: String, for span: Range<Instant>
  ) throws -> Range<Instant> {
    let day = clock.zone.civil(at: span.lowerBound).date
    let start =
      try moment(first, inside: span) ?? nearest(first, to: span.lowerBound, on: day...day)
    return start..<(try end(last, after: start, first))
  }

  private func nearest(
    _ text: String, to old: Instant, on days: ClosedRange<CivilDate>
  ) throws -> Instant {
    let nearest = try candidates(text, on: days).min {
      abs($0.instant.seconds(until: old)) < abs($1.instant.seconds(until: old))
    }
    guard let nearest else { throw TrackTimeError.noTime(text) }
    return try nearest.get()
  }

  private func days(around span: Range<Instant>) -> ClosedRange<CivilDate> {
    let first = clock.zone.civil(at: span.lowerBound).date.adding(days: -1)
    return first...max(first, clock.zone.civil(at: span.upperBound).date.adding(days: 1))
  }
}
