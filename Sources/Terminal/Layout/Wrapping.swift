import Text

extension SafeText {
  /// The text broken into lines of at most that many cells, at least one line.
  ///
  /// Lines break at spaces, which are dropped there, and inside words that are longer than a line;
  /// a command of this program (`clamate remind install`) goes on a line of its own before it is
  /// broken.
  /// Fewer than two cells count as two, because a Hangul syllable needs them.
  /// - Parameter splitsWords: whether a word that is longer than a line is broken; one that is to be
  ///   copied, such as a path, is better left to the terminal.
  public func wrapped(to cells: Int, splitsWords: Bool = true) -> [String] {
    let cells = max(2, cells)
    guard cellWidth > cells else { return [string] }
    var wrapping = Wrapping(cells: cells, splitsWords: splitsWords)
    let words = string.split(separator: " ", omittingEmptySubsequences: false)
    for (place, word) in words.enumerated() {
      if word.isProgramName { wrapping.makeRoom(for: command(in: words[place...], cells)) }
      wrapping.add(word)
    }
    return wrapping.lines + [wrapping.line]
  }

  /// As many words of a command as fit in a line: up to a mark, an "or" or the next command.
  private func command(in words: ArraySlice<Substring>, _ cells: Int) -> Int {
    var width = 0
    for (count, word) in words.enumerated() {
      let isOver = count > 0 && (word.isProgramName || ["or", "and", "또는"].contains(word))
      let wider = width + (count > 0 ? 1 : 0) + word.cellWidth
      guard !isOver, wider <= cells else { break }
      width = wider
      if let last = word.last, ",;).".contains(last) { break }
    }
    return width
  }

  /// The lines of a text that may hold newlines, each made safe and wrapped.
  public static func wrappedLines(of text: String, to cells: Int) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { SafeText(String($0)).wrapped(to: cells) }
  }
}

extension Substring {
  /// Whether a command to type begins with this word.
  fileprivate var isProgramName: Bool { self == "clamate" || self == "(clamate" }
}

/// Lines that are full, and the one being filled.
private struct Wrapping {
  let cells: Int
  let splitsWords: Bool
  private(set) var lines: [String] = []
  private(set) var line = ""
  private var width = 0
  private var isAtStart = true

  init(cells: Int, splitsWords: Bool) {
    self.cells = cells
    self.splitsWords = splitsWords
  }

  /// Goes to the next line where so many cells do not fit in this one.
  mutating func makeRoom(for command: Int) {
    guard !isAtStart, width + 1 + command > cells else { return }
    breakLine()
    isAtStart = true
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
    if wordWidth <= cells - width || !splitsWords {
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
