import DateHelper

/// A span of every day, which may go over midnight: `22:00-07:00`.
public struct DailyHours: Sendable, Equatable {
  /// The first minute.
  public let start: WallTime
  /// The minute after the last.
  public let end: WallTime

  /// The span that `HH:MM-HH:MM` names, nil if the text has another form or nothing is in it.
  public init?(_ text: String) {
    let times = text.split(separator: "-", omittingEmptySubsequences: false)
    guard times.count == 2, let start = WallTime(iso: String(times[0])),
      let end = WallTime(iso: String(times[1])), start != end
    else { return nil }
    self.start = start
    self.end = end
  }

  /// Whether a time of day is in it.
  public func contains(_ time: WallTime) -> Bool {
    start < end ? start <= time && time < end : start <= time || time < end
  }
}
