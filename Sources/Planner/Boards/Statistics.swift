import Database
import DateHelper

/// What was done in some days, and what it says.
public struct Statistics: Sendable {
  /// What was done.
  public let tally: Tally
  /// The groups and blocks that it was done on.
  public let catalog: BlockCatalog
  /// The days in a row with output, of all time.
  public let streak: Streak
  /// The seconds that the days have, 23 and 25 hours minded.
  public let length: Int64

  /// The half hours that the days have.
  public var cells: Double { Double(length) / Double(Half.seconds) }

  /// How many days have output.
  public var activeDays: Int { tally.byDay.count { $0.halves > 0 } }

  /// The day with most halves, of equals the first; nil where no day has one.
  public var bestDay: (date: CivilDate, amount: BlockAmount)? {
    var best: Int?
    for (index, amount) in tally.byDay.enumerated()
    where amount.halves > (best.map { tally.byDay[$0].halves } ?? 0) {
      best = index
    }
    return best.map { (tally.days.lowerBound.adding(days: $0), tally.byDay[$0]) }
  }
}

extension SessionReader {
  /// The statistics of some days.
  ///
  /// - Throws: `DatabaseError`.
  public func statistics(of days: ClosedRange<CivilDate>) throws -> Statistics {
    let end = clock.bounds(of: days.upperBound).upperBound
    return Statistics(
      tally: try tally(of: days), catalog: try catalog(), streak: try streak(),
      length: max(0, clock.start(of: days.lowerBound).seconds(until: end)))
  }
}
