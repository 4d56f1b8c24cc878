/// Which days a repeat falls on, before its interval and its end are applied.
public enum RepeatPattern: Sendable, Hashable {
  /// Days, counted from the anchor.
  case daily
  /// These weekdays; weeks start on Monday and the anchor's week is the first.
  case weekly(Set<Weekday>)
  /// One day of the month; the anchor's month is the first.
  case monthly(MonthDay)
  /// A day of the year; 29 February is the 28th in years without one.
  case yearly(month: Int, day: Int)
  /// So many units after the day on which the last occurrence was done, on no grid.
  case afterDone(RepeatUnit)
}

/// A day that every month has.
public enum MonthDay: Sendable, Hashable {
  /// This day, 1 to 31, or the last day of a shorter month.
  case day(Int)
  /// The last day.
  case last
  /// The last day from Monday to Friday; holidays are not known.
  case lastWorkingDay
  /// The weekday that comes first to fourth or last in the month.
  case weekday(WeekOfMonth, Weekday)
}

/// Which one of a weekday's days in a month.
public enum WeekOfMonth: Int, Sendable, CaseIterable {
  /// From the 1st to the 7th.
  case first = 1
  /// From the 8th to the 14th.
  case second
  /// From the 15th to the 21st.
  case third
  /// From the 22nd to the 28th.
  case fourth
  /// The last seven days.
  case last = -1
}

/// A unit that repeats count in.
public enum RepeatUnit: Sendable, CaseIterable {
  /// Days.
  case days
  /// Weeks of seven days.
  case weeks
  /// Months of the calendar.
  case months
  /// Years of the calendar.
  case years
}

/// When a repeat ends.
public enum RepeatEnd: Sendable, Hashable {
  /// After this day, which still belongs to it.
  case until(CivilDate)
  /// After so many occurrences, counted from the anchor.
  case count(Int)
}

extension RepeatPattern {
  /// Every unit on what a day is in it.
  public init(_ unit: RepeatUnit, on day: CivilDate) {
    self =
      switch unit {
      case .days: .daily
      case .weeks: .weekly([day.weekday])
      case .months: .monthly(.day(day.day))
      case .years: .yearly(month: day.month, day: day.day)
      }
  }

  /// Whether the pattern has a day in each of its periods.
  var isValid: Bool {
    switch self {
    case .daily, .afterDone: true
    case .weekly(let weekdays): !weekdays.isEmpty
    case .monthly(.day(let day)): 1...31 ~= day
    case .monthly: true
    // 2000 was a leap year: what it lacks, every year lacks.
    case .yearly(let month, let day): CivilDate(year: 2000, month: month, day: day) != nil
    }
  }

  var isAfterDone: Bool {
    if case .afterDone = self { true } else { false }
  }
}

extension MonthDay {
  /// The day in some month.
  func date(in month: YearMonth) -> CivilDate {
    switch self {
    case .day(let day): CivilDate(known: month.year, month.month, min(day, month.dayCount))
    case .last: month.lastDay
    case .lastWorkingDay: lastWorkingDay(of: month)
    case .weekday(.last, let weekday):
      month.lastDay.adding(days: -weekday.days(until: month.lastDay.weekday))
    case .weekday(let week, let weekday):
      month.firstDay.adding(
        days: month.firstDay.weekday.days(until: weekday) + 7 * (week.rawValue - 1))
    }
  }

  private func lastWorkingDay(of month: YearMonth) -> CivilDate {
    let last = month.lastDay
    return last.adding(days: min(0, Weekday.friday.rawValue - last.weekday.rawValue))
  }
}

extension CivilDate {
  /// The day so many units later, nil outside of years 1 to 9999.
  func exactly(adding count: Int, _ unit: RepeatUnit) -> CivilDate? {
    switch unit {
    case .days: exactly(addingDays: count)
    case .weeks: exactly(addingDays: count * 7)
    case .months: exactly(addingMonths: count)
    case .years: exactly(addingMonths: count * 12)
    }
  }
}
