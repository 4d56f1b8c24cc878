import DateHelper
import Language
import Planner
import Terminal

/// A day as 24 blocks in rows of six, as a picture.
struct BoardDrawing {
  private static let cell = (width: 36, height: 44, gap: 12)
  private static let top = 48
  let page: BlockPage

  /// The picture of one board.
  func drawing(_ boards: [Board]) -> Drawing {
    guard let board = boards.first else { return Drawing(width: 0, title: "", description: "") }
    let amount = board.total
    let head = board.date.heading[page.language]
    let sum = [
      page.blocksText(amount, ofCells: board.cells.count), amount.timeText[page.language],
      page.shareText(amount.halves, ofCells: board.cells.count),
    ].joined(separator: ", ")
    let rows = BoardHours(board, dayStart: page.context.clock.dayStart)
    let longest = max(6, rows.rows(of: 6).map(\.count).max() ?? 0)
    var drawing = Drawing(
      width: longest * (2 * Self.cell.width + Self.cell.gap), title: head,
      description: ([sum] + page.legendText(board.byBlock) + spans(board)).joined(separator: "\n"))
    drawing.text(head, x: 0, y: 14, .init(size: 16, isBold: true))
    drawing.text(sum, x: 0, y: 36, .init(.faint))
    add(rows, to: &drawing)
    page.addLegend(board.byBlock, to: &drawing)
    return drawing
  }

  private func add(_ hours: BoardHours, to drawing: inout Drawing) {
    for (line, row) in hours.rows(of: 6).enumerated() {
      let y = Self.top + line * (Self.cell.height + Drawing.lineHeight + 8)
      for (column, hour) in row.enumerated() {
        let x = column * (2 * Self.cell.width + Self.cell.gap)
        drawing.text(
          hours.label(hour, isShort: false), x: x, y: y + 14, .init(.faint, size: 12))
        for (half, cell) in hour.cells.enumerated() {
          page.add(
            cell, x: x + half * Self.cell.width, y: y + Drawing.lineHeight,
            width: Self.cell.width - 2, height: Self.cell.height, to: &drawing)
        }
      }
    }
  }

  /// The painted cells as spans of time, each with what was done.
  private func spans(_ board: Board) -> [String] {
    var lines: [String] = []
    var rest = board.cells[...]
    while let first = rest.first {
      let same = rest.prefix { $0.block == first.block }
      rest = rest.dropFirst(same.count)
      guard let entry = page.catalog[first.block], let last = same.last else { continue }
      let end = WallTime(minuteOfDay: (last.start.minuteOfDay + 30) % 1440)?.iso ?? ""
      lines.append("\(first.start.iso)-\(end) \(entry.group.name): \(entry.block.name)")
    }
    return lines
  }
}
