import Database
import DateHelper

/// What a session has on one day.
public struct TimelineEntry: Sendable {
  /// The session, the current run as it counts.
  public let session: Session
  /// The clock of the zone in which it was recorded.
  public let clock: DateHelper
  /// From its first to its last work on the day.
  public let span: Range<Instant>
  /// What was done on the day.
  public let amount: BlockAmount
  /// Whether it began before the day.
  public let isFromBefore: Bool
  /// Whether it goes on after the day.
  public let isGoingOn: Bool
  /// Whether it is the current run.
  public let isCurrent: Bool

  /// The breaks between work on the day.
  public var pauses: [Range<Instant>] {
    session.pauses.compactMap { pause in
      let part = (pause.start..<(pause.end ?? pause.start)).clamped(to: span)
      return part.isEmpty ? nil : part
    }
  }
}

extension SessionReader {
  /// The sessions of blocks that have work on a day, by start.
  ///
  /// - Throws: `DatabaseError`.
  public func timeline(of date: CivilDate) throws -> [TimelineEntry] {
    var entries: [TimelineEntry] = []
    var calendar = calendar()
    try forEach(in: date...date) { session in
      let clock = calendar.clock(of: session)
      let bounds = clock.bounds(of: date)
      let segments = session.segments(until: moment.now)
      let parts = segments.map { $0.clamped(to: bounds) }.filter { !$0.isEmpty }
      guard let first = parts.first, let last = parts.last else { return }
      let halves = calendar.halves(of: session, until: moment.now).count { $0.date == date }
      let isCurrent = session.id == run?.session.id && run?.phase != .ended
      entries.append(
        TimelineEntry(
          session: session, clock: clock, span: first.lowerBound..<last.upperBound,
          amount: BlockAmount(
            halves: halves, seconds: session.activeSeconds(until: moment.now, in: bounds)),
          isFromBefore: session.start < bounds.lowerBound,
          isGoingOn: (session.end ?? last.upperBound) > bounds.upperBound, isCurrent: isCurrent))
    }
    return entries
  }
}
