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
  /// - Returns: The words of a phrase that may have been meant by words of their own.
  /// - Throws: `PhraseError.misspelt`, which names the word and the phrase that was probably meant.
  func refuseSlipInPhrase(
    _ words: [String], title: Range<Int>
  ) throws(PhraseError) -> [String]? {
    var best: MendedPhrase?
    var doubtful: MendedPhrase?
    // A blank too many may have cut the last word that was read.
    let places = (max(0, title.lowerBound - 1)..<title.upperBound).filter { place in
      isAtEnd(words[..<place]) || isAtEnd(words[(place + 1)...])
    }
    for mending in Mending.all(in: words, at: places)
    where mending.range.contains(where: title.contains) {
      guard let phrase = mended(words, mending) else { continue }
      if isMeant(phrase, in: words, title: title) {
        if phrase.covered.count > best?.covered.count ?? 0 { best = phrase }
      } else if phrase.isDoubtful(in: words), phrase.covered.count > doubtful?.covered.count ?? 0 {
        doubtful = phrase
      }
    }
    guard let best else { return doubtful?.words }
    throw best.refusal ?? .misspelt(word: best.typed(in: words), meant: best.text)
  }

  /// Whether a mended phrase was meant, and not the words as they were typed.
  private func isMeant(_ phrase: MendedPhrase, in words: [String], title: Range<Int>) -> Bool {
    let isRead = !phrase.covered.allSatisfy(title.contains)
    switch phrase.mending.doubt {
    case .none: return phrase.words.count > 1 || phrase.isUnmistakable(in: words)
    case .besidePhrase:
      let others = phrase.covered.filter { !phrase.mending.range.contains($0) }.map { words[$0] }
      return isRead || parts(of: others)?.allSatisfy(\.isTime) ?? false
        || others.first.map { PhraseTable.wordsBeforeDays.contains($0.lowercased()) } ?? false
    case .within:
      return isRead && phrase.covered.count < words.count
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
    let typed = count - places.count + mending.range.count
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
      case .noSuchDay, .noRepeat(_, .ambiguous), .noRepeat(_, .twice): return (phrase.count, error)
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

  /// Whether this may have been meant by words of their own: `in 1 moth`, `toady`.
  func isDoubtful(in words: [String]) -> Bool {
    guard covered.upperBound == words.count, covered.count < words.count, refusal == nil else {
      return false
    }
    let typed = typed(in: words)
    return self.words.count > 1 || typed.count > 4 && typed.lowercased().sorted() == text.sorted()
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
