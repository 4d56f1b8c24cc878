extension PhraseResolver {
  /// A day of this month or of the nearest month that has it.
  func dayOfMonth(_ part: PhrasePart) throws(PhraseError) -> CivilDate {
    let day = part.captures[.day] ?? 0
    guard 1...31 ~= day else { throw .noSuchDay(text: part.text, month: nil, year: nil) }
    let thisMonth = helper.today.yearMonth
    if direction == .currentYear { return try existing(part, in: thisMonth, hasYear: true) }
    let step = direction == .past ? -1 : 1
    // Of two months in a row at most one is short, so one of three has the day.
    for months in 0...2 {
      guard let month = thisMonth.exactly(adding: months * step) else { break }
      if let date = CivilDate(year: month.year, month: month.month, day: day),
        step > 0 ? date >= helper.today : date <= helper.today
      {
        return date
      }
    }
    throw .outOfRange(text: part.text)
  }

  /// The last day of a month, in the nearest year that has it on the right side of today.
  func lastDayOfNamedMonth(_ part: PhrasePart) throws(PhraseError) -> CivilDate {
    let today = helper.today
    let month = part.captures[.month] ?? 0
    guard let now = YearMonth(year: today.year, month: month) else {
      throw .noSuchMonth(text: part.text)
    }
    var step = 0
    if direction == .planning, month < today.month { step = 1 }
    if direction == .past, now.lastDay > today { step = -1 }
    guard let last = now.exactly(adding: 12 * step)?.lastDay else {
      throw .outOfRange(text: part.text)
    }
    return last
  }

  /// A month and a day, with or without a year.
  func calendarDate(_ part: PhrasePart) throws(PhraseError) -> CivilDate {
    let month = part.captures[.month] ?? 0
    let date: CivilDate
    if let year = part.captures[.year] {
      guard year > 0 else { throw .outOfRange(text: part.text) }
      guard let yearMonth = YearMonth(year: year, month: month) else {
        throw .noSuchMonth(text: part.text)
      }
      date = try existing(part, in: yearMonth, hasYear: true)
    } else {
      date = try nearestDate(month, part)
    }
    if let weekday = part.captures[.weekday], weekday != date.weekday.rawValue {
      throw .otherWeekday(text: part.text, weekday: date.weekday)
    }
    return date
  }

  /// The day in the nearest year that has it.
  private func nearestDate(_ month: Int, _ part: PhrasePart) throws(PhraseError) -> CivilDate {
    let today = helper.today
    // 2000 was a leap year: what it lacks, every year lacks.
    guard let longest = YearMonth(year: 2000, month: month) else {
      throw .noSuchMonth(text: part.text)
    }
    let step = direction == .past ? -1 : 1
    guard let day = try? existing(part, in: longest, hasYear: false).day else {
      let year = month * step >= today.month * step ? today.year : today.year + step
      throw .noSuchDay(text: part.text, month: month, year: max(1, min(year, 9999)))
    }
    if direction == .currentYear {
      return try existing(part, in: YearMonth(known: today.year, month), hasYear: true)
    }
    if direction == .planning, let passed = passedDay(month, day, part) {
      throw .past(text: part.text, date: passed)
    }
    // Eight years hold a leap day even around 2100.
    for years in 0...8 {
      if let date = CivilDate(year: today.year + years * step, month: month, day: day),
        step > 0 ? date >= today : date <= today
      {
        return date
      }
    }
    throw .outOfRange(text: part.text)
  }

  /// The day of this year that is over, if its weekday shows that it was meant.
  private func passedDay(_ month: Int, _ day: Int, _ part: PhrasePart) -> CivilDate? {
    guard let weekday = part.captures[.weekday],
      let date = CivilDate(year: helper.today.year, month: month, day: day),
      date < helper.today, date.weekday.rawValue == weekday
    else { return nil }
    return date
  }

  /// The captured day of a month that must have it.
  func existing(
    _ part: PhrasePart, in month: YearMonth, hasYear: Bool
  ) throws(PhraseError) -> CivilDate {
    let day = part.captures[.day] ?? 0
    guard let date = CivilDate(year: month.year, month: month.month, day: day) else {
      throw .noSuchDay(text: part.text, month: month.month, year: hasYear ? month.year : nil)
    }
    return date
  }
}
