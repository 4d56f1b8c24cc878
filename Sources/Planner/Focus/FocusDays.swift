import DateHelper

/// Adds up the work of sessions by days.
struct FocusDays {
  private let resets: [CivilDate: Instant]
  private var calendar: SessionCalendar
  private(set) var seconds: [CivilDate: Int64] = [:]

  /// Nothing added up so far.
  ///
  /// - Parameter resets: from when the time of a day counts, where it was reset.
  init(_ calendar: SessionCalendar, resets: [CivilDate: Instant]) {
    self.calendar = calendar
    self.resets = resets
  }

  /// Adds the work of a session until `now`; midnight, or the day's start, parts it between days.
  mutating func add(_ session: Session, until now: Instant) {
    for segment in session.segments(until: now) {
      var at = segment.lowerBound
      while at < segment.upperBound {
        let day = calendar.day(of: at, session)
        let end = min(segment.upperBound, max(day.bounds.upperBound, at.adding(seconds: 1)))
        let start = resets[day.date].map { min(max(at, $0), end) } ?? at
        seconds[day.date, default: 0] += start.seconds(until: end)
        at = end
      }
    }
  }
}

extension PlannerStore {
  /// The work of some days, in their order, and how their marimos grew.
  ///
  /// The current run counts as ``SessionRun/counted`` has it.
  /// - Parameter calendar: tells the days of sessions by the zones in which they were recorded.
  /// - Throws: `DatabaseError`.
  public func focusDays(
    _ days: ClosedRange<CivilDate>, by reader: DateHelper, _ calendar: SessionCalendar,
    at moment: TrackingMoment
  ) throws -> [FocusDay] {
    let dates = days.dates
    var resets: [CivilDate: Instant] = [:]
    for date in dates { resets[date] = try focus.reset(of: date) }
    var sums = FocusDays(calendar, resets: resets)
    let reach = SessionCalendar.reach(of: days, by: reader)
    for session in try sessions.counted(in: reach, at: moment)
    where session.span(until: moment.now).isWithinLimit {
      sums.add(session, until: moment.now)
    }
    return try dates.map { date in
      FocusDay(
        date: date, seconds: sums.seconds[date] ?? 0, goal: try focus.goal(on: date),
        look: try focus.look(on: date), memo: try focus.memo(on: date))
    }
  }
}
