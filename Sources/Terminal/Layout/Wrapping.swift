import Text

extension SafeText {
  /// The text broken into lines of at most that many cells, at least one line.
  ///
  /// Lines break at spaces, which are dropped there, and inside words that are longer than a line.
  /// Fewer than two cells count as two, because a Hangul syllable needs them.
  public func wrapped(to cells: Int) -> [String] {
    let cells = max(2, cells)
    guard cellWidth > cells else { return [string] }
    var wrapping = Wrapping(cells: cells)
    for word in string.split(separator: " ", omittingEmptySubsequences: false) {
      wrapping.add(word)
    }
    return wrapping.lines + [wrapping.line]
  }

  /// The lines of a text that may hold newlines, each made safe and wrapped.
  public static func wrappedLines(of text: String, to cells: Int) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { SafeText(String($0)).wrapped(to: cells) }
  }
}

/// Lines that are full, and the one being filled.
private struct Wrapping {
  let cells: Int
  private(set) var lines: [String] = []
  private(set) var line = ""
  private var width = 0
  private var isAtStart = true

  init(cells: Int) {
    self.cells = cells
  }

  mutating func add(_ word: Substring) {
    let wordWidth = word.cellWidth
    if !isAtStart {
      if width + 1 + wordWidth <= cells {
        line += " "
        width += 1
      } else {
        breakLine()
      }
    }
    isAtStart = false
    if wordWidth <= cells - width {
      line += word
      width += wordWidth
    } else {
      split(word)
    }
  }

  private mutating func split(_ word: Substring) {
    for character in word {
      let characterWidth = character.cellWidth
      if width + characterWidth > cells { breakLine() }
      line.append(character)
      width += characterWidth
    }
  }

  private mutating func breakLine() {
    lines.append(line)
    line = ""
    width = 0
  }
}
