import DateHelper
import Planner
import Terminal

extension JSONValue {
  /// Statistics with every way of adding up; a day's share is of that day.
  static func statistics(_ statistics: Statistics, _ clock: DateHelper) -> JSONValue {
    let tally = statistics.tally
    let cells = statistics.cells
    return .object(
      [
        Member("from", .string(tally.days.lowerBound.iso)),
        Member("to", .string(tally.days.upperBound.iso)),
      ] + amountMembers(tally.total, ofCells: cells) + [
        Member("streak", .integer(statistics.streak.current)),
        Member("bestStreak", .integer(statistics.streak.best)),
        Member("goldenRate", JSONValue(statistics.catalog.goldenRate(tally.byBlock))),
        Member("activeDays", .integer(statistics.activeDays)),
        Member("groups", groups(tally.byBlock, statistics.catalog, ofCells: cells)),
        Member("byBlock", blocks(tally.byBlock, statistics.catalog, ofCells: cells)),
        Member("days", days(tally, clock)),
        Member("weekdays", parts(tally.byWeekday, "weekday", from: 1, ofCells: cells)),
        Member("hours", parts(tally.byHour, "hour", from: 0, ofCells: cells)),
      ])
  }

  private static func days(_ tally: Tally, _ clock: DateHelper) -> JSONValue {
    .array(
      tally.byDay.enumerated().map { index, amount in
        let date = tally.days.lowerBound.adding(days: index)
        let day = clock.bounds(of: date)
        let seconds = day.lowerBound.seconds(until: day.upperBound)
        return .object(
          [Member("date", .string(date.iso))]
            + amountMembers(amount, ofCells: Double(seconds) / Double(Half.seconds)))
      })
  }

  private static func parts(
    _ amounts: [BlockAmount], _ name: String, from first: Int, ofCells cells: Double
  ) -> JSONValue {
    .array(
      amounts.enumerated().map { index, amount in
        .object([Member(name, .integer(first + index))] + amountMembers(amount, ofCells: cells))
      })
  }
}
