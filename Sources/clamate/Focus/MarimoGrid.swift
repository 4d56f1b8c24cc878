import DateHelper
import Language
import Planner
import Terminal
import Text

/// The marimos of a month as a calendar: a row a week, a cell a day.
struct MarimoGrid {
  /// The cells of a day where there is room for whole marimos, and where there is not.
  private static let widths = (whole: 8, small: 5)
  /// The columns below which days are listed instead.
  private static let least = widths.small * 7

  let month: YearMonth
  let days: [FocusDay]
  let context: Context

  private var isWhole: Bool { context.presentation.pageWidth >= Self.widths.whole * 7 }
  private var cellWidth: Int { isWhole ? Self.widths.whole : Self.widths.small }

  /// The lines of the calendar; a narrow page lists the days that have a marimo.
  func lines() -> [String] {
    let heading = context.palette.paint(
      SafeText(month.heading[context.language]).truncated(to: context.presentation.pageWidth),
      .heading)
    guard context.presentation.pageWidth >= Self.least else {
      return [heading] + days.filter { $0.seconds > 0 }.map { "\($0.date.day) \(drawing($0))" }
    }
    return ([heading, weekdays()] + weeks()).map(\.withoutBlanksAtEnd)
  }

  private func weekdays() -> String {
    (0..<7).map { cell(context.firstWeekday.adding(days: $0).shortName[context.language]) }
      .joined()
  }

  private func weeks() -> [String] {
    month.firstDay.weeks(of: days, from: context.firstWeekday).flatMap { week in
      [week.map(number).joined(), week.map(marimo).joined()]
    }
  }

  private func number(_ day: FocusDay?) -> String {
    guard let day else { return cell("") }
    let isToday = day.date == context.clock.today
    return cell(isToday ? "[\(day.date.day)]" : "\(day.date.day) ", isToday ? .today : .faint)
  }

  /// The marimo of a day; a dash for a day that went by without one.
  private func marimo(_ day: FocusDay?) -> String {
    guard let day, day.date <= context.clock.today || day.seconds > 0 else { return cell("") }
    guard day.seconds > 0 else { return cell("- ", .faint) }
    let drawing = drawing(day)
    let text = drawing.utf8.count < cellWidth - 1 ? "\(drawing) " : drawing
    return cell(text, day.isMet ? .success : .plain)
  }

  private func drawing(_ day: FocusDay) -> String {
    isWhole ? day.drawing : day.smallDrawing
  }

  private func cell(_ text: String, _ style: TerminalStyle = .plain) -> String {
    context.palette.paint(SafeText(text).fitted(to: cellWidth, .right), style)
  }
}
