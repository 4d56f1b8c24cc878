import DateHelper

/// When wttr.in's answer was observed, and how the clocks of its place go.
///
/// It tells the day and the time by the place's clocks, and the time of day in UTC without its day;
/// only both together are a moment.
struct WttrClock: Equatable {
  /// The moment of the observation.
  let observed: Instant
  /// Seconds by which the place's clocks are ahead of UTC.
  let offset: Int
  /// The day of the observation by the place's clocks.
  let date: CivilDate

  /// - Parameters:
  ///   - local: such as `2026-03-18 09:05 AM`.
  ///   - universal: such as `12:05 AM`.
  ///   - longitude: degrees east; clocks are a few hours from the sun at most, which tells +9 h from
  ///     -15 h.
  ///   - now: an observation after it is that of a place whose clocks are a day further.
  init?(local: String?, universal: String?, longitude: Double, now: Instant) {
    guard let local, let (date, localMinute) = Self.moment(local),
      let universalMinute = universal.flatMap(Self.minuteOfDay)
    else { return nil }
    let difference = localMinute - universalMinute
    let clocks = [-1, 0, 1].map { difference + $0 * 1440 }
      .filter { $0 % 15 == 0 && Self.minutesAhead.contains($0) }
      .map { WttrClock(date, localMinute, ahead: $0) }
    let sun = longitude * 240
    let likely = clocks.sorted { abs(Double($0.offset) - sun) < abs(Double($1.offset) - sun) }
    let latest = now.adding(seconds: Self.slowness)
    guard let clock = likely.first(where: { $0.observed <= latest }) ?? likely.first else {
      return nil
    }
    self = clock
  }

  private init(_ date: CivilDate, _ minute: Int, ahead: Int) {
    self.date = date
    offset = ahead * 60
    observed = Instant(seconds: Int64(date.dayNumber * 86_400 + minute * 60 - offset))
  }

  /// Minutes by which the clocks of a place on Earth are ahead of UTC.
  private static let minutesAhead = -12 * 60...14 * 60
  /// Seconds by which the clock of this computer may be slow.
  private static let slowness: Int64 = 3600

  /// The moment of a time of day, such as `600` for 06:00, on a day of the place.
  func instant(_ date: CivilDate, minuteOfDay: Int) -> Instant {
    Instant(seconds: Int64(date.dayNumber * 86_400 + minuteOfDay * 60 - offset))
  }

  private static func moment(_ text: String) -> (CivilDate, Int)? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let date = CivilDate(iso: parts[0]),
      let minute = minuteOfDay(parts[1])
    else { return nil }
    return (date, minute)
  }

  /// The minutes since midnight of `12:05 AM` or `06:41 PM`.
  static func minuteOfDay(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let time = WallTime(iso: String(parts[0])), 1...12 ~= time.hour else {
      return nil
    }
    let minutes = time.hour % 12 * 60 + time.minute
    switch parts[1] {
    case "AM": return minutes
    case "PM": return minutes + 720
    default: return nil
    }
  }
}
