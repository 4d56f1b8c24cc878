extension PhraseResolver {
  /// The day, or the minute, that is a captured count of units away.
  ///
  /// Minutes and hours go by the clock, so that two hours are two hours across a change of the
  /// clocks.
  func shifted(
    _ part: PhrasePart, _ unit: PhraseUnit, sign: Int
  ) throws(PhraseError) -> PhraseMeaning {
    let count = (part.captures[.count] ?? 0) * sign
    let minutes = part.captures[.minute] ?? 0
    let day: CivilDate?
    switch unit {
    case .minutes: return try later(minutes: count, part)
    case .hours: return try later(minutes: count * 60 + minutes, part)
    case .halfHours: return try later(minutes: count * 60 + 30, part)
    case .days: day = helper.today.exactly(addingDays: count)
    case .weeks: day = helper.today.exactly(addingDays: count * 7)
    case .months: day = helper.today.exactly(addingMonths: count)
    case .years: day = helper.today.exactly(addingMonths: count * 12)
    }
    guard let day else { throw .outOfRange(text: part.text) }
    return PhraseMeaning(day: DaySpan(try checked(day, part)))
  }

  private func later(minutes: Int, _ part: PhrasePart) throws(PhraseError) -> PhraseMeaning {
    let instant = helper.now.adding(seconds: Int64(minutes) * 60)
    guard Instant.supported.contains(instant) else { throw .outOfRange(text: part.text) }
    let (date, time) = helper.zone.civil(at: instant)
    if minutes < 0 { _ = try checked(date, part, isBefore: true) }
    return PhraseMeaning(day: DaySpan(date), time: .exact(time.minuteOfDay))
  }

  /// A day that may be meant in this direction: planning refuses days that are over.
  func checked(
    _ date: CivilDate, _ part: PhrasePart, isBefore: Bool = false
  ) throws(PhraseError) -> CivilDate {
    if direction == .planning, isBefore || date < helper.today {
      throw .past(text: part.text, date: date)
    }
    return date
  }
}
