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
  /// - Throws: `PhraseError.misspelt`, which names the word and the phrase that was probably meant.
  func refuseSlipInPhrase(_ words: [String], title: Range<Int>) throws(PhraseError) {
    var best: MendedPhrase?
    // A blank too many may have cut the last word that was read.
    let places = (max(0, title.lowerBound - 1)..<title.upperBound).filter { place in
      isAtEnd(words[..<place]) || isAtEnd(words[(place + 1)...])
    }
    for mending in Mending.all(in: words, at: places)
    where mending.range.contains(where: title.contains) {
      guard let phrase = mended(words, mending), phrase.isMeant(in: words, title: title),
        phrase.covered.count > best?.covered.count ?? 0
      else { continue }
      best = phrase
    }
    if let best { throw .misspelt(word: best.typed(in: words), meant: best.text) }
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
    let start = wordCount(try? phraseAtStart(mended))
    if places.upperBound <= start {
      let covered = 0..<start - places.count + mending.range.count
      return MendedPhrase(mending: mending, covered: covered, words: Array(mended.prefix(start)))
    }
    let end = start == mended.count ? 0 : wordCount(try? phraseAtEnd(Array(mended[start...])))
    guard places.lowerBound >= mended.count - end else { return nil }
    let covered = words.count - (end - places.count + mending.range.count)..<words.count
    return MendedPhrase(mending: mending, covered: covered, words: mended.suffix(end))
  }

  /// How many words a phrase has, 0 where it means nothing.
  private func wordCount(_ phrase: FreePhrase?) -> Int {
    guard let phrase, isReadable(phrase.parts) else { return 0 }
    return phrase.count
  }

  private func isReadable(_ parts: [PhrasePart]) -> Bool {
    (try? resolver(.planning).reading(PhraseSentence([parts]))) != nil
  }
}

/// A phrase that a title would have but for a slip.
private struct MendedPhrase {
  let mending: Mending
  /// The places of the words that it takes, as they were typed.
  let covered: Range<Int>
  let words: [String]

  var text: String { words.joined(separator: " ") }

  func typed(in words: [String]) -> String { words[mending.range].joined(separator: " ") }

  /// Whether this was meant, and not the words as they were typed.
  func isMeant(in words: [String], title: Range<Int>) -> Bool {
    let isRead = !covered.allSatisfy(title.contains)
    switch mending.doubt {
    case .none: return self.words.count > 1 || isUnmistakable(typed(in: words))
    case .besidePhrase: return isRead
    case .within: return isRead && covered.count < words.count && isCutOff(in: words, title: title)
    }
  }

  /// Whether another word of a phrase is left in the title by the slip.
  private func isCutOff(in words: [String], title: Range<Int>) -> Bool {
    covered.contains { place in
      title.contains(place) && !mending.range.contains(place) && Mending.isOfPhrase(words[place])
    }
  }

  /// Whether a word is long enough to be a slip of a phrase that has no other words.
  private func isUnmistakable(_ word: String) -> Bool {
    let isKorean = word.unicodeScalars.contains(where: \.isHangul)
    return word.count >= (isKorean ? 3 : 5)
  }
}
