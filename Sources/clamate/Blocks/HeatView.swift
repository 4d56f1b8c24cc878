import DateHelper
import Language
import Planner
import Terminal
import Text

/// A heat map as text: a row a weekday, a column a week.
struct HeatView {
  /// From here on a day takes two columns.
  private static let wide = 110
  let map: HeatMap
  let page: BlockPage

  /// The lines, none wider than the page; on a narrow one the weeks go on below.
  func lines() -> [String] {
    let total = map.tally.total
    let head = Flow(
      [TableCell(text: page.text(map.tally.days), .heading)]
        + page.sum(total).map { TableCell(text: $0) })
    let label = labels.map(\.cellWidth).max() ?? 0
    let column = page.width >= Self.wide && map.weeks.count * 2 + label < page.width ? 2 : 1
    let fitting = max(1, (page.width - label - 1) / column)
    let parts = stride(from: 0, to: map.weeks.count, by: fitting).map { start in
      start..<min(start + fitting, map.weeks.count)
    }
    return page.context.lines(of: [head])
      + parts.flatMap { lines($0, label: label, column: column) } + page.context.lines(of: [legend])
  }

  private var labels: [String] {
    (0..<7).map { map.firstWeekday.adding(days: $0).shortName[page.language] }
  }

  private func lines(_ weeks: Range<Int>, label: Int, column: Int) -> [String] {
    let rows = (0..<7).map { row in
      SafeText(labels[row]).fitted(to: label + 1)
        + trimmed(weeks.map { sign(map.weeks[$0][row], column) })
    }
    return [page.context.palette.paint(months(weeks, label, column), .faint)] + rows
  }

  /// The cells of a row without blanks at its end.
  private func trimmed(_ cells: [String]) -> String {
    let end = cells.lastIndex { $0.contains { $0 != " " } } ?? -1
    return cells[..<(end + 1)].joined()
  }

  private func sign(_ day: HeatMap.Day?, _ column: Int) -> String {
    guard let day, !day.isAhead || !day.amount.isEmpty else {
      return String(repeating: " ", count: column)
    }
    guard let level = day.level else { return String(repeating: BoardInk.nothing, count: column) }
    return page.context.palette.paint(
      String(repeating: "\(level.rawValue)", count: column), on: level.shade)
  }

  /// The numbers of the months above the weeks in which they begin.
  private func months(_ weeks: Range<Int>, _ label: Int, _ column: Int) -> String {
    var line = String(repeating: " ", count: label + 1)
    for week in weeks {
      let place = label + 1 + (week - weeks.lowerBound) * column
      guard let month = map.month(ofWeek: week), place >= line.utf8.count,
        place + 2 <= page.width
      else { continue }
      line += String(repeating: " ", count: place - line.utf8.count) + "\(month.month)"
    }
    return line.last == " " ? "" : line
  }

  private var legend: Flow {
    let texts: [Bilingual] = [
      Bilingual(en: ". nothing", ko: ". 없음"),
      Bilingual(en: "0 under a half block", ko: "0 반 블록 미만"),
      Bilingual(en: "1 under 2", ko: "1 2블록 미만"), Bilingual(en: "2 under 4", ko: "2 4블록 미만"),
      Bilingual(en: "3 under 6", ko: "3 6블록 미만"), Bilingual(en: "4 from 6 blocks", ko: "4 6블록부터"),
    ]
    return Flow(texts.map { TableCell(text: $0[page.language], .faint) })
  }
}
