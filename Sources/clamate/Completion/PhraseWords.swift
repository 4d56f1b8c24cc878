import DateHelper
import Language

/// A date phrase of one word in each language, with what it means.
struct PhraseWord {
  /// The word; empty in a language that has none.
  let word: Bilingual
  let meaning: Bilingual

  /// Days, the nearest first.
  static let days = words { !$0.hasTime } + weekdays

  /// Times of a day.
  static let times = words(where: \.hasTime)

  /// Months of this year.
  static let months = (1...12).compactMap { YearMonth(year: 2026, month: $0) }.map { month in
    PhraseWord(
      word: Bilingual(en: month.name.english.lowercased(), ko: month.name.korean),
      meaning: Bilingual(en: "of this year", ko: "올해"))
  }

  private static let weekdays = Weekday.allCases.map { day in
    PhraseWord(
      word: Bilingual(en: day.name.english.lowercased(), ko: day.name.korean),
      meaning: Bilingual(en: "the next \(day.name.english)", ko: "다음번 \(day.name.korean)"))
  }

  private static func words(where isWanted: (PhraseRow) -> Bool) -> [PhraseWord] {
    PhraseTable.groups.flatMap(\.rows)
      .filter { $0.direction == .planning && isWanted($0) }
      .map { PhraseWord(word: $0.word, meaning: $0.meaning) }
      .filter { $0.word != Bilingual(en: "", ko: "") }
  }
}

extension PhraseRow {
  fileprivate var hasTime: Bool { reading.contains(":") }

  /// The examples that are one word, the same whenever they are said.
  fileprivate var word: Bilingual {
    func fixed(_ example: String, _ patterns: [String]) -> String {
      patterns.contains(example) && !example.contains(" ") ? example : ""
    }
    return Bilingual(
      en: fixed(example.english, english), ko: fixed(example.korean, korean))
  }
}
