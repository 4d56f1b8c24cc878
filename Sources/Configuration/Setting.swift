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
  /// Which station is asked for dust.
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
    /// The number or the name of a station, or `nearest`.
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
    case .weatherProvider:
      .choice(["auto", "openweathermap", "onecall", "openmeteo", "metno", "wttr", "none"])
    case .airProvider:
      .choice(["auto", "airkorea", "aqicn", "openweathermap", "openmeteo", "none"])
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
}
