import DateHelper
import Language
import Planner
import Terminal
import Text

/// A day as 24 blocks in rows of six, with what they stand for.
struct BoardView {
  /// The hours of a row.
  private static let rowLength = 6
  /// What is said of a day without work, when nothing runs.
  private static let idle = Bilingual(
    en: "Nothing tracked. To begin: clamate track start BLOCK",
    ko: "기록이 없습니다. 시작: clamate track start 블록")
  let board: Board
  let page: BlockPage

  /// The lines, none wider than the page.
  func lines() -> [String] {
    let total = board.total
    let head = Flow([
      TableCell(text: board.date.heading[page.language], .heading),
      TableCell(text: page.blocksText(total, ofCells: board.cells.count)),
      TableCell(text: total.timeText[page.language]),
      TableCell(text: page.shareText(total.halves, ofCells: board.cells.count), .faint),
    ])
    let rest = page.rest(
      of: board.date...board.date, isRunShown: board.cells.contains(where: \.isRunning))
    let empty = page.reader.run == nil ? Self.idle : TimelineView.empty
    let isIdle = total.isEmpty && rest.isEmpty
    return page.context.lines(of: [head]) + grid() + page.legend(board.byBlock)
      + page.context.lines(of: isIdle ? [Flow(empty[page.language], .faint)] : rest)
  }

  /// The cells, each row of hours below the row of their times.
  func grid() -> [String] {
    let hours = BoardHours(board, dayStart: page.context.clock.dayStart)
    let rows = hours.rows(of: Self.rowLength)
    let longest = rows.map(\.count).max() ?? 0
    let isWide = longest * 4 + (longest - 1) * 2 <= page.width
    let (cell, gap) = isWide ? (2, 2) : (1, 1)
    let fitting = max(1, (page.width + gap) / (2 * cell + gap))
    return rows.flatMap { row in
      stride(from: 0, to: row.count, by: fitting).flatMap { start in
        lines(row[start..<min(start + fitting, row.count)], hours, cell: cell, gap: gap)
      }
    }
  }

  private func lines(
    _ row: ArraySlice<BoardHours.Hour>, _ hours: BoardHours, cell: Int, gap: Int
  ) -> [String] {
    let labels = row.map { hour in
      SafeText(hours.label(hour, isShort: cell == 1)).fitted(to: 2 * cell + gap)
    }.joined()
    let cells = row.map { $0.cells.map { page.ink.text($0, width: cell) }.joined() }
    return [
      page.context.palette.paint(labels.withoutBlanksAtEnd, .faint),
      cells.joined(separator: String(repeating: " ", count: gap)),
    ]
  }
}
