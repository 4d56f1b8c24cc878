extension PhraseParser {
  /// Takes a date phrase off the start and the end of the words of a title.
  ///
  /// The rows of `PhraseTable` say what is read at which end. A phrase for a day that is over
  /// stays in the title.
  ///
  /// - Throws: `PhraseError` for a day that does not exist, two days, no title beside the phrase,
  ///   and a misspelt day at an end or beside the phrase.
  public func readTitle(_ words: [String]) throws(PhraseError) -> TitleReading {
    guard !words.isEmpty else { throw .empty }
    let words = withoutEndSign(words)
    let start = try phraseAtStart(words)
    let rest = Array(words.dropFirst(start?.count ?? 0))
    let end = rest.isEmpty ? nil : try phraseAtEnd(rest)
    let title = Array(rest.dropLast(end?.count ?? 0))
    let phrases = [start, end].compactMap { $0 }
    let sentence = PhraseSentence(phrases.map(\.parts))
    let reading = try resolver(.planning).reading(sentence)
    let phrase = words.prefix(start?.count ?? 0) + rest.suffix(end?.count ?? 0)
    guard !title.isEmpty else { throw .noTitle(phrase: phrase.joined(separator: " ")) }
    try refuseMisspelling(title)
    let taken = start?.count ?? 0
    try refuseWeekdayLetters(title, after: start, before: end)
    try refuseWeekdays(title, before: end)
    let mended = try refuseSlipInPhrase(
      words, title: taken..<taken + title.count, reading: reading)
    try refuseUnreadDay(title, before: end)
    try refuseDayAtStart(title, of: words, beside: phrases.flatMap(\.parts))
    try refuseRange(title)
    let kept = mended ?? (phrase.isEmpty ? keptPhrase(words) : nil)
    return TitleReading(title: title, reading: reading, phrase: Array(phrase), kept: kept)
  }

  /// The phrase that a quoted title begins or ends with, nil if it has none.
  ///
  /// The title itself is kept as it is; the answer says so and names the command that would read
  /// it.
  public func readQuoted(title: String) -> QuotedPhrase? {
    let words = split([title])
    guard words.count > 1, let reading = try? readTitle(words), !reading.phrase.isEmpty else {
      return nil
    }
    return QuotedPhrase(phrase: reading.phrase, reading: reading.reading)
  }

  func phraseAtStart(_ words: [String]) throws(PhraseError) -> FreePhrase? {
    guard let phrase = freePhraseAtStart(words) else {
      let rest = Array(words.dropFirst())
      if let next = freePhraseAtStart(rest) { try refuseSlip(words, before: next) }
      return nil
    }
    if isOver(phrase) { return nil }
    return try isKept(words, until: phrase.count) ? nil : phrase
  }

  private func freePhraseAtStart(_ words: [String]) -> FreePhrase? {
    let candidates = words.prefix(FreePhrase.mostWords).prefix(while: FreePhrase.isOneWord)
    guard !candidates.isEmpty else { return nil }
    var finder = self.finder(candidates)
    guard finder.text.scalars.count <= PhraseFinder.longest else { return nil }
    for way in finder.ways(from: 0) {
      let count = finder.text.words(until: way.end)
      let phrase = FreePhrase(
        parts: way.parts, count: count, place: .start, isLast: count == words.count,
        neighbour: words.dropFirst(count).first)
      if phrase.isFree { return phrase }
    }
    return nil
  }

  /// The longest phrase at the end.
  func phraseAtEnd(_ words: [String]) throws(PhraseError) -> FreePhrase? {
    let candidates = words.suffix(FreePhrase.mostWords).reversed().prefix(
      while: FreePhrase.isOneWord)
    for first in (words.count - candidates.count)..<words.count {
      var finder = self.finder(words[first...])
      let all = finder.text.scalars.count
      guard all <= PhraseFinder.longest else { continue }
      for way in finder.ways(from: 0) where way.end == all {
        let phrase = FreePhrase(
          parts: way.parts, count: words.count - first, place: .end, isLast: true,
          neighbour: first > 0 ? words[first - 1] : nil)
        guard phrase.isFree else { continue }
        if isOver(phrase) { return nil }
        return try isKept(words, from: first, way.parts) ? nil : phrase
      }
    }
    return nil
  }

  private func isOver(_ phrase: FreePhrase) -> Bool {
    if phrase.parts.contains(where: \.isRepeat) { return false }
    do {
      _ = try resolver(.planning).reading(PhraseSentence([phrase.parts]))
      return false
    } catch {
      if case .past = error { return true }
      return false
    }
  }
}
