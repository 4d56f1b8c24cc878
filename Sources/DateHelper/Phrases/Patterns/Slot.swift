/// A place in a pattern where a number or a name stands.
enum Slot: String, CaseIterable, Sendable {
  /// A count: `3`, `three`, `세`.
  case count = "n"
  /// A count in digits.
  case digits = "N"
  /// A count of days with a word of its own: `사흘`.
  case dayWord = "days"
  /// A weekday in English, in full or short.
  case weekday
  /// A weekday in Korean without `요일`: `화`.
  case weekdayLetter = "요일"
  /// A weekday in Korean by its letter alone, which Sunday's would not tell from `일`, work.
  case loneWeekdayLetter = "월-토"
  /// One or more weekdays in English: `mon,wed,fri`.
  case weekdays
  /// One or more weekdays in English, each in the plural: `tuesdays`.
  case pluralWeekdays = "mondays"
  /// One or more weekdays in Korean: `월, 수, 금`, `월요일`.
  case weekdayLetters = "요일들"
  /// One or more weekdays in Korean, each in full: `화요일과 목요일`.
  case weekdayNames = "요일,요일"
  /// Three weekdays or more as one Korean word.
  case weekdayRun = "월수금"
  /// Which one of a weekday's days in a month, -1 for the last: `first`, `last`.
  case place = "nth"
  /// As `nth` in Korean: `첫째`, `마지막`.
  case koreanPlace = "째"
  /// A month's number.
  case month
  /// A month's number, or its Korean name without `월`: `5`, `오`.
  case koreanMonth = "월"
  /// A month's English name, in full or short.
  case monthName
  /// A month's number in two digits.
  case twoDigitMonth = "MM"
  /// A day of the month.
  case day
  /// A day of the month, or its Korean name without `일`: `5`, `오`.
  case koreanDay = "일"
  /// A day of the month in two digits.
  case twoDigitDay = "DD"
  /// A day of the month with `st`, `nd`, `rd` or `th`.
  case ordinal
  /// A year of four digits.
  case year
  /// A year of two digits, which is always refused.
  case shortYear = "yy"
  /// An hour.
  case hour
  /// An hour in English words or digits: `three`, `3`.
  case spokenHour = "H"
  /// An hour and a minute in three or four digits: `330`.
  case hourAndMinute = "hmm"
  /// A minute.
  case minute
  /// A minute of two digits.
  case twoDigitMinute = "mm"
  /// The half of an hour, always 30 minutes.
  case half = "반"

  /// The slot that the value is kept under.
  var key: Slot {
    switch self {
    case .twoDigitMinute, .half: .minute
    case .digits, .dayWord: .count
    case .weekdayLetter, .loneWeekdayLetter: .weekday
    case .pluralWeekdays, .weekdayLetters, .weekdayNames, .weekdayRun: .weekdays
    case .koreanPlace: .place
    case .monthName, .twoDigitMonth, .koreanMonth: .month
    case .ordinal, .twoDigitDay, .koreanDay: .day
    case .spokenHour: .hour
    default: self
    }
  }
}

extension Slot {
  /// What stands for this slot at the start of some text, the longest first: values and lengths.
  func matches(_ text: ArraySlice<Unicode.Scalar>) -> [(value: Int, length: Int)] {
    if let weekdayList { return weekdayList.matches(text) }
    let numbers = digitCount.map { number(text, $0) } ?? []
    let found = self == .ordinal ? ordinals(numbers, in: text) : numbers
    return found + words(text)
  }

  /// Whether all of a word stands for this slot.
  func isWhole(_ word: String) -> Bool {
    let scalars = Array(word.unicodeScalars)
    return matches(scalars[...]).contains { $0.length == scalars.count }
  }

  /// The scalars that may stand first in this slot.
  var firstScalars: Set<Unicode.Scalar> { Slot.firstScalars[self] ?? [] }

  private static let firstScalars = Dictionary(
    uniqueKeysWithValues: allCases.map { slot in
      let digits = slot.digitCount == nil ? "" : "0123456789"
      return (slot, Set(slot.table.compactMap(\.word.first) + digits.unicodeScalars))
    })

  /// How many digits may stand here, nil if only words may.
  private var digitCount: ClosedRange<Int>? {
    switch self {
    case .count, .digits: 1...PhraseFinder.longest
    case .month, .day, .ordinal, .hour, .minute, .koreanMonth, .koreanDay, .spokenHour: 1...2
    case .hourAndMinute: 3...4
    case .twoDigitMinute, .twoDigitMonth, .twoDigitDay, .shortYear: 2...2
    case .year: 4...4
    case .dayWord, .weekday, .weekdayLetter, .loneWeekdayLetter, .monthName, .half: nil
    case .weekdays, .pluralWeekdays, .weekdayLetters, .weekdayNames, .weekdayRun: nil
    case .place, .koreanPlace: nil
    }
  }

  private var weekdayList: WeekdayList? {
    switch self {
    case .weekdays: .english
    case .pluralWeekdays: .plurals
    case .weekdayLetters: .letters
    case .weekdayNames: .names
    case .weekdayRun: .run
    default: nil
    }
  }

  /// The words that may stand here.
  private var table: Numerals.Table {
    switch self {
    case .count: Numerals.counts
    case .dayWord: Numerals.dayWords
    case .weekday, .weekdays, .pluralWeekdays: Numerals.weekdays
    case .weekdayLetter, .weekdayLetters, .weekdayNames, .weekdayRun: Numerals.weekdayLetters
    case .loneWeekdayLetter: Numerals.loneWeekdayLetters
    case .koreanMonth: Numerals.koreanMonths
    case .koreanDay: Numerals.koreanDays
    case .spokenHour: Numerals.englishHours
    case .place: Numerals.places
    case .koreanPlace: Numerals.koreanPlaces
    case .monthName: Numerals.monthNames
    case .hour: Numerals.hours
    case .half: Numerals.halves
    case .minute: Numerals.minutes
    case .digits, .month, .twoDigitMonth, .day, .twoDigitDay, .ordinal, .year, .shortYear,
      .twoDigitMinute, .hourAndMinute:
      []
    }
  }

  /// Larger numbers are read as this one: every unit so many times is too far away.
  private static let mostCount = 1_000_000_000_000

  private func number(
    _ text: ArraySlice<Unicode.Scalar>, _ digits: ClosedRange<Int>
  ) -> [(value: Int, length: Int)] {
    let run = text.prefix { $0.isDigit }
    guard digits.contains(run.count) else { return [] }
    return [(min(Int(String(run)) ?? .max, Slot.mostCount), run.count)]
  }

  private func words(_ text: ArraySlice<Unicode.Scalar>) -> [(value: Int, length: Int)] {
    table.filter { text.starts(with: $0.word) }
      .map { ($0.value, $0.word.count) }
      .sorted { $0.1 > $1.1 }
  }

  private func ordinals(
    _ numbers: [(value: Int, length: Int)], in text: ArraySlice<Unicode.Scalar>
  ) -> [(value: Int, length: Int)] {
    numbers.filter { text.dropFirst($0.length).starts(with: Numerals.ordinalSuffix($0.value)) }
      .map { ($0.value, $0.length + 2) }
  }
}
