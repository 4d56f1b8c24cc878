import Database
import DateHelper

extension SessionReader {
  /// The days on which a half began, each once, in their order.
  ///
  /// A session that earns one begins it at its own start, and of the sessions of a day only the last
  /// can reach into the next. So one look into the index a day is enough, however many sessions it
  /// has.
  /// - Throws: `DatabaseError`.
  public func daysWithOutput() throws -> [CivilDate] {
    var days: [CivilDate] = []
    var calendar = calendar()
    for zone in try sessions.zonesWithOutput() {
      let clock = calendar.clock(of: Session.recorded(in: zone))
      var next: (date: CivilDate, start: Instant)?
      var before = Instant(seconds: .max)
      while let found = try sessions.latestEarning(in: zone, before: before) {
        let (date, bounds) = clock.day(of: found.span.lowerBound, before: next)
        days.append(date)
        if found.span.upperBound > bounds.upperBound, let session = try sessions.session(found.id) {
          days += calendar.halves(of: session, until: moment.now).map(\.date)
        }
        // A day never begins after what lies in it; else this would not end.
        before = min(bounds.lowerBound, found.span.lowerBound)
        next = (date, before)
      }
    }
    if let current = run?.counted, current.blockID != nil {
      days += calendar.halves(of: current, until: moment.now).map(\.date)
    }
    return days.sorted().withoutRepetition
  }

  /// The streaks of days with output.
  ///
  /// - Throws: `DatabaseError`.
  public func streak() throws -> Streak {
    Streak(daysWithOutput: try daysWithOutput(), today: clock.today) {
      clock.bounds(of: $0).isEmpty
    }
  }
}

extension DateHelper {
  /// The day of an instant, looked for first right before a later one: work is done day after day.
  fileprivate func day(
    of instant: Instant, before next: (date: CivilDate, start: Instant)?
  ) -> (date: CivilDate, bounds: Range<Instant>) {
    if let next {
      let date = next.date.adding(days: -1)
      let start = start(of: date)
      if start <= instant, instant < next.start { return (date, start..<next.start) }
    }
    let date = day(of: instant)
    return (date, bounds(of: date))
  }
}

extension [CivilDate] {
  /// Each of sorted days once.
  fileprivate var withoutRepetition: [CivilDate] {
    var days: [CivilDate] = []
    days.reserveCapacity(count)
    for day in self where day != days.last { days.append(day) }
    return days
  }
}

extension Session {
  /// A session of which only the zone matters.
  fileprivate static func recorded(in zone: String) -> Session {
    Session(
      id: 0, uid: "", blockID: nil, zone: zone, start: Instant(seconds: 0),
      end: Instant(seconds: 1))
  }
}
