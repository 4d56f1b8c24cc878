import DateHelper
import Language
import Text

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
  /// How long a run may work before it counts as forgotten.
  case trackMax = "track.max"
  /// When todos without a time remind.
  case allDayReminder = "reminder.all-day"
  /// The hours in which reminders are held.
  case quietHours = "reminder.quiet"
  /// When the day and its sky are told.
  case brief = "reminder.brief"
  /// When what is left of the day is told.
  case review = "reminder.review"
  /// Whether the weather of the brief is asked for ahead of it.
  case weatherPrefetch = "weather.prefetch"
  /// Who is asked for weather.
  case weatherProvider = "weather.provider"
  /// Who is asked for dust.
  case airProvider = "air.provider"
  /// The program that prints the keys of the weather services.
  case keyCommand = "key-command"
  /// The tags of todos that are done outside.
  case outdoorTags = "outdoor.tags"
  /// From which probability of rain or snow on an hour is bad outside, in percent.
  case outdoorRain = "outdoor.rain"
  /// From which grade of dust on an hour is bad outside.
  case outdoorDust = "outdoor.dust"
  /// From which felt heat on an hour is bad outside, in °C.
  case outdoorHeat = "outdoor.heat"
  /// From which felt cold on an hour is bad outside, in °C.
  case outdoorCold = "outdoor.cold"
  /// From which wind on an hour is bad outside, in m/s.
  case outdoorWind = "outdoor.wind"
  /// Which station of AQICN is asked.
  case airStation = "air.station"
  /// By which table dust is judged.
  case airScale = "air.scale"
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
    /// A number of hours such as `12h`.
    case hours
    /// A time of day, or `off`.
    case timeOrOff
    /// A span of the day such as `22:00-07:00`, or `off`.
    case hoursOrOff
    /// One or more of a few words, parted by commas.
    case words([String])
    /// A program and its arguments as a JSON array, or nothing.
    case arguments
    /// A mail address, or nothing.
    case address
    /// Names of a person's own, parted by commas, or nothing.
    case names
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// A whole number of a unit, or of its sister with that one's sign.
    case measure(Measure, ClosedRange<Int>)
    /// The number of a station, or `nearest`.
    case station
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
    case .trackMax: .hours
    case .allDayReminder, .brief, .review: .timeOrOff
    case .quietHours: .hoursOrOff
    case .weatherPrefetch: .choice(["on", "off"])
    case .weatherProvider: .choice(["auto", "openweathermap", "openmeteo", "none"])
    case .airProvider: .choice(["auto", "aqicn", "openweathermap", "openmeteo", "none"])
    case .airStation: .station
    case .airScale: .choice(["kr", "us", "who"])
    case .reminderChannels: .words(["desktop", "terminal", "mail", "command"])
    case .reminderCommand: .arguments
    case .reminderMail: .address
    case .keyCommand: .arguments
    case .outdoorTags: .names
    case .outdoorRain: .integer(1...100)
    case .outdoorDust: .choice(["moderate", "bad", "veryBad"])
    case .outdoorHeat: .measure(.warmth, 0...60)
    case .outdoorCold: .measure(.warmth, -60...30)
    case .outdoorWind: .measure(.speed, 1...60)
    }
  }

  /// The value that holds where nothing is set.
  public var fallback: String {
    switch self {
    case .language, .color, .weekStart, .weatherProvider, .airProvider: "auto"
    case .units: "metric"
    case .airStation: Self.nearest
    case .airScale: "kr"
    case .timeZone: "system"
    case .dayStart: "00:00"
    case .morning: "09:00"
    case .lunch: "12:00"
    case .afternoon: "15:00"
    case .evening: "18:00"
    case .night: "21:00"
    case .dueWarning: "3d"
    case .trackMax: "12h"
    case .allDayReminder: "09:00"
    case .quietHours, .brief, .review: "off"
    case .weatherPrefetch: "on"
    case .reminderChannels: "desktop"
    case .reminderCommand, .reminderMail, .keyCommand, .outdoorTags: ""
    case .outdoorRain: "40"
    case .outdoorDust: "bad"
    case .outdoorHeat: "33"
    case .outdoorCold: "-10"
    case .outdoorWind: "14"
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
    case .trackMax:
      Bilingual(en: "the longest run that is not forgotten", ko: "잊은 것으로 보지 않는 가장 긴 기록")
    case .allDayReminder:
      Bilingual(en: "when todos without a time remind", ko: "시각 없는 할 일을 알리는 때")
    case .quietHours:
      Bilingual(en: "hours in which reminders wait", ko: "알림을 미뤄 두는 시간대")
    case .brief: Bilingual(en: "when to tell the day and its sky", ko: "하루와 날씨를 알리는 때")
    case .review: Bilingual(en: "when to tell what is left", ko: "남은 일을 알리는 때")
    case .weatherPrefetch:
      Bilingual(en: "ask for weather ahead of the brief", ko: "요약 전에 날씨를 미리 받을지")
    case .weatherProvider: Bilingual(en: "who is asked for weather", ko: "날씨를 묻는 곳")
    case .airProvider: Bilingual(en: "who is asked for fine dust", ko: "미세먼지를 묻는 곳")
    case .keyCommand:
      Bilingual(en: "program that prints the key of a service", ko: "서비스의 키를 출력하는 프로그램")
    case .outdoorTags: Bilingual(en: "tags of todos done outside", ko: "밖에서 하는 일의 태그")
    case .outdoorRain:
      Bilingual(en: "chance of rain, in %, to warn from", ko: "경고할 강수 확률(%)")
    case .outdoorDust: Bilingual(en: "grade of dust to warn from", ko: "경고할 미세먼지 등급")
    case .outdoorHeat: Bilingual(en: "felt heat, in C, to warn from", ko: "경고할 체감 더위(섭씨)")
    case .outdoorCold: Bilingual(en: "felt cold, in C, to warn from", ko: "경고할 체감 추위(섭씨)")
    case .outdoorWind: Bilingual(en: "wind, in m/s, to warn from", ko: "경고할 바람(m/s)")
    case .airStation:
      Bilingual(en: "station of AQICN to ask", ko: "AQICN에서 볼 측정소")
    case .airScale:
      Bilingual(en: "grades of fine dust", ko: "미세먼지 등급 기준")
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
    case .hours: Bilingual(en: "1h to 48h", ko: "1h~48h")
    case .timeOrOff: Bilingual(en: "off | HH:MM", ko: "off | HH:MM")
    case .hoursOrOff: Bilingual(en: "off | HH:MM-HH:MM", ko: "off | HH:MM-HH:MM")
    case .zone: Bilingual(en: "system | a zone name", ko: "system | 시간대 이름")
    case .words(let words): Bilingual(verbatim: words.joined(separator: ", "))
    case .arguments: Bilingual(en: #"["program", "argument"]"#, ko: #"["프로그램", "인자"]"#)
    case .address: Bilingual(en: "you@example.org", ko: "나@example.org")
    case .names: Bilingual(en: "NAME, NAME ...", ko: "이름, 이름 ...")
    case .integer(let range):
      Bilingual(
        en: "\(range.lowerBound) to \(range.upperBound)",
        ko: "\(range.lowerBound)~\(range.upperBound)")
    case .measure(let measure, let range): Self.choices(of: measure, in: range)
    case .station:
      Bilingual(
        en: "nearest | a number from: clamate air --find TEXT",
        ko: "nearest | clamate air --find 글자로 찾은 번호")
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
    case .hours: Self.hours(value) != nil
    case .timeOrOff: value == Self.off || WallTime(iso: value) != nil
    case .hoursOrOff: value == Self.off || DailyHours(value) != nil
    case .words(let words): Self.words(value)?.allSatisfy(words.contains) ?? false
    case .arguments: value.isEmpty || ArgumentList.read(value) != nil
    case .address: Self.isAddress(value)
    case .names: value.isEmpty || Self.words(value) != nil
    case .integer(let range): Self.integer(value).map(range.contains) ?? false
    case .measure(let measure, let range):
      Self.amount(value, in: measure).map(range.contains) ?? false
    case .station: value == Self.nearest || Self.isStation(value)
    case .zone: !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
    }
  }

  /// The value that stands for the station nearest to the place.
  static let nearest = "nearest"

  /// Whether a text is the number of a station, with an `A` before those of a community.
  private static func isStation(_ value: String) -> Bool {
    let digits = value.hasPrefix("A") ? value.dropFirst() : value[...]
    return 1...9 ~= digits.utf8.count && digits.isDigits
  }

  /// The value of a setting that is not in force.
  static let off = "off"

  static func dayStart(_ value: String) -> WallTime? {
    WallTime(iso: value).flatMap { DateHelper.isDayStart($0) ? $0 : nil }
  }

  /// A whole number of at most three digits, with a minus where it is negative.
  static func integer(_ value: String) -> Int? {
    let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
    return 1...3 ~= digits.utf8.count && digits.isDigits ? Int(value) : nil
  }

  static func days(_ value: String) -> Int? {
    count(value, of: "d", in: 0...365)
  }

  static func hours(_ value: String) -> Int? {
    count(value, of: "h", in: 1...48)
  }

  private static func count(_ value: String, of unit: String, in range: ClosedRange<Int>) -> Int? {
    let digits = value.dropLast()
    guard
      value.hasSuffix(unit), digits.isDigits, let count = Int(digits), range ~= count
    else { return nil }
    return count
  }
}
