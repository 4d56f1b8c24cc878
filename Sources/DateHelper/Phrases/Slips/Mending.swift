/// A slip that a title may hold: the words with it, and those that were probably meant.
struct Mending {
  /// How surely a word with a slip is no other word.
  enum Doubt {
    /// It is no word.
    case none
    /// It is a word with which no title ends: `very monday`.
    case besidePhrase
    /// It is a word of its own: `text friday`.
    case within
  }

  /// The places of the words with the slip.
  let range: Range<Int>
  let meant: [String]
  let doubt: Doubt

  func applied(to words: [String]) -> [String] {
    words[..<range.lowerBound] + meant + words[range.upperBound...]
  }

  /// What words at some places, or any of them with the next, may have been meant to be.
  static func all(in words: [String], at places: some Sequence<Int>) -> [Mending] {
    var found: [Mending] = []
    for place in places where found.count < most { found += all(in: words, at: place) }
    return found
  }

  /// The limit bounds the work on a title in which every word is near to one of a phrase.
  private static let most = 200

  private static func all(in words: [String], at place: Int) -> [Mending] {
    let word = words[place].lowercased()
    guard FreePhrase.isOneWord(word), word.unicodeScalars.count <= longest else { return [] }
    let isKorean = word.unicodeScalars.contains(where: \.isHangul)
    let before = place > 0 ? words[place - 1] : nil
    let meanings =
      (isKorean ? KoreanSlip.meanings(of: word) : EnglishSlip.meanings(of: word))
      + KoreanSlip.counted(word, after: before)
    let mendings = meanings.map {
      Mending(range: place..<place + 1, meant: $0.words, doubt: $0.doubt)
    }
    // The blank is the more likely slip: `내 일` is no `매 일`.
    guard place + 1 < words.count, let joined = joined(word, words[place + 1].lowercased()) else {
      return mendings
    }
    let range = place..<place + 2
    return [Mending(range: range, meant: joined.words, doubt: joined.doubt)] + mendings
  }

  /// Two words with a blank too many between them: `내 일`, `to morrow`.
  private static func joined(_ first: String, _ second: String) -> SlipMeaning? {
    if let word = KoreanSlip.joined(first, second) {
      return SlipMeaning(words: [word], doubt: .none)
    }
    return EnglishSlip.joined(first, second)
  }

  /// Whether a word is one that phrases are made of, and not only a number.
  static func isOfPhrase(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.unicodeScalars.contains(where: \.isHangul)
      ? KoreanSlip.isOfPhrase(word) : EnglishSlip.isOfPhrase(word)
  }

  /// Longer words are of no phrase.
  private static let longest = 20
}

/// What a word with a slip may have been meant to be.
struct SlipMeaning {
  let words: [String]
  let doubt: Mending.Doubt
}
