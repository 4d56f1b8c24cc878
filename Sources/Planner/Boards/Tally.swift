import DateHelper

/// What was done in some days, added up in every way that is asked for.
public struct Tally: Sendable {
  /// The days.
  public let days: ClosedRange<CivilDate>
  /// All of it.
  public private(set) var total = BlockAmount()
  /// By the number of the block.
  public private(set) var byBlock: [Int: BlockAmount] = [:]
  /// By day, from the first on.
  public private(set) var byDay: [BlockAmount]
  /// By weekday, Monday first.
  public private(set) var byWeekday = [BlockAmount](repeating: BlockAmount(), count: 7)
  /// By the hour that clocks showed, 0 to 23.
  public private(set) var byHour = [BlockAmount](repeating: BlockAmount(), count: 24)

  /// Nothing so far.
  init(of days: ClosedRange<CivilDate>) {
    self.days = days
    byDay = Array(
      repeating: BlockAmount(), count: days.lowerBound.days(until: days.upperBound) + 1)
  }

  /// Adds what a session of a block has in these days.
  mutating func add(_ session: Session, _ calendar: inout SessionCalendar, until now: Instant) {
    guard let block = session.blockID else { return }
    let zone = calendar.clock(of: session).zone
    for half in calendar.halves(of: session, until: now) {
      add(
        BlockAmount(halves: 1), block: block, on: half.date,
        hour: zone.civil(at: half.began).time.hour)
    }
    for segment in session.segments(until: now) {
      var at = segment.lowerBound
      while at < segment.upperBound {
        let day = calendar.day(of: at, session)
        let local = at.seconds + Int64(zone.offset(at: at))
        let intoHour = ((local % 3600) + 3600) % 3600
        let hourEnd = at.adding(seconds: 3600 - intoHour)
        let end = min(
          segment.upperBound, hourEnd, max(day.bounds.upperBound, at.adding(seconds: 1)))
        add(
          BlockAmount(seconds: at.seconds(until: end)), block: block, on: day.date,
          hour: Int((local - intoHour) / 3600 % 24 + 24) % 24)
        at = end
      }
    }
  }

  private mutating func add(_ amount: BlockAmount, block: Int, on date: CivilDate, hour: Int) {
    let index = days.lowerBound.days(until: date)
    guard byDay.indices.contains(index) else { return }
    total += amount
    byBlock[block, default: BlockAmount()] += amount
    byDay[index] += amount
    byWeekday[date.weekday.rawValue - 1] += amount
    byHour[hour] += amount
  }
}

extension SessionReader {
  /// What was done in some days.
  ///
  /// - Throws: `DatabaseError`.
  public func tally(of days: ClosedRange<CivilDate>) throws -> Tally {
    var tally = Tally(of: days)
    var calendar = calendar()
    try forEach(in: days) { tally.add($0, &calendar, until: moment.now) }
    return tally
  }
}
