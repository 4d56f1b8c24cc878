extension Zone {
  /// The date and the time that clocks show at an instant; stops at the ends of years 1 to 9999.
  public func civil(at instant: Instant) -> (date: CivilDate, time: WallTime) {
    let known = min(max(instant, Instant.supported.lowerBound), Instant.supported.upperBound)
    let local = Int(known.seconds) + offset(at: known)
    let second = ((local % 86_400) + 86_400) % 86_400
    let date = CivilDate(dayNumber: (local - second) / 86_400) ?? .latest
    return (date, WallTime(known: second / 60))
  }

  /// The instants at which clocks show this time: none if it is skipped, two if it is repeated.
  ///
  /// Each is the first second of the minute.
  public func instants(showing date: CivilDate, _ time: WallTime) -> [Instant] {
    let asIfUTC = Instant(asIfUTC: date, time)
    // The day before and the day after, since clocks may be up to a day away from UTC; the two
    // differ around a change.
    let offsets = Set([-86_400, 0, 86_400].map { offset(at: asIfUTC.adding(seconds: $0)) })
    return offsets.map { asIfUTC.adding(seconds: -Int64($0)) }
      .filter { Int64(offset(at: $0)) == asIfUTC.seconds - $0.seconds }
      .sorted()
  }

  /// The instant that someone means by this time.
  ///
  /// A repeated time is its first occurrence; a skipped one is read with the offset before the
  /// gap, so that 02:30 in a gap of an hour is 03:30.
  public func instant(meaning date: CivilDate, _ time: WallTime) -> Instant {
    if let first = instants(showing: date, time).first { return first }
    let asIfUTC = Instant(asIfUTC: date, time)
    return asIfUTC.adding(seconds: -Int64(offset(at: asIfUTC.adding(seconds: -86_400))))
  }

  /// The instant at which clocks show this time, where they are not set within a day of it.
  ///
  /// As ``instants(showing:_:)`` has it, without its lists: views ask for thousands of days.
  private func onlyInstant(showing date: CivilDate, _ time: WallTime) -> Instant? {
    let asIfUTC = Instant(asIfUTC: date, time)
    let offset = offset(at: asIfUTC)
    let instant = asIfUTC.adding(seconds: -Int64(offset))
    let isSteady =
      offset == self.offset(at: asIfUTC.adding(seconds: -86_400))
      && offset == self.offset(at: asIfUTC.adding(seconds: 86_400))
      && offset == self.offset(at: instant)
    return isSteady ? instant : nil
  }

  /// The first instant at which clocks show this time or a later one.
  ///
  /// Where the time is skipped, this is the moment of the change.
  func firstInstant(reaching date: CivilDate, _ time: WallTime) -> Instant {
    if let only = onlyInstant(showing: date, time) { return only }
    if let first = instants(showing: date, time).first { return first }
    let asIfUTC = Instant(asIfUTC: date, time).seconds
    var before = asIfUTC - Int64(Zone.offsetLimit)
    var after = instant(meaning: date, time).seconds
    while before + 1 < after {
      let middle = before + (after - before) / 2
      if middle + Int64(offset(at: Instant(seconds: middle))) < asIfUTC {
        before = middle
      } else {
        after = middle
      }
    }
    return Instant(seconds: after)
  }
}

extension Instant {
  /// The instant at which a clock in UTC shows this time.
  init(asIfUTC date: CivilDate, _ time: WallTime) {
    self.init(seconds: Int64(date.dayNumber * 86_400 + time.minuteOfDay * 60))
  }
}
