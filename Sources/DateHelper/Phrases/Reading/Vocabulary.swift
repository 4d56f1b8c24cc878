import Text

/// The words that phrases are made of, for saying which one was probably meant.
enum Vocabulary {
  /// Day words that `add` protects from being misspelt.
  static let days = ["today", "tomorrow", "tonight", "yesterday"] + Numerals.weekdayNames

  /// Korean day words that `add` protects from being misspelt.
  static let koreanDays =
    ["내일", "모레", "오늘", "다음주", "이번주"]
    + Numerals.weekdayLetters.map { "\(String($0.word[...]))요일" }

  /// All words of the table and of its slots, each as people type it.
  static let words = days + slotWords + literals(of: PhraseTable.rows)

  /// All words that a parser of repeats knows.
  static let wordsWithRepeats = words + literals(of: PhraseTable.repeats.rows)

  private static let slotWords: [String] = {
    let names = (Numerals.weekdays + Numerals.monthNames).map { String($0.word[...]) }
    return names + Numerals.weekdayLetters.map { "\(String($0.word[...]))요일" }
  }()

  private static func literals(of rows: [PhraseRow]) -> [String] {
    let separators = Set("[](){}|:/-,. ")
    let slots = Slot.allCases.map(\.rawValue)
    let patterns: [String] = rows.flatMap { $0.english + $0.korean }
    let words = patterns.flatMap { $0.split { separators.contains($0) } }.map(String.init)
    return words.filter { $0.count > 1 && !slots.contains($0) }
  }

  /// The word nearest to another, nil if none is near.
  static func nearest(to word: String, among words: [String]) -> String? {
    let typed = word.letters
    guard !words.contains(word.lowercased()) else { return nil }
    let limit = typed.count < 4 ? 0 : min(2, typed.count / 3)
    return words.compactMap { other in
      EditDistance.distance(typed, other.letters, limit: limit).map { (word: other, distance: $0) }
    }
    .filter { $0.distance > 0 }
    .min { $0.distance < $1.distance }?.word
  }
}
