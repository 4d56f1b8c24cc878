/// How something repeats: a pattern of days, every so many of its periods, until it ends.
///
/// A rule knows no time of day and no start. Its days are a fixed grid that an anchor, the first
/// day that can be an occurrence, sets in place; the 31st falls on the last day of a shorter month
/// and comes back to the 31st.
public struct RepeatRule: Sendable, Hashable {
  /// The days of each period.
  public let pattern: RepeatPattern
  /// Every so many days, weeks, months or years, 1 to 9999.
  public let interval: Int
  /// When it ends, nil if it does not.
  public let end: RepeatEnd?

  /// The intervals and counts that a rule can have.
  public static let numbers = 1...9999

  /// The rule with these parts, nil if they make none.
  ///
  /// No rule has a weekday, a day of a month or a day of a year that does not exist, nor a count
  /// where days are counted from the day done: nothing but the anchor is known of these.
  public init?(_ pattern: RepeatPattern, every interval: Int = 1, end: RepeatEnd? = nil) {
    guard pattern.isValid, RepeatRule.numbers ~= interval else { return nil }
    if case .count(let count) = end {
      guard RepeatRule.numbers ~= count, !pattern.isAfterDone else { return nil }
    }
    self.init(known: pattern, interval, end)
  }

  private init(known pattern: RepeatPattern, _ interval: Int, _ end: RepeatEnd?) {
    self.pattern = pattern
    self.interval = interval
    self.end = end
  }

  /// The same rule with its last day, which takes the place of another end.
  public func ending(on date: CivilDate) -> RepeatRule {
    RepeatRule(known: pattern, interval, .until(date))
  }

  /// The rule of the same days in every period.
  private var everyPeriod: RepeatRule { RepeatRule(known: pattern, 1, end) }

  /// The day that a series said on some day starts on: the nearest one of the pattern.
  ///
  /// Every second Tuesday starts next Tuesday, whatever week that is in. As the anchor, the day
  /// sets the grid. Nil if the rule ends before it.
  public func start(onOrAfter date: CivilDate) -> CivilDate? {
    everyPeriod.first(onOrAfter: date, anchor: date)
  }
}
