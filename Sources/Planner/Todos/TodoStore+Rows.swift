import Database
import DateHelper

extension TodoStore {
  /// The columns that ``todo(_:)-(Row)`` reads, in its order.
  ///
  /// Tags come as one text, parted by a character that no tag may hold, in the order of their key.
  static let columns = columns(
    tags: tagsColumn, checklist: checklistColumn, place: placeColumn)

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
}
