import Language

/// How the time of a day is written.
public enum ClockStyle: Sendable {
  /// `15:00`.
  case twentyFourHours
  /// `오후 3:00`, `3:00 pm`: for hours that were typed without saying which half of the day.
  case twelveHours
}

extension DateHelper {
  /// A date as every answer prints it, with the word for a day near today.
  ///
  /// `내일 3/3(화)`, `tomorrow Tue 3/3`; with its year if it is not this one: `2027-01-05(화)`,
  /// `Tue 2027-01-05`. Date phrases read all of these.
  public func text(_ date: CivilDate) -> Bilingual {
    Bilingual { text(date, in: $0) }
  }

  /// ``text(_:)`` in one language, for those who show many dates.
  public func text(_ date: CivilDate, in language: Language) -> String {
    let short = shortText(date, in: language)
    return relativeWord(date, in: language).map { "\($0) \(short)" } ?? short
  }

  /// A date and its time, if it has one, as every answer prints them: `내일 3/3(화) 15:00`.
  public func text(
    _ date: CivilDate, _ time: WallTime?, clock: ClockStyle = .twentyFourHours
  ) -> Bilingual {
    guard let time else { return text(date) }
    let date = text(date)
    let shown = clock == .twelveHours ? time.twelveHour : Bilingual(verbatim: time.iso)
    return Bilingual(
      en: "\(date.english) \(shown.english)", ko: "\(date.korean) \(shown.korean)")
  }

  /// A date with its weekday and without a word for it: `3/3(화)`, `Tue 3/3`.
  public func shortText(_ date: CivilDate) -> Bilingual {
    Bilingual { shortText(date, in: $0) }
  }

  private func shortText(_ date: CivilDate, in language: Language) -> String {
    let digits = date.year == today.year ? "\(date.month)/\(date.day)" : date.iso
    let weekday = date.weekday.shortName[language]
    return switch language {
    case .english: "\(weekday) \(digits)"
    case .korean: "\(digits)(\(weekday))"
    }
  }

  /// The word for a day near today; two days away only Korean has one.
  private func relativeWord(_ date: CivilDate, in language: Language) -> String? {
    switch (today.days(until: date), language) {
    case (-2, .korean): "그저께"
    case (-1, _): Bilingual(en: "yesterday", ko: "어제")[language]
    case (0, _): Bilingual(en: "today", ko: "오늘")[language]
    case (1, _): Bilingual(en: "tomorrow", ko: "내일")[language]
    case (2, .korean): "모레"
    default: nil
    }
  }
}

extension DateHelper {
  /// How long ago an instant was: `10 min ago`, `10분 전`.
  public func age(of instant: Instant) -> Bilingual {
    DateHelper.age(seconds: instant.seconds(until: now))
  }

  /// An age in words: `10 min ago`, `10분 전`.
  ///
  /// The largest unit of minutes, hours and days, rounded down; `just now`, `방금` under a
  /// minute, also for times to come.
  public static func age(seconds: Int64) -> Bilingual {
    switch seconds {
    case ..<60: Bilingual(en: "just now", ko: "방금")
    case ..<3600: Bilingual(en: "\(seconds / 60) min ago", ko: "\(seconds / 60)분 전")
    case ..<86_400: Bilingual(en: "\(seconds / 3600) h ago", ko: "\(seconds / 3600)시간 전")
    default:
      Bilingual(
        en: seconds < 172_800 ? "1 day ago" : "\(seconds / 86_400) days ago",
        ko: "\(seconds / 86_400)일 전")
    }
  }
}
