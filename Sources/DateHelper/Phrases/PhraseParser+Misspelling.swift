extension PhraseParser {
  /// English words that are a slip away from a day and are none; `add` keeps them in a title.
  ///
  /// Found by comparing a dictionary of English with the days.
  public static let misspellingExceptions: Set<String> = [
    "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
    "tomorrows", "morrow", "sturdy", "sundae", "sundas", "sundry",
  ]

  /// Refuses a title whose first or last word is a day with a slip of the finger.
  func refuseMisspelling(
    _ title: [String], isStartOpen: Bool, isEndOpen: Bool
  ) throws(PhraseError) {
    let ends = [isStartOpen ? title.first : nil, isEndOpen ? title.last : nil].compactMap { $0 }
    for word in ends {
      if let meant = misspeltDay(word) ?? misspeltKorean(word) {
        throw .misspelt(word: word, meant: meant)
      }
    }
  }

  /// Refuses a slip at the start that a phrase follows: `모래 3시 회의`.
  func refuseSlip(_ words: [String], before phrase: FreePhrase) throws(PhraseError) {
    if let meant = slip(words[0], before: phrase.parts) {
      let rest = words.dropFirst().prefix(phrase.count)
      throw .misspelt(word: words[0], meant: ([meant] + rest).joined(separator: " "))
    }
  }

  /// The day that a slip with a particle means: `모래까지`.
  private func misspeltKorean(_ word: String) -> String? {
    for (slip, meant) in PhraseTable.slipsBesideTimes.merging(
      PhraseTable.slips, uniquingKeysWith: { $1 })
    {
      for particle in ["까지", "부터"] where word == slip + particle { return meant + particle }
    }
    return nil
  }

  /// The day that a word of six letters or more misses by a letter, by two if the day is long.
  private func misspeltDay(_ word: String) -> String? {
    let word = word.lowercased()
    if let meant = PhraseTable.shortSlips[word] { return meant }
    guard 6...12 ~= word.count, word.allSatisfy({ $0.isASCII && $0.isLetter }),
      !PhraseParser.misspellingExceptions.contains(word)
    else { return nil }
    return Vocabulary.days.first { day in
      let allowed = day.count >= 8 ? 2 : 1
      return 1...allowed ~= editDistance(letters(word), letters(day))
    }
  }
}
