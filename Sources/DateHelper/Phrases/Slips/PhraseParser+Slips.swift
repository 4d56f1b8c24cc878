extension PhraseParser {
  /// Refuses a title that would begin or end with a phrase, or with a longer one, but for one slip
  /// of the finger: `in 3 dyas`, `메주 월요일`.
  ///
  /// What is a word of its own is only refused where another word of a phrase is cut off by it from
  /// what was read: `every day form friday`.
  ///
  /// - Parameters:
  ///   - words: all words, those of phrases too.
  ///   - title: the places of those that no phrase took.
  ///   - reading: what the phrases say that were taken.
  /// - Returns: A phrase that may have been meant by words of their own.
  /// - Throws: `PhraseError.misspelt`, which names the word and the phrase that was probably meant.
  func refuseSlipInPhrase(
    _ words: [String], title: Range<Int>, reading: PhraseReading
  ) throws(PhraseError) -> QuotedPhrase? {
    var best: MendedPhrase?
    var doubtful: [MendedPhrase] = []
    // A blank too many may have cut the last word that was read.
    let places = (max(0, title.lowerBound - 1)..<title.upperBound).filter { place in
      isAtEnd(words[..<place]) || isAtEnd(words[(place + 1)...])
        || place + 2 <= words.count && isAtEnd(words[(place + 2)...])
    }
    for mending in Mending.all(in: words, at: places)
    where mending.range.contains(where: title.contains) {
      guard let phrase = mended(words, mending) else { continue }
      if isMeant(phrase, in: words, title: title) {
        if phrase.covered.count > best?.covered.count ?? 0 { best = phrase }
      } else if phrase.isDoubtful(in: words, title: title) {
        doubtful.append(phrase)
      }
    }
    if let best {
      throw best.refusal ?? .misspelt(word: best.typed(in: words), meant: best.text)
    }
    return likeliest(of: doubtful, in: words, title: title, reading: reading)
  }

  /// The longest of the phrases that may have been meant and say something else than was read.
  private func likeliest(
    of doubtful: [MendedPhrase], in words: [String], title: Range<Int>, reading: PhraseReading
  ) -> QuotedPhrase? {
    let byLength = Dictionary(grouping: doubtful, by: \.covered.count)
    for length in byLength.keys.sorted(by: >) {
      let likely = byLength[length, default: []].compactMap { phrase -> QuotedPhrase? in
        guard let quoted = quoted(phrase, in: words, title: title),
          !phrase.isHonest(in: words) || !quoted.reading.isSame(as: reading)
        else { return nil }
        return quoted
      }
      guard let first = likely.first else { continue }
      // A single syllable that may be cut off several words is a word: `일 3시`.
      let isUnclear = likely.contains { $0.reading != first.reading }
      return isUnclear && first.slip?.count == 1 ? nil : first
    }
    return nil
  }

  /// A mended phrase with what was read at the other end, nil where they do not go together.
  private func quoted(
    _ phrase: MendedPhrase, in words: [String], title: Range<Int>
  ) -> QuotedPhrase? {
    let before = words[..<min(title.lowerBound, phrase.covered.lowerBound)]
    let after = words[max(title.upperBound, phrase.covered.upperBound)...]
    let whole = before + phrase.words + after
    guard let reading = try? read(Array(whole), direction: .planning) else { return nil }
    let isRead = title.count < words.count
    return QuotedPhrase(
      phrase: Array(whole), reading: reading, slip: isRead ? phrase.typed(in: words) : nil)
  }

  /// Whether a mended phrase stands at the end that no phrase was read at, and goes with the other.
  private func completes(_ phrase: MendedPhrase, in words: [String], title: Range<Int>) -> Bool {
    title.count < words.count && phrase.covered.allSatisfy(title.contains)
      && quoted(phrase, in: words, title: title) != nil
  }

  /// Whether a mended phrase was meant, and not the words as they were typed.
  private func isMeant(_ phrase: MendedPhrase, in words: [String], title: Range<Int>) -> Bool {
    let isRead = !phrase.covered.allSatisfy(title.contains)
    switch phrase.mending.doubt {
    case .none:
      return phrase.words.count > 1 || phrase.isUnmistakable(in: words)
        || phrase.isNoWord(in: words) && completes(phrase, in: words, title: title)
    case .besidePhrase:
      let others = phrase.covered.filter { !phrase.mending.range.contains($0) }.map { words[$0] }
      return isRead || parts(of: others)?.allSatisfy(\.isTime) ?? false
        || others.first.map { PhraseTable.wordsBeforeDays.contains($0.lowercased()) } ?? false
    case .within:
      return (isRead || completes(phrase, in: words, title: title))
        && phrase.covered.count < words.count
        && phrase.isCutOff(in: words, title: title)
    }
  }

  /// Whether words can stand between a word and an end of the title in a phrase that has it.
  private func isAtEnd(_ words: ArraySlice<String>) -> Bool {
    words.count < FreePhrase.mostWords
      && words.allSatisfy { Mending.isOfPhrase($0) || !$0.contains(where: \.isLetter) }
  }

  /// The slip in words that are a phrase but for it, and the phrase that was probably meant.
  func mendedPhrase(_ words: [String]) -> (word: String, meant: String)? {
    for mending in Mending.all(in: words, at: words.indices) where mending.doubt != .within {
      let mended = mending.applied(to: words)
      guard let parts = parts(of: mended), isReadable(parts) else { continue }
      return (words[mending.range].joined(separator: " "), mended.joined(separator: " "))
    }
    return nil
  }

  /// The phrase at an end of the words that holds what was mended, nil if there is none.
  private func mended(_ words: [String], _ mending: Mending) -> MendedPhrase? {
    let mended = mending.applied(to: words)
    let places = mending.range.lowerBound..<mending.range.lowerBound + mending.meant.count
    do {
      let start = try phraseAtStart(mended)
      let (count, refusal) = meaning(of: start)
      if places.upperBound <= count {
        let covered = 0..<count - places.count + mending.range.count
        return MendedPhrase(
          mending: mending, covered: covered, words: Array(mended.prefix(count)), refusal: refusal)
      }
      let rest = Array(mended.dropFirst(count))
      return try rest.isEmpty ? nil : mendedAtEnd(rest, of: words, mending, places)
    } catch {
      guard let count = error.wordCount else { return nil }
      return atEnd(count, mended, of: words, mending, places, refusal: error)
    }
  }

  private func mendedAtEnd(
    _ rest: [String], of words: [String], _ mending: Mending, _ places: Range<Int>
  ) throws(PhraseError) -> MendedPhrase? {
    let end = try phraseAtEnd(rest)
    let (count, refusal) = meaning(of: end)
    let mendedCount = words.count - mending.range.count + places.count
    if let end, count > 0, places.upperBound == mendedCount - count {
      try refuseNamedDay(rest.dropLast(count), before: end)
    }
    return atEnd(count, rest, of: words, mending, places, refusal: refusal)
  }

  private func atEnd(
    _ count: Int, _ mended: [String], of words: [String], _ mending: Mending,
    _ places: Range<Int>, refusal: PhraseError?
  ) -> MendedPhrase? {
    // Parts without a blank between them count as words of their own in the text of a refusal.
    let typed = min(words.count, count - places.count + mending.range.count)
    guard mending.range.lowerBound >= words.count - typed else { return nil }
    return MendedPhrase(
      mending: mending, covered: words.count - typed..<words.count, words: mended.suffix(count),
      refusal: refusal)
  }

  /// How many words a phrase has, 0 where it means nothing; and why it means no day that there is.
  private func meaning(
    of phrase: FreePhrase?
  ) -> (count: Int, refusal: PhraseError?) {
    guard let phrase else { return (0, nil) }
    do {
      _ = try resolver(.planning).reading(PhraseSentence([phrase.parts]))
      return (phrase.count, nil)
    } catch {
      switch error {
      case .noSuchDay, .noSuchTime, .noRepeat(_, .ambiguous), .noRepeat(_, .twice):
        return (phrase.count, error)
      default: return (0, nil)
      }
    }
  }

  private func isReadable(_ parts: [PhrasePart]) -> Bool {
    (try? resolver(.planning).reading(PhraseSentence([parts]))) != nil
  }
}

