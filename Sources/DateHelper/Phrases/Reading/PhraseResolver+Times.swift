/// A time of a day that is not yet known.
enum PhraseTime: Equatable {
  /// Minutes after 00:00 of the day; from 1440 on they lie on the next day.
  case exact(Int)
  /// Minutes after 00:00 as digits with a colon say them, unless a part of the day is beside them:
  /// `7:30`, and `evening 7:30`.
  case digits(Int)
  /// An hour from 1 to 12 and a minute, without the half of the day.
  case bare(hour: Int, minute: Int)
  /// The usual time of a part of the day, which an hour beside it replaces.
  case usual(DayPart, WallTime)

  /// The time that two parts agree on, nil if they do not.
  static func merged(_ one: PhraseTime?, _ other: PhraseTime) -> PhraseTime? {
    switch (one, other) {
    case (nil, _): other
    case (.exact(let minutes), .usual(let part, _)), (.usual(let part, _), .exact(let minutes)):
      part.minutes(minutes, isCertain: true).map(PhraseTime.exact)
    case (.digits(let minutes), .usual(let part, _)), (.usual(let part, _), .digits(let minutes)):
      part.minutes(minutes, isCertain: false).map(PhraseTime.exact)
    case (.exact(let minutes), .digits(let others)), (.digits(let others), .exact(let minutes)):
      minutes == others ? .exact(minutes) : nil
    case (.bare(let hour, let minute), .usual(let part, _)),
      (.usual(let part, _), .bare(let hour, let minute)):
      part.clockHalf.hourOfDay(hour).map { .exact($0 * 60 + minute) }
    default: one == other ? other : nil
    }
  }
}

extension PhraseResolver {
  /// The time that an hour and a minute mean in some half of the day.
  func clockTime(_ part: PhrasePart, _ half: ClockHalf) throws(PhraseError) -> PhraseTime {
    let digits = part.captures[.hourAndMinute] ?? 0
    let hour = part.captures[.hour] ?? digits / 100
    let minute = part.captures[.minute] ?? digits % 100
    let isEnglishHalf = !part.isKorean && [.morning, .afternoon].contains(half)
    guard !isEnglishHalf || 1...12 ~= hour, minute < 60, let start = half.hourOfDay(hour),
      start * 60 + minute <= limit(half)
    else {
      let isHalf = half != .bare && half != .exact
      if isHalf, 13...23 ~= hour, let time = WallTime(hour: hour, minute: minute) {
        throw .otherHalf(text: part.text, time: time.iso)
      }
      throw .noSuchTime(text: part.text)
    }
    if start < 24, part.isUnusual(hour: hour), let time = WallTime(hour: start, minute: minute) {
      throw .otherHalf(text: part.text, time: time.iso)
    }
    if half == .bare, 1...12 ~= hour { return .bare(hour: hour, minute: minute) }
    return half == .exact ? .digits(start * 60 + minute) : .exact(start * 60 + minute)
  }

  /// The time that is so many minutes after an hour, or before it: `half past 3`, `quarter to 3`.
  func besideHour(_ part: PhrasePart, _ minutes: Int) throws(PhraseError) -> PhraseTime {
    guard let hour = part.captures[.hour], 1...12 ~= hour else {
      throw .noSuchTime(text: part.text)
    }
    let minutes = hour * 60 + minutes
    return .bare(hour: minutes < 60 ? 12 : minutes / 60, minute: minutes % 60)
  }

  /// The last minute that a half of the day reaches: 24:00, or 05:59 of the next day at night.
  private func limit(_ half: ClockHalf) -> Int {
    half == .night ? 30 * 60 : 24 * 60
  }

  /// The day and the time of a phrase's time, on a day if the phrase names one.
  func resolve(
    _ time: PhraseTime, on date: CivilDate?, text: String
  ) throws(PhraseError) -> ResolvedMoment {
    let resolved: ResolvedMoment?
    switch time {
    case .exact(let minutes), .digits(let minutes):
      resolved = date.flatMap { moment(minutes, of: $0) } ?? nearest(minutes)
    case .usual(_, let part):
      resolved =
        date.map { ResolvedMoment(date: $0, time: part) } ?? nearest(part.minuteOfDay)
    case .bare(let hour, let minute):
      resolved = bare(hour, minute, on: date)
    }
    guard let resolved else { throw .outOfRange(text: text) }
    return resolved
  }

