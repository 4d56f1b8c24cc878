extension PhraseResolver {
  /// The day or days that a part means.
  func day(_ part: PhrasePart) throws(PhraseError) -> DaySpan {
    let weekday = part.captures[.weekday] ?? 1
    switch part.row.sense {
    case .day(let offset): return DaySpan(try checked(today(offset, part), part))
    case .weekday: return DaySpan(nearestWeekday(weekday, isPast: direction == .past))
    case .lastWeekday: return DaySpan(try checked(nearestWeekday(weekday, isPast: true), part))
    case .weekdayOfWeek(let weeks):
      return DaySpan(try checked(try monday(weeks, part).adding(days: weekday - 1), part))
    case .weekdayOfCountedWeek:
      let monday = try monday(part.captures[.count] ?? 0, part)
      return DaySpan(try checked(monday.adding(days: weekday - 1), part))
    case .week(let weeks):
      let monday = try monday(weeks, part)
      return try span(monday, monday.adding(days: 6), part)
    case .weekend(let weeks):
      let monday = try monday(weeks, part)
      return try span(monday.adding(days: 5), monday.adding(days: 6), part)
    case .month(let months):
      let month = try month(months, part)
      return try span(month.firstDay, month.lastDay, part)
    case .monthEnd(let months): return DaySpan(try month(months, part).lastDay)
    case .namedMonthEnd: return DaySpan(try lastDayOfNamedMonth(part))
    case .year(let years):
      let year = try month(years * 12, part).year
      return DaySpan(first: CivilDate(known: year, 1, 1), last: CivilDate(known: year, 12, 31))
    case .yearEnd: return DaySpan(CivilDate(known: helper.today.year, 12, 31))
    case .dayOfMonth: return DaySpan(try dayOfMonth(part))
    case .dayOfThatMonth(let months):
      let date = try existing(part, in: try month(months, part), hasYear: true)
      return DaySpan(try checked(date, part))
    case .dayOfThatYear(let years):
      let year = try month(years * 12, part).year
      guard let month = YearMonth(year: year, month: part.captures[.month] ?? 0) else {
        throw .noSuchMonth(text: part.text)
      }
      return DaySpan(try checked(try existing(part, in: month, hasYear: true), part))
    case .weekdayOfThatMonth(let months):
      let week = WeekOfMonth(rawValue: part.captures[.place] ?? 1) ?? .first
      let day = MonthDay.weekday(week, Weekday(rawValue: weekday) ?? .monday)
      return DaySpan(try checked(day.date(in: try month(months, part)), part))
    default: return DaySpan(try calendarDate(part))
    }
  }

  private func today(_ offset: Int, _ part: PhrasePart) throws(PhraseError) -> CivilDate {
    guard let day = helper.today.exactly(addingDays: offset) else {
      throw .outOfRange(text: part.text)
    }
    return day
  }

  /// The weekday named on that weekday is seven days away.
  private func nearestWeekday(_ weekday: Int, isPast: Bool) -> CivilDate {
    let ahead = (weekday - helper.today.weekday.rawValue + 6) % 7 + 1
    let back = (helper.today.weekday.rawValue - weekday + 6) % 7 + 1
    return helper.today.adding(days: isPast ? -back : ahead)
  }

  private func monday(_ weeks: Int, _ part: PhrasePart) throws(PhraseError) -> CivilDate {
    guard let monday = helper.today.monday.exactly(addingDays: weeks * 7) else {
      throw .outOfRange(text: part.text)
    }
    return monday
  }

  private func month(_ months: Int, _ part: PhrasePart) throws(PhraseError) -> YearMonth {
    guard let month = helper.today.yearMonth.exactly(adding: months) else {
      throw .outOfRange(text: part.text)
    }
    return month
  }

  /// A span that has begun starts today; one that is over is refused as a day is.
  private func span(
    _ first: CivilDate, _ last: CivilDate, _ part: PhrasePart
  ) throws(PhraseError) -> DaySpan {
    _ = try checked(last, part)
    let hasBegun = first < helper.today && helper.today <= last
    return DaySpan(first: hasBegun ? helper.today : first, last: last)
  }
}
