/// A row of the table found in some text.
struct PhrasePart {
  let row: PhraseRow
  let captures: Captures
  /// The scalars it covers.
  let range: Range<Int>
  let text: String

  var particle: PhraseParticle? {
    if case .particle(let particle) = row.sense { particle } else { nil }
  }

  var isRepeat: Bool {
    if case .repeats = row.sense { true } else { false }
  }

  var isKorean: Bool { text.unicodeScalars.contains(where: \.isHangul) }

  /// Whether the part says a time and no day.
  var isTime: Bool {
    switch row.sense {
    case .clock, .named, .part: true
    default: false
    }
  }
}

/// Parts that cover some text from a place on.
struct PhraseParts {
  var parts: [PhrasePart] = []
  var end: Int

  var range: Range<Int> { (parts.first?.range.lowerBound ?? end)..<end }
}
