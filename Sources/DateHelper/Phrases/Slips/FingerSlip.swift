import Text

/// Whether one slip of the finger turns a word into another.
enum FingerSlip {
  /// Whether an English word is another with a letter left out, written twice, swapped with the
  /// next or hit on a key beside it; in a word of five letters or more with any one edit.
  static func isOne(_ typed: [Unicode.Scalar], from meant: [Unicode.Scalar]) -> Bool {
    guard abs(typed.count - meant.count) <= 1,
      EditDistance.distance(typed, meant, limit: 1) == 1
    else { return false }
    if meant.count >= 5 || typed.count < meant.count { return true }
    if typed.count > meant.count { return undoubled(typed) == undoubled(meant) }
    let differing = zip(typed, meant).filter { $0 != $1 }
    return differing.count == 2 || differing.allSatisfy { Keyboard.areNeighbours($0, $1) }
  }

  /// Whether a syllable of Hangul is another with a letter hit on a key beside it, or with its
  /// last consonant left out.
  static func isOneSyllable(_ typed: Unicode.Scalar, from meant: Unicode.Scalar) -> Bool {
    let (typed, meant) = (String(typed).letters, String(meant).letters)
    if typed.count == 2, meant.count == 3 { return meant.starts(with: typed) }
    let differing = zip(typed, meant).filter { $0 != $1 }
    return typed.count == meant.count && differing.count == 1
      && differing.allSatisfy { Keyboard.areNeighbours($0, $1) }
  }

  /// Whether a syllable of Hangul is another but for one letter, changed, added or left out.
  static func isNearSyllable(_ typed: Unicode.Scalar, from meant: Unicode.Scalar) -> Bool {
    let (typed, meant) = (String(typed).letters, String(meant).letters)
    guard typed.count == meant.count else {
      return typed.count > meant.count ? typed.starts(with: meant) : meant.starts(with: typed)
    }
    return zip(typed, meant).count { $0 != $1 } == 1
  }

  /// Whether two words are the same but for letters that one of them writes twice.
  static func areSameButForDoubles(_ one: String, _ other: String) -> Bool {
    undoubled(Array(one.unicodeScalars)) == undoubled(Array(other.unicodeScalars))
  }

  private static func undoubled(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    word.reduce(into: []) { text, letter in if text.last != letter { text.append(letter) } }
  }
}
