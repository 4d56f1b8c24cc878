import Language

extension RepeatRule {
  /// Longer texts are refused unread.
  static let longestText = 200

  /// The rule as it is stored and exchanged.
  ///
  /// A recurrence rule of RFC 5545, section 3.3.10, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU`. RFC
  /// 5545 skips months without a 31st, so the 31st is written as what it is here, the last of the
  /// days there are: `BYMONTHDAY=28,29,30,31;BYSETPOS=-1`. A rule that counts from the day done has
  /// no form there; it is marked so that nobody takes it for one:
  /// `AFTER-DONE;FREQ=WEEKLY;INTERVAL=2`.
  public var text: String {
    var parts = pattern.isAfterDone ? [RepeatRule.afterDoneMark] : []
    parts.append("FREQ=\(frequency.rawValue)")
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    parts += dayParts
    switch end {
    case .until(let date): parts.append("UNTIL=\(date.iso.filter { $0 != "-" })")
    case .count(let count): parts.append("COUNT=\(count)")
    case nil: break
    }
    return parts.joined(separator: ";")
  }

  static let afterDoneMark = "AFTER-DONE"

  /// The unit of the rule's periods, with the name that RFC 5545 gives it.
  enum Frequency: String {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"

    var unit: RepeatUnit {
      switch self {
      case .daily: .days
      case .weekly: .weeks
      case .monthly: .months
      case .yearly: .years
      }
    }
  }

  var frequency: Frequency {
    switch pattern {
    case .daily, .afterDone(.days): .daily
    case .weekly, .afterDone(.weeks): .weekly
    case .monthly, .afterDone(.months): .monthly
    case .yearly, .afterDone(.years): .yearly
    }
  }

  private var dayParts: [String] {
    switch pattern {
    case .daily, .afterDone: []
    case .weekly(let weekdays): ["BYDAY=\(RepeatRule.text(weekdays))"]
    case .monthly(let day): RepeatRule.dayParts(day)
    case .yearly(let month, let day):
      ["BYMONTH=\(month)"] + RepeatRule.dayParts(day, shortest: month == 2 ? 28 : day)
    }
  }

  /// The days that most people work on, Monday to Friday.
  public static let workingDays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

  private static func dayParts(_ day: MonthDay) -> [String] {
    switch day {
    case .day(let day): dayParts(day, shortest: 28)
    case .last: ["BYMONTHDAY=-1"]
    case .lastWorkingDay: ["BYDAY=\(text(workingDays))", "BYSETPOS=-1"]
    case .weekday(let week, let weekday): ["BYDAY=\(week.rawValue)\(weekday.code)"]
    }
  }

  /// A day of a month that may end earlier.
  private static func dayParts(_ day: Int, shortest: Int) -> [String] {
    guard day > shortest else { return ["BYMONTHDAY=\(day)"] }
    let days = (shortest...day).map(String.init).joined(separator: ",")
    return ["BYMONTHDAY=\(days)", "BYSETPOS=-1"]
  }

  private static func text(_ weekdays: Set<Weekday>) -> String {
    Weekday.allCases.filter(weekdays.contains).map(\.code).joined(separator: ",")
  }
}

extension Weekday {
  /// The two letters that RFC 5545, section 3.3.10, has for the day.
  public var code: String { String(name.english.prefix(2)).uppercased() }
}
