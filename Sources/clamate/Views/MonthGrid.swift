import Configuration
import DateHelper
import Language
import Planner
import Sky
import Terminal
import Text

/// A month as a calendar: a row a week, a cell a day with how many todos are open on it.
struct MonthGrid {
  private static let cellWidths = 2...5
  /// What stands below the number of a day: a text on as many columns as are given.
  typealias Row = (CivilDate, Int) -> (text: String, style: TerminalStyle)?
  let month: YearMonth
  let counts: [DayCount]
  let firstWeekday: Weekday
  let context: Context
  private let cellWidth: Int
  /// What the sky does on the days that have a forecast.
  private let skies: [CivilDate: Condition]
  private let region: Bilingual?
  private let rows: [Row]

  /// - Parameter rows: what stands below the days in the place of their todos.
  init(_ month: YearMonth, _ counts: [DayCount], _ context: Context, rows: [Row] = []) {
    self.rows = rows
    self.month = month
    self.counts = counts
    self.context = context
    firstWeekday = context.firstWeekday
    cellWidth = min(
      max(context.presentation.pageWidth / 7, Self.cellWidths.lowerBound),
      Self.cellWidths.upperBound)
    let days = counts.compactMap { DaySky(of: $0.date, in: context) }
    // A word of the sky needs four cells and one between it and the next.
    let shown = cellWidth > 4 && rows.isEmpty ? days.filter { $0.day.condition != .unknown } : []
    skies = Dictionary(shown.map { ($0.day.date, $0.day.condition) }) { $1 }
    region = shown.first?.region.name
  }

  /// The lines of the calendar, seven cells of at most five columns; none ends in blanks.
  func lines() -> [String] {
    ([heading(), weekdays()] + weeks() + legend()).map(\.withoutBlanksAtEnd)
  }

  private func heading() -> String {
    painted(SafeText(month.heading[context.language]).fitted(to: cellWidth * 7), .heading)
  }

  private func weekdays() -> String {
    (0..<7).map { offset in
      let name = firstWeekday.adding(days: offset).shortName[context.language]
      // Letters of days beside each other would run together.
      return cell(name.cellWidth < cellWidth ? name : "\(name.prefix(cellWidth - 1))", .plain)
    }.joined()
  }

  private func weeks() -> [String] {
    month.firstDay.weeks(of: counts, from: firstWeekday).flatMap { week in
      guard rows.isEmpty else {
        return [week.map(day).joined()]
          + rows.map { row in week.map { cell($0, row) }.joined() }
      }
      let hasSky = week.contains { $0.map { skies[$0.date] != nil } ?? false }
      return [week.map(day).joined(), week.map(marks).joined()]
        + (hasSky ? [week.map(sky).joined()] : [])
    }
  }

  /// What the sky does on a day, in one short word.
  private func sky(_ count: DayCount?) -> String {
    let word = count.flatMap { skies[$0.date] }?.shortWord[context.language] ?? ""
    return cell(word.isEmpty ? "" : "\(word) ", .faint)
  }

  /// What the words of the sky stand for and where it is, in lines as wide as the calendar.
  private func legend() -> [String] {
    guard let region else { return [] }
    let language = context.language
    let shown = Condition.allCases.filter { skies.values.contains($0) }
    let meanings = shown.filter { $0.shortWord[language] != $0.words[language] }
      .map { TableCell(text: "\($0.shortWord[language])=\($0.words[language])", .faint) }
    let head = Bilingual(en: "sky: \(region.english)", ko: "날씨: \(region.korean)")[language]
    let lines = Flow([TableCell(text: head, .faint)] + meanings)
      .lines(width: cellWidth * 7, palette: Palette(isColored: false))
    return lines.map {
      painted(SafeText($0).fitted(to: cellWidth * 7, .left), .faint)
    }
  }

  /// One column is left empty, so that days stay apart.
  private func cell(_ count: DayCount?, _ row: Row) -> String {
    guard let count, let (text, style) = row(count.date, cellWidth - 1) else {
      return cell("", .plain)
    }
    return context.palette.paint(text, style) + " "
  }

  /// The number of a day, in brackets where it is today and there is room for them.
  private func day(_ count: DayCount?) -> String {
    guard let count else { return cell("", .plain) }
    let number = "\(count.date.day)"
    let isToday = count.date == context.clock.today
    guard cellWidth >= 4 else { return cell(number, isToday ? .today : .plain) }
    if isToday { return cell("[\(number)]", .today) }
    return cell("\(number) ", count.date < context.clock.today ? .faint : .plain)
  }

  /// What is open on a day, or the mark of a day on which all is done.
  private func marks(_ count: DayCount?) -> String {
    guard let count else { return cell("", .plain) }
    let mark = count.open.value > 0 ? count.open.text : count.done.value > 0 ? "*" : ""
    let style: TerminalStyle = count.open.value > 0 ? .tag : .done
    return cell(mark.utf8.count < cellWidth - 1 ? "\(mark) " : mark, style)
  }

  private func cell(_ text: String, _ style: TerminalStyle) -> String {
    painted(SafeText(text).fitted(to: cellWidth, .right), style)
  }

  /// A text of which the blanks at the end have no look, so that they can be left out.
  private func painted(_ text: String, _ style: TerminalStyle) -> String {
    let shown = text.withoutBlanksAtEnd
    guard !shown.isEmpty else { return text }
    return context.palette.paint(shown, style) + text.dropFirst(shown.count)
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
      let locale = Language.locale(of: "LC_TIME", in: environment.variables) ?? ""
      let isSunday =
        (locale.isEmpty && language == .korean)
        || ["ko", "en_US", "en_CA", "ja_JP"].contains { locale.hasPrefix($0) }
      return isSunday ? .sunday : .monday
    }
  }

  /// Shows a calendar.
  func show(_ grid: MonthGrid) {
    for line in grid.lines() { output.write(line: line) }
  }
}
