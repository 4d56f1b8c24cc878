import DateHelper

/// What forms need to know of the time: now, and the zone of a person's days.
public struct ForeignClock {
  /// The moment of the call.
  public let now: Instant
  /// The zone in which days and wall-clock times are meant.
  public let zone: Zone
  /// The zones that the system has.
  public let zones: ZoneResolver
  /// When a todo without a time reminds, nil for never.
  public let allDay: WallTime?

  /// A clock made of its parts.
  public init(now: Instant, zone: Zone, zones: ZoneResolver, allDay: WallTime?) {
    self.allDay = allDay
    self.now = now
    self.zone = zone
    self.zones = zones
  }

  /// A moment of the wall clock as an instant; a day alone begins at 00:00.
  func instant(_ moment: CivilMoment) -> Instant {
    zone.instant(meaning: moment.date, moment.time ?? .midnight)
  }

  /// The middle of a day.
  func noon(_ date: CivilDate) -> Instant {
    instant(CivilMoment(date: date, time: WallTime(minuteOfDay: 720)))
  }

  /// What the wall clock shows at an instant.
  func moment(_ instant: Instant) -> CivilMoment {
    let civil = zone.civil(at: instant)
    return CivilMoment(date: civil.date, time: civil.time)
  }

  /// An instant in basic ISO 8601 as RFC 5545 and Taskwarrior write it: `20260302T145800Z`.
  func basic(_ instant: Instant) -> String { Self.basic(instant) }

  static func basic(_ instant: Instant) -> String {
    String(instant.iso8601(in: .utc).prefix(19).filter { $0 != "-" && $0 != ":" }) + "Z"
  }

  /// The instant of basic ISO 8601 in UTC, nil for any other form.
  func instant(basic text: String) -> Instant? {
    guard text.last == "Z", let civil = BasicMoment(String(text.dropLast())) else { return nil }
    guard let time = civil.moment.time else { return nil }
    return Zone.utc.instant(meaning: civil.moment.date, time).adding(seconds: Int64(civil.second))
  }
}

/// A date or a date with a time in basic ISO 8601, without a zone: `20260302`, `20260302T145800`.
struct BasicMoment {
  let moment: CivilMoment
  let second: Int

  init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 8 || digits.count == 15 && digits[8] == UInt8(ascii: "T") else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int? {
      guard digits[range].allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      return Int(String(decoding: digits[range], as: UTF8.self))
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    guard digits.count == 15 else {
      moment = CivilMoment(date: date)
      second = 0
      return
    }
    // A leap second is the last second of its minute here.
    guard let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
      second <= 60, let time = WallTime(hour: hour, minute: minute)
    else { return nil }
    moment = CivilMoment(date: date, time: time)
    self.second = min(second, 59)
  }

  /// A moment in this form.
  static func text(_ moment: CivilMoment) -> String {
    let date = moment.date.iso.filter { $0 != "-" }
    return moment.time.map { "\(date)T\($0.iso.filter { $0 != ":" })00" } ?? date
  }
}
