import Database
import DateHelper

extension TodoStore {
  /// The order of a day: by time, then those without a time, by priority, by number.
  private static let dayOrder = "coalesce(time, '~'), coalesce(priority, 9), id"
  private static let dueOrder = "coalesce(due_time, '~'), coalesce(priority, 9), id"

  /// That the date or the deadline has passed, as a condition with the values of ``overdueValues``.
  static let overdue = """
    (ifnull(date < ?, 0) OR ifnull(due_date < ?, 0)
      OR ifnull(due_date = ? AND due_time <= ?, 0))
    """

  /// That a todo is not put away on a day, as a condition with that day's value.
  static let shown = "ifnull(hidden_until <= ?, 1)"

  /// The values of ``overdue`` at a moment.
  static func overdueValues(at now: CivilMoment) -> [any Bindable] {
    [now.date.iso, now.date.iso, now.date.iso, now.time?.iso]
  }

  /// The open todos that are planned for a day.
  ///
  /// - Parameter now: leaves out what is overdue at this moment; nil keeps all.
  /// - Throws: `DatabaseError`.
  func planned(on date: CivilDate, notOverdueAt now: CivilMoment?, limit: Int) throws -> [Todo] {
    try todos(
      """
      SELECT \(Self.columns) FROM todo
      WHERE completed IS NULL AND date = ? AND \(Self.shown)
        \(now == nil ? "" : "AND NOT \(Self.overdue)")
      ORDER BY \(Self.dayOrder) LIMIT ?
      """, [date.iso, date.iso] + (now.map(Self.overdueValues) ?? []) + [limit])
  }

  /// The open todos that are due on a day and not planned for it.
  ///
  /// - Parameter now: leaves out what is overdue at this moment; nil keeps all.
  /// - Throws: `DatabaseError`.
  func due(on date: CivilDate, notOverdueAt now: CivilMoment?, limit: Int) throws -> [Todo] {
    try todos(
      """
      SELECT \(Self.columns) FROM todo
      WHERE completed IS NULL AND due_date = ? AND date IS NOT ? AND \(Self.shown)
        \(now == nil ? "" : "AND NOT \(Self.overdue)")
      ORDER BY \(Self.dueOrder) LIMIT ?
      """, [date.iso, date.iso, date.iso] + (now.map(Self.overdueValues) ?? []) + [limit])
  }

  /// The open todos that were planned for a day before `date`, oldest first.
  ///
  /// - Throws: `DatabaseError`.
  func planned(before date: CivilDate, limit: Int) throws -> [Todo] {
    try todos(
      """
      SELECT \(Self.columns) FROM todo WHERE completed IS NULL AND date < ? AND \(Self.shown)
      ORDER BY date, \(Self.dayOrder) LIMIT ?
      """, [date.iso, date.iso, limit])
  }

  /// The open todos whose deadline has passed, oldest first.
  ///
  /// - Parameter first: leaves out those planned for an earlier day.
  /// - Throws: `DatabaseError`.
  func pastDue(at now: CivilMoment, plannedFrom first: CivilDate, limit: Int) throws -> [Todo] {
    try todos(
      """
      SELECT \(Self.columns) FROM todo
      WHERE completed IS NULL AND due_date <= ? AND ifnull(date >= ?, 1)
        AND (due_date < ? OR due_time <= ?) AND \(Self.shown)
      ORDER BY due_date, \(Self.dueOrder) LIMIT ?
      """, [now.date.iso, first.iso, now.date.iso, now.time?.iso, now.date.iso, limit])
  }

  /// The open todos whose deadline lies after `date` and not after `last`, soonest first, and that
  /// are not planned for `date` or before.
  ///
  /// - Throws: `DatabaseError`.
  func due(after date: CivilDate, upTo last: CivilDate, limit: Int) throws -> [Todo] {
    try todos(
      """
      SELECT \(Self.columns) FROM todo
      WHERE completed IS NULL AND due_date > ? AND due_date <= ? AND ifnull(date > ?, 1)
        AND \(Self.shown)
      ORDER BY due_date, \(Self.dueOrder) LIMIT ?
      """, [date.iso, last.iso, date.iso, date.iso, limit])
  }

  /// The todos that were done within a span of time, in the order in which they were done.
  ///
  /// - Throws: `DatabaseError`.
  func completed(in span: Range<Instant>, limit: Int) throws -> [Todo] {
    try todos(
      """
      SELECT \(Self.columns) FROM todo WHERE completed >= ? AND completed < ?
      ORDER BY completed, id LIMIT ?
      """, [span.lowerBound.seconds, span.upperBound.seconds, limit])
  }
}
