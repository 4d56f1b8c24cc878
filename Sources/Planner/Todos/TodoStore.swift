import Database
import DateHelper
import Text

/// The todos of a store.
public struct TodoStore {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Writes a new todo down and gives it the next number.
  ///
  /// - Throws: `DatabaseError`.
  public func insert(_ draft: TodoDraft, uid: String, at now: Instant) throws -> Todo {
    try connection.run(
      "INSERT INTO todo (uid, title, folded_title, created) VALUES (?, ?, ?, ?)", uid,
      draft.title.text, draft.title.text.folded, now.seconds)
    let todo = Todo(
      id: connection.lastInsertedID, uid: uid, title: draft.title.text, note: draft.note,
      plan: draft.plan, due: draft.due, priority: draft.priority, tags: draft.tags,
      isOutdoor: draft.isOutdoor, place: draft.place, project: draft.project,
      hiddenUntil: draft.hiddenUntil, checklist: [], series: draft.series,
      reminding: draft.reminding, created: now,
      completed: nil)
    try updateRow(todo)
    try insertTags(todo.tags, of: todo.id)
    return todo
  }

  /// Stores all fields of a todo as they now are.
  ///
  /// - Throws: `DatabaseError`.
  public func update(_ todo: Todo) throws {
    guard let old = try self.todo(todo.id) else { return }
    try updateRow(todo)
    if old.tags != todo.tags {
      try connection.run("DELETE FROM todo_tag WHERE todo_id = ?", todo.id)
      try insertTags(todo.tags, of: todo.id)
    }
    if old.checklist != todo.checklist { try replaceChecklist(todo.checklist, of: todo.id) }
  }

  private func updateRow(_ todo: Todo) throws {
    try connection.run(
      """
      UPDATE todo SET title = ?, folded_title = ?, note = ?, date = ?, time = ?, due_date = ?,
        due_time = ?, priority = ?, outdoor = ?, project = ?, folded_project = ?,
        hidden_until = ?, completed = ?, repeat_rule = ?, repeat_anchor = ?, occurrence_date = ?,
        occurrence_time = ?, place_id = ?,
        \(Reminding.columns.map { "\($0) = ?" }.joined(separator: ", "))
      WHERE id = ?
      """,
      values: [
        todo.title, todo.title.folded, todo.note, todo.plan?.date.iso, todo.plan?.time?.iso,
        todo.due?.date.iso, todo.due?.time?.iso, todo.priority?.rawValue, todo.isOutdoor,
        todo.project?.name, todo.project?.folded, todo.hiddenUntil?.iso, todo.completed?.seconds,
        todo.series?.rule.text, todo.series?.anchor.iso, todo.series?.occurrence.date.iso,
        todo.series?.occurrence.time?.iso, todo.place?.id,
      ] + todo.reminding.values + [todo.id])
  }

  /// Removes a todo; its number is not given again.
  ///
  /// - Throws: `DatabaseError`.
  public func delete(_ id: Int) throws {
    try connection.run("DELETE FROM todo_tag WHERE todo_id = ?", id)
    try connection.run("DELETE FROM todo_item WHERE todo_id = ?", id)
    try connection.run("DELETE FROM todo_completion WHERE todo_id = ?", id)
    try SessionStore.forget(todo: id, connection)
    try deleteKeptLines(of: id)
    try connection.run("DELETE FROM todo WHERE id = ?", id)
  }

  /// The todo with a number, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func todo(_ id: Int) throws -> Todo? {
    try connection.first("SELECT \(Self.columns) FROM todo WHERE id = ?", id, body: Self.todo)
  }

  /// The todo with a name that is unique across stores, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func todo(uid: String) throws -> Todo? {
    try connection.first("SELECT \(Self.columns) FROM todo WHERE uid = ?", uid, body: Self.todo)
  }

  /// The todos, open or done, whose title holds `part`, by number; at most `limit`.
  ///
  /// A repeating todo is open, and done too where an occurrence of it was done.
  /// - Throws: `DatabaseError`.
  public func todos(titled part: String, isDone: Bool, limit: Int) throws -> [Todo] {
    try todos(
      """
      SELECT \(Self.columns) FROM todo
      WHERE instr(folded_title, ?) > 0 AND \(isDone ? Self.hasCompletion : "completed IS NULL")
      ORDER BY id LIMIT ?
      """, [part.folded, limit])
  }

  /// That a todo, or an occurrence of it, was done, as a condition.
  private static let hasCompletion = """
    (completed IS NOT NULL OR repeat_rule IS NOT NULL
      AND EXISTS (SELECT 1 FROM todo_completion WHERE todo_id = todo.id))
    """

  private func insertTags(_ tags: [Tag], of id: Int) throws {
    for (position, tag) in tags.enumerated() {
      try connection.run(
        "INSERT INTO todo_tag (todo_id, position, name, folded_name) VALUES (?, ?, ?, ?)",
        id, position, tag.name, tag.folded)
    }
  }
}
