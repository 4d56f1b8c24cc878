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
  func keptPhrase(_ words: [String]) -> QuotedPhrase? {
    guard words.count > 1, let last = words.last, let first = words.first else { return nil }
    if isName(words, from: words.count - 1) { return quoted([last]) }
    if isName(words, until: 1) { return quoted([first]) }
    let bare = PhraseParser.without("!?~./,;", at: last)
    if bare != last, !bare.isEmpty,
      let phrase = readQuoted(title: (words.dropLast() + [bare]).joined(separator: " "))
    {
      return phrase
    }
    let article = words[words.count - 2].lowercased()
    if ["at", "@"].contains(article), last.isDigits {
      return quoted(["at", clockTime(last)?.iso ?? last])
    }
    if let phrase = reworded(words) { return phrase }
    let isAlone = parts(of: [last])?.allSatisfy { $0.isRepeat && $0.row.place == .besideTime }
    if isAlone == true, !PhraseTable.articles.contains(article) { return quoted([last]) }
    return phraseAfterComing(words) ?? phraseWithin(words)
  }

  /// A day with its time that a few words follow: `call mom friday 3pm about tickets`.
  private func phraseWithin(_ words: [String]) -> QuotedPhrase? {
    for count in stride(from: words.count - 1, to: max(2, words.count - 5), by: -1) {
      let start = Array(words.prefix(count))
      guard let phrase = try? phraseAtEnd(start), phrase.parts.contains(where: \.isTime),
        phrase.parts.contains(where: { $0.particle == nil && !$0.isTime })
      else { continue }
      // What follows moves it: `내일 3시 10분 전`.
      guard !PhraseTable.keepingWordsAfter.contains(words[count]) else { return nil }
      return quoted(Array(start.suffix(phrase.count)))
    }
    return nil
  }

  /// A day after a word that says no more than that it comes: `this coming friday`, `comming friday`.
  private func phraseAfterComing(_ words: [String]) -> QuotedPhrase? {
    guard let word = words.dropLast().last?.lowercased() else { return nil }
    let isComing = PhraseTable.comingWords.contains { FingerSlip.areSameButForDoubles($0, word) }
    return isComing ? quoted(words.suffix(1)) : nil
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
