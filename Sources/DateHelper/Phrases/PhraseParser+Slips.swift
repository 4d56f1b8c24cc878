import Text

extension PhraseParser {
  /// English words that are a slip away from a word of a phrase and are none: `play match 20`.
  ///
  /// Found by comparing a dictionary of English with the words of phrases.
  static let phraseWordExceptions: Set<String> = [
    "very", "ever", "eery", "avery", "emery", "evert", "revery", "match", "marsh", "larch", "parch",
    "arch", "mach", "merch", "marc", "marci", "marco", "marcy", "aprils", "avril", "augusta",
    "augusts", "septembers", "octobers", "novembers", "decembers", "moth", "moths", "mouth",
    "mouths", "mont", "monte", "monty", "minuet", "minuets", "minuses", "minuted", "minuter",
    "minutest", "tomorrows", "weekdays", "weekends", "horus",
  ]

  /// Words of phrases that are long enough for a missing or another letter to be seen.
  private static let longWords =
    ["every", "month", "months", "minute", "minutes", "weekday", "weekend", "tomorrow"]
    + YearMonth.englishNames.map { $0.lowercased() }.filter { $0.count >= 5 }

  /// Words of phrases in which only swapped or doubled letters are surely a slip: `dyas`.
  private static let shortWords = [
    "day", "days", "week", "weeks", "hour", "hours", "year", "years", "june", "july", "next",
    "this",
  ]

  /// Refuses a title that would end or begin with a phrase but for one word of it: `in 3 dyas`.
  ///
  /// - Throws: `PhraseError.misspelt`, which names the word and what it was probably meant to be.
  func refuseSlipInPhrase(_ title: [String]) throws(PhraseError) {
    for place in title.indices
    where place < FreePhrase.mostWords || place >= title.count - FreePhrase.mostWords {
      let word = title[place]
      guard FreePhrase.isOneWord(word), let meant = phraseWord(word) else { continue }
      var mended = title
      mended[place] = meant
      if isInPhrase(place, of: mended) { throw .misspelt(word: word, meant: meant) }
    }
  }

  /// Whether a phrase of two words or more at an end of a title holds one of its words.
  private func isInPhrase(_ place: Int, of title: [String]) -> Bool {
    let start = wordCount(try? phraseAtStart(title))
    let end = wordCount(try? phraseAtEnd(title))
    return start > 1 && place < start || end > 1 && place >= title.count - end
  }

  /// How many words a phrase has, 0 where it means nothing.
  private func wordCount(_ phrase: FreePhrase?) -> Int {
    guard let phrase, (try? resolver(.planning).reading(PhraseSentence([phrase.parts]))) != nil
    else { return 0 }
    return phrase.count
  }

  private func phraseWord(_ typed: String) -> String? {
    let word = typed.lowercased()
    if let meant = PhraseTable.slipsBesideTimes[word] { return meant }
    guard 3...12 ~= word.count, word.allSatisfy({ $0.isASCII && $0.isLetter }),
      !Self.phraseWordExceptions.contains(word), !Self.longWords.contains(word),
      !Self.shortWords.contains(word),
      let meant = Self.longWords.first(where: { Self.isOneLetter(word, from: $0) })
        ?? Self.shortWords.first(where: { Self.isSwapped(word, from: $0) }),
      !Vocabulary.wordsWithRepeats.contains(word)
    else { return nil }
    return meant
  }

  /// Whether the letters of two words are the same but for their order next to each other, or for
  /// a letter that is written twice.
  private static func isSwapped(_ word: String, from meant: String) -> Bool {
    guard isOneLetter(word, from: meant) else { return false }
    return word.count == meant.count
      ? word.sorted() == meant.sorted() : undoubled(word) == undoubled(meant)
  }

  private static func isOneLetter(_ word: String, from meant: String) -> Bool {
    abs(word.utf8.count - meant.utf8.count) <= 1
      && EditDistance.distance(word.letters, meant.letters, limit: 1) == 1
  }

  private static func undoubled(_ word: String) -> String {
    word.reduce(into: "") { text, letter in if text.last != letter { text.append(letter) } }
  }
}
