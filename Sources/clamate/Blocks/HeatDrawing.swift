import DateHelper
import Language
import Planner
import Terminal

/// A heat map as a picture.
struct HeatDrawing {
  private static let cell = 13
  private static let left = 40
  private static let top = 66
  let map: HeatMap
  let page: BlockPage

  /// The picture.
  func drawing() -> Drawing {
    let total = map.tally.total
    let title = map.tally.days.isoText
    let sum = page.sum(total).joined(separator: ", ")
    let days = map.weeks.joined().compactMap(\.self).filter { !$0.amount.isEmpty }
    var drawing = Drawing(
      width: max(300, Self.left + map.weeks.count * Self.cell), title: title,
      description: ([sum] + days.map { "\($0.date.iso): \($0.amount.blocksText)" })
        .joined(separator: "\n"))
    drawing.text(title, x: 0, y: 14, .init(size: 16, isBold: true))
    drawing.text(sum, x: 0, y: 36, .init(.faint))
    for row in 0..<7 {
      drawing.text(
        map.firstWeekday.adding(days: row).shortName[page.language], x: 0,
        y: Self.top + row * Self.cell + 10, .init(.faint, size: 11))
    }
    var labelEnd = 0
    for (index, week) in map.weeks.enumerated() {
      let x = Self.left + index * Self.cell
      if let month = map.month(ofWeek: index), x >= labelEnd {
        drawing.text("\(month.month)", x: x, y: Self.top - 6, .init(.faint, size: 11))
        labelEnd = x + 2 * Self.cell
      }
      for (row, day) in week.enumerated() { add(day, x, Self.top + row * Self.cell, to: &drawing) }
    }
    return drawing
  }

  private func add(_ day: HeatMap.Day?, _ x: Int, _ y: Int, to drawing: inout Drawing) {
    guard let day, !day.isAhead || !day.amount.isEmpty else { return }
    let size = Self.cell - 2
    drawing.rectangle(
      x: x, y: y, width: size, height: size, fill: day.level.map { .level($0.rawValue) } ?? .empty,
      name: "\(day.date.iso): \(day.amount.blocksText)")
    guard let level = day.level else { return }
    drawing.text(
      "\(level.rawValue)", x: x + size / 2, y: y + 9,
      .init(.lettersOnLevel(level.rawValue), anchor: .middle, size: 9))
  }
}
