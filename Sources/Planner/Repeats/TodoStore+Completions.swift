import Database
import DateHelper

/// The occurrences that were done: a table of their own, so that the todo itself stays open.
extension TodoStore {
  private static let completionColumns = """
    todo_id, number, occurrence_date, occurrence_time, completed, plan_date, plan_time, due_date,
    due_time, ticks
    """

  /// The completion of an occurrence of a todo that was done last, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func latestCompletion(of id: Int) throws -> Completion? {
    try connection.first(
      """
      SELECT \(Self.completionColumns) FROM todo_completion WHERE todo_id = ?
      ORDER BY number DESC LIMIT 1
      """, id, body: Self.completion
    ).flatMap { $0 }
  }

  /// The completions of the occurrences of a todo, in their order.
  ///
  /// - Throws: `DatabaseError`.
  public func completions(of id: Int) throws -> [Completion] {
    var completions: [Completion] = []
    try connection.rows(
      "SELECT \(Self.completionColumns) FROM todo_completion WHERE todo_id = ? ORDER BY number", id
    ) { row in
      if let completion = Self.completion(row) { completions.append(completion) }
    }
    return completions
  }

  /// The todos of which an occurrence was done within a span of time, as they were then, in the
  /// order in which they were done.
  ///
  /// - Throws: `DatabaseError`.
  func occurrencesCompleted(in span: Range<Instant>, limit: Int) throws -> [Todo] {
    var completions: [Completion] = []
    try connection.rows(
      """
      SELECT \(Self.completionColumns) FROM todo_completion WHERE completed >= ? AND completed < ?
      ORDER BY completed, todo_id, number LIMIT ?
      """, span.lowerBound.seconds, span.upperBound.seconds, limit
    ) { row in
      if let completion = Self.completion(row) { completions.append(completion) }
    }
    return try completions.compactMap { completion in
      try todo(completion.todoID)?.done(completion)
    }
  }

  /// Writes down that the open occurrence of a todo is done.
  ///
  /// - Throws: `DatabaseError`.
  func insertCompletion(of todo: Todo, at now: Instant) throws {
    let number = (try latestCompletion(of: todo.id)?.number ?? 0) + 1
    guard let completion = Completion(of: todo, number: number, at: now) else { return }
    try connection.run(
      """
      INSERT INTO todo_completion (\(Self.completionColumns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      completion.todoID, completion.number, completion.occurrence.date.iso,
      completion.occurrence.time?.iso, completion.completed.seconds, completion.plan.date.iso,
      completion.plan.time?.iso, completion.due?.date.iso, completion.due?.time?.iso,
      completion.ticks.map { $0 ? "1" : "0" }.joined())
  }

  /// Takes a completion out of the history.
  ///
  /// - Throws: `DatabaseError`.
  func delete(_ completion: Completion) throws {
    try connection.run(
      "DELETE FROM todo_completion WHERE todo_id = ? AND number = ?", completion.todoID,
      completion.number)
  }

  private static func completion(_ row: Row) -> Completion? {
    guard let occurrence = moment(row, date: 2, time: 3), let plan = moment(row, date: 5, time: 6)
    else { return nil }
    return Completion(
      todoID: row.integer(0), number: row.integer(1), occurrence: occurrence,
      completed: row.instant(4), plan: plan,
      due: moment(row, date: 7, time: 8), ticks: row.text(9).map { $0 == "1" })
  }
}
