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
    cut(to: cells).text
  }

  /// The text on exactly that many cells: cut as by ``truncated(to:)`` or padded with spaces.
  public func fitted(to cells: Int, _ alignment: Alignment = .left) -> String {
    let (text, width) = cut(to: cells)
    let padding = String(repeating: " ", count: max(0, cells - width))
    return alignment == .left ? text + padding : padding + text
  }

  /// The text as ``truncated(to:)`` has it, with the cells that it takes.
  func cut(to cells: Int) -> (text: String, cellWidth: Int) {
    guard cellWidth > cells else { return (string, cellWidth) }
    let mark = String(repeating: ".", count: min(2, max(0, cells)))
    var width = mark.utf8.count
    if isStandalone {
      let start = string.unicodeScalars.prefix { width.grow(by: $0.cellWidth, to: cells) }
      return (String(start) + mark, width)
    }
    let start = string.prefix { width.grow(by: $0.cellWidth, to: cells) }
    return (start + mark, width)
  }
}

extension Int {
  /// Adds as much if that stays within the limit, and says whether it did.
  fileprivate mutating func grow(by amount: Int, to limit: Int) -> Bool {
    guard self + amount <= limit else { return false }
    self += amount
    return true
  }
}
