extension PhraseResolver {
  /// A repeat with its first occurrence, which is the next one from now on.
  ///
  /// A day beside it is the first that may be an occurrence, and `until` names the last.
  func repeating(
    _ part: PhrasePart, _ sentence: PhraseSentence
  ) throws(PhraseError) -> PhraseReading {
    guard direction == .planning else { throw .noRepeat(text: part.text, .oneDay) }
    if sentence.repeats.count > 1 { throw .twoRepeats(part.text, sentence.repeats[1].text) }
    let said = try agreed(sentence.when, isDue: false)
    let time = try timeOfDay(said, part).map(repeatedTime)
    let earliest = max(said.day?.date ?? givenDay ?? .earliest, earliestDay(time?.minutes))
    var rule = try rule(part, from: earliest)
    if sentence.isUntil { rule = rule.ending(on: try lastDay(sentence)) }
    if let times = sentence.times.first { rule = try self.rule(rule, part, times, sentence) }
    guard let first = rule.start(onOrAfter: earliest) else {
      throw .noRepeat(text: part.text, .over)
    }
    if let day = sentence.unmarkedDays.first(where: { isOtherUnit($0, in: part) }) {
      throw .noRepeat(text: "\(part.text) \(day.text)", .otherUnit)
    }
    return try reading(of: rule, from: first, at: time, part)
  }

  /// The time said beside a repeat, and the part of the day that the repeat itself names.
  private func timeOfDay(
    _ said: PhraseAgreement, _ part: PhrasePart
  ) throws(PhraseError) -> PhraseTime? {
    guard case .repeats(.dayPart(let name), _) = part.row.sense else { return said.time?.value }
    let usual = PhraseTime.usual(name, dayParts[name])
    guard let time = said.time else { return usual }
    guard let merged = PhraseTime.merged(usual, time.value) else {
      throw .twoTimes(part.text, time.text)
    }
    return merged
  }

  /// Whether a day belongs to a repeat of another unit; one with a year can only be the first.
  private func isOtherUnit(_ day: PhrasePart, in part: PhrasePart) -> Bool {
    switch (part.row.sense, day.row.sense) {
    case (.repeats(.dayOfMonth, _), .dayOfMonth), (.repeats(.dayOfMonth, _), .weekday),
      (.repeats(.capturedWeekdays, _), .weekday):
      return true
    default: break
    }
    guard case .repeats(.units(let unit), let every) = part.row.sense else { return false }
    let isEachOne = (part.captures[.count] ?? every) == 1
    switch (unit, day.row.sense) {
    case (.days, .weekday), (.days, .dayOfMonth), (.weeks, .dayOfMonth): return isEachOne
    case (.months, .weekday), (.years, .weekday), (.years, .dayOfMonth): return true
    case (.months, .calendarDate), (.months, .digits): return day.captures[.year] == nil
    default: return false
    }
  }

  private func reading(
    of rule: RepeatRule, from first: CivilDate, at time: RepeatedTime?, _ part: PhrasePart
  ) throws(PhraseError) -> PhraseReading {
    var reading = PhraseReading()
    guard let time else {
      reading.set(ResolvedMoment(date: first, isDayNamed: true))
      reading.repeat = rule
      return reading
    }
    let days = time.minutes / 1440
    guard let shifted = rule.shifted(days: days) else {
      throw .noRepeat(text: part.text, .pastMidnight)
    }
    reading.set(
      ResolvedMoment(
        date: first.adding(days: days), time: WallTime(known: time.minutes % 1440),
        clock: time.clock, endOf: time.minutes == 1440 ? first : nil, isDayNamed: true))
    reading.repeat = shifted
    return reading
  }

  /// The time of every occurrence, which cannot mind what time it is now.
  private func repeatedTime(_ time: PhraseTime) -> RepeatedTime {
    switch time {
    case .exact(let minutes), .digits(let minutes):
      RepeatedTime(minutes: minutes, clock: .twentyFourHours)
    case .usual(_, let part): RepeatedTime(minutes: part.minuteOfDay, clock: .twentyFourHours)
    case .bare(let hour, let minute):
      RepeatedTime(minutes: usualMinute(hour, minute), clock: .twelveHours)
    }
  }

  /// The first day whose time is to come: today, or the day that the next such minute belongs to.
  private func earliestDay(_ minutes: Int?) -> CivilDate {
    guard let minutes else { return helper.today }
    let isOver = minutes % 1440 <= helper.localTime.minuteOfDay
    return helper.calendarDate.adding(days: (isOver ? 1 : 0) - minutes / 1440)
  }

