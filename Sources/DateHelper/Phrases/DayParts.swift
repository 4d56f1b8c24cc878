/// The times that parts of a day stand for when no hour is named.
public struct DayParts: Sendable, Equatable {
  /// `morning`, `아침`, `오전`.
  public var morning: WallTime
  /// `lunch`, `점심`.
  public var lunch: WallTime
  /// `afternoon`, `오후`.
  public var afternoon: WallTime
  /// `evening`, `저녁`.
  public var evening: WallTime
  /// `night`, `tonight`, `밤`.
  public var night: WallTime

  /// The usual times: 09:00, 12:00, 15:00, 18:00 and 21:00.
  public static let usual = DayParts(
    morning: WallTime(known: 540), lunch: WallTime(known: 720), afternoon: WallTime(known: 900),
    evening: WallTime(known: 1080), night: WallTime(known: 1260))

  /// Times chosen by a person.
  public init(
    morning: WallTime, lunch: WallTime, afternoon: WallTime, evening: WallTime, night: WallTime
  ) {
    self.morning = morning
    self.lunch = lunch
    self.afternoon = afternoon
    self.evening = evening
    self.night = night
  }
}
