import Text

extension PhraseParser {
  /// Whether the word at the end of a title is a name and no day: `watch Wednesday`, `prepare SAT`.
  func isName(_ words: [String], from first: Int) -> Bool {
    guard first > 0, first == words.count - 1 else { return false }
    let (before, word) = (words[first - 1].lowercased(), words[first])
    if PhraseTable.names.contains("\(before) \(word.lowercased())") { return true }
    if PhraseTable.namesInCapitals.contains(word) {
      return words.contains { $0 != $0.uppercased() }
    }
    return PhraseTable.verbsBeforeNames.contains(before) && word.first?.isUppercase == true
  }

  /// Whether a time at the start of a title begins a name: `9시 뉴스 보기`.
  func isName(_ words: [String], until end: Int) -> Bool {
    PhraseTable.names.contains(words.prefix(end + 1).joined(separator: " "))
  }

  /// The words without the sign after a time that ends them: `call mom friday at 3pm!`.
  func withoutEndSign(_ words: [String]) -> [String] {
    guard let last = words.last, FreePhrase.isOneWord(last) else { return words }
    for signs in ["!?~", "!?~."] {
      let bare = PhraseParser.without(signs, at: last)
      guard bare != last, !bare.isEmpty else { continue }
      let candidate = Array(words.dropLast()) + [bare]
      if (try? phraseAtEnd(words)) == nil,
        let phrase = try? phraseAtEnd(candidate), phrase.parts.contains(where: \.isTime)
      {
        return candidate
      }
    }
    return words
  }

  /// A phrase that a title without one may have been meant to hold, and that stays a part of it.
  ///
  /// - Parameter mended: the words of a phrase that may have been meant by words near to them.
  func keptPhrase(_ words: [String], mended: [String]?) -> QuotedPhrase? {
    guard words.count > 1, let last = words.last, let first = words.first else { return nil }
    if let mended { return quoted(mended) }
    if isName(words, from: words.count - 1) { return quoted([last]) }
    if isName(words, until: 1) { return quoted([first]) }
    let bare = PhraseParser.without("!?~.", at: last)
    if bare != last, !bare.isEmpty {
      return readQuoted(title: (words.dropLast() + [bare]).joined(separator: " "))
    }
    let article = words[words.count - 2].lowercased()
    if ["at", "@"].contains(article), last.isDigits { return quoted([article, last]) }
    let isAlone = parts(of: [last])?.allSatisfy { $0.isRepeat && $0.row.place == .besideTime }
    if isAlone == true, !PhraseTable.articles.contains(article) { return quoted([last]) }
    return phraseWithin(words)
  }

  /// A day with its time that a few words follow: `call mom friday 3pm about tickets`.
  private func phraseWithin(_ words: [String]) -> QuotedPhrase? {
    for count in stride(from: words.count - 1, to: max(2, words.count - 5), by: -1) {
      let start = Array(words.prefix(count))
      guard let phrase = try? phraseAtEnd(start), phrase.parts.contains(where: \.isTime),
        phrase.parts.contains(where: { $0.particle == nil && !$0.isTime })
      else { continue }
      return quoted(Array(start.suffix(phrase.count)))
    }
    return nil
  }

  private func quoted(_ words: [String]) -> QuotedPhrase? {
    (try? read(words, direction: .planning)).map { QuotedPhrase(phrase: words, reading: $0) }
  }

  private static func without(_ signs: String, at word: String) -> String {
    var word = word
    while let last = word.last, signs.contains(last) { word.removeLast() }
    return word
  }
}
