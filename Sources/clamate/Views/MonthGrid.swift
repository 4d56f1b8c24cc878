import Configuration
import DateHelper
import Language
import Planner
import Terminal
import Text

/// A month as a calendar: a row a week, a cell a day with how many todos are open on it.
struct MonthGrid {
  private static let cellWidth = 5
  let month: YearMonth
  let counts: [DayCount]
  let firstWeekday: Weekday
  let context: Context

  init(_ month: YearMonth, _ counts: [DayCount], _ context: Context) {
    self.month = month
    self.counts = counts
    self.context = context
    firstWeekday = context.firstWeekday
  }

  /// The lines of the calendar; none is wider than seven cells of five columns.
  func lines() -> [String] {
    [context.palette.paint(month.heading[context.language], .heading), weekdays()] + weeks()
  }

  private func weekdays() -> String {
    (0..<7).map { offset in
      let weekday = firstWeekday.adding(days: offset)
      return SafeText(weekday.shortName[context.language]).fitted(to: Self.cellWidth, .right)
    }.joined()
  }

  private func weeks() -> [String] {
    let blanks = firstWeekday.days(until: month.firstDay.weekday)
    let cells = Array(repeating: Self.blank, count: blanks) + counts.map(cell)
    return stride(from: 0, to: cells.count, by: 7).flatMap { start in
      let week = cells[start..<min(start + 7, cells.count)]
      return [week.map(\.day).joined(), week.map(\.marks).joined()].map(trimmingEnd)
    }
  }

  private static let blank = (
    day: String(repeating: " ", count: cellWidth), marks: String(repeating: " ", count: cellWidth)
  )

  /// Two lines of a day: its number, marked with brackets today, and what is open or all done.
  private func cell(_ count: DayCount) -> (day: String, marks: String) {
    let isToday = count.date == context.clock.today
    let day = isToday ? "[\(count.date.day)]" : "\(count.date.day) "
    let mark =
      count.open.value > 0 ? "\(count.open.text) " : count.done.value > 0 ? "* " : ""
    let style: TerminalStyle =
      isToday ? .today : count.date < context.clock.today ? .faint : .plain
    return (
      context.palette.paint(SafeText(day).fitted(to: Self.cellWidth, .right), style),
      context.palette.paint(
        SafeText(mark).fitted(to: Self.cellWidth, .right), count.open.value > 0 ? .tag : .done)
    )
  }

  private func trimmingEnd(_ line: String) -> String {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...last])
  }
}

extension Context {
  /// The weekday that a row of a calendar begins with: of the configuration, or of the locale.
  ///
  /// Korean and American calendars begin on Sunday, others on Monday (Unicode CLDR, firstDay).
  var firstWeekday: Weekday {
    switch settings[.weekStart] {
    case "monday": return .monday
    case "sunday": return .sunday
    default:
      let variables = environment.variables
      let locale =
        ["LC_ALL", "LC_TIME", "LANG"]
        .lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
      let isSunday =
        language == .korean || ["en_US", "en_CA", "ja_JP"].contains { locale.hasPrefix($0) }
      return isSunday ? .sunday : .monday
    }
  }

  /// Shows a calendar.
  func show(_ grid: MonthGrid) {
    for line in grid.lines() { output.write(line: line) }
  }
}
