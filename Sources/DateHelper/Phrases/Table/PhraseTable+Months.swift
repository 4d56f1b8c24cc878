import Language

extension PhraseTable {
  /// Rows that only an argument for a month reads.
  public static let months = [
    PhraseRow(
      ["{year}-{month}"], ["{year}년 {month}월"], Bilingual(en: "that month", ko: "그 달"), .month(0),
      example: Bilingual(en: "2027-01", ko: "2027년 1월"), "2027-01", direction: .currentYear),
    PhraseRow(
      ["{monthName}[ {year}]"], ["{month}월"],
      Bilingual(en: "the month of this year, or of that year", ko: "올해의 그 달"), .month(0),
      example: Bilingual(en: "march", ko: "3월"), "2026-03", direction: .currentYear),
  ]

  static let monthIndex = PatternIndex(months)
}
