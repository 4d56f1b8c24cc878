import Language

extension Weekday {
  /// The name in full, such as `Tuesday` or `화요일`.
  public var name: Bilingual {
    switch self {
    case .monday: Bilingual(en: "Monday", ko: "월요일")
    case .tuesday: Bilingual(en: "Tuesday", ko: "화요일")
    case .wednesday: Bilingual(en: "Wednesday", ko: "수요일")
    case .thursday: Bilingual(en: "Thursday", ko: "목요일")
    case .friday: Bilingual(en: "Friday", ko: "금요일")
    case .saturday: Bilingual(en: "Saturday", ko: "토요일")
    case .sunday: Bilingual(en: "Sunday", ko: "일요일")
    }
  }

  /// The short name, such as `Tue` or `화`.
  public var shortName: Bilingual {
    Bilingual(en: String(name.english.prefix(3)), ko: String(name.korean.prefix(1)))
  }
}

extension YearMonth {
  /// English names of the months, January first.
  static let englishNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The month as the heading of a calendar: `March 2026`, `2026년 3월`.
  public var heading: Bilingual {
    Bilingual(en: "\(englishName) \(year)", ko: "\(year)년 \(month)월")
  }

  /// The month without its year: `March`, `3월`.
  public var name: Bilingual { Bilingual(en: englishName, ko: "\(month)월") }

  var englishName: String { YearMonth.englishNames[month - 1] }
}

extension CivilDate {
  /// The date as the heading of a page: `Monday, 2 March 2026`, `2026년 3월 2일 월요일`.
  public var heading: Bilingual {
    Bilingual(
      en: "\(weekday.name.english), \(day) \(yearMonth.heading.english)",
      ko: "\(yearMonth.heading.korean) \(day)일 \(weekday.name.korean)")
  }
}

extension WallTime {
  /// The time on a clock of twelve hours: `3:00 pm`, `오후 3:00`.
  ///
  /// Both are read as date phrases. 00:00 is 12 in the morning, 12:00 is 12 in the afternoon.
  public var twelveHour: Bilingual {
    let hour = (self.hour + 11) % 12 + 1
    let clock = "\(hour):\(padded(minute, to: 2))"
    return Bilingual(
      en: "\(clock) \(self.hour < 12 ? "am" : "pm")",
      ko: "\(self.hour < 12 ? "오전" : "오후") \(clock)")
  }
}
