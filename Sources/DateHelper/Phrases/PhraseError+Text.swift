import Language

extension PhraseError: Explainable {
  /// What is wrong with the phrase.
  public var message: Bilingual {
    switch self {
    case .noSuchDay(let text, _, _):
      Bilingual(en: "'\(text)' does not exist", ko: "'\(text)'은(는) 없는 날입니다")
    case .empty, .unknown, .misspelt, .bareNumber, .noTitle, .noDay: wordMessage
    case .noRepeat(let text, let refusal): refusal.message(text)
    case .beginning, .several, .range, .list, .relative, .turned, .yearLast, .fraction:
      connectedMessage
    default: dateMessage
    }
  }

  /// What to write instead.
  public var hint: Bilingual? {
    switch self {
    case .unknown(let word, let nearest): unknownHint(word, nearest)
    case .noSuchDay(let text, _, _) where text.namesDayZero:
      Bilingual(en: "days go from 1 to 31", ko: "날은 1일부터 31일까지입니다")
    case .noSuchDay(_, let month, let year): lastDay(of: month, year)
    case .beginning, .several, .range, .list, .relative, .turned, .yearLast, .fraction:
      connectedHint
    case .empty, .misspelt, .bareNumber, .noTitle, .noDay: wordHint
    case .noRepeat(let text, let refusal): refusal.hint(text)
    default: dateHint
    }
  }

  private var wordMessage: Bilingual {
    switch self {
    case .unknown(let word, _):
      Bilingual(en: "cannot read '\(word)' as a date", ko: "'\(word)'을(를) 날짜로 읽을 수 없습니다")
    case .misspelt(let word, _):
      Bilingual(en: "'\(word)' looks like a misspelt date", ko: "'\(word)'은(는) 날짜의 오타로 보입니다")
    case .bareNumber(let text):
      Bilingual(
        en: "'\(text)' could be a day or an hour", ko: "'\(text)'만으로는 날짜인지 시각인지 알 수 없습니다")
    case .noTitle(let phrase):
      Bilingual(
        en: "nothing is left for a title beside '\(phrase)'", ko: "'\(phrase)' 말고는 제목이 될 말이 없습니다")
    case .noDay(let text):
      Bilingual(en: "'\(text)' is not just a day", ko: "'\(text)'은(는) 날짜 하나가 아닙니다")
    default: Bilingual(en: "a date is missing", ko: "날짜가 없습니다")
    }
  }

  private var wordHint: Bilingual {
    switch self {
    case .misspelt(let word, let meant):
      Bilingual(
        en: "did you mean \(meant)? to keep '\(word)', quote the whole title",
        ko: "\(meant)인가요? '\(word)'을(를) 그대로 두려면 제목 전체를 따옴표로 묶으세요")
    case .bareNumber(let number) where Int(number).map { $0 > 24 } ?? false:
      Bilingual(en: "write \(ordinal(number)) for a day", ko: "날짜는 \(number)일로 쓰세요")
    case .bareNumber(let number):
      Bilingual(
        en: "write \(ordinal(number)) for a day or \(number):00 for a time",
        ko: "날짜는 \(number)일, 시각은 \(number)시로 쓰세요")
    case .noTitle:
      Bilingual(en: "add a title, or quote the words to keep them", ko: "제목을 더 쓰거나 말을 따옴표로 묶으세요")
    default: Bilingual(en: "for example: tomorrow", ko: "예: 내일")
    }
  }

  private var dateMessage: Bilingual {
    switch self {
    case .twoDigitYear(let text):
      Bilingual(en: "the year in '\(text)' needs four digits", ko: "'\(text)'의 연도는 네 자리여야 합니다")
    case .mixedForm(let text):
      Bilingual(
        en: "'\(text)' mixes two ways to write a date", ko: "'\(text)'에는 두 가지 날짜 표기가 섞여 있습니다")
    case .noSuchMonth(let text):
      Bilingual(en: "there is no such month as in '\(text)'", ko: "'\(text)'의 달은 없습니다")
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
    case .twoRepeats(let one, let other):
      Bilingual(en: "two repeats: '\(one)' and '\(other)'", ko: "반복이 둘입니다: '\(one)', '\(other)'")
    case .reversed(let text):
      Bilingual(
        en: "the last day of '\(text)' is before its first", ko: "'\(text)'의 끝 날이 첫날보다 앞섭니다")
    case .noSuchTime(let text):
      Bilingual(en: "there is no such time as '\(text)'", ko: "'\(text)'은(는) 없는 시각입니다")
    case .otherHalf(let text, _):
      Bilingual(
        en: "the hour in '\(text)' is not of that half of the day",
        ko: "'\(text)'의 시는 그때의 시각이 아닙니다")
    default: wordMessage
    }
  }

  private var dateHint: Bilingual {
    switch self {
    case .twoDigitYear: Bilingual(en: "for example: 2026-03-05", ko: "예: 2026-03-05")
    case .mixedForm: Bilingual(en: "for example: 12/25", ko: "예: 12월 25일 또는 12/25")
    case .noSuchMonth: Bilingual(en: "months go from 1 to 12", ko: "달은 1월부터 12월까지입니다")
    case .noSuchTime: Bilingual(en: "times go from 00:00 to 24:00", ko: "시각은 00:00부터 24:00까지입니다")
    case .otherHalf(_, let time):
      Bilingual(en: "write \(time)", ko: "\(time)처럼 쓰세요")
    case .otherWeekday: Bilingual(en: "leave the weekday or the day out", ko: "요일이나 날짜 중 하나만 쓰세요")
    case .past: Bilingual(en: "name a day to come, such as tomorrow", ko: "내일처럼 앞으로 올 날을 쓰세요")
    case .outOfRange: Bilingual(en: "years go from 1 to 9999", ko: "연도는 1년부터 9999년까지입니다")
    case .reversed: Bilingual(en: "write FIRST..LAST", ko: "첫날..끝날 순서로 쓰세요")
    case .twoDates, .twoTimes, .twoRepeats:
      Bilingual(
        en: "leave one out, or quote the title to keep it there",
        ko: "하나를 빼거나, 제목에 두려면 제목을 따옴표로 묶으세요")
    default: wordHint
    }
  }

  /// What the month has, said as the hint.
  private func lastDay(of month: Int?, _ year: Int?) -> Bilingual {
    guard let month, let shown = YearMonth(year: year ?? 2000, month: month) else {
      return Bilingual(en: "no month has more than 31 days", ko: "어느 달이든 31일까지입니다")
    }
    let name = year == nil ? shown.name : shown.heading
    let most = year == nil ? "at most " : ""
    return Bilingual(
      en: "\(name.english) has \(most)\(shown.dayCount) days",
      ko: "\(name.korean)은 \(shown.dayCount)일까지입니다")
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

extension String {
  /// Whether one of the numbers in it is zero: `mar 0`, `3월 0일`.
  fileprivate var namesDayZero: Bool {
    split { !($0.isASCII && $0.isNumber) }.contains { Int($0) == 0 }
  }
}
