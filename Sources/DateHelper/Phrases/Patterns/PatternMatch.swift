/// What the slots of a pattern stand for.
typealias Captures = [Slot: Int]

/// The end of a pattern in some text, and what its slots stand for there.
struct PatternMatch {
  var end: Int
  var captures: Captures
}

/// Some text that patterns are tried on.
struct PhraseText {
  let scalars: [Unicode.Scalar]
  /// The furthest place that any pattern came to, for pointing at the word that no pattern knows.
  private(set) var furthest = 0

  init(_ words: some Sequence<String>) {
    scalars = Array(words.joined(separator: " ").lowercased().unicodeScalars)
  }

  /// All ways in which a pattern fits the text from a place on.
  mutating func matches(_ pattern: Pattern, at start: Int) -> [PatternMatch] {
    matches(pattern.elements[...], PatternMatch(end: start, captures: [:]))
      .filter { isBoundary($0.end) }
  }

  private mutating func matches(
    _ elements: ArraySlice<Pattern.Element>, _ match: PatternMatch
  ) -> [PatternMatch] {
    furthest = max(furthest, match.end)
    guard let element = elements.first else { return [match] }
    let rest = elements.dropFirst()
    var found: [PatternMatch] = []
    for next in steps(element, match) {
      found += matches(rest, next)
    }
    return found
  }

  /// The ways to go past one element.
  private mutating func steps(_ element: Pattern.Element, _ match: PatternMatch) -> [PatternMatch] {
    switch element {
    case .scalar(let scalar):
      return scalars.indices.contains(match.end) && scalars[match.end] == scalar
        ? [match.advanced(by: 1)] : []
    case .space(let isOptional):
      let isSpace = scalars.indices.contains(match.end) && scalars[match.end] == " "
      return isSpace ? [match.advanced(by: 1)] : (isOptional ? [match] : [])
    case .slot(let slot):
      return slot.matches(scalars[match.end...]).map {
        match.advanced(by: $0.length, slot, $0.value)
      }
    case .choice(let choices):
      var found: [PatternMatch] = []
      for choice in choices { found += matches(choice[...], match) }
      return found
    }
  }

  /// The length of what may stand between two parts: a space, or a comma and a space.
  func gap(at place: Int) -> Int {
    let rest = scalars[place...]
    if rest.first == " " { return 1 }
    return rest.starts(with: [",", " "]) ? 2 : 0
  }

  /// Whether a word may end here: English and digits do not run on.
  private func isBoundary(_ place: Int) -> Bool {
    guard place > 0, place < scalars.count else { return true }
    return !(scalars[place - 1].isWordScalar && scalars[place].isWordScalar)
  }
}

extension PatternMatch {
  fileprivate func advanced(by length: Int, _ slot: Slot? = nil, _ value: Int = 0) -> PatternMatch {
    var next = self
    next.end += length
    if let slot { next.captures[slot.key] = value }
    return next
  }
}
