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
    let days = tally.amounts.map { Day(date: $0, amount: $1, isAhead: $0 > today) }
    weeks = tally.days.lowerBound.weeks(of: days, from: firstWeekday)
  }

  /// The month that begins in a week, where one does, or the one that the map begins with.
  func month(ofWeek index: Int) -> YearMonth? {
    let days = weeks[index].compactMap(\.self)
    let first = days.first { $0.date.day == 1 } ?? (index == 0 ? days.first : nil)
    return first?.date.yearMonth
  }
}
