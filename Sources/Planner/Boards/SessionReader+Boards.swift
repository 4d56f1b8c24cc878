import Database
import DateHelper

extension SessionReader {
  /// The boards of some days, in their order.
  ///
  /// The cells of a day go by the zone of the first session that has work on it, so that a board
  /// stays what it was after a journey.
  /// - Throws: `DatabaseError`.
  public func boards(of days: ClosedRange<CivilDate>) throws -> [Board] {
    var calendar = calendar()
    var boards: [CivilDate: Board] = [:]
    try forEach(in: days) { session in
      paint(session, &boards, &calendar, in: days)
    }
    markRun(&boards, &calendar, in: days)
    return (0...days.lowerBound.days(until: days.upperBound)).map { offset in
      let date = days.lowerBound.adding(days: offset)
      return boards[date] ?? Board(of: date, by: clock)
    }
  }

  private func paint(
    _ session: Session, _ boards: inout [CivilDate: Board], _ calendar: inout SessionCalendar,
    in days: ClosedRange<CivilDate>
  ) {
    guard let block = session.blockID else { return }
    let clock = calendar.clock(of: session)
    for segment in session.segments(until: moment.now) {
      var at = segment.lowerBound
      while at < segment.upperBound {
        let day = calendar.day(of: at, session)
        let end = min(segment.upperBound, max(day.bounds.upperBound, at.adding(seconds: 1)))
        if days.contains(day.date) {
          boards[day.date, default: Board(of: day.date, by: clock)]
            .add(seconds: at.seconds(until: end), block)
        }
        at = end
      }
    }
    for half in calendar.halves(of: session, until: moment.now) where days.contains(half.date) {
      boards[half.date, default: Board(of: half.date, by: clock)].add(half, block, from: clock.zone)
    }
  }

  /// Marks the halves of the current run, the one that is not full too.
  private func markRun(
    _ boards: inout [CivilDate: Board], _ calendar: inout SessionCalendar,
    in days: ClosedRange<CivilDate>
  ) {
    guard let run, run.phase != .ended, run.session.blockID != nil else { return }
    let clock = calendar.clock(of: run.session)
    var halves = calendar.halves(of: run.counted, until: run.countsUntil)
    if let began = run.openHalf {
      let day = calendar.day(of: began, run.session)
      if let cell = day.cell(of: began) {
        halves.append(Half(began: began, date: day.date, cell: cell))
      }
    }
    for half in halves where days.contains(half.date) {
      boards[half.date, default: Board(of: half.date, by: clock)].mark(half, from: clock.zone)
    }
  }
}

extension SessionRun {
  /// When the half began that is not full yet; nil where none has begun.
  var openHalf: Instant? {
    let segments = session.segments(until: workUntil)
    let done = session.activeSeconds(until: countsUntil)
    let full = session.instant(afterWork: done - done % Half.seconds, until: workUntil)
    guard let segment = segments.first(where: { $0.upperBound > full }) else {
      return phase == .running && !isOverlong ? workUntil : nil
    }
    return max(segment.lowerBound, full)
  }
}
