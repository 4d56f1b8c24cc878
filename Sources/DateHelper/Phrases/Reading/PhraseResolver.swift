import Language

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
    if let day = sentence.dayAfterDeadline {
      let deadline = "\(day.text)까지"
      throw .relative(
        text: "\(day.text) 전까지", deadline: Bilingual(en: deadline, ko: deadline))
    }
    if let part = sentence.repeats.first {
      reading = try repeating(part, sentence)
      if sentence.isUntil { return reading }
    } else if let times = sentence.times.first {
      throw .noRepeat(text: times.text, .timesAlone)
    } else if let when = try moment(sentence.when, isDue: false, on: givenDay) {
      reading.set(when)
    }
    // A deadline without a day is on the day beside it: `내일 3시에 5시까지`.
    let dueDay = reading.isDayNamed ? reading.date : givenDay
    if var due = try moment(sentence.due, isDue: true, on: dueDay) {
      due.moveBehind(reading)
      reading.due = CivilMoment(date: due.date, time: due.time)
      if due.clock == .twelveHours { reading.clock = .twelveHours }
      reading.endOf = reading.endOf ?? due.endOf
    }
    return reading
  }

  /// The one day and time that some parts mean, nil without parts.
  private func moment(
    _ parts: [PhrasePart], isDue: Bool, on givenDay: CivilDate?
  ) throws(PhraseError) -> ResolvedMoment? {
    let (day, time) = try agreed(parts, isDue: isDue)
    guard let time else { return day.map { ResolvedMoment(date: $0.date, isDayNamed: true) } }
    var moment = try resolve(time.value, on: day?.date ?? givenDay, text: time.text)
    moment.isDayNamed = day != nil
    return moment
  }

  /// The one day and the one time that some parts agree on.
  func agreed(_ parts: [PhrasePart], isDue: Bool) throws(PhraseError) -> PhraseAgreement {
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
    return (day, time)
  }

  private func meaning(_ part: PhrasePart) throws(PhraseError) -> PhraseMeaning {
    switch part.row.sense {
    case .clock(let half): PhraseMeaning(time: try clockTime(part, half))
    case .besideHour(let minutes): PhraseMeaning(time: try besideHour(part, minutes))
    case .named(let minute): PhraseMeaning(time: .exact(minute))
    case .part(let part): PhraseMeaning(time: .usual(part, dayParts[part]))
    case .partOfToday(let part):
      PhraseMeaning(day: DaySpan(helper.today), time: .usual(part, dayParts[part]))
    case .shift(let unit, let sign): try shifted(part, unit, sign: sign)
    case .within(let unit): try shifted(part, unit, sign: 1)
    case .dateTime:
      PhraseMeaning(
        day: DaySpan(try calendarDate(part)), time: try clockTime(part, .exact))
    case .repeats: throw .noRepeat(text: part.text, .deadline)
    case .refused(.shortYear): throw .twoDigitYear(part.text)
    case .refused(.yearLast): throw .yearLast(part.text, iso: part.isoGuess)
    case .refused(.mixedForm): throw .mixedForm(part.text)
    case .refused(.fraction): throw .fraction(part.text)
    case .refused(.hourly): throw .noRepeat(text: part.text, .hourly)
    case .refused(.vague): throw .relative(text: part.text, deadline: nil)
    case .refused(.twice): throw .noRepeat(text: part.text, .twice)
    case .refused(.length): throw .noRepeat(text: part.text, .length)
    default: PhraseMeaning(day: try day(part))
    }
  }
}

/// A day and a time, each with the words that say it.
typealias PhraseAgreement = (
  day: (date: CivilDate, text: String)?, time: (value: PhraseTime, text: String)?
)

extension PhraseReading {
  mutating func set(_ when: ResolvedMoment) {
    date = when.date
    isDayNamed = when.isDayNamed
    time = when.time
    clock = when.clock
    endOf = when.endOf
  }
}

extension ResolvedMoment {
  /// Takes a bare hour that would end before the beginning for the one twelve hours later:
  /// `6시부터 10시까지`.
  fileprivate mutating func moveBehind(_ beginning: PhraseReading) {
    guard clock == .twelveHours, let time, let start = beginning.time, date == beginning.date,
      time <= start, let later = WallTime(minuteOfDay: time.minuteOfDay + 720), later > start
    else { return }
    self.time = later
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
