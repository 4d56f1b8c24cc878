/// A place in a pattern where a number or a name stands.
enum Slot: String, CaseIterable, Sendable {
  /// A count: `3`, `three`, `세`.
  case count = "n"
  /// A count of days with a word of its own: `사흘`.
  case dayWord = "days"
  /// A weekday in English, in full or short.
  case weekday
  /// A weekday in Korean without `요일`: `화`.
  case weekdayLetter = "요일"
  /// A month's number.
  case month
  /// A month's English name, in full or short.
  case monthName
  /// A day of the month.
  case day
  /// A day of the month with `st`, `nd`, `rd` or `th`.
  case ordinal
  /// A year of four digits.
  case year
  /// A year of two digits, which is always refused.
  case shortYear = "yy"
  /// An hour.
  case hour
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
    case .dayWord: .count
    case .weekdayLetter: .weekday
    case .monthName: .month
    case .ordinal: .day
    default: self
    }
  }
}

extension Slot {
  /// What stands for this slot at the start of some text, the longest first: values and lengths.
  func matches(_ text: ArraySlice<Character>) -> [(value: Int, length: Int)] {
    switch self {
    case .count: number(text, 1...6) + words(text, Numerals.counts)
    case .dayWord: words(text, Numerals.dayWords)
    case .weekday: words(text, Numerals.weekdays)
    case .weekdayLetter: words(text, Numerals.weekdayLetters)
    case .month, .day: number(text, 1...2)
    case .monthName: words(text, Numerals.monthNames)
    case .ordinal: ordinal(text)
    case .year: number(text, 4...4)
    case .shortYear: number(text, 2...2)
    case .hour: number(text, 1...2) + words(text, Numerals.hours)
    case .minute: number(text, 1...2)
    case .twoDigitMinute: number(text, 2...2)
    case .half: words(text, [(["반"], 30)])
    }
  }

  private func number(
    _ text: ArraySlice<Character>, _ digits: ClosedRange<Int>
  ) -> [(value: Int, length: Int)] {
    let run = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.contains(run.count), let value = Int(String(run)) else { return [] }
    return [(value, run.count)]
  }

  private func words(
    _ text: ArraySlice<Character>, _ table: [(word: [Character], value: Int)]
  ) -> [(value: Int, length: Int)] {
    table.filter { text.starts(with: $0.word) }
      .map { ($0.value, $0.word.count) }
      .sorted { $0.1 > $1.1 }
  }

  private func ordinal(_ text: ArraySlice<Character>) -> [(value: Int, length: Int)] {
    number(text, 1...2).filter {
      text.dropFirst($0.length).starts(with: Numerals.ordinalSuffix($0.value))
    }.map { ($0.value, $0.length + 2) }
  }
}
