import DateHelper
import Language

/// A preference that a person can set in `config`.
///
/// This table feeds the parser, `config list`, help and completion.
public enum Setting: String, Sendable, CaseIterable {
  /// The language of all texts.
  case language
  /// Whether colour is used.
  case color
  /// Units of the weather.
  case units
  /// The zone that replaces the system's.
  case timeZone = "time.zone"
  /// When a day begins.
  case dayStart = "day.start"
  /// The first weekday of a calendar row.
  case weekStart = "week.start"
  /// The time that "morning" stands for.
  case morning = "time.morning"
  /// The time that "lunch" stands for.
  case lunch = "time.lunch"
  /// The time that "afternoon" stands for.
  case afternoon = "time.afternoon"
  /// The time that "evening" stands for.
  case evening = "time.evening"
  /// The time that "night" stands for.
  case night = "time.night"
  /// How many days before a deadline today shows it.
  case dueWarning = "due.warn"
  /// Who is asked for weather.
  case weatherProvider = "weather.provider"
  /// Who is asked for dust.
  case airProvider = "air.provider"
  /// On which channels reminders ring.
  case reminderChannels = "reminder.channels"
  /// The program that the channel `command` runs.
  case reminderCommand = "reminder.command"
  /// The address that the channel `mail` writes to.
  case reminderMail = "reminder.mail-to"

  /// What values a setting takes.
  public enum Kind: Sendable, Equatable {
    /// One of a few words.
    case choice([String])
    /// A time of day, HH:MM.
    case time
    /// A whole half hour from 00:00 to 06:00.
    case dayStart
    /// The name of a time zone, or `system`.
    case zone
    /// A number of days such as `3d`.
    case days
    /// One or more of a few words, parted by commas.
    case words([String])
    /// A program and its arguments as a JSON array, or nothing.
    case arguments
    /// A mail address, or nothing.
    case address
  }

  /// What values the setting takes.
  public var kind: Kind {
    switch self {
    case .language: .choice(["auto", "en", "ko"])
    case .color: .choice(["auto", "always", "never"])
    case .units: .choice(["metric", "imperial"])
    case .timeZone: .zone
    case .dayStart: .dayStart
    case .weekStart: .choice(["auto", "monday", "sunday"])
    case .morning, .lunch, .afternoon, .evening, .night: .time
    case .dueWarning: .days
    case .weatherProvider: .choice(["auto", "openweathermap", "openmeteo", "none"])
    case .airProvider: .choice(["auto", "aqicn", "openweathermap", "openmeteo", "none"])
    case .reminderChannels: .words(["desktop", "terminal", "mail", "command"])
    case .reminderCommand: .arguments
    case .reminderMail: .address
    }
  }

  /// The value that holds where nothing is set.
  public var fallback: String {
    switch self {
    case .language, .color, .weekStart, .weatherProvider, .airProvider: "auto"
    case .units: "metric"
    case .timeZone: "system"
    case .dayStart: "00:00"
    case .morning: "09:00"
    case .lunch: "12:00"
    case .afternoon: "15:00"
    case .evening: "18:00"
    case .night: "21:00"
    case .dueWarning: "3d"
    case .reminderChannels: "desktop"
    case .reminderCommand, .reminderMail: ""
    }
  }

  /// What the setting is for.
  public var meaning: Bilingual {
    switch self {
    case .language: Bilingual(en: "language of all texts", ko: "표시 언어")
    case .color: Bilingual(en: "when to use colour", ko: "색을 쓰는 때")
    case .units: Bilingual(en: "units of the weather", ko: "날씨 단위")
    case .timeZone: Bilingual(en: "time zone, such as Asia/Seoul", ko: "시간대 (예: Asia/Seoul)")
    case .dayStart:
      Bilingual(en: "when a day begins, 00:00 to 06:00", ko: "하루가 시작되는 시각, 00:00~06:00")
    case .weekStart:
      Bilingual(en: "first day of a week in the calendar", ko: "달력에서 한 주의 첫 요일")
    case .morning: Bilingual(en: "the time of \"morning\"", ko: "'아침'이 뜻하는 시각")
    case .lunch: Bilingual(en: "the time of \"lunch\"", ko: "'점심'이 뜻하는 시각")
    case .afternoon: Bilingual(en: "the time of \"afternoon\"", ko: "'오후'가 뜻하는 시각")
    case .evening: Bilingual(en: "the time of \"evening\"", ko: "'저녁'이 뜻하는 시각")
    case .night: Bilingual(en: "the time of \"night\"", ko: "'밤'이 뜻하는 시각")
    case .dueWarning:
      Bilingual(en: "days before a deadline to show it", ko: "마감을 며칠 전부터 알릴지")
    case .weatherProvider: Bilingual(en: "who is asked for weather", ko: "날씨를 묻는 곳")
    case .airProvider: Bilingual(en: "who is asked for fine dust", ko: "미세먼지를 묻는 곳")
    case .reminderChannels: Bilingual(en: "how reminders reach you", ko: "알림을 받는 방법")
    case .reminderCommand:
      Bilingual(en: "program that the channel command runs", ko: "command 방법이 실행할 프로그램")
    case .reminderMail:
      Bilingual(en: "address of the channel mail; empty is you", ko: "mail 방법의 주소 (비우면 자신)")
    }
  }

  /// The values that the setting takes, in words.
  public var choices: Bilingual {
    switch kind {
    case .choice(let words): Bilingual(verbatim: words.joined(separator: " | "))
    case .time: Bilingual(en: "HH:MM", ko: "HH:MM")
    case .dayStart:
      Bilingual(en: "00:00, 00:30 ... 06:00", ko: "00:00, 00:30 ... 06:00")
    case .days: Bilingual(en: "0d to 365d", ko: "0d~365d")
    case .zone: Bilingual(en: "system | a zone name", ko: "system | 시간대 이름")
    case .words(let words): Bilingual(verbatim: words.joined(separator: ", "))
    case .arguments: Bilingual(verbatim: #"["program", "argument"]"#)
    case .address: Bilingual(verbatim: "you@example.org")
    }
  }

  /// Whether `value` is one that the setting takes.
  ///
  /// A zone is only checked for its form here; whether the system knows it shows when it is used.
  public func accepts(_ value: String) -> Bool {
    switch kind {
    case .choice(let words): words.contains(value)
    case .time: WallTime(iso: value) != nil
    case .dayStart: Self.dayStart(value) != nil
    case .days: Self.days(value) != nil
    case .words(let words): Self.words(value)?.allSatisfy(words.contains) ?? false
    case .arguments: value.isEmpty || ArgumentList.read(value) != nil
    case .address: Self.isAddress(value)
    case .zone: !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
    }
  }

  static func dayStart(_ value: String) -> WallTime? {
    guard
      let time = WallTime(iso: value), time.minuteOfDay <= 360, time.minuteOfDay % 30 == 0
    else { return nil }
    return time
  }

  static func days(_ value: String) -> Int? {
    let digits = value.dropLast()
    guard
      value.hasSuffix("d"), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let days = Int(digits), 0...365 ~= days
    else { return nil }
    return days
  }
}
