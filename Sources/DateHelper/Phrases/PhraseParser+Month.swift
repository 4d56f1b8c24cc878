extension PhraseParser {
  /// Reads words that name a month: `2026-03`, `3월`, `march`, `next month`, `다음 달`.
  ///
  /// A month without a year is the one of this year. Words that name a day mean its month.
  ///
  /// - Throws: `PhraseError` for anything that is not wholly understood.
  public func readMonth(_ words: [String]) throws(PhraseError) -> YearMonth {
    let words = split(words)
    guard !words.isEmpty else { throw .empty }
    if let month = try namedMonth(words, direction: .currentYear) { return month }
    guard let date = try read(words, direction: .currentYear).date else {
      throw .noDay(text: words.joined(separator: " "))
    }
    return date.yearMonth
  }

  /// The month that words name by its number or name; nil where they are something else.
  ///
  /// Looking back, a month without a year is the latest one that has begun.
  func namedMonth(
    _ words: [String], direction: PhraseDirection
  ) throws(PhraseError) -> YearMonth? {
    var finder = PhraseFinder(words, index: PhraseTable.monthIndex)
    let all = finder.text.scalars.count
    guard all <= PhraseFinder.longest, let way = finder.ways(from: 0).first, way.end == all,
      way.parts.count == 1
    else { return nil }
    let captures = way.parts[0].captures
    let month = captures[.month] ?? 0
    let isAhead = direction == .past && month > helper.today.month
    let year = captures[.year] ?? helper.today.year - (isAhead ? 1 : 0)
    guard let month = YearMonth(year: year, month: month) else {
      throw .noSuchMonth(text: way.parts[0].text)
    }
    return month
  }
}