  /// A bare hour: the nearest on a clock of twelve hours today, else by the habits of the day.
  private func bare(_ hour: Int, _ minute: Int, on date: CivilDate?) -> ResolvedMoment? {
    let early = hour % 12 * 60 + minute
    let usual = usualMinute(hour, minute)
    var resolved: ResolvedMoment?
    if date == nil || date == helper.calendarDate, direction != .currentYear {
      resolved = [early, early + 720].compactMap { moment($0, of: helper.calendarDate) }
        .filter(isOnTheRightSide).min { distance($0) < distance($1) }
    }
    resolved = resolved ?? date.flatMap { moment(usual, of: $0) } ?? nearest(usual)
    resolved?.clock = .twelveHours
    return resolved
  }

  /// A bare hour by the habits of the day: 1 to 6 in the afternoon, 7 to 11 in the morning.
  func usualMinute(_ hour: Int, _ minute: Int) -> Int {
    let early = hour % 12 * 60 + minute
    return 1...6 ~= hour || hour == 12 ? early + 720 : early
  }

  /// The next day with such a minute, or the latest one when looking back.
  private func nearest(_ minutes: Int) -> ResolvedMoment? {
    let today = helper.calendarDate
    if direction == .currentYear { return moment(minutes, of: today) }
    return (-2...2).compactMap { today.exactly(addingDays: $0) }
      .compactMap { moment(minutes, of: $0) }
      .filter(isOnTheRightSide).min { distance($0) < distance($1) }
  }

  private func moment(_ minutes: Int, of date: CivilDate) -> ResolvedMoment? {
    date.exactly(addingDays: minutes / 1440).map {
      ResolvedMoment(
        date: $0, time: WallTime(known: minutes % 1440), endOf: minutes == 1440 ? date : nil)
    }
  }

  private func isOnTheRightSide(_ moment: ResolvedMoment) -> Bool {
    let minutes = minutesFromNow(moment)
    return direction == .past ? minutes <= 0 : minutes > 0
  }

  private func distance(_ moment: ResolvedMoment) -> Int { abs(minutesFromNow(moment)) }

  private func minutesFromNow(_ moment: ResolvedMoment) -> Int {
    let days = helper.calendarDate.days(until: moment.date)
    return days * 1440 + (moment.time?.minuteOfDay ?? 0) - helper.localTime.minuteOfDay
  }
}

extension PhrasePart {
  /// Whether nobody calls an hour by this part of the day: `저녁 2시`, `새벽 9시`.
  fileprivate func isUnusual(hour: Int) -> Bool {
    PhraseTable.unusualHours.contains { text.hasPrefix($0.word) && $0.hours ~= hour }
  }
}

extension ClockHalf {
  /// Hours after 00:00, nil if the half of the day has no such hour.
  func hourOfDay(_ hour: Int) -> Int? {
    switch (self, hour) {
    case (.exact, 0...24), (.bare, 0...24): hour
    case (.morning, 0...11): hour
    case (.morning, 12): 0
    case (.afternoon, 1...11), (.midday, 1...5): hour + 12
    case (.afternoon, 12...23), (.midday, 11...17): hour
    case (.night, 6...11): hour + 12
    case (.night, 12), (.night, 0): 24
    case (.night, 1...5): hour + 24
    case (.night, 18...24): hour
    default: nil
    }
  }
}

extension DayPart {
  /// Minutes after 00:00 that this part of the day has, nil where it has no such time; an hour of the
  /// small hours belongs to the night before.
  ///
  /// - Parameter isCertain: whether the half of the day was said beside them.
  fileprivate func minutes(_ minutes: Int, isCertain: Bool) -> Int? {
    let (hour, minute) = (minutes / 60, minutes % 60)
    guard let own = clockHalf.hourOfDay(hour) else { return nil }
    let isSame = own == hour || own - 24 == hour
    return isSame || !isCertain ? own * 60 + minute : nil
  }

  /// How an hour beside this part of the day is read.
  fileprivate var clockHalf: ClockHalf {
    switch self {
    case .morning: .morning
    case .lunch: .midday
    case .afternoon, .evening: .afternoon
    case .night: .night
    }
  }
}
