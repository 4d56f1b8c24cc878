extension PhraseParser {
  /// Reads words that name a deadline, with or without a word that says so: `friday`, `by friday`.
  ///
  /// A span means its last day, as `by next week` does.
  ///
  /// - Returns: A civil date, with a time if the words say one.
  /// - Throws: `PhraseError` as `read(_:direction:)` does, and for a day to begin (`from friday`).
  public func readDeadline(_ words: [String]) throws(PhraseError) -> CivilMoment {
    let parts = try wholeParts(split(words))
    let text = words.joined(separator: " ")
    if let beginning = parts.first(where: \.isBeginning) {
      throw .beginning(text: text, particle: beginning.text)
    }
    let sentence = PhraseSentence(deadline: parts)
    guard let due = try resolver(.planning).reading(sentence).due else { throw .noDay(text: text) }
    return due
  }
}

extension PhrasePart {
  /// Whether the part makes of the phrase beside it a day to begin.
  var isBeginning: Bool {
    particle != nil && ["from", "starting", "부터", "에서"].contains(text)
  }
}
