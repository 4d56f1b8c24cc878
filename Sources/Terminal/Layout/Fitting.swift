import Text

/// Which side of its space a text keeps to.
public enum Alignment: Sendable {
  /// At the left, as words are.
  case left
  /// At the right, as numbers are.
  case right
}

extension SafeText {
  /// The text cut at a grapheme cluster to at most that many cells, with `..` where it was cut.
  ///
  /// The mark is part of the cells: one cell leaves `.`, none leaves nothing.
  public func truncated(to cells: Int) -> String {
    guard cellWidth > cells else { return string }
    guard cells > 2 else { return String(repeating: ".", count: max(0, cells)) }
    return prefix(cells: cells - 2) + ".."
  }

  /// The text on exactly that many cells: cut as by ``truncated(to:)`` or padded with spaces.
  public func fitted(to cells: Int, _ alignment: Alignment = .left) -> String {
    let isCut = cellWidth > cells
    let text = isCut ? truncated(to: cells) : string
    let padding = String(
      repeating: " ", count: max(0, cells - (isCut ? text.cellWidth : cellWidth)))
    return alignment == .left ? text + padding : padding + text
  }

  /// The longest beginning of whole grapheme clusters that takes at most that many cells.
  func prefix(cells: Int) -> Substring {
    var left = cells
    return string.prefix { character in
      left -= character.cellWidth
      return left >= 0
    }
  }
}
