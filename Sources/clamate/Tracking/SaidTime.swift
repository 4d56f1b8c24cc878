import DateHelper

/// A moment that a text may mean.
struct SaidTime {
  /// The moment; where clocks skip the time, the one that stands for it.
  let instant: Instant
  /// Why there is no such moment; nil where there is one.
  let refusal: TrackTimeError?

  /// The moment.
  ///
  /// - Throws: `TrackTimeError.skipped`.
  func get() throws(TrackTimeError) -> Instant {
    if let refusal { throw refusal }
    return instant
  }
}

extension TrackTimes {
  /// All moments that a text may mean, in their order.
  ///
  /// A day that it names is the only one; a bare hour is in either half of the day.
  /// - Parameter days: the days of a time that names none.
  func candidates(_ text: String, on days: ClosedRange<CivilDate>) throws -> [SaidTime] {
    if let instant = exact(text) { return [SaidTime(instant: instant, refusal: nil)] }
    let reading = try reading(text, on: days.lowerBound)
    let length = reading.isDayNamed ? 0 : days.lowerBound.days(until: days.upperBound)
    return (0...length).flatMap { offset in
      let date = reading.date.adding(days: offset)
      return (reading.isBare ? reading.time.halves : [reading.time]).flatMap { said(date, $0) }
    }.sorted { $0.instant < $1.instant }
  }

  /// The moments at which a stretch of work may begin on a day, those to look at first first.
  ///
  /// A bare hour of today is in either half of it, and by the habits of the day on others.
  func starts(_ text: String, on day: CivilDate) throws -> [Instant] {
    let reading = exact(text) == nil ? try reading(text, on: day) : nil
    guard let reading, reading.isBare, reading.date == clock.calendarDate else {
      return [try moment(text, on: day)]
    }
    return try candidates(text, on: reading.date...reading.date).reversed().map { try $0.get() }
  }

  /// A moment in ISO 8601 with an offset, which is one wherever it is read.
  func exact(_ text: String) -> Instant? {
    text.contains(":") ? Instant(text) : nil
  }

  /// The day and the time of a phrase.
  ///
  /// - Parameter day: the day of a time that names none; nil for the latest past one.
  func reading(
    _ text: String, on day: CivilDate?
  ) throws -> (date: CivilDate, time: WallTime, isBare: Bool, isDayNamed: Bool) {
    let reading = try phrases.read([text], direction: .past, on: day)
    guard reading.due == nil, reading.repeat == nil, let date = reading.date,
      let time = reading.time
    else { throw TrackTimeError.noTime(text) }
    return (date, time, reading.clock == .twelveHours, reading.isDayNamed)
  }

  /// Both moments of an hour that clocks show twice; one that they skip is refused when it is meant.
  private func said(_ date: CivilDate, _ time: WallTime) -> [SaidTime] {
    let instants = clock.zone.instants(showing: date, time)
    guard instants.isEmpty else { return instants.map { SaidTime(instant: $0, refusal: nil) } }
    let later = clock.instant(meaning: date, time)
    let shown = clock.zone.civil(at: later).time
    return [SaidTime(instant: later, refusal: .skipped(date, time, shown))]
  }
}

extension WallTime {
  /// The time in the first and in the second half of the day.
  fileprivate var halves: [WallTime] {
    let early = minuteOfDay % 720
    return [early, early + 720].compactMap { WallTime(minuteOfDay: $0) }
  }
}
