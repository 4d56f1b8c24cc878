extension Weekday {
  /// The weekday some days later; negative days go back.
  public func adding(days: Int) -> Weekday {
    let offset = ((rawValue - 1 + days % 7) + 7) % 7
    return Weekday(rawValue: offset + 1) ?? self
  }

  /// How many days, 0 to 6, until the next `other`.
  public func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }
}
