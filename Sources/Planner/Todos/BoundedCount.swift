import Database
import DateHelper

/// How many todos there are; counting stops at ``limit``, so that it costs the same in any store.
public struct BoundedCount: Sendable, Equatable {
  /// Where counting stops.
  public static let limit = 100
  /// The number counted; ``limit`` where counting stopped there.
  public let value: Int

  /// A number that was counted up to ``limit``.
  public init(value: Int) {
    self.value = value
  }

  /// True where there may be more than were counted.
  public var isAtLimit: Bool { value >= Self.limit }

  /// `0` to `99`, or `99+`.
  public var text: String { isAtLimit ? "\(Self.limit - 1)+" : "\(value)" }
}

/// What a calendar shows of one day.
public struct DayCount: Sendable, Equatable {
  /// The day.
  public let date: CivilDate
  /// How many open todos belong to it by their date or their deadline.
  public let open: BoundedCount
  /// How many todos and occurrences of repeating ones were done on it.
  public let done: BoundedCount
}

extension TodoStore {
  /// How many open todos have neither a day nor a deadline and are shown on a day.
  ///
  /// - Throws: `DatabaseError`.
  public func undatedCount(on date: CivilDate) throws -> BoundedCount {
    try count(
      """
      SELECT 1 FROM todo INDEXED BY todo_open_undated
      WHERE completed IS NULL AND date IS NULL AND due_date IS NULL AND \(Self.shown)
      """, [date.iso])
  }

  /// How many open todos are put away until after a day.
  ///
  /// - Throws: `DatabaseError`.
  public func hiddenCount(on date: CivilDate) throws -> BoundedCount {
    try count("SELECT 1 FROM todo WHERE completed IS NULL AND hidden_until > ?", [date.iso])
  }

  /// What a calendar shows of each day of a month.
  ///
  /// - Parameter isExact: counts beyond ``BoundedCount/limit``.
  /// - Throws: `DatabaseError`.
  public func counts(
    in month: YearMonth, by clock: DateHelper, isExact: Bool
  ) throws -> [DayCount] {
    let limit = isExact ? Int.max : BoundedCount.limit
    return try (0..<month.dayCount).map { day in
      let date = month.firstDay.adding(days: day)
      let span = clock.bounds(of: date)
      return DayCount(
        date: date,
        open: try count(Self.openOnDay, Array(repeating: date.iso, count: 5), limit: limit),
        done: try count(
          Self.doneInSpan,
          [span.lowerBound, span.upperBound, span.lowerBound, span.upperBound].map(\.seconds),
          limit: limit))
    }
  }

  private static let openOnDay = """
    SELECT 1 FROM todo WHERE completed IS NULL AND date = ? AND \(shown)
    UNION ALL
    SELECT 1 FROM todo WHERE completed IS NULL AND due_date = ? AND date IS NOT ? AND \(shown)
    """
  private static let doneInSpan = """
    SELECT 1 FROM todo WHERE completed >= ? AND completed < ?
    UNION ALL
    SELECT 1 FROM todo_completion WHERE completed >= ? AND completed < ?
    """

  private func count(
    _ sql: String, _ values: [any Bindable], limit: Int = BoundedCount.limit
  ) throws -> BoundedCount {
    var count = 0
    try connection.rows(
      "SELECT count(*) FROM (\(sql) LIMIT ?)", values: values + [limit]
    ) { count = $0.integer(0) }
    return BoundedCount(value: count)
  }
}
