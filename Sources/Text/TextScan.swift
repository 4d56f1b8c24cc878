/// What one pass over a text finds out, so that ordinary text needs no second look.
struct TextScan {
  /// Whether every scalar is a character of its own, already in form C and safe to show.
  private(set) var isStandalone = true
  /// Whether something in it has to be escaped before it is shown.
  private(set) var needsEscaping = false
  /// The width in terminal cells, right only if `isStandalone`.
  private(set) var standaloneCellWidth = 0

  init(_ text: some StringProtocol) {
    let isPrintableASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { 0x20...0x7E ~= $0 }
    }
    if isPrintableASCII == true {
      standaloneCellWidth = text.utf8.count
      return
    }
    for scalar in text.unicodeScalars {
      if let width = scalar.standaloneCellWidth {
        standaloneCellWidth += width
      } else {
        isStandalone = false
        if scalar.isEscapedOnTerminal {
          needsEscaping = true
          return
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// The width of a scalar that joins no neighbour of its kind and is unchanged by form C, else nil.
  ///
  /// Printable ASCII, Hangul syllables, the unified ideographs and kana letters: nearly all that
  /// people here type. A text of nothing else needs neither grapheme breaking nor normalisation.
  @inline(__always)
  var standaloneCellWidth: Int? {
    switch value {
    case 0x20...0x7E: 1
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA: 2
    default: nil
    }
  }
}
