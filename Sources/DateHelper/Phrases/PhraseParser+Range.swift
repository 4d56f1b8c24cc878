import Language

extension PhraseParser {
  /// Refuses a span in one word at an end of a title, of which no todo has a moment: `3시~5시`.
  ///
  /// - Throws: `PhraseError.range`, or `PhraseError.list` for weekdays: `화/목`.
  func refuseRange(_ title: [String]) throws(PhraseError) {
    for word in [title.first, title.last].compactMap({ $0 }) where FreePhrase.isOneWord(word) {
      if let example = listExample(word) { throw .list(text: word, example: example) }
      if let example = rangeExample(word) { throw .range(text: word, example: example) }
    }
  }

  /// Refuses weekdays with a sign for those between them, before a time or as a repeat: `every mon-fri 7am`.
  func refuseWeekdays(_ title: [String], before end: FreePhrase?) throws(PhraseError) {
    guard let last = title.last else { return }
    let sides = last.lowercased().split(whereSeparator: { "~-\u{2013}".contains($0) })
    let each = title.dropLast().last.flatMap {
      ["every", "매주"].contains($0.lowercased()) ? $0 : nil
    }
    let times = end?.parts ?? []
    guard each != nil || !times.isEmpty, times.allSatisfy({ $0.isTime || $0.particle != nil }),
      sides.count == 2, let days = weekdays(String(sides[0]), String(sides[1]))
    else { return }
    let time = times.map { " \($0.text)" }.joined()
    let isKorean = last.unicodeScalars.contains(where: \.isHangul)
    throw .list(
      text: [each, last].compactMap(\.self).joined(separator: " "),
      example: Bilingual { (isKorean ? days.korean : days[$0]) + time })
  }

  /// What to write instead of weekdays in a list without a word for each week: `화/목`.
  private func listExample(_ word: String) -> Bilingual? {
    let items = word.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { "/,+&\u{B7}".contains($0) })
    let days = items.compactMap { weekday(String($0)) }.compactMap(Weekday.init(rawValue:))
    guard days.count > 1, days.count == items.count else { return nil }
    return everyWeek(days)
  }

  /// The repeat of some weekdays.
  func everyWeek(_ days: [Weekday]) -> Bilingual {
    let english = days.map { $0.name.english.prefix(3).lowercased() }.joined(separator: ",")
    let korean = days.map { $0.name.korean.prefix(1) }.joined()
    return Bilingual(en: "every \(english)", ko: "매주 \(korean)")
  }

  /// What to write instead of a span; nil for a word that is none.
  private func rangeExample(_ word: String) -> Bilingual? {
    let sides = word.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { "~-\u{2013}".contains($0) })
    guard sides.count == 2, let first = sides.first, let last = sides.last else { return nil }
    let (start, end) = (String(first), String(last))
    if let weekdays = weekdays(start, end) { return weekdays }
    guard let ending = parts(of: [end]) else { return nil }
    let isHourAlone = 1...2 ~= start.count && start.allSatisfy { $0.isASCII && $0.isNumber }
    if isHourAlone, ending.allSatisfy({ $0.isTime || $0.particle != nil }) {
      let unit = end.drop { $0.isNumber || $0 == ":" }
      let isKorean = end.unicodeScalars.contains(where: \.isHangul)
      let begun = isKorean ? "\(start)시" : start + unit
      return Bilingual(en: begun, ko: begun)
    }
    return parts(of: [start]) == nil ? nil : Bilingual(en: start, ko: start)
  }

  /// The repeat that two weekdays with the days between them mean.
  private func weekdays(_ start: String, _ end: String) -> Bilingual? {
    guard let first = weekday(start), let last = weekday(end), first < last else { return nil }
    return everyWeek(Weekday.allCases.filter { first...last ~= $0.rawValue })
  }

  private func weekday(_ word: String) -> Int? {
    let stem = ["요일", "욜"].first(where: word.hasSuffix).map { String(word.dropLast($0.count)) }
    let scalars = Array((stem ?? word).unicodeScalars)
    return (Numerals.weekdayLetters + Numerals.weekdays).first { $0.word == scalars }?.value
  }
}
