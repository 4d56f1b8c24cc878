/// A rule in the form of the POSIX `TZ` variable, with the wider hours of RFC 9636, section
/// 3.3.1.
struct POSIXRule: Sendable {
  private let standard: Int
  fileprivate let summer: Summer?

  fileprivate struct Summer: Sendable {
    let offset: Int
    let start: Change
    let end: Change
  }

  func offset(at instant: Instant) -> Int {
    guard let summer else { return standard }
    let year = Zone(name: "", rules: .fixed(standard)).civil(at: instant).date.year
    let start = summer.start.utcSeconds(in: year, offsetBefore: standard)
    let end = summer.end.utcSeconds(in: year, offsetBefore: summer.offset)
    let isSummer =
      start < end
      ? start <= instant.seconds && instant.seconds < end
      : instant.seconds < end || start <= instant.seconds
    return isSummer ? summer.offset : standard
  }
}

/// The moment of a year at which clocks change.
private struct Change: Sendable {
  enum Day: Sendable {
    /// Day 1 to 365, 29 February never counted.
    case julian(Int)
    /// Day 0 to 365, 29 February counted.
    case ordinal(Int)
    /// Weekday 0 (Sunday) to 6 of the 1st to 4th week of a month, 5 being its last.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  let day: Day
  /// Seconds after local midnight, -167 to 167 hours.
  let time: Int

  func utcSeconds(in year: Int, offsetBefore offset: Int) -> Int64 {
    Int64(dayNumber(in: year) * 86_400 + time - offset)
  }

  private func dayNumber(in year: Int) -> Int {
    let newYear = CivilDate(known: year, 1, 1).dayNumber
    switch day {
    case .julian(let day):
      let isLeap = YearMonth(known: year, 2).dayCount == 29
      return newYear + day - 1 + (isLeap && day >= 60 ? 1 : 0)
    case .ordinal(let day):
      return newYear + day
    case .weekday(let month, let week, let weekday):
      let yearMonth = YearMonth(known: year, month)
      let first = yearMonth.firstDay
      let toFirst = (weekday - first.weekday.rawValue % 7 + 7) % 7
      let day = toFirst + (week - 1) * 7
      return first.dayNumber + (day < yearMonth.dayCount ? day : day - 7)
    }
  }
}

extension POSIXRule {
  /// The rule that a text states, nil if it states none.
  init?(_ text: String) {
    var scanner = Scanner(text)
    guard scanner.zoneAbbreviation(), let standard = scanner.duration(maximumHours: 24) else {
      return nil
    }
    self.standard = -standard
    if scanner.isAtEnd {
      summer = nil
      return
    }
    guard let summer = Summer(&scanner, standard: -standard), scanner.isAtEnd else { return nil }
    self.summer = summer
  }
}

extension POSIXRule.Summer {
  fileprivate init?(_ scanner: inout Scanner, standard: Int) {
    guard scanner.zoneAbbreviation() else { return nil }
    if scanner.isAtEnd || scanner.next == UInt8(ascii: ",") {
      offset = standard + 3600
    } else {
      guard let summer = scanner.duration(maximumHours: 24) else { return nil }
      offset = -summer
    }
    guard offset.magnitude < Zone.offsetLimit else { return nil }
    if scanner.isAtEnd {
      // POSIX leaves the dates open here; the C library takes those of the United States.
      start = Change(day: .weekday(month: 3, week: 2, weekday: 0), time: 7200)
      end = Change(day: .weekday(month: 11, week: 1, weekday: 0), time: 7200)
      return
    }
    guard scanner.take(","), let start = Change(&scanner), scanner.take(","),
      let end = Change(&scanner)
    else { return nil }
    self.start = start
    self.end = end
  }
}

extension Change {
  fileprivate init?(_ scanner: inout Scanner) {
    guard let day = Day(&scanner) else { return nil }
    self.day = day
    guard scanner.take("/") else {
      time = 7200
      return
    }
    guard let time = scanner.duration(maximumHours: 167) else { return nil }
    self.time = time
  }
}

extension Change.Day {
  fileprivate init?(_ scanner: inout Scanner) {
    if scanner.take("M") {
      guard let month = scanner.number(), 1...12 ~= month, scanner.take("."),
        let week = scanner.number(), 1...5 ~= week, scanner.take("."),
        let weekday = scanner.number(), 0...6 ~= weekday
      else { return nil }
      self = .weekday(month: month, week: week, weekday: weekday)
    } else if scanner.take("J") {
      guard let day = scanner.number(), 1...365 ~= day else { return nil }
      self = .julian(day)
    } else {
      guard let day = scanner.number(), 0...365 ~= day else { return nil }
      self = .ordinal(day)
    }
  }
}

extension Scanner {
  /// Takes three or more letters, or `<...>` with letters, digits and signs.
  fileprivate mutating func zoneAbbreviation() -> Bool {
    guard take("<") else { return run(while: isLetter).utf8.count >= 3 }
    let name = run {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
    }
    return name.utf8.count >= 3 && take(">")
  }

  /// Takes `[+-]h[h][:mm[:ss]]`, in seconds.
  fileprivate mutating func duration(maximumHours: Int) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(), hours <= maximumHours else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      guard take(":") else { break }
      guard let part = number(), part < 60 else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }
}
