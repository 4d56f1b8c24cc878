import DateHelper

/// Days in a row with output: at least a half each.
public struct Streak: Sendable, Equatable {
  /// The days in a row up to yesterday, and today if it has output; one that has none yet breaks
  /// nothing.
  public let current: Int
  /// The most days in a row there ever were.
  public let best: Int

  /// The streaks of days with output.
  ///
  /// - Parameters:
  ///   - days: each once, in their order.
  ///   - isSkipped: whether the zone skipped a day; it breaks nothing and does not count.
  public init(
    daysWithOutput days: [CivilDate], today: CivilDate,
    isSkipped: (CivilDate) -> Bool = { _ in false }
  ) {
    var (current, run, best) = (0, 0, 0)
    var latest: CivilDate?
    for day in days {
      run = latest.map { Self.follows(day, $0, isSkipped) } ?? false ? run + 1 : 1
      best = max(best, run)
      latest = day
      if day == today || (day < today && Self.follows(today, day, isSkipped)) { current = run }
    }
    self.current = current
    self.best = best
  }

  private static func follows(
    _ day: CivilDate, _ earlier: CivilDate, _ isSkipped: (CivilDate) -> Bool
  ) -> Bool {
    let gap = earlier.days(until: day)
    return gap == 1 || (gap == 2 && isSkipped(earlier.adding(days: 1)))
  }
}
