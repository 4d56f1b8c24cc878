import Database
import DateHelper

extension SessionReader {
  /// The days on which a half began.
  ///
  /// A session that earns one begins it at its own start, and of the sessions of a day only the last
  /// can reach into the next. So one look into the index a day is enough, however many sessions it
  /// has.
  /// - Throws: `DatabaseError`.
  public func daysWithOutput() throws -> Set<CivilDate> {
    var days: Set<CivilDate> = []
    var calendar = calendar()
    for zone in try sessions.zonesWithOutput() {
      let clock = calendar.clock(of: Session.recorded(in: zone))
      var before = Instant(seconds: .max)
      while let found = try sessions.latestEarning(in: zone, before: before) {
        let day = clock.day(of: found.span.lowerBound)
        let bounds = clock.bounds(of: day)
        days.insert(day)
        if found.span.upperBound > bounds.upperBound, let session = try sessions.session(found.id) {
          days.formUnion(calendar.halves(of: session, until: moment.now).map(\.date))
        }
        // A day never begins after what lies in it; else this would not end.
        before = min(bounds.lowerBound, found.span.lowerBound)
      }
    }
    if let current = run?.counted, current.blockID != nil {
      days.formUnion(calendar.halves(of: current, until: moment.now).map(\.date))
    }
    return days
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

extension Session {
  /// A session of which only the zone matters.
  fileprivate static func recorded(in zone: String) -> Session {
    Session(
      id: 0, uid: "", blockID: nil, zone: zone, start: Instant(seconds: 0),
      end: Instant(seconds: 1))
  }
}
