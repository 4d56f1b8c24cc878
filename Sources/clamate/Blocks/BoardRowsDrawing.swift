import DateHelper
import Language
import Planner
import Terminal

/// Some days as rows, a column a half hour, as a picture.
struct BoardRowsDrawing {
  private static let cell = (width: 11, height: 16)
  private static let left = 110
  private static let right = 50
  private static let top = 64
  let days: ClosedRange<CivilDate>
  let page: BlockPage

  /// The picture of the boards of the days.
  func drawing(_ boards: [Board]) -> Drawing {
    let amounts = boards.amounts
    let rows = boards.map { BoardHours($0, dayStart: page.context.clock.dayStart) }
    let longest = max(24, rows.map(\.hours.count).max() ?? 0)
    let cells = boards.reduce(0) { $0 + $1.cells.count }
    let total = amounts.values.sum
    let sum = [page.blocksText(total, ofCells: cells), total.timeText[page.language]]
      .joined(separator: ", ")
    var drawing = Drawing(
      width: Self.left + longest * 2 * Self.cell.width + Self.right, title: days.isoText,
      description: ([sum] + page.legendText(amounts) + boards.map(line)).joined(separator: "\n"))
    drawing.text(days.isoText, x: 0, y: 14, .init(size: 16, isBold: true))
    drawing.text(sum, x: 0, y: 36, .init(.faint))
    addHours(rows, to: &drawing)
    for (index, (board, row)) in zip(boards, rows).enumerated() {
      add(board, row, y: Self.top + index * (Self.cell.height + 4), to: &drawing)
    }
    page.addLegend(amounts, to: &drawing)
    return drawing
  }

  private func line(_ board: Board) -> String {
    let day = page.context.clock.shortText(board.date)[page.language]
    return "\(day): \(board.total.blocksText)"
  }

  private func addHours(_ rows: [BoardHours], to drawing: inout Drawing) {
    guard let row = rows.first(where: { $0.hours.count == 24 }) else { return }
    for index in stride(from: 0, to: 24, by: 3) {
      drawing.text(
        row.label(row.hours[index], isShort: true),
        x: Self.left + index * 2 * Self.cell.width, y: Self.top - 6, .init(.faint, size: 11))
    }
  }

  private func add(_ board: Board, _ row: BoardHours, y: Int, to drawing: inout Drawing) {
    drawing.text(
      page.context.clock.shortText(board.date)[page.language], x: 0, y: y + 13)
    for (index, cell) in row.hours.flatMap(\.cells).enumerated() {
      page.add(
        cell, x: Self.left + index * Self.cell.width, y: y, width: Self.cell.width - 1,
        height: Self.cell.height, to: &drawing)
    }
    guard !board.total.isEmpty else { return }
    drawing.text(
      board.total.blocksText, x: drawing.width, y: y + 13, .init(anchor: .end))
  }
}
