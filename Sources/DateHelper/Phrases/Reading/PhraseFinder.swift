/// Finds the rows of the table in some text.
struct PhraseFinder {
  /// Longer text is no phrase; the limit bounds the work.
  static let longest = 100
  private static let mostWays = 500

  private(set) var text: PhraseText
  private let index: PatternIndex
  private var ways: [PhraseParts] = []

  init(_ words: some Sequence<String>, index: PatternIndex) {
    text = PhraseText(words)
    self.index = index
  }

  /// The ways to cover the text from a place on, up to the end of some word.
  ///
  /// The way that covers most is first; among equals, the one with the fewest parts.
  mutating func ways(from start: Int) -> [PhraseParts] {
    ways = []
    follow(PhraseParts(end: start))
    return ways.enumerated().sorted {
      ($1.element.end, $0.element.parts.count, $0.offset)
        < ($0.element.end, $1.element.parts.count, $1.offset)
    }.map(\.element)
  }

  private mutating func follow(_ way: PhraseParts) {
    guard ways.count < PhraseFinder.mostWays, way.parts.count < 10 else { return }
    let isWordEnd = way.end == text.scalars.count || text.scalars[way.end] == " "
    if isWordEnd, way.parts.contains(where: { $0.particle == nil }),
      way.parts.last?.particle?.isBefore != true
    {
      ways.append(way)
    }
    let gap = way.parts.isEmpty ? 0 : text.gap(at: way.end)
    let isSpace = gap > 0
    let start = way.end + gap
    guard start < text.scalars.count else { return }
    for part in parts(at: start) where fits(part, after: way, isNewWord: isSpace) {
      follow(PhraseParts(parts: way.parts + [part], end: part.range.upperBound))
    }
  }

  private mutating func parts(at start: Int) -> [PhrasePart] {
    var parts: [PhrasePart] = []
    for entry in index.entries(startingWith: text.scalars[start]) {
      for match in text.matches(entry.pattern, at: start) where match.end > start {
        parts.append(
          PhrasePart(
            row: index.rows[entry.row], captures: match.captures, range: start..<match.end,
            text: String(text.scalars[start..<match.end])))
      }
    }
    return parts.sorted { $0.range.upperBound > $1.range.upperBound }
  }

  private func fits(_ part: PhrasePart, after way: PhraseParts, isNewWord: Bool) -> Bool {
    guard let last = way.parts.last else { return part.particle?.isBefore != false }
    switch part.particle {
    case .dueAfter, .whenAfter: return last.particle == nil
    case .dueBefore, .whenBefore: return isNewWord
    case nil: return true
    }
  }
}
