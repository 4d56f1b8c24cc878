import Database
import Text

/// What a shell offers while a command line is typed.
extension TodoStore {
  /// How many candidates are offered at most.
  public static let mostCandidates = 100

  /// A todo as it is offered.
  public struct Candidate: Sendable, Equatable {
    /// The number of the todo.
    public let id: Int
    /// Its title.
    public let title: String
  }

  /// Todos whose number begins with some digits, at most 100.
  ///
  /// Open ones come latest plan first, then those without one; done ones latest first. The cost does
  /// not grow with the store but where the first digit of a number has been typed.
  /// - Parameter digits: decimal digits; empty for any number.
  /// - Throws: `DatabaseError`.
  public func candidates(isDone: Bool, digits: String) throws -> [Candidate] {
    guard digits.isEmpty else { return try candidates(isDone: isDone, in: ranges(from: digits)) }
    var found: [Candidate] = []
    for order in isDone ? Self.doneOrders : Self.openOrders {
      let room = Self.mostCandidates - found.count
      guard room > 0 else { break }
      try connection.rows("SELECT id, title FROM todo WHERE \(order) LIMIT ?", room) {
        found.append(Candidate(id: $0.integer(0), title: $0.text(1)))
      }
    }
    return found
  }

  /// Tags that begin with some text in any case, in the order of their letters, at most 100.
  ///
  /// - Throws: `DatabaseError`.
  public func tags(beginningWith text: String) throws -> [Tag] {
    try names(text, column: "name", folded: "folded_name", table: "todo_tag")
      .map(Tag.init(stored:))
  }

  /// Projects that begin with some text in any case, in the order of their letters, at most 100.
  ///
  /// - Throws: `DatabaseError`.
  public func projects(beginningWith text: String) throws -> [Project] {
    try names(text, column: "project", folded: "folded_project", table: "todo")
      .map(Project.init(stored:))
  }

  /// Goes from each name straight to the next one, however many todos have it.
  private func names(
    _ text: String, column: String, folded: String, table: String
  ) throws -> [String] {
    var names: [String] = []
    try connection.rows(
      """
      WITH RECURSIVE next (name) AS (
        SELECT min(\(folded)) FROM \(table) WHERE \(folded) >= ?1
        UNION ALL
        SELECT (SELECT min(\(folded)) FROM \(table) WHERE \(folded) > next.name)
        FROM next WHERE substr(next.name, 1, length(?1)) = ?1
      )
      SELECT (SELECT \(column) FROM \(table) WHERE \(folded) = next.name LIMIT 1) FROM next
      WHERE substr(next.name, 1, length(?1)) = ?1 LIMIT ?2
      """, text.folded, Self.mostCandidates
    ) { names.append($0.text(0)) }
    return names
  }

  /// Each an order that an index has.
  private static let openOrders = [
    """
    completed IS NULL AND date IS NOT NULL
    ORDER BY date DESC, coalesce(time, '~') DESC, coalesce(priority, 9) DESC, id DESC
    """,
    """
    completed IS NULL AND due_date IS NOT NULL AND date IS NULL
    ORDER BY due_date DESC, coalesce(due_time, '~') DESC, coalesce(priority, 9) DESC, id DESC
    """,
    "completed IS NULL AND date IS NULL AND due_date IS NULL ORDER BY id DESC",
  ]
  private static let doneOrders = ["completed IS NOT NULL ORDER BY completed DESC, id DESC"]

  private func candidates(isDone: Bool, in ranges: [ClosedRange<Int>]) throws -> [Candidate] {
    guard !ranges.isEmpty else { return [] }
    var found: [Candidate] = []
    let spans = ranges.map { _ in "id BETWEEN ? AND ?" }.joined(separator: " OR ")
    let bounds: [any Bindable] = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    try connection.rows(
      """
      SELECT id, title FROM todo WHERE (\(spans)) AND (completed IS NOT NULL) = ?
      ORDER BY coalesce(completed, date) DESC, id DESC LIMIT ?
      """, values: bounds + [isDone, Self.mostCandidates]
    ) { found.append(Candidate(id: $0.integer(0), title: $0.text(1))) }
    return found
  }

  /// The numbers that begin with some digits: for `12` these are 12, 120 to 129, 1200 to 1299...
  private func ranges(from digits: String) -> [ClosedRange<Int>] {
    guard let first = Int(digits), first > 0, "\(first)" == digits else { return [] }
    var ranges = [first...first]
    while let last = ranges.last {
      let lower = last.lowerBound.multipliedReportingOverflow(by: 10)
      let upper = last.upperBound.multipliedReportingOverflow(by: 10)
      let end = upper.partialValue.addingReportingOverflow(9)
      guard !lower.overflow, !upper.overflow, !end.overflow else { break }
      ranges.append(lower.partialValue...end.partialValue)
    }
    return ranges
  }
}
