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

  /// The columns that ``todo(_:)-(Row)`` reads, in its order.
  ///
  /// Tags come as one text, parted by a character that no tag may hold, in the order of their key.
  static let columns = columns(
    tags: tagsColumn, checklist: checklistColumn, place: placeColumn)

  /// That a todo, or an occurrence of it, was done, as a condition.
  private static let hasCompletion = """
    (completed IS NOT NULL OR repeat_rule IS NOT NULL
      AND EXISTS (SELECT 1 FROM todo_completion WHERE todo_id = todo.id))
    """

  private static let tagsColumn =
    "(SELECT group_concat(name, ' ') FROM todo_tag WHERE todo_id = todo.id)"

  private static let placeColumn = "(SELECT name FROM place WHERE id = todo.place_id)"

  /// - Parameter isBrief: leaves the last columns out, which ``brief(_:)`` does not read.
  private static func columns(
    isBrief: Bool = false, tags: String, checklist: String, place: String
  ) -> String {
    let brief = """
      id, title, date, time, due_date, due_time, priority, outdoor, created, completed, \(tags),
      project, hidden_until, \(checklist), repeat_rule, repeat_anchor, occurrence_date,
      occurrence_time, place_id, \(place)
      """
    return isBrief
      ? brief : "\(brief), uid, note, \(Reminding.columns.joined(separator: ", "))"
  }

  /// ``columns`` for many rows: what no todo of the store has is not looked for in each of them.
  ///
  /// - Parameter isBrief: leaves `uid`, note and reminders out.
  /// - Throws: `DatabaseError`.
  func columnsOfMany(isBrief: Bool = false) throws -> String {
    let hasTags = try connection.first("SELECT 1 FROM todo_tag LIMIT 1") { _ in true } ?? false
    let hasItems = try connection.first("SELECT 1 FROM todo_item LIMIT 1") { _ in true } ?? false
    let hasPlaces = try connection.first("SELECT 1 FROM place LIMIT 1") { _ in true } ?? false
    return Self.columns(
      isBrief: isBrief, tags: hasTags ? Self.tagsColumn : "NULL",
      checklist: hasItems ? Self.checklistColumn : "NULL",
      place: hasPlaces ? Self.placeColumn : "NULL")
  }

  /// All rows of a query for ``columns``.
  func todos(_ sql: String, _ values: [any Bindable]) throws -> [Todo] {
    var todos: [Todo] = []
    try connection.rows(sql, values: values) { todos.append(Self.todo($0)) }
    return todos
  }

  static func todo(_ row: Row) -> Todo {
    todo(
      row, uid: row.text(20), note: row.optionalText(21), reminding: Reminding(row, from: 22))
  }

  /// A todo without `uid`, note and reminders.
  static func brief(_ row: Row) -> Todo {
    todo(row, uid: "", note: nil, reminding: Reminding())
  }

  private static func todo(
    _ row: Row, uid: String, note: String?, reminding: Reminding
  ) -> Todo {
    Todo(
      id: row.integer(0), uid: uid, title: row.text(1), note: note,
      plan: moment(row, date: 2, time: 3), due: moment(row, date: 4, time: 5),
      priority: row.optionalInteger(6).flatMap(Priority.init(rawValue:)),
      tags: tags(row),
      isOutdoor: row.integer(7) == 1, place: place(row),
      project: row.optionalText(11).map(Project.init(stored:)),
      hiddenUntil: row.optionalText(12).flatMap(CivilDate.init(iso:)),
      checklist: row.isNull(13) ? [] : checklist(row.text(13)),
      series: row.isNull(14) ? nil : series(row), reminding: reminding,
      created: row.instant(8),
      completed: row.optionalInstant(9))
  }

  private static func tags(_ row: Row) -> [Tag] {
    row.isNull(10) ? [] : row.text(10).split(separator: " ").map { Tag(stored: String($0)) }
  }

  private static func place(_ row: Row) -> PlaceReference? {
    row.optionalText(19).map { PlaceReference(id: row.integer(18), name: $0) }
  }

  private static func series(_ row: Row) -> Series? {
    guard let rule = RepeatRule(text: row.text(14)), let anchor = CivilDate(iso: row.text(15)),
      let occurrence = moment(row, date: 16, time: 17)
    else { return nil }
    return Series(rule, anchor: anchor, occurrence: occurrence)
  }

  /// The date and the time of two columns.
  static func moment(_ row: Row, date: Int, time: Int) -> CivilMoment? {
    row.optionalText(date).flatMap(CivilDate.init(iso:)).map {
      CivilMoment(date: $0, time: row.optionalText(time).flatMap(WallTime.init(iso:)))
    }
  }

  private func insertTags(_ tags: [Tag], of id: Int) throws {
    for (position, tag) in tags.enumerated() {
      try connection.run(
        "INSERT INTO todo_tag (todo_id, position, name, folded_name) VALUES (?, ?, ?, ?)",
        id, position, tag.name, tag.folded)
    }
  }
}
