extension PhraseParser {
  /// Refuses what looks like a day before a phrase that has none, or that another day would change:
  /// `회식 크리스마스 7시` is no dinner of today, and `첫째 토요일` not the next Saturday.
  ///
  /// - Parameters:
  ///   - title: the words that no phrase took.
  ///   - end: the phrase that was taken off their end.
  /// - Throws: `PhraseError` with the words that are not read as a day.
  func refuseUnreadDay(_ title: [String], before end: FreePhrase?) throws(PhraseError) {
    guard let last = title.last, FreePhrase.isOneWord(last) else { return }
    let word = last.lowercased()
    if isAbout(word) { throw .relative(text: last, deadline: nil) }
    if end == nil { try refuseLastWord(word, after: Array(title.dropLast())) }
    guard let end else { return }
    let text = ([last] + end.parts.map(\.text)).joined(separator: " ")
    if case .weekday? = end.parts.first?.row.sense,
      isOrdinal(word) || PhraseTable.namedWeekdays.contains(text.lowercased())
    {
      throw .relative(text: text, deadline: nil)
    }
    guard end.parts.allSatisfy({ $0.isTime || $0.particle != nil }) else { return }
    if let before = title.dropLast().last, let example = weekExample(before, word) {
      throw .list(text: "\(before) \(word)", example: example)
    }
    if let example = pairExample(word) { throw .list(text: word, example: example) }
    if PhraseTable.holidays.contains(word) { throw .relative(text: text, deadline: nil) }
    if let before = title.dropLast().last, PhraseTable.isNumbered(before) { return }
    try refuseDigits(word, text)
    try refuseCutOffDay(title, text)
  }

  /// A day that one word cuts off from the time: `치과 내일 오훈 3시`, `dentist tomorrow arround 3pm`.
  private func refuseCutOffDay(_ title: [String], _ text: String) throws(PhraseError) {
    let rest = Array(title.dropLast())
    guard let day = try? phraseAtEnd(rest), day.count < rest.count,
      !day.parts.contains(where: \.isTime)
    else { return }
    let phrase = rest.suffix(day.count).joined(separator: " ")
    throw .relative(text: "\(phrase) \(text)", deadline: nil)
  }

  /// A number after a day may be an hour (`saturday 8`), and a part of a month is no day (`다음달 초`, `다음달
  /// 첫째 주`).
  private func refuseLastWord(_ word: String, after title: [String]) throws(PhraseError) {
    let isNumber = 1...2 ~= word.count && word.allSatisfy { $0.isASCII && $0.isNumber }
    let part = partOfMonth(word, after: title)
    guard isNumber && 1...31 ~= Int(word) ?? 0 || part != nil,
      let before = try? phraseAtEnd(Array(title.dropLast((part?.count ?? 1) - 1))),
      !before.parts.contains(where: \.isTime)
    else { return }
    guard let part else { throw .bareNumber(word) }
    let phrase = title.dropLast(part.count - 1).suffix(before.count) + part
    throw .relative(text: phrase.joined(separator: " "), deadline: nil)
  }

  /// `초`, `첫째주` and `첫째 주`.
  private func partOfMonth(_ word: String, after title: [String]) -> [String]? {
    if PhraseTable.partsOfMonth.contains(word) || word.hasSuffix("주") && isOrdinal(word) {
      return [word]
    }
    guard word == "주", let last = title.last, isOrdinal(last) else { return nil }
    return [last, word]
  }

  /// Whether a word is a moment that is not meant exactly: `내일쯤`, `7시쯤`.
  private func isAbout(_ word: String) -> Bool {
    (PhraseTable.aboutEndings + PhraseTable.partsOfMonth).contains { ending in
      let stem = String(word.dropLast(ending.count))
      return word.hasSuffix(ending) && (parts(of: [stem]) != nil || isMonth(stem))
    }
  }

  /// `4월`.
  private func isMonth(_ word: String) -> Bool {
    word.hasSuffix("월") && 2...3 ~= word.count && word.dropLast().allSatisfy(\.isNumber)
  }

  /// `첫째`, `둘째주`, `2,4주`.
  private func isOrdinal(_ word: String) -> Bool {
    let stem = word.hasSuffix("주") ? String(word.dropLast()) : word
    if PhraseTable.ordinals.contains(stem) { return true }
    return stem != word && stem.contains(where: \.isNumber)
      && stem.allSatisfy { $0.isNumber || $0 == "," }
  }

  /// Digits that only an option reads as a date, and `3월25`.
  private func refuseDigits(_ word: String, _ text: String) throws(PhraseError) {
    let sides = word.split(separator: "월", omittingEmptySubsequences: false)
    let isCut =
      sides.count == 2 && sides.allSatisfy { 1...2 ~= $0.count && $0.allSatisfy(\.isNumber) }
    if isCut { throw .mixedForm(word) }
    guard let part = parts(of: [word])?.first, !part.isNoDate else { return }
    switch part.row.sense {
    case .refused(.shortYear): throw .twoDigitYear(word)
    case .digits: throw .relative(text: text, deadline: nil)
    default: return
    }
  }
}
