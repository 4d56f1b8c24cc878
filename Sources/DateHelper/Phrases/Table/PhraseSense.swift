/// What the parser does with a row's captures.
enum PhraseSense: Sendable {
  /// So many days after today.
  case day(Int)
  /// The next or the latest such weekday.
  case weekday
  /// A weekday of the week that is so many weeks after this one.
  case weekdayOfWeek(Int)
  /// A weekday of the week that is a captured number of weeks after this one.
  case weekdayOfCountedWeek
  /// The latest such weekday before today.
  case lastWeekday
  /// Monday to Sunday of a week.
  case week(Int)
  /// Saturday and Sunday of a week.
  case weekend(Int)
  /// The days of a month.
  case month(Int)
  /// The last day of a month.
  case monthEnd(Int)
  /// The last day of the captured month.
  case namedMonthEnd
  /// The days of a year.
  case year(Int)
  /// 31 December.
  case yearEnd
  /// A day of the month, this or another.
  case dayOfMonth
  /// A day of the month that is so many months after this one.
  case dayOfThatMonth(Int)
  /// The captured one of a weekday's days in the month that is so many months after this one.
  case weekdayOfThatMonth(Int)
  /// A day of a month, with or without its year and weekday.
  case calendarDate
  /// A day of the year that is so many years after this one.
  case dayOfThatYear(Int)
  /// A day of a month, written in digits that may be no date at all.
  case digits
  /// A date with a time.
  case dateTime
  /// A captured count of units later, or earlier if the sign is -1.
  case shift(PhraseUnit, sign: Int)
  /// A captured count of units later, as a deadline.
  case within(PhraseUnit)
  /// A time in some part of the day.
  case clock(ClockHalf)
  /// So many minutes after an hour that is named without its half of the day.
  case besideHour(minutes: Int)
  /// A time with a name of its own, in minutes after 00:00; 1440 is the end of the day.
  case named(Int)
  /// A part of the day.
  case part(DayPart)
  /// A part of today.
  case partOfToday(DayPart)
  /// A word that says what the phrase beside it is for.
  case particle(PhraseParticle)
  /// A repeat, every captured count of its periods, else every `every`.
  case repeats(PhraseRepeat, every: Int = 1)
  /// A captured number of times after which the repeat beside it is over; `inAll` if that is said.
  case times(inAll: Bool)
  /// A form that is always refused.
  case refused(PhraseRefusal)
}

/// A unit that phrases count in.
enum PhraseUnit: Sendable {
  case minutes, hours, halfHours, days, weeks, months, years
}

/// Which days a repeat falls on.
enum PhraseRepeat: Sendable {
  /// Every so many units from the day that it starts on.
  case units(RepeatUnit)
  /// These weekdays.
  case weekdays(Set<Weekday>)
  /// The captured weekdays.
  case capturedWeekdays
  /// Every day in this part of it.
  case dayPart(DayPart)
  /// The captured day of the month.
  case dayOfMonth
  /// The last day of the month.
  case monthEnd
  /// The last working day of the month.
  case lastWorkingDay
  /// The captured one of a weekday's days in a month.
  case weekdayOfMonth
  /// As `weekdayOfMonth` but without a word for the month, so that the second may be every second.
  case orderedWeekday
  /// The captured day of the year.
  case dayOfYear
  /// So many units after the day done.
  case afterDone(RepeatUnit)
}

/// How an hour on a clock is read.
enum ClockHalf: Sendable {
  /// As it is, 0 to 24.
  case exact
  /// 1 to 12 without saying which half of the day; else as it is.
  case bare
  /// `am`, `오전`, `새벽`, `아침`.
  case morning
  /// `pm`, `오후`, `저녁`.
  case afternoon
  /// `점심`, `낮`: 11 in the morning to 5 in the afternoon.
  case midday
  /// `밤`: 6 to 11 in the evening, 12 the end of the day, 1 to 5 of the next day.
  case night
}

/// A part of the day that `DayParts` gives a time.
enum DayPart: Sendable {
  case morning, lunch, afternoon, evening, night
}

/// What a particle makes of the phrase beside it.
enum PhraseParticle: Sendable {
  /// Before the phrase, which is a deadline.
  case dueBefore
  /// Before the phrase, which is a day to do it.
  case whenBefore
  /// After the phrase, which is a deadline.
  case dueAfter
  /// After the phrase, which is a day or a time to do it.
  case whenAfter

  var isBefore: Bool { self == .dueBefore || self == .whenBefore }
}

/// Why a form is always refused.
enum PhraseRefusal: Sendable {
  case shortYear, yearLast, mixedForm, fraction
  /// A repeat that is shorter than a day.
  case hourly
  /// How long a repeat lasts, which is not how often it is.
  case length
  /// A time that is no one day.
  case vague
  /// A word for twice in a period that also means every second one.
  case twice
}
