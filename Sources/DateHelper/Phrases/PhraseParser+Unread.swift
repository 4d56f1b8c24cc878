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
    let isDay = end.parts.contains { $0.particle == nil && !$0.isTime }
    if PhraseTable.fragments.contains(word)
      || isDay && PhraseTable.fragmentsBeforeDays.contains(word)
    {
      throw .relative(text: text, deadline: nil)
    }
    guard end.parts.allSatisfy({ $0.isTime || $0.particle != nil }) else { return }
    if PhraseTable.holidays.contains(word) { throw .relative(text: text, deadline: nil) }
    if let before = title.dropLast().last, PhraseTable.isNumbered(before) { return }
    try refuseDigits(word, text)
    if isUnreadUnit(title) { throw .relative(text: text, deadline: nil) }
    try refuseCutOffDay(title, text)
  }

  /// Refuses the name of a weekday before a title that a time follows: `friday dentist 3pm` is no
  /// dentist of today.
  func refuseWeekdayAtStart(_ title: [String], before end: FreePhrase?) throws(PhraseError) {
    guard let end, let first = title.first?.lowercased(), Numerals.weekdayNames.contains(first),
      end.parts.allSatisfy({ $0.isTime || $0.particle != nil })
    else { return }
    throw .relative(
      text: (title + end.parts.map(\.text)).joined(separator: " ").lowercased(), deadline: nil)
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

  /// Whether a unit or a month before a time is a part of a day that was not read: `every 5th day
  /// 8am`, `회의 5월 3시`.
  private func isUnreadUnit(_ title: [String]) -> Bool {
    guard let word = title.last?.lowercased() else { return false }
    if PhraseTable.unreadMonths.contains(word) || isMonth(word) { return true }
    let isMonthBefore = title.dropLast().last.map(isMonthName) ?? false
    if word.isDigits { return isMonthBefore }
    if Slot.dayWord.isWhole(word), word != "하루" { return true }
    if isCutOff(word) || PhraseTable.koreanUnits.contains(where: { isCounted(word, $0) }) {
      return true
    }
    guard PhraseTable.englishUnits.contains(word), let before = title.dropLast().last?.lowercased()
    else { return false }
    return PhraseTable.unitQualifiers.contains(before) || Slot.ordinal.isWhole(before)
      || Slot.count.isWhole(before)
  }

  /// Whether a word has only what Korean phrases are written with, and is none: `3뒤`, `매31일`.
  private func isCutOff(_ word: String) -> Bool {
    let counter = word.drop { $0.isASCII && $0.isNumber }
    guard word.unicodeScalars.contains(where: \.isHangul), KoreanSlip.isOfPhrase(word),
      !PhraseTable.koreanCounters.contains(String(counter))
    else { return false }
    return word.unicodeScalars.contains(where: \.isDigit) || word.count > 2 && word.first == "매"
  }

  private func isCounted(_ word: String, _ unit: String) -> Bool {
    word.hasSuffix(unit) && Slot.count.isWhole(String(word.dropLast(unit.count)))
  }

  private func isMonthName(_ word: String) -> Bool {
    Slot.monthName.isWhole(word.lowercased()) || isMonth(word)
  }

  /// A number after a day may be an hour (`saturday 8`), and a part of a month is no day (`다음달 초`, `다음달
  /// 첫째 주`).
  private func refuseLastWord(_ word: String, after title: [String]) throws(PhraseError) {
    if EnglishSlip.isWrongOrdinal(word), let meant = EnglishSlip.meanings(of: word).first {
      throw .misspelt(word: word, meant: meant.words.joined(separator: " "))
    }
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
    if word.isDigits { return clockTime(word)?.iso }
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
      return word.hasSuffix(ending) && (parts(of: [stem]) != nil || isMonth(stem))
    }
  }

  /// `4월`, `사월`; `이월` is also what is carried over.
  private func isMonth(_ word: String) -> Bool {
    word.hasSuffix("월") && word != "이월" && Slot.koreanMonth.isWhole(String(word.dropLast()))
  }

  /// `첫째`, `둘째주`, `2,4주`.
  private func isOrdinal(_ word: String) -> Bool {
    let stem = word.hasSuffix("주") ? String(word.dropLast()) : word
    if PhraseTable.ordinals.contains(stem) { return true }
    return stem != word && stem.contains(where: \.isNumber)
      && stem.allSatisfy { $0.isNumber || $0 == "," }
  }
}
