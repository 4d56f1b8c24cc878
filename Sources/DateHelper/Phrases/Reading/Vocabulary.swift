/// The words that phrases are made of, for saying which one was probably meant.
enum Vocabulary {
  /// Day words that `add` protects from being misspelt.
  static let days = ["today", "tomorrow"] + Numerals.weekdayNames

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
    let typed = letters(word)
    let limit = min(2, typed.count / 3)
    return words.map { (word: $0, distance: editDistance(typed, letters($0))) }
      .filter { 0 < $0.distance && $0.distance <= limit }
      .min { $0.distance < $1.distance }?.word
  }
}

/// The letters of a word; syllables of Hangul count as their two or three letters.
func letters(_ word: String) -> [UInt32] {
  word.lowercased().unicodeScalars.flatMap { scalar -> [UInt32] in
    guard 0xAC00...0xD7A3 ~= scalar.value else { return [scalar.value] }
    // Unicode, section 3.12: syllables are counted by 21 vowels and 28 endings, one of them none.
    let index = scalar.value - 0xAC00
    let syllable = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    return index % 28 == 0 ? syllable : syllable + [0x11A7 + index % 28]
  }
}

/// How many letters must be put in, taken out, changed or swapped with their neighbour.
func editDistance(_ one: [UInt32], _ other: [UInt32]) -> Int {
  var rows = [Array(0...other.count)]
  for (i, letter) in one.enumerated() {
    var row = [i + 1]
    for (j, otherLetter) in other.enumerated() {
      var best = min(rows[i][j] + (letter == otherLetter ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}