extension PhraseError {
  /// How many words a phrase has that is refused for a word beside it.
  fileprivate var wordCount: Int? {
    switch self {
    case .relative(let text, _): text.split(separator: " ").count
    default: nil
    }
  }
}

/// A phrase that a title would have but for a slip.
private struct MendedPhrase {
  let mending: Mending
  /// The places of the words that it takes, as they were typed.
  let covered: Range<Int>
  let words: [String]
  /// Why that phrase is refused itself.
  let refusal: PhraseError?

  var text: String { words.joined(separator: " ") }

  func typed(in words: [String]) -> String { words[mending.range].joined(separator: " ") }

  /// Whether this may have been meant by words of their own: `in 1 moth`, `toady`, `메일 8시`.
  func isDoubtful(in words: [String], title: Range<Int>) -> Bool {
    let typed = typed(in: words).lowercased()
    guard refusal == nil, !SlipVocabulary.english.contains(typed),
      !SlipVocabulary.everyday.contains(typed)
    else { return false }
    let letters = typed.filter { $0 != " " }
    if title.count == words.count {
      guard covered.upperBound == words.count, covered.count < words.count else { return false }
      return self.words.count > 1 || letters.count > 4 && letters.sorted() == text.sorted()
    }
    if typed.contains(where: \.isNumber) || typed.unicodeScalars.contains(where: \.isHangul) {
      return true
    }
    // `st 9` is `at 9`, and `yb friday` is `by friday`; other short words are words.
    let next = mending.range.upperBound
    let isBeforeHour =
      mending.meant == ["at"] && next < words.count && words[next].first?.isNumber == true
    if isBeforeHour || letters.sorted() == text(of: mending).sorted() { return true }
    return typed.count > 2 && !mending.meant.allSatisfy(SlipVocabulary.abbreviations.contains)
  }

