import Language

/// Why a date phrase is refused.
public enum PhraseError: Error, Equatable {
  /// There are no words.
  case empty
  /// A word that no phrase has at this place, and the nearest one that some phrase has.
  case unknown(word: String, nearest: String?)
  /// A word at an end of a title that is probably a misspelt day.
  case misspelt(word: String, meant: String)
  /// A number that could be a day or an hour.
  case bareNumber(String)
  /// A date whose year has two digits.
  case twoDigitYear(String)
  /// A month/day with a counter that belongs to another form, such as `12/25일`.
  case mixedForm(String)
  /// A day that the month lacks; the year is nil if no year has it.
  case noSuchDay(text: String, month: Int, year: Int?)
  /// A month that is not 1 to 12.
  case noSuchMonth(text: String)
  /// A time that is not 00:00 to 23:59.
  case noSuchTime(text: String)
  /// A weekday that is not the one of the date beside it.
  case otherWeekday(text: String, weekday: Weekday)
  /// A day or a time that is over, where one to come is asked for.
  case past(text: String, date: CivilDate)
  /// A moment outside of years 1 to 9999.
  case outOfRange(text: String)
  /// Two days that are not the same.
  case twoDates(String, String)
  /// Two times that are not the same.
  case twoTimes(String, String)
  /// A deadline where only a day is asked for, or a phrase without a day.
  case noDay(text: String)
  /// All words of a title were read as a phrase.
  case noTitle(phrase: String)
}

extension PhraseError: Explainable {
  /// What is wrong with the phrase.
  public var message: Bilingual {
    switch self {
    case .empty: Bilingual(en: "a date is missing", ko: "날짜가 없습니다")
    case .unknown(let word, _):
      Bilingual(en: "cannot read '\(word)' as a date", ko: "'\(word)'을(를) 날짜로 읽을 수 없습니다")
    case .misspelt(let word, _):
      Bilingual(en: "'\(word)' looks like a misspelt day", ko: "'\(word)'은(는) 날짜의 오타로 보입니다")
    case .bareNumber(let text):
      Bilingual(
        en: "'\(text)' could be a day or an hour", ko: "'\(text)'만으로는 날짜인지 시각인지 알 수 없습니다")
    case .twoDigitYear(let text):
      Bilingual(en: "the year in '\(text)' needs four digits", ko: "'\(text)'의 연도는 네 자리여야 합니다")
    case .mixedForm(let text):
      Bilingual(
        en: "'\(text)' mixes two ways to write a date", ko: "'\(text)'에는 두 가지 날짜 표기가 섞여 있습니다")
    case .noSuchDay(let text, let month, let year): noSuchDay(text, month, year)
    case .noSuchMonth(let text):
      Bilingual(en: "there is no such month as in '\(text)'", ko: "'\(text)'의 달은 없습니다")
    case .noSuchTime(let text):
      Bilingual(en: "there is no such time as '\(text)'", ko: "'\(text)'라는 시각은 없습니다")
    case .otherWeekday(let text, let weekday):
      Bilingual(
        en: "the day in '\(text)' is a \(weekday.name.english)",
        ko: "'\(text)'의 날짜는 \(weekday.name.korean)입니다")
    case .past(let text, let date):
      Bilingual(en: "'\(text)' (\(date.iso)) is past", ko: "'\(text)'(\(date.iso))은(는) 지났습니다")
    case .outOfRange(let text):
      Bilingual(en: "'\(text)' is too far away", ko: "'\(text)'은(는) 너무 먼 날짜입니다")
    case .twoDates(let one, let other):
      Bilingual(en: "two dates: '\(one)' and '\(other)'", ko: "날짜가 둘입니다: '\(one)', '\(other)'")
    case .twoTimes(let one, let other):
      Bilingual(en: "two times: '\(one)' and '\(other)'", ko: "시각이 둘입니다: '\(one)', '\(other)'")
    case .noDay(let text):
      Bilingual(en: "'\(text)' names no day", ko: "'\(text)'에는 날짜가 없습니다")
    case .noTitle(let phrase):
      Bilingual(
        en: "nothing is left for a title beside '\(phrase)'", ko: "'\(phrase)' 말고는 제목이 될 말이 없습니다")
    }
  }

  private func noSuchDay(_ text: String, _ month: Int, _ year: Int?) -> Bilingual {
    let shown = YearMonth(year: year ?? 2000, month: month)
    let count = shown?.dayCount ?? 0
    let heading =
      year == nil ? shown?.name : shown?.heading
    let named = heading ?? Bilingual(verbatim: text)
    return Bilingual(
      en: "'\(text)' does not exist: \(named.english) has \(count) days",
      ko: "'\(text)'은(는) 없는 날입니다: \(named.korean)은 \(count)일까지입니다")
  }

  /// What to write instead.
  public var hint: Bilingual? {
    switch self {
    case .empty, .noDay: Bilingual(en: "for example: tomorrow", ko: "예: 내일")
    case .unknown(let word, let nearest): unknownHint(word, nearest)
    case .misspelt(let word, let meant):
      Bilingual(
        en: "did you mean \(meant)? to keep '\(word)', quote the whole title",
        ko: "\(meant)인가요? '\(word)'을(를) 그대로 두려면 제목 전체를 따옴표로 묶으세요")
    case .bareNumber(let number):
      Bilingual(
        en: "write \(ordinal(number)) for a day or \(number):00 for a time",
        ko: "날짜는 \(number)일, 시각은 \(number)시로 쓰세요")
    case .twoDigitYear: Bilingual(en: "for example: 2026-03-05", ko: "예: 2026-03-05")
    case .mixedForm: Bilingual(en: "for example: 12/25", ko: "예: 12월 25일 또는 12/25")
    case .noSuchDay, .noSuchMonth:
      Bilingual(en: "for example: end of month", ko: "예: 말일")
    case .noSuchTime: Bilingual(en: "times go from 00:00 to 23:59", ko: "시각은 00:00부터 23:59까지입니다")
    case .otherWeekday: Bilingual(en: "leave the weekday or the day out", ko: "요일이나 날짜 중 하나만 쓰세요")
    case .past: Bilingual(en: "name a day to come, such as tomorrow", ko: "내일처럼 앞으로 올 날을 쓰세요")
    case .outOfRange: Bilingual(en: "years go up to 9999", ko: "연도는 9999년까지입니다")
    case .twoDates, .twoTimes:
      Bilingual(
        en: "quote the title to keep one of them in it",
        ko: "하나를 제목에 두려면 제목을 따옴표로 묶으세요")
    case .noTitle:
      Bilingual(en: "add a title, or quote the words to keep them", ko: "제목을 더 쓰거나 말을 따옴표로 묶으세요")
    }
  }

  private func ordinal(_ number: String) -> String {
    number + String(Numerals.ordinalSuffix(Int(number) ?? 0)[...])
  }

  private func unknownHint(_ word: String, _ nearest: String?) -> Bilingual {
    if let nearest { return Bilingual(en: "did you mean \(nearest)?", ko: "\(nearest)인가요?") }
    if word.hasPrefix("-") {
      return Bilingual(en: "for a past day write: 3 days ago", ko: "지난 날은 이렇게 쓰세요: 3일 전")
    }
    return Bilingual(en: "see: clamate help dates", ko: "참고: clamate help dates")
  }
}
