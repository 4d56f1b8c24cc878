import Language

extension PhraseParser {
  /// Refuses weekdays by their letters beside a time: `월 수 금 8시`, `화 3시`.
  func refuseWeekdayLetters(
    _ title: [String], after start: FreePhrase?, before end: FreePhrase?
  ) throws(PhraseError) {
    if let day = title.first.flatMap(weekdayLetter), day != .sunday, title[0].count == 1,
      let week = start?.parts.last, case .repeats(.units(.weeks), _) = week.row.sense
    {
      throw .misspelt(word: title[0], meant: "\(week.text) \(day.name.korean)")
    }
    if let list = try listAtStart(title) { throw .list(text: list.text, example: list.example) }
    guard let end, let last = title.last,
      end.parts.allSatisfy({ $0.isTime || $0.particle != nil })
    else { return }
    let time = end.parts.map { " \($0.text)" }.joined()
    if title.count > 1, let day = weekdayLetter(last),
      ["매주", "격주", "격주로"].contains(title[title.count - 2])
    {
      throw .misspelt(word: last, meant: "\(title[title.count - 2]) \(day.name.korean)\(time)")
    }
    if let list = unreadList(title) { throw .list(text: list.text, example: list.example) }
    guard let meant = loneWeekday(title.dropLast() + [last.withoutSigns]) else { return }
    throw .misspelt(word: last, meant: meant + time)
  }

  /// Weekdays by their letters before a time at the start of a title.
  private func listAtStart(
    _ title: [String]
  ) throws(PhraseError) -> (text: String, example: Bilingual)? {
    guard let first = title.first, first.count == 1,
      let place = title.indices.dropFirst().first(where: { title[$0].count > 1 }), place > 1,
      let time = try phraseAtStart(Array(title[place...])), time.parts.allSatisfy(\.isTime)
    else { return nil }
    return unreadList(Array(title[..<place])).flatMap { list in
      list.text.split(separator: " ").count == place ? list : nil
    }
  }

  /// Weekdays by their letters at the end of a title, beside a time: `월 수 금 8시`, `월수 9시`;
  /// and what to write instead.
  private func unreadList(_ title: [String]) -> (text: String, example: Bilingual)? {
    let letters = Array(title.reversed().prefix { weekdayLetter($0) != nil }.reversed())
    if letters.count > 1 {
      return (letters.joined(separator: " "), everyWeek(letters.compactMap(weekdayLetter)))
    }
    guard let pair = title.last, PhraseTable.weekdayPairs.contains(pair) else { return nil }
    return (pair, everyWeek(pair.compactMap { weekdayLetter(String($0)) }))
  }

  /// The weekday that one letter at the end of a title means beside a time, with its week: `화 3시`.
  ///
  /// `일` is also work, and is one only after its week.
  private func loneWeekday(_ title: [String]) -> String? {
    guard let day = title.last.flatMap(weekdayLetter) else { return nil }
    let week = [2, 1].lazy.map { title.dropLast().suffix($0) }.first { isWeek(Array($0)) }
    guard day != .sunday || week != nil else { return nil }
    return ((week ?? []) + [day.name.korean]).joined(separator: " ")
  }

  private func isWeek(_ words: [String]) -> Bool {
    guard let parts = parts(of: words), parts.count == 1, case .week = parts[0].row.sense else {
      return false
    }
    return true
  }

  private func weekdayLetter(_ word: String) -> Weekday? {
    let particle = ["까지", "부터"].first(where: word.hasSuffix) ?? ""
    let letter = Array(word.dropLast(particle.count).unicodeScalars)
    return Numerals.weekdayLetters.first { $0.word == letter }.flatMap {
      Weekday(rawValue: $0.value)
    }
  }
}
