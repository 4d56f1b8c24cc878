/// Works out which day and which time a sentence means.
struct PhraseResolver {
  let helper: DateHelper
  let dayParts: DayParts
  let direction: PhraseDirection
  /// The day that times without a day are on, nil for the nearest.
  var givenDay: CivilDate?

  /// What the sentence says.
  ///
  /// - Throws: `PhraseError` for days and times that do not exist, contradict each other or lie on
  ///   the wrong side of now.
  func reading(_ sentence: PhraseSentence) throws(PhraseError) -> PhraseReading {
    var reading = PhraseReading()
    let when = try moment(sentence.when, isDue: false, on: givenDay)
    if let when {
      reading.date = when.date
      reading.isDayNamed = when.isDayNamed
      reading.time = when.time
      reading.clock = when.clock
      reading.endOf = when.endOf
    }
    // A deadline without a day is on the day beside it: `내일 3시에 5시까지`.
    let dueDay = when?.isDayNamed == true ? when?.date : givenDay
    if let due = try moment(sentence.due, isDue: true, on: dueDay) {
      reading.due = CivilMoment(date: due.date, time: due.time)
      if due.clock == .twelveHours { reading.clock = .twelveHours }
      reading.endOf = reading.endOf ?? due.endOf
    }
    return reading
  }

  /// The one day and time that some parts agree on, nil without parts.
  private func moment(
    _ parts: [PhrasePart], isDue: Bool, on givenDay: CivilDate?
  ) throws(PhraseError) -> ResolvedMoment? {
    var day: (date: CivilDate, text: String)?
    var time: (value: PhraseTime, text: String)?
    for part in parts {
      let meaning = try meaning(part)
      if let span = meaning.day {
        let date = isDue ? span.last : span.first
        if let day, day.date != date { throw .twoDates(day.text, part.text) }
        day = (date, part.text)
      }
      if let new = meaning.time {
        guard let merged = PhraseTime.merged(time?.value, new) else {
          throw .twoTimes(time?.text ?? "", part.text)
        }
        time = (merged, part.text)
      }
    }
    guard let time else { return day.map { ResolvedMoment(date: $0.date, isDayNamed: true) } }
    var moment = try resolve(time.value, on: day?.date ?? givenDay, text: time.text)
    moment.isDayNamed = day != nil
    return moment
  }

  private func meaning(_ part: PhrasePart) throws(PhraseError) -> PhraseMeaning {
    switch part.row.sense {
    case .clock(let half): PhraseMeaning(time: try clockTime(part, half))
    case .named(let minute): PhraseMeaning(time: .exact(minute))
    case .part(let part): PhraseMeaning(time: .usual(dayParts[part]))
    case .partOfToday(let part):
      PhraseMeaning(day: DaySpan(helper.today), time: .usual(dayParts[part]))
    case .shift(let unit, let sign): try shifted(part, unit, sign: sign)
    case .dateTime:
      PhraseMeaning(
        day: DaySpan(try calendarDate(part)), time: try clockTime(part, .exact))
    case .refused(.shortYear): throw .twoDigitYear(part.text)
    case .refused(.mixedForm): throw .mixedForm(part.text)
    default: PhraseMeaning(day: try day(part))
    }
  }
}

/// A day or a time that one part means.
struct PhraseMeaning {
  var day: DaySpan?
  var time: PhraseTime?
}

/// The days that a phrase may stand for: its first to begin on, its last as a deadline.
struct DaySpan {
  let first: CivilDate
  let last: CivilDate

  init(_ day: CivilDate) {
    self.init(first: day, last: day)
  }

  init(first: CivilDate, last: CivilDate) {
    self.first = first
    self.last = last
  }
}

/// A day and a time that are worked out.
struct ResolvedMoment {
  var date: CivilDate
  var time: WallTime?
  var clock: ClockStyle = .twentyFourHours
  var endOf: CivilDate?
  var isDayNamed = false
}

extension DayParts {
  subscript(_ part: DayPart) -> WallTime {
    switch part {
    case .morning: morning
    case .lunch: lunch
    case .afternoon: afternoon
    case .evening: evening
    case .night: night
    }
  }
}
