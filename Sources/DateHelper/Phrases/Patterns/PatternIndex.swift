/// The patterns of some rows, found by the character that a text begins with.
struct PatternIndex: Sendable {
  struct Entry: Sendable {
    let row: PhraseRow
    let pattern: Pattern
  }

  private let entries: [Character: [Entry]]

  init(_ rows: [PhraseRow]) {
    var entries: [Character: [Entry]] = [:]
    for row in rows {
      for pattern in row.patterns {
        for character in pattern.firstCharacters {
          entries[character, default: []].append(Entry(row: row, pattern: pattern))
        }
      }
    }
    self.entries = entries
  }

  func entries(startingWith character: Character) -> [Entry] {
    entries[character] ?? []
  }
}

extension Pattern {
  /// The characters that a text may begin with to fit.
  var firstCharacters: Set<Character> {
    Pattern.firstCharacters(elements[...]).characters
  }

  /// The first characters of some elements, and whether all of them may be left out.
  private static func firstCharacters(
    _ elements: ArraySlice<Element>
  ) -> (characters: Set<Character>, isOptional: Bool) {
    guard let element = elements.first else { return ([], true) }
    var (characters, isOptional) = firstCharacters(of: element)
    if isOptional {
      let rest = firstCharacters(elements.dropFirst())
      characters.formUnion(rest.characters)
      isOptional = rest.isOptional
    }
    return (characters, isOptional)
  }

  private static func firstCharacters(
    of element: Element
  ) -> (characters: Set<Character>, isOptional: Bool) {
    switch element {
    case .character(let character): return ([character], false)
    case .space(let isOptional): return ([" "], isOptional)
    case .slot(let slot): return (slot.firstCharacters, false)
    case .choice(let choices):
      let firsts = choices.map { firstCharacters($0[...]) }
      return (
        firsts.reduce(into: []) { $0.formUnion($1.characters) },
        firsts.contains(where: \.isOptional)
      )
    }
  }
}
