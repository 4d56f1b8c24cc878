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
      if let meant = misspeltDay(word) { throw .misspelt(word: word, meant: meant) }
    }
  }

  /// The day that a word of six letters or more misses by a letter, by two if the day is long.
  private func misspeltDay(_ word: String) -> String? {
    let word = word.lowercased()
    guard 6...12 ~= word.count, word.allSatisfy({ $0.isASCII && $0.isLetter }),
      !PhraseParser.misspellingExceptions.contains(word)
    else { return nil }
    return Vocabulary.days.first { day in
      let allowed = day.count >= 8 ? 2 : 1
      return 1...allowed ~= editDistance(letters(word), letters(day))
    }
  }
}
