import Database
import DateHelper

/// Reads what sessions amount to: the current run as it counts now, each by the zone in which it was
/// recorded.
public struct SessionReader {
  /// Looks up groups and blocks.
  let blocks: BlockStore
  let sessions: SessionStore
  /// The clock of whoever reads.
  public let clock: DateHelper
  /// The moment up to which the current run counts.
  public let moment: TrackingMoment
  /// How the current run stands, if there is one.
  public let run: SessionRun?
  private let resolve: SessionCalendar.Resolve

  /// A reader of a store at a moment.
  ///
  /// - Parameter resolve: finds a zone by its name.
  /// - Throws: `DatabaseError`.
  public init(
    _ store: PlannerStore, clock: DateHelper, at moment: TrackingMoment,
    resolve: @escaping SessionCalendar.Resolve
  ) throws {
    blocks = store.blocks
    sessions = store.sessions
    self.clock = clock
    self.moment = moment
    self.resolve = resolve
    run = try store.sessions.run(at: moment)
  }

  /// A calendar for the sessions.
  func calendar() -> SessionCalendar {
    SessionCalendar(reader: clock, resolve: resolve)
  }

  /// The first and the last day on which work on blocks began, and today; nil where there is none.
  ///
  /// - Throws: `DatabaseError`.
  public func allDays() throws -> ClosedRange<CivilDate>? {
    var calendar = calendar()
    guard let first = try sessions.earliestOfBlocks(), let last = try sessions.latest() else {
      return nil
    }
    let end = max(clock.today, calendar.day(of: last.start, last).date)
    // Whatever the file holds, no view has to show thousands of years.
    let earliest = end.adding(days: 1 - DayRange.longest)
    let start = max(earliest, calendar.day(of: first.start, first).date)
    return min(start, end)...end
  }

  /// The seconds of work without a block in some days, which is no half of any.
  ///
  /// - Throws: `DatabaseError`.
  public func secondsWithoutBlock(in days: ClosedRange<CivilDate>) throws -> Int64 {
    var calendar = calendar()
    var seconds: Int64 = 0
    try forEach(in: days, ofBlocks: false) { session in
      let bounds = SessionCalendar.bounds(of: days, by: calendar.clock(of: session))
      seconds += session.activeSeconds(until: moment.now, in: bounds)
    }
    return seconds
  }

  /// Calls `body` for each session that may reach into some days, by start, as it counts.
  ///
  /// - Parameter ofBlocks: whether those of a block are meant, or those without one.
  /// - Throws: `DatabaseError`, or what `body` throws.
  func forEach(
    in days: ClosedRange<CivilDate>, ofBlocks: Bool = true, _ body: (Session) throws -> Void
  ) throws {
    let reach = SessionCalendar.reach(of: days, by: clock)
    let own = SessionCalendar.bounds(of: days, by: clock)
    try sessions.forEach(in: reach, ofBlocks: ofBlocks) { session in
      let counted = session.isCurrent ? run?.counted ?? session : session
      guard counted.isPlausible,
        counted.zone != clock.zone.name || counted.span(until: counted.start).overlaps(own)
      else { return }
      try body(counted)
    }
  }
}

extension Session {
  /// Whether it has an end and a length that it can have, whatever the file holds.
  fileprivate var isPlausible: Bool {
    guard let end else { return false }
    return start < end && start.seconds(until: end) <= Self.longestSpan
  }
}
