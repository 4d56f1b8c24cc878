import Text

/// The last words of a title, beside a phrase that was taken off its end.
struct TitleEnd {
  private let words: [String]

  init(_ title: [String]) {
    words = title.map { $0.lowercased() }
  }

  private var last: String { words.last ?? "" }
  private var before: String { words.dropLast().last ?? "" }

  /// Whether the last word is the rest of a phrase of which another part was read: `주 월요일`.
  func isRest(beforeDay isDay: Bool) -> Bool {
    if PhraseTable.fragments.contains(last) { return true }
    guard isDay else { return false }
    let isEach =
      PhraseTable.englishUnits.contains(last) && ["each", "every", "per"].contains(before)
    return isEach || PhraseTable.fragmentsBeforeDays.contains(last)
  }

  /// Whether the last word says how often in each period: `twice daily`, `3x daily`.
  var isRate: Bool {
    PhraseTable.rates.contains(last) || last.hasSuffix("x") && last.dropLast().isDigits
  }

  /// Whether the last words say how often in each period: `하루 3번`, `주 2회`, `주1회`.
  var isKoreanRate: Bool {
    if let period = last.first, "주월연".contains(period), last.hasSuffix("회"),
      last.dropFirst().dropLast().isDigits
    {
      return true
    }
    let count = last.dropLast()
    return (last.hasSuffix("번") || last.hasSuffix("회")) && Slot.count.isWhole(String(count))
      && PhraseTable.periods.contains(before)
  }

  /// Whether the last words are a part of a day that was not read: `every 5th day 8am`, `회의 5월 3시`.
  var isPartOfDay: Bool {
    if isMonth || isAfterMonth || isUnit || isCutOff { return true }
    if Slot.dayWord.isWhole(last), last != "하루" { return true }
    return PhraseTable.koreanUnits.contains { unit in
      last.hasSuffix(unit) && Slot.count.isWhole(String(last.dropLast(unit.count)))
    }
  }

  private var isUnit: Bool {
    if PhraseTable.loneUnits.contains(last) { return true }
    guard PhraseTable.englishUnits.contains(last) else { return false }
    if words.suffix(6).dropLast().contains(where: PhraseTable.repeatWords.contains) { return true }
    return
      (PhraseTable.unitQualifiers.contains(before) || Slot.ordinal.isWhole(before)
      || Slot.count.isWhole(before))
  }

  /// A month's name that may be another word is one after a number or a word of dates.
  private var isMonth: Bool {
    if PhraseTable.unreadMonths.contains(last) || TitleEnd.isKoreanMonth(last) { return true }
    return Slot.monthName.isWhole(last)
      && (PhraseTable.monthQualifiers.contains(before) || Slot.ordinal.isWhole(before)
        || before.isDigits)
  }

  /// `april first`, `march 5, 26`.
  private var isAfterMonth: Bool {
    let numbers = words.reversed().prefix(while: isNumber)
    let month = words.dropLast(numbers.count).last
    return !numbers.isEmpty
      && month.map { Slot.monthName.isWhole($0) || TitleEnd.isKoreanMonth($0) } == true
  }

  private func isNumber(_ word: String) -> Bool {
    word.first.map { $0.isASCII && $0.isNumber } == true || PhraseTable.ordinals.contains(word)
      || Slot.count.isWhole(word)
  }

  /// Whether a word has only what Korean phrases are written with, and is none: `3뒤`, `매31일`.
  private var isCutOff: Bool {
    let counter = last.drop { $0.isASCII && $0.isNumber }
    guard last.unicodeScalars.contains(where: \.isHangul), KoreanSlip.isOfPhrase(last),
      !PhraseTable.koreanCounters.contains(String(counter)),
      !SlipVocabulary.honestKorean.contains(last)
    else { return false }
    return last.unicodeScalars.contains(where: \.isDigit) || last.count > 2 && last.first == "매"
  }

  /// `4월`, `사월`, `시월달`; `이월` is also what is carried over.
  static func isKoreanMonth(_ word: String) -> Bool {
    let month = word.hasSuffix("달") ? word.dropLast() : word[...]
    return month.hasSuffix("월") && month != "이월"
      && Slot.koreanMonth.isWhole(String(month.dropLast()))
  }
}
