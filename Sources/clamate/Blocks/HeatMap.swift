import DateHelper
import Planner

/// Days as weeks, a column each.
struct HeatMap {
  /// A day of the map.
  struct Day {
    let date: CivilDate
    let amount: BlockAmount
    /// Whether the day is still to come.
    let isAhead: Bool

    /// How much it had; nil where nothing was tracked.
    var level: HeatLevel? { HeatLevel(amount) }
  }

  /// The weeks, each of seven days; nil outside of the days that were asked for.
  let weeks: [[Day?]]
  /// The weekday of the first row.
  let firstWeekday: Weekday
  let tally: Tally

  init(_ tally: Tally, today: CivilDate, firstWeekday: Weekday) {
    self.tally = tally
    self.firstWeekday = firstWeekday
    let blanks = firstWeekday.days(until: tally.days.lowerBound.weekday)
    let days =
      [Day?](repeating: nil, count: blanks)
      + tally.amounts.map { Day(date: $0, amount: $1, isAhead: $0 > today) }
    weeks = stride(from: 0, to: days.count, by: 7).map { start in
      (start..<start + 7).map { $0 < days.count ? days[$0] : nil }
    }
  }

  /// The month that begins in a week, where one does, or the one that the map begins with.
  func month(ofWeek index: Int) -> YearMonth? {
    let days = weeks[index].compactMap(\.self)
    let first = days.first { $0.date.day == 1 } ?? (index == 0 ? days.first : nil)
    return first?.date.yearMonth
  }
}
