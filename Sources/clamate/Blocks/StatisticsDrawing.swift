import Language
import Planner
import Terminal
import Text

/// Statistics as bars, a row each, as a picture.
struct StatisticsDrawing {
  private static let left = 170
  private static let bar = 360
  private static let right = 150
  let view: StatisticsView

  /// The picture.
  func drawing() -> Drawing {
    let page = view.page
    let total = view.statistics.tally.total
    let rows = view.rows()
    let minutes = LargestRemainder.rounded(rows.map(\.amount.seconds), unit: 60)
    let texts = zip(rows, minutes).map { row, minutes in
      "\(row.amount.blocksText), \(BlockAmount.timeText(minutes: minutes)[page.language])"
    }
    let sum = page.sum(total).joined(separator: ", ")
    let foot = view.foots().map { $0.map { $0[page.language] }.joined(separator: ", ") }
    let days = view.statistics.tally.days.isoText
    var drawing = Drawing(
      width: Self.left + Self.bar + Self.right, title: days,
      description: ([sum] + zip(rows, texts).map { "\($0.name): \($1)" } + foot)
        .joined(separator: "\n"))
    drawing.text(days, x: 0, y: 14, .init(size: 16, isBold: true))
    drawing.text(sum, x: 0, y: 36, .init(.faint))
    let most = max(1, rows.map(\.amount.halves).max() ?? 0)
    for (index, row) in rows.enumerated() {
      let y = 52 + index * 24
      drawing.text(SafeText(row.name).truncated(to: 22), x: 0, y: y + 14)
      let length = row.amount.halves * Self.bar / most
      if length > 0 {
        drawing.rectangle(
          x: Self.left, y: y, width: length, height: 18, fill: .level(3), name: row.name)
      }
      drawing.text(texts[index], x: Self.left + length + 8, y: y + 14, .init(.faint))
    }
    let end = drawing.height
    for (index, line) in foot.enumerated() {
      drawing.text(line, x: 0, y: end + 24 + index * Drawing.lineHeight)
    }
    return drawing
  }
}
