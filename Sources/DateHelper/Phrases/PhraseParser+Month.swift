extension PhraseParser {
  /// Reads words that name a month: `2026-03`, `3월`, `march`, `next month`, `다음 달`.
  ///
  /// A month without a year is the one of this year. Words that name a day mean its month.
  ///
  /// - Throws: `PhraseError` for anything that is not wholly understood.
  public func readMonth(_ words: [String]) throws(PhraseError) -> YearMonth {
    let words = split(words)
    guard !words.isEmpty else { throw .empty }
    var finder = PhraseFinder(words, index: PhraseTable.monthIndex)
    let all = finder.text.scalars.count
    if all <= PhraseFinder.longest, let way = finder.ways(from: 0).first, way.end == all,
      way.parts.count == 1
    {
      let captures = way.parts[0].captures
      let year = captures[.year] ?? helper.today.year
      guard let month = YearMonth(year: year, month: captures[.month] ?? 0) else {
        throw .noSuchMonth(text: way.parts[0].text)
      }
      return month
    }
    guard let date = try read(words, direction: .currentYear).date else {
      throw .noDay(text: words.joined(separator: " "))
    }
    return date.yearMonth
  }
}
