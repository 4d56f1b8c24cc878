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
    var painted = PaintedDays(days: days)
    try forEach(in: days) { session in
      paint(session, &painted, &calendar)
    }
    markRun(&painted, &calendar)
    return painted.boards(by: clock)
  }

  private func paint(
    _ session: Session, _ painted: inout PaintedDays, _ calendar: inout SessionCalendar
  ) {
    guard let block = session.blockID else { return }
    let clock = calendar.clock(of: session)
    for segment in session.segments(until: moment.now) {
      var at = segment.lowerBound
      while at < segment.upperBound {
        let day = calendar.day(of: at, session)
        let end = min(segment.upperBound, max(day.bounds.upperBound, at.adding(seconds: 1)))
        painted.paint(day.date, by: clock) { $0.add(seconds: at.seconds(until: end), block) }
        at = end
      }
    }
    for half in calendar.halves(of: session, until: moment.now) {
      painted.paint(half.date, by: clock) { $0.add(half, block, from: clock.zone) }
    }
  }

  /// Marks the halves of the current run, the one that is not full too.
  private func markRun(_ painted: inout PaintedDays, _ calendar: inout SessionCalendar) {
    guard let run, run.phase != .ended, run.session.blockID != nil else { return }
    let clock = calendar.clock(of: run.session)
    var halves = calendar.halves(of: run.counted, until: run.countsUntil)
    if let began = run.openHalf {
      let day = calendar.day(of: began, run.session)
      if let cell = day.cell(of: began) {
        halves.append(Half(began: began, date: day.date, cell: cell))
      }
    }
    for half in halves {
      painted.paint(half.date, by: clock) { $0.mark(half, from: clock.zone) }
    }
  }
}

/// Boards of days in a row, each begun when the first work on it comes.
private struct PaintedDays {
  let days: ClosedRange<CivilDate>
  private var boards: [Int: Board] = [:]

  init(days: ClosedRange<CivilDate>) { self.days = days }

  /// Changes the board of a day; a day beside those that are asked for has none.
  mutating func paint(_ date: CivilDate, by clock: DateHelper, _ change: (inout Board) -> Void) {
    guard days.contains(date) else { return }
    change(&boards[days.lowerBound.days(until: date), default: Board(of: date, by: clock)])
  }

  /// All boards, those without work too.
  func boards(by clock: DateHelper) -> [Board] {
    days.dates.enumerated().map { offset, date in boards[offset] ?? Board(of: date, by: clock) }
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
