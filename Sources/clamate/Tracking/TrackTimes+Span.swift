import DateHelper
import Planner

extension TrackTimes {
  /// The span of words such as `10:00-11:00`, `새벽 1시-3시`, `어제 9시~10시` or `A..B`.
  ///
  /// The end is the next such time after the start, for a bare hour on a clock of twelve hours.
  /// Without a day the span is the latest that is over.
  func span(_ text: String, on day: CivilDate?) throws -> Range<Instant> {
    guard let (first, last) = ends(text) else { throw TrackTimeError.noSpan(text) }
    return try span(from: first, to: last, on: day)
  }

  /// Whether a text has two ends.
  func isSpan(_ text: String) -> Bool { ends(text) != nil }

  /// The span between two texts.
  func span(from first: String, to last: String, on day: CivilDate?) throws -> Range<Instant> {
    try latest(from: first, on: day) { start in start..<(try end(last, after: start, first)) }
  }

  /// So many seconds from a text on.
  func span(from first: String, seconds: Int64, on day: CivilDate?) throws -> Range<Instant> {
    try latest(from: first, on: day) { $0..<$0.adding(seconds: seconds) }
  }

  /// The end of a stretch of work: the next moment after its start that a text may mean.
  ///
  /// - Parameter first: how the start was said.
  /// - Throws: `TrackingError.order`, or ``TrackTimeError``.
  func end(_ text: String, after start: Instant, _ first: String) throws -> Instant {
    let day = clock.zone.civil(at: start).date
    let ends = try candidates(text, on: day.adding(days: -1)...day.adding(days: 1))
    guard !ends.contains(where: { $0.instant == start }),
      let found = ends.first(where: { $0.instant > start })
    else { throw TrackingError.order }
    let end = try found.get()
    let isSaid = try exact(text) != nil || reading(text, on: day).isDayNamed
    let isSameDay = clock.zone.civil(at: end).date == day
    // A night is shorter than what is taken for a forgotten run.
    guard isSaid || isSameDay || start.seconds(until: end) <= longest else {
      throw TrackTimeError.backwards(first, text)
    }
    return end
  }

  /// The latest stretch that is over, of those that may begin at a text; else the first of them.
  private func latest(
    from text: String, on day: CivilDate?, _ stretch: (Instant) throws -> Range<Instant>
  ) throws -> Range<Instant> {
    let today = clock.calendarDate
    var first: Result<Range<Instant>, any Error>?
    for day in day.map({ [$0] }) ?? [0, -1, -2].map(today.adding(days:)) {
      for start in try starts(text, on: day) {
        let found = Result { try stretch(start) }
        if let span = try? found.get(), span.upperBound <= clock.now { return span }
        first = first ?? found
      }
    }
    guard let first else { throw TrackTimeError.noTime(text) }
    return try first.get()
  }

  /// The two ends of a span, at the first sign between texts that are both moments.
  private func ends(_ text: String) -> (String, String)? {
    let text = text.hasSuffix("까지") ? String(text.dropLast(2)) : text
    for sign in ["..", "~", "-", "부터", "에서", " to "] {
      var rest = text.startIndex..<text.endIndex
      while let found = text[rest].firstRange(of: sign) {
        let first = String(text[..<found.lowerBound])
        let last = String(text[found.upperBound...])
        if isMoment(first), isMoment(last) { return (first, last) }
        if isMoment(first), let last = hour(last, "시") { return (first, last) }
        if isMoment(last), let first = hour(first, unit(of: first, before: last)) {
          return (first, last)
        }
        rest = found.upperBound..<text.endIndex
      }
    }
    return nil
  }

  /// The hour of a number that has no unit, as in `9-11시`; nil of other texts.
  private func hour(_ text: String, _ unit: String) -> String? {
    guard text.last?.isNumber == true else { return nil }
    let hour = text + unit
    return isMoment(hour) ? hour : nil
  }

  /// The unit of a number before an end: `am` and `pm` hold for both of `9-11pm`, for the end alone
  /// in `11-1pm`.
  private func unit(of first: String, before last: String) -> String {
    let digits = first.reversed().prefix(while: \.isNumber).reversed()
    guard let half = ["am", "pm"].first(where: { last.lowercased().hasSuffix($0) }),
      let start = Int(String(digits)), let end = Int(last.prefix(while: \.isNumber)),
      start % 12 < end % 12
    else { return "시" }
    return half
  }

  /// Whether a text is a moment, even one that clocks skip.
  private func isMoment(_ text: String) -> Bool {
    do {
      _ = try moment(text)
      return true
    } catch TrackTimeError.skipped {
      return true
    } catch {
      return false
    }
  }
}