  private func lastDay(_ sentence: PhraseSentence) throws(PhraseError) -> CivilDate {
    let end = try agreed(sentence.due, isDue: true)
    guard let day = end.day, end.time == nil else {
      throw .noRepeat(text: end.time?.text ?? "", .endTime)
    }
    return day.date
  }

  private func rule(_ part: PhrasePart, from day: CivilDate) throws(PhraseError) -> RepeatRule {
    guard case .repeats(let days, let every) = part.row.sense,
      let rule = RepeatRule(
        try pattern(days, part, from: day), every: part.captures[.count] ?? every)
    else {
      throw .noRepeat(text: part.text, .interval)
    }
    return rule
  }

  /// The rule that is over after a number of times.
  private func rule(
    _ rule: RepeatRule, _ part: PhrasePart, _ times: PhrasePart, _ sentence: PhraseSentence
  ) throws(PhraseError) -> RepeatRule {
    guard sentence.times.count == 1, !sentence.isUntil else {
      throw .noRepeat(text: times.text, .twoEnds)
    }
    if case .afterDone = rule.pattern { throw .noRepeat(text: part.text, .noCount) }
    if case .times(inAll: false) = times.row.sense, part.isPeriod {
      throw .noRepeat(text: "\(part.text) \(times.text)", .rate)
    }
    guard
      let counted = RepeatRule(
        rule.pattern, every: rule.interval, end: .count(times.captures[.count] ?? 0))
    else { throw .noRepeat(text: times.text, .interval) }
    return counted
  }

  private func pattern(
    _ days: PhraseRepeat, _ part: PhrasePart, from day: CivilDate
  ) throws(PhraseError) -> RepeatPattern {
    switch days {
    case .units(let unit): return RepeatPattern(unit, on: day)
    case .dayPart: return .daily
    case .weekdays(let weekdays): return .weekly(weekdays)
    case .capturedWeekdays: return .weekly(Set(bits: part.captures[.weekdays] ?? 0))
    case .dayOfMonth:
      let day = part.captures[.day] ?? 0
      guard 1...31 ~= day else { throw .noSuchDay(text: part.text, month: nil, year: nil) }
      return .monthly(.day(day))
    case .monthEnd: return .monthly(.last)
    case .lastWorkingDay: return .monthly(.lastWorkingDay)
    case .weekdayOfMonth, .orderedWeekday: return .monthly(try weekdayOfMonth(days, part))
    case .dayOfYear:
      // 2000 was a leap year: what it lacks, every year lacks.
      guard let month = YearMonth(year: 2000, month: part.captures[.month] ?? 0) else {
        throw .noSuchMonth(text: part.text)
      }
      let date = try existing(part, in: month, hasYear: false)
      return .yearly(month: date.month, day: date.day)
    case .afterDone(let unit): return .afterDone(unit)
    }
  }

  private func weekdayOfMonth(
    _ days: PhraseRepeat, _ part: PhrasePart
  ) throws(PhraseError) -> MonthDay {
    let week = WeekOfMonth(rawValue: part.captures[.place] ?? 1) ?? .first
    if case .orderedWeekday = days, week != .first, week != .last {
      throw .noRepeat(text: part.text, .ambiguous)
    }
    return .weekday(week, Weekday(rawValue: part.captures[.weekday] ?? 1) ?? .monday)
  }
}

/// A time of every occurrence: minutes after 00:00 of its day, from 1440 on they lie on the next.
struct RepeatedTime {
  let minutes: Int
  let clock: ClockStyle
}

extension RepeatRule {
  /// The rule whose days are so many later, nil if no rule says them.
  fileprivate func shifted(days: Int) -> RepeatRule? {
    if days == 0 { return self }
    let last: RepeatEnd? =
      if case .until(let date) = end { .until(date.adding(days: days)) } else { end }
    switch pattern {
    case .daily, .afterDone: return RepeatRule(pattern, every: interval, end: last)
    case .weekly(let weekdays):
      let later = weekdays.map { $0.adding(days: days) }
      return RepeatRule(.weekly(Set(later)), every: interval, end: last)
    case .monthly, .yearly: return nil
    }
  }
}

extension Set<Weekday> {
  /// The weekdays of a captured list.
  fileprivate init(bits: Int) {
    self = Set(Weekday.allCases.filter { bits & 1 << ($0.rawValue - 1) != 0 })
  }
}
