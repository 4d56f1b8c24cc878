import Text

extension PhraseParser {
  /// English words that are a slip away from a day and are none; `add` keeps them in a title.
  ///
  /// Found by comparing a dictionary of English with the days.
  public static let misspellingExceptions: Set<String> = [
    "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
    "tomorrows", "yesterdays", "morrow", "sturdy", "sundae", "sundas", "sundry", "sunray", "sundar",
    "frida", "tosay",
  ]

  /// Korean words that are a slip away from a day and are none; `add` keeps them in a title.
  ///
  /// Found by comparing a dictionary of Korean with the days, with names and loan words added.
  public static let koreanMisspellingExceptions: Set<String> = [
    "매일", "네일", "나일", "해일", "재일", "대일", "누일", "깨일", "배일", "새일", "내밀", "내실", "내열", "내올",
    "내인", "내칠", "내킬", "내길", "모래", "모네", "모로", "모리", "모체", "모세", "모르", "모테",
    "도레", "모렐", "몰레", "오는", "오를", "오닐", "오들", "오날", "가요일", "주요일", "필요일", "다음줄",
    "다음중", "다음수", "다음조", "이번줄", "이번중", "이번수", "이번조",
  ]

  /// Refuses a title whose first or last word is a day with a slip of the finger, whether or not
  /// a phrase stands beside it: `lunch firday 3pm` is no lunch of today.
  ///
  /// - Throws: `PhraseError.misspelt`.
  public func refuseMisspelling(_ title: [String]) throws(PhraseError) {
    var ends = [title.first, title.last].compactMap { $0 }
    if let first = timeStart(title) { ends.append(title[first - 1]) }
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

  /// Where a time begins that a title keeps because no day stands beside it: `teusday at 4`.
  private func timeStart(_ title: [String]) -> Int? {
    title.indices.dropFirst().suffix(FreePhrase.mostWords).first { first in
      parts(of: title[first...])?.allSatisfy { $0.isTime || $0.particle != nil } ?? false
    }
  }

  /// The day that a Korean word means, with its particle: `내얼`, `모래까지`.
  private func misspeltKorean(_ word: String) -> String? {
    for particle in ["", "까지", "부터"] where word.hasSuffix(particle) {
      let stem = String(word.dropLast(particle.count))
      if let slip = PhraseTable.shortSlips[stem] { return slip + particle }
      let slip = PhraseTable.slips[stem] ?? PhraseTable.slipsBesideTimes[stem]
      if !particle.isEmpty, let slip { return slip + particle }
      if let meant = nearestKoreanDay(stem) { return meant + particle }
    }
    return nil
  }

  private func nearestKoreanDay(_ word: String) -> String? {
    guard 2...4 ~= word.count, word.unicodeScalars.allSatisfy(\.isHangul),
      !Vocabulary.koreanDays.contains(word),
      !PhraseParser.koreanMisspellingExceptions.contains(word)
    else { return nil }
    return Vocabulary.koreanDays.first {
      EditDistance.distance(word.letters, $0.letters, limit: 1) == 1
    }
  }

  /// The day that a word of five letters or more misses by a letter, by two if the day is long.
  private func misspeltDay(_ word: String) -> String? {
    let word = word.lowercased()
    if let meant = PhraseTable.shortSlips[word] { return meant }
    guard 5...12 ~= word.count, word.allSatisfy({ $0.isASCII && $0.isLetter }),
      !PhraseParser.misspellingExceptions.contains(word), !Vocabulary.days.contains(word)
    else { return nil }
    return Vocabulary.days.first { day in
      // A short word is a slip only where a letter of a day is missing: `frday`.
      guard word.count > 5 || day.count == 6 else { return false }
      let allowed = day.count >= 8 ? 2 : 1
      let edits = EditDistance.distance(word.letters, day.letters, limit: allowed)
      return edits.map { $0 > 0 } ?? false
    }
  }
}