  private func text(of mending: Mending) -> String { mending.meant.joined() }

  /// Whether what was typed is a word of its own for sure: `in`, `네일`.
  func isHonest(in words: [String]) -> Bool {
    let typed = typed(in: words).lowercased()
    let isKorean = typed.unicodeScalars.contains(where: \.isHangul)
    return typed.count < (isKorean ? 2 : 3) || SlipVocabulary.honestEnglish.contains(typed)
      || SlipVocabulary.honestKorean.contains(typed)
  }

  /// Whether what was typed instead of one word is none: `3pn`, `3쉬`.
  func isNoWord(in words: [String]) -> Bool {
    let typed = typed(in: words).lowercased()
    if typed.unicodeScalars.contains(where: \.isHangul) { return !KoreanSlip.isOfPhrase(typed) }
    return typed.count > (typed.contains(where: \.isNumber) ? 2 : 3)
  }

  /// Whether another word of a phrase is left in the title by the slip.
  func isCutOff(in words: [String], title: Range<Int>) -> Bool {
    covered.contains { place in
      title.contains(place) && !mending.range.contains(place) && Mending.isOfPhrase(words[place])
    }
  }

  /// Whether a word is long enough to be a slip of a phrase that has no other words.
  func isUnmistakable(in words: [String]) -> Bool {
    let word = typed(in: words)
    let isKorean = word.unicodeScalars.contains(where: \.isHangul)
    return word.count >= (isKorean ? 3 : 5)
  }
}
