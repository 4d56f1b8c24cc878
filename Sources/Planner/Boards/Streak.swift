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
  /// - Parameter daysOff: days that the zone skipped; they break nothing and do not count.
  public init(
    daysWithOutput days: Set<CivilDate>, today: CivilDate,
    isSkipped: (CivilDate) -> Bool = { _ in false }
  ) {
    var (run, best) = (0, 0)
    var latest: CivilDate?
    for day in days.sorted() {
      run = latest.map { Self.follows(day, $0, isSkipped) } ?? false ? run + 1 : 1
      best = max(best, run)
      latest = day
    }
    var count = days.contains(today) ? 1 : 0
    var day = today.adding(days: -1)
    while days.contains(day) || (day > .earliest && isSkipped(day)) {
      if days.contains(day) { count += 1 }
      guard day > .earliest else { break }
      day = day.adding(days: -1)
    }
    current = count
    self.best = max(best, count)
  }

  private static func follows(
    _ day: CivilDate, _ earlier: CivilDate, _ isSkipped: (CivilDate) -> Bool
  ) -> Bool {
    let gap = earlier.days(until: day)
    return gap == 1 || (gap == 2 && isSkipped(earlier.adding(days: 1)))
  }
}
