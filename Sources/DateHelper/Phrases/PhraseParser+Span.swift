extension PhraseParser {
  /// Reads words that name days in a row, looking back from today.
  ///
  /// A day as ``readDay(_:direction:)`` reads it; `week`, `last week`, `지난주` (from Monday on),
  /// `month`, `2026-11`, `3월`, `last year`, `2026`, `2026-W49` (ISO 8601), `last 7 days`,
  /// `최근 7일`, `all`, `전체`; `week 2026-11-20` is the week of that day; `FIRST..LAST` joins two, the
  /// last being the next such day after the first.
  ///
  /// - Throws: `PhraseError` for anything that is not wholly understood, a last day before the
  ///   first, and more than ``DayRange/longest`` days.
  public func readSpan(_ words: [String]) throws(PhraseError) -> DayRange {
    // Scripts write dates so, and the tables of words take longer to make than a board to draw.
    if words.count == 1, let date = CivilDate(iso: words[0]) { return .day(date) }
    let words = split(words)
    let text = words.joined(separator: " ")
    guard let join = text.firstRange(of: "..") else { return try readOneSpan(words) }
    let (first, last) = (text[..<join.lowerBound], text[join.upperBound...])
    guard let start = try readOneSpan(split([String(first)])).days,
      let end = try readEnd(split([String(last)]), from: start.lowerBound, first == last).days
    else { throw .noDay(text: text) }
    guard start.lowerBound <= end.upperBound else { throw .reversed(text: text) }
    guard start.lowerBound.days(until: end.upperBound) < DayRange.longest else {
      throw .outOfRange(text: text)
    }
    return .days(start.lowerBound...end.upperBound)
  }

  /// The last of days in a row: of a day that comes each year or each week, the next after the
  /// first.
  private func readEnd(
    _ words: [String], from first: CivilDate, _ isFirst: Bool
  ) throws(PhraseError) -> DayRange {
    let past = try readOneSpan(words)
    let then = DateHelper(
      now: helper.start(of: first), zone: helper.zone, dayStart: helper.dayStart)
    let parser = PhraseParser(helper: then, dayParts: dayParts)
    // A day of this week may have passed: then it is no day to plan for, and means itself.
    guard !isFirst, let next = try? readOneSpan(words, .planning),
      let following = try? parser.readOneSpan(words, .planning)
    else { return past }
    // Days that are always the same, or as far from today as they say, have no next one.
    let preceding = try parser.readOneSpan(words)
    return past != next || preceding != following ? following : past
  }

  private func readOneSpan(
    _ words: [String], _ direction: PhraseDirection = .past
  ) throws(PhraseError) -> DayRange {
    guard let head = words.first?.lowercased() else { throw .empty }
    let joined = words.joined().lowercased()
    if let word = SpanWord.words[joined] { return word.span(at: helper.today) }
    if let days = recentDays(joined) { return .days(days) }
    if let days = yearOrWeek(joined) { return .days(days) }
    if words.count > 1, let word = SpanWord.leading[head] {
      let rest = words.dropFirst(words[1].lowercased() == "of" ? 2 : 1)
      return word.span(at: try readDay(Array(rest), direction: direction))
    }
    if let month = try namedMonth(words, direction: direction) { return .days(month.days) }
    return .day(try readDay(words, direction: direction))
  }

  /// `last 7 days`, `최근 7일`: so many days up to today; weeks and months of seven and thirty days.
  private func recentDays(_ text: String) -> ClosedRange<CivilDate>? {
    let units = [
      ("last", "days", 1), ("last", "weeks", 7), ("최근", "일", 1), ("최근", "일간", 1),
      ("최근", "주", 7), ("지난", "일", 1),
    ]
    for (start, end, length) in units where text.hasPrefix(start) && text.hasSuffix(end) {
      let digits = text.dropFirst(start.count).dropLast(end.count)
      guard digits.utf8.allSatisfy(isDigit), let count = Int(digits), count > 0,
        count <= DayRange.longest / length
      else { continue }
      return helper.today.adding(days: 1 - count * length)...helper.today
    }
    return nil
  }

  /// `2026`, `2026년` or a week of ISO 8601 such as `2026-w49`.
  private func yearOrWeek(_ text: String) -> ClosedRange<CivilDate>? {
    var scanner = Scanner(text)
    guard let year = scanner.digits(4), let january = YearMonth(year: year, month: 1) else {
      return nil
    }
    if scanner.isAtEnd || text.dropFirst(4) == "년" { return january.daysOfYear }
    guard scanner.take("-"), scanner.take("w"), let week = scanner.digits(2), scanner.isAtEnd,
      // The first week is the one of 4 January (ISO 8601).
      let first = january.firstDay.exactly(addingDays: 3)?.monday,
      let monday = first.exactly(addingDays: 7 * (week - 1)), week > 0,
      // And a week belongs to the year that its Thursday is in.
      monday.exactly(addingDays: 3)?.year == year, let sunday = monday.exactly(addingDays: 6)
    else { return nil }
    return monday...sunday
  }
}
