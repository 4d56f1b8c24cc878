import Planner
import Terminal

/// How cells of a board look: the letter of the group on the color of the block.
struct BoardInk {
  let catalog: BlockCatalog
  let run: SessionRun?
  let palette: Palette

  /// What is not painted: nothing, a skipped half hour, the half that runs or rests.
  enum Sign {
    static let nothing: Character = "."
    static let skipped: Character = "-"
    static let running: Character = ">"
    static let paused: Character = "="
    static let several: Character = "+"
  }

  /// The sign of a cell, and the color that it stands on.
  func sign(_ cell: Board.Cell?) -> (letter: Character, shade: Shade?) {
    guard let cell else { return (Sign.skipped, nil) }
    if let entry = catalog[cell.block] { return (entry.group.key.letter, entry.color.shade) }
    guard cell.isRunning else { return (Sign.nothing, nil) }
    return (run?.phase == .paused ? Sign.paused : Sign.running, nil)
  }

  /// A cell on one or two columns; more than one half in it are shown by a `+`.
  func text(_ cell: Board.Cell?, width: Int) -> String {
    let (letter, shade) = sign(cell)
    let isCrowded = (cell?.halves ?? 0) > 1
    let last = isCrowded ? Sign.several : letter
    let text = width > 1 ? "\(letter)\(last)" : "\(last)"
    return shade.map { palette.paint(text, on: $0) } ?? text
  }

  /// The letter of a group on its color.
  func key(_ group: BlockGroup) -> String {
    palette.paint("\(group.key.letter)", on: group.color.shade)
  }
}
