import DateHelper
import Language
import Planner
import Terminal
import Text

/// What pictures about blocks share.
extension BlockPage {
  /// Adds a line a group below what is drawn: its color with its letter, its name and its amount.
  func addLegend(_ amounts: [Int: BlockAmount], to drawing: inout Drawing) {
    let groups = catalog.groups(amounts)
    let minutes = LargestRemainder.rounded(groups.map(\.amount.seconds), unit: 60)
    for (group, minutes) in zip(groups, minutes) {
      let y = drawing.height + Drawing.lineHeight - 14
      let shade = group.group.color.shade
      drawing.rectangle(x: 0, y: y, width: 16, height: 16, fill: .shade(shade))
      drawing.text(
        "\(group.group.key.letter)", x: 8, y: y + 13,
        .init(.letters(on: shade), anchor: .middle, size: 12))
      let time = BlockAmount.timeText(minutes: minutes)[language]
      let blocks = group.blocks.map { "\($0.entry.block.name) \($0.amount.blocksText)" }
      let text = "\(group.group.name) \(group.amount.blocksText), \(time)"
      drawing.text(
        SafeText("\(text) (\(blocks.joined(separator: ", ")))").truncated(to: 70), x: 24, y: y + 13)
    }
  }

  /// What was done, a line a group, for those who do not see the picture.
  func legendText(_ amounts: [Int: BlockAmount]) -> [String] {
    catalog.groups(amounts).map { group in
      let blocks = group.blocks.map { "\($0.entry.block.name) \($0.amount.blocksText)" }
      return "\(group.group.name) \(group.amount.blocksText): \(blocks.joined(separator: ", "))"
    }
  }

  /// Adds a cell of a board.
  func add(
    _ cell: Board.Cell?, x: Int, y: Int, width: Int, height: Int, to drawing: inout Drawing
  ) {
    let (letter, shade) = ink.sign(cell)
    guard let cell else { return }
    let entry = catalog[cell.block]
    let name = entry.map { "\(cell.start.iso) \($0.group.name): \($0.block.name)" }
    drawing.rectangle(
      x: x, y: y, width: width, height: height, fill: shade.map { .shade($0) } ?? .empty,
      name: name ?? cell.start.iso)
    guard entry != nil || cell.isRunning else { return }
    let size = min(height - 2, width + 2, 14)
    let text = cell.halves > 1 ? "\(letter)\(BoardInk.Sign.several)" : "\(letter)"
    drawing.text(
      text, x: x + width / 2, y: y + (height + size) / 2 - 2,
      .init(shade.map { .letters(on: $0) } ?? .ink, anchor: .middle, size: size))
  }
}

extension ClosedRange<CivilDate> {
  /// The first and the last day with their years: a picture is looked at in any year.
  var isoText: String { "\(lowerBound.iso) - \(upperBound.iso)" }
}
