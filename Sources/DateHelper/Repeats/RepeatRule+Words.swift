import Language

extension RepeatRule {
  /// The rule as answers say it: `every monday`, `매주 월요일`.
  ///
  /// Date phrases read the words back as the same rule.
  public var words: Bilingual {
    let days = days
    switch end {
    case .until(let date):
      return Bilingual(
        en: "\(days.english) until \(date.iso)", ko: "\(days.korean) \(date.iso)까지")
    case .count(let count):
      return Bilingual(
        en: "\(days.english) \(count) time\(count == 1 ? "" : "s") in all",
        ko: "\(days.korean) 모두 \(count)번")
    case nil: return days
    }
  }

  private var days: Bilingual {
    switch pattern {
    case .daily: every(.days)
    case .weekly(let weekdays): weekly(weekdays)
    case .monthly(let day): every(.months, on: day.words)
    case .yearly(let month, let day): every(.years, on: RepeatRule.dayOfYear(month, day))
    case .afterDone(let unit): afterDone(unit)
    }
  }

  private func weekly(_ weekdays: Set<Weekday>) -> Bilingual {
    if interval == 1 {
      if weekdays == RepeatRule.workingDays { return Bilingual(en: "every weekday", ko: "평일마다") }
      if weekdays == [.saturday, .sunday] { return Bilingual(en: "every weekend", ko: "주말마다") }
    }
    let days = Weekday.allCases.filter(weekdays.contains)
    let names =
      days.count == 1
      ? days[0].name
      : Bilingual(
        en: days.map(\.shortName.english).joined(separator: ", "),
        ko: days.map(\.shortName.korean).joined(separator: ", "))
    let english = names.english.lowercased()
    switch interval {
    case 1: return Bilingual(en: "every \(english)", ko: "매주 \(names.korean)")
    case 2: return Bilingual(en: "every other \(english)", ko: "격주 \(names.korean)")
    default: return every(.weeks, on: Bilingual(en: english, ko: names.korean))
    }
  }

  private func every(_ unit: RepeatUnit, on day: Bilingual? = nil) -> Bilingual {
    let every =
      interval == 1
      ? Bilingual(en: "every \(unit.name(1).english)", ko: unit.each)
      : Bilingual(
        en: "every \(unit.name(interval).english)", ko: "\(unit.name(interval).korean)마다")
    guard let day else { return every }
    return Bilingual(
      en: "\(every.english) on \(day.english)", ko: "\(every.korean) \(day.korean)")
  }

  private static func dayOfYear(_ month: Int, _ day: Int) -> Bilingual {
    let name = YearMonth.englishNames[month - 1].prefix(3).lowercased()
    return Bilingual(en: "\(name) \(day)", ko: "\(month)월 \(day)일")
  }

  private func afterDone(_ unit: RepeatUnit) -> Bilingual {
    let english = interval == 1 ? "1 \(unit.name(1).english)" : unit.name(interval).english
    return Bilingual(
      en: "\(english) after done", ko: "끝낸 뒤 \(unit.name(interval).korean)마다")
  }
}

extension RepeatUnit {
  /// So many units; English leaves a single one uncounted.
  fileprivate func name(_ count: Int) -> Bilingual {
    let (english, korean) =
      switch self {
      case .days: ("day", "일")
      case .weeks: ("week", "주")
      case .months: ("month", "개월")
      case .years: ("year", "년")
      }
    return Bilingual(
      en: count == 1 ? english : "\(count) \(english)s", ko: "\(count)\(korean)")
  }

  /// The Korean word for each one of the units.
  fileprivate var each: String {
    switch self {
    case .days: "매일"
    case .weeks: "매주"
    case .months: "매월"
    case .years: "매년"
    }
  }
}

extension MonthDay {
  fileprivate var words: Bilingual {
    switch self {
    case .day(let day):
      Bilingual(en: "the \(day)\(String(Numerals.ordinalSuffix(day)[...]))", ko: "\(day)일")
    case .last: Bilingual(en: "the last day", ko: "말일")
    case .lastWorkingDay: Bilingual(en: "the last weekday", ko: "마지막 평일")
    case .weekday(let week, let weekday):
      Bilingual(
        en: "the \(week.name.english) \(weekday.name.english.lowercased())",
        ko: "\(week.name.korean) \(weekday.name.korean)")
    }
  }
}

extension WeekOfMonth {
  fileprivate var name: Bilingual {
    switch self {
    case .first: Bilingual(en: "first", ko: "첫째")
    case .second: Bilingual(en: "second", ko: "둘째")
    case .third: Bilingual(en: "third", ko: "셋째")
    case .fourth: Bilingual(en: "fourth", ko: "넷째")
    case .last: Bilingual(en: "last", ko: "마지막")
    }
  }
}
