/// A civil date, with a wall-clock time where one was meant; neither moves with the zone.
public struct CivilMoment: Sendable, Hashable {
  /// The day.
  public var date: CivilDate
  /// The time on it, nil for some time that day.
  public var time: WallTime?

  /// A day, at a time if there is one.
  public init(date: CivilDate, time: WallTime? = nil) {
    self.date = date
    self.time = time
  }

  /// The moment as it is stored and shown in JSON: `2026-03-06` or `2026-03-06T18:00`.
  public var iso: String { time.map { "\(date.iso)T\($0.iso)" } ?? date.iso }

  /// The moment that `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` names, nil if there is none.
  public init?(iso text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard let day = parts.first, let date = CivilDate(iso: String(day)) else { return nil }
    if parts.count == 1 {
      self.init(date: date)
    } else {
      guard parts.count == 2, let time = WallTime(iso: String(parts[1])) else { return nil }
      self.init(date: date, time: time)
    }
  }
}

extension CivilMoment: Comparable {
  /// Whether the first is earlier; a day without a time comes before the times on it.
  public static func < (one: CivilMoment, other: CivilMoment) -> Bool {
    (one.date, one.time?.minuteOfDay ?? -1) < (other.date, other.time?.minuteOfDay ?? -1)
  }
}
