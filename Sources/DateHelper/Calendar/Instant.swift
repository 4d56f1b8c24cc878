/// A moment of time in whole seconds, the same everywhere.
public struct Instant: Sendable, Hashable {
  /// UTC seconds since 1970-01-01 00:00, leap seconds not counted, as POSIX counts them.
  public let seconds: Int64

  /// The instant this many UTC seconds after 1970-01-01 00:00.
  public init(seconds: Int64) {
    self.seconds = seconds
  }

  /// The instant that a text names, nil if it names none.
  ///
  /// Read are epoch seconds (`1772449080`) and ISO 8601 with an offset
  /// (`2026-03-02T23:58:00+09:00`, `2026-03-02T14:58Z`), in years 1 to 9999.
  public init?(_ text: String) {
    if let seconds = Int64(text), text.first != "+" {
      guard Instant.supported.contains(Instant(seconds: seconds)) else { return nil }
      self.init(seconds: seconds)
    } else {
      var scanner = Scanner(text)
      guard let date = CivilDate(prefixOf: &scanner), scanner.take("T") || scanner.take(" "),
        let second = scanner.secondOfDay(), let offset = scanner.offset(), scanner.isAtEnd
      else { return nil }
      self.init(seconds: Int64(date.dayNumber * 86_400 + second - offset))
    }
  }

  /// The instants that civil dates of years 1 to 9999 reach in every zone.
  static let supported =
    Instant(
      seconds: Int64(CivilDate.earliest.adding(days: 2).dayNumber) * 86_400)...Instant(
      seconds: Int64(CivilDate.latest.adding(days: -2).dayNumber) * 86_400)

  /// The instant this many seconds later (earlier if negative); stops at the ends of Int64.
  public func adding(seconds more: Int64) -> Instant {
    let (sum, overflow) = seconds.addingReportingOverflow(more)
    return Instant(seconds: overflow ? (more < 0 ? .min : .max) : sum)
  }

  /// Seconds from this instant to another, negative if that is earlier; stops at the ends of
  /// Int64.
  public func seconds(until other: Instant) -> Int64 {
    let (difference, overflow) = other.seconds.subtractingReportingOverflow(seconds)
    return overflow ? (other < self ? .min : .max) : difference
  }

  /// The instant as a zone's clocks show it, in ISO 8601 with the offset.
  ///
  /// For example `2026-03-02T23:58:00+09:00`. Seconds of an offset, which only times before 1972
  /// have, are left out of it and added to the time, so that the text names the same instant.
  public func iso8601(in zone: Zone) -> String {
    let minutes = zone.offset(at: self) / 60
    let shown = Zone(fixedOffset: minutes * 60) ?? .utc
    let civil = shown.civil(at: self)
    let second = ((seconds % 60) + 60) % 60
    let offset = "\(minutes < 0 ? "-" : "+")\(clock(abs(minutes)))"
    return "\(civil.date.iso)T\(civil.time.iso):\(padded(Int(second), to: 2))\(offset)"
  }

  private func clock(_ minutes: Int) -> String {
    "\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))"
  }
}

extension Instant: Comparable {
  /// Whether the first instant is before the second.
  public static func < (one: Instant, other: Instant) -> Bool {
    one.seconds < other.seconds
  }
}

extension CivilDate {
  fileprivate init?(prefixOf scanner: inout Scanner) {
    guard let year = scanner.digits(4), scanner.take("-"), let month = scanner.digits(2),
      scanner.take("-"), let day = scanner.digits(2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Scanner {
  /// `HH:MM`, `HH:MM:SS` or `HH:MM:SS.fraction`; the fraction is dropped.
  fileprivate mutating func secondOfDay() -> Int? {
    guard let hour = digits(2), take(":"), let minute = digits(2),
      let time = WallTime(hour: hour, minute: minute)
    else { return nil }
    guard take(":") else { return time.minuteOfDay * 60 }
    guard let second = digits(2), second < 60 else { return nil }
    if take("."), number() == nil { return nil }
    return time.minuteOfDay * 60 + second
  }

  /// `Z`, `+HH:MM`, `+HHMM` or `+HH`, in seconds east of UTC.
  fileprivate mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hour = digits(2), hour < 24 else { return nil }
    let minute = take(":") ? digits(2) : (isAtEnd ? 0 : digits(2))
    guard let minute, minute < 60 else { return nil }
    return (hour * 60 + minute) * (isWest ? -60 : 60)
  }
}
