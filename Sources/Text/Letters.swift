extension Unicode.Scalar {
  /// Whether this is a syllable of Hangul in one piece, as in normal form C.
  public var isHangulSyllable: Bool { 0xAC00...0xD7A3 ~= value }
}

extension StringProtocol {
  /// The letters of a word: scalars in small form, with the syllables of Hangul taken apart, so that
  /// 서올 is one letter away from 서울.
  public var letters: [Unicode.Scalar] {
    lowercased().unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard scalar.isHangulSyllable else { return [scalar] }
      // The composition of syllables is the arithmetic of The Unicode Standard, section 3.12.
      let index = scalar.value - 0xAC00
      let ending = index % 28 == 0 ? nil : 0x11A7 + index % 28
      return [0x1100 + index / 588, 0x1161 + index % 588 / 28, ending]
        .compactMap { $0 }.compactMap(Unicode.Scalar.init)
    }
  }
}
