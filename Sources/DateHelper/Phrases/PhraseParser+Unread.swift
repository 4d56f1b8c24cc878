import Text

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
    guard let end else { return try refuseLastWord(word, after: Array(title.dropLast())) }
    let text = ([last] + end.parts.map(\.text)).joined(separator: " ")
    try refuseNamedDay(title[...], before: end)
    let titleEnd = TitleEnd(title)
    let isDay = end.parts.contains { $0.particle == nil && !$0.isTime }
    if titleEnd.isRest(beforeDay: isDay) { throw .relative(text: text, deadline: nil) }
    if titleEnd.isKoreanRate || titleEnd.isRate && (!isDay || end.parts.contains(where: \.isRepeat))
    {
      throw .noRepeat(text: text, .rate)
    }
    guard !isDay else { return }
    try refuseSigns(last, text)
    if PhraseTable.holidays.contains(word) { throw .relative(text: text, deadline: nil) }
    if let before = title.dropLast().last, PhraseTable.isNumbered(before) { return }
    try refuseDigits(word, text)
    if titleEnd.isPartOfDay { throw .relative(text: text, deadline: nil) }
    try refuseCutOffDay(title, text)
  }

  /// Refuses a day with a sign at its side, and a word that is short for one: `friday: 3pm`, `wk 3pm`.
  private func refuseSigns(_ word: String, _ text: String) throws(PhraseError) {
    let stem = word.lowercased().hasSuffix("'s") ? String(word.dropLast(2)) : word
    let bare = stem.lowercased().withoutSigns
    let time = text.dropFirst(word.count + 1)
    if bare != word.lowercased(), let part = parts(of: [bare])?.first, !part.isTime, !part.isNoDate
    {
      throw .misspelt(word: word, meant: "\(bare) \(time)")
    }
    guard let meant = PhraseTable.shorthand[bare] else { return }
    throw .misspelt(word: word, meant: "\(meant) \(time)")
  }

  /// Refuses a day at the start of a title beside which only a time was read: `friday dentist 3pm`
  /// and `다음주 회의 3시` are no dentist and no meeting of today.
  func refuseDayAtStart(_ title: [String], of words: [String], beside parts: [PhrasePart])
    throws(PhraseError)
  {
    guard let first = title.first?.lowercased(), !parts.isEmpty,
      parts.allSatisfy({ $0.isTime || $0.particle != nil })
    else { return }
    let text = words.joined(separator: " ").lowercased()
    if let meant = PhraseTable.slips[first], !SlipVocabulary.honestKorean.contains(first) {
      throw .misspelt(word: first, meant: meant)
    }
    if title.count > 1, !PhraseTable.measures.contains(title[1]) {
      try refuseFields(first)
      if let day = counted(first, "일"), 32...99 ~= day {
        throw .noSuchDay(text: first, month: nil, year: nil)
      }
    }
    let isWeekday = Slot.weekday.isWhole(first)
    if isWeekday && !PhraseTable.weekdaysOfOtherMeaning.contains(first)
      || EnglishSlip.isWrongOrdinal(first)
      || [3, 2, 1].contains(where: { isSpan(title.prefix($0)) })
    {
      throw .relative(text: text, deadline: nil)
    }
  }

  /// Whether words are a week, a month or a year after this one: `next week`, `다음 달`.
  private func isSpan(_ words: ArraySlice<String>) -> Bool {
    guard let parts = parts(of: words), parts.count == 1 else { return false }
    switch parts[0].row.sense {
    case .week(let count), .weekend(let count), .month(let count), .year(let count):
      return count > 0
    default: return false
    }
  }

  /// Refuses a weekday that the word before it makes another one: `first saturday`, `good friday`,
  /// `tgi fridays`.
  func refuseNamedDay(
    _ title: ArraySlice<String>, before end: FreePhrase
  ) throws(PhraseError) {
    guard let first = end.parts.first, let last = title.last else { return }
    let word = last.lowercased()
    let isNamed = PhraseTable.namedWeekdays.contains("\(word) \(first.text)")
    switch first.row.sense {
    case .weekday where isNamed || isOrdinal(word): break
    case .repeats where isNamed: break
    default: return
    }
    throw .relative(
      text: ([last] + end.parts.map(\.text)).joined(separator: " "), deadline: nil)
  }

  /// A day that one word cuts off from the time: `치과 내일 회사 3시`, `dentist tomorrow arround 3pm`.
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
    if EnglishSlip.isWrongOrdinal(word), let meant = EnglishSlip.meanings(of: word).first {
      throw .misspelt(word: word, meant: meant.words.joined(separator: " "))
    }
    if let before = title.last?.lowercased(), PhraseTable.deadlineWords.contains(before) {
      try refuseDigits(word, "\(before) \(word)")
    }
    if isBrokenTime(word), (try? phraseAtEnd(title)) ?? nil != nil {
      throw .unknown(word: word, nearest: nil)
    }
    if let date = dateOfOtherYear(word) { throw .unknown(word: word, nearest: date) }
    let part = partOfMonth(word, after: title)
    let hour = unreadTime(word)
    guard hour != nil || part != nil || word.isDigits,
      let before = try? phraseAtEnd(Array(title.dropLast((part?.count ?? 1) - 1)))
    else { return }
    if let time = before.parts.last(where: \.isTime) {
      guard time.text.hasSuffix("시"), let minute = Int(word), minute < 60 else { return }
      throw .unknown(word: word, nearest: "\(time.text) \(minute)분")
    }
    guard let part else {
      if let hour { throw .unknown(word: word, nearest: hour) }
      if 1...31 ~= Int(word) ?? 0 { throw .bareNumber(word) }
      return
    }
    let phrase = title.dropLast(part.count - 1).suffix(before.count) + part
    throw .relative(text: phrase.joined(separator: " "), deadline: nil)
  }

  /// The time that digits after a day mean: `1530`, `15h`, `15h30`.
  private func unreadTime(_ word: String) -> String? {
    if word.isDigits {
      let time = clockTime(word.count == 3 ? "0\(word)" : word)?.iso
      return word.count == 3 ? time.map { String($0.dropFirst()) } : time
    }
    let sides = word.split(separator: "h", omittingEmptySubsequences: false)
    guard sides.count == 2, sides[0].isDigits, sides[1].isEmpty || sides[1].isDigits,
      let hour = Int(sides[0]), let minute = Int(sides[1].isEmpty ? "0" : sides[1])
    else { return nil }
    return WallTime(hour: hour, minute: minute)?.iso
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
      return word.hasSuffix(ending) && (parts(of: [stem]) != nil || TitleEnd.isKoreanMonth(stem))
    }
  }

  /// `첫째`, `둘째주`, `2,4주`.
  private func isOrdinal(_ word: String) -> Bool {
    if word.hasSuffix("주차"), word.dropLast(2).isDigits { return true }
    let stem = word.hasSuffix("주") ? String(word.dropLast()) : word
    if PhraseTable.ordinals.contains(stem) { return true }
    return stem != word && stem.contains(where: \.isNumber)
      && stem.allSatisfy { $0.isNumber || $0 == "," }
  }
}

extension String {
  /// The text without the signs that stand at its sides.
  var withoutSigns: String {
    let isSign: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
    return String(String(drop(while: isSign).reversed()).drop(while: isSign).reversed())
  }
}
