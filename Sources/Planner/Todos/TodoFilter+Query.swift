import Database
import DateHelper
import Text

extension TodoStore {
  /// Calls `body` for each todo that passes a filter: by day, time, priority and number, those
  /// without a day last; done ones latest first.
  ///
  /// - Parameters:
  ///   - now: today and the time of day, which `is:overdue` is measured against.
  ///   - isBrief: whether the todos come without what a row of a list does not show: `uid`, note
  ///     and reminders.
  /// - Throws: `DatabaseError`, or what `body` throws.
  public func forEach(
    passing filter: TodoFilter, at now: CivilMoment, isBrief: Bool = false,
    _ body: (Todo) throws -> Void
  ) throws {
    let query = FilterQuery(filter, at: now)
    if !filter.texts.isEmpty { try connection.define("folded", \.folded) }
    let sql = query.sql(columns: try columnsOfMany(isBrief: isBrief))
    try connection.rows(sql, values: query.values) { row in
      try body(isBrief ? Self.brief(row) : Self.todo(row))
    }
  }
}

/// The statement that a filter stands for, made of fixed parts.
private struct FilterQuery {
  private(set) var values: [any Bindable] = []
  private var conditions: [String] = []
  private let order: String

  /// By day, time, priority and number; those without a day last.
  private static let dayOrder = """
    date IS NULL AND due_date IS NULL, coalesce(date, due_date), coalesce(time, due_time, '~'),
    coalesce(priority, 9), id
    """

  init(_ filter: TodoFilter, at now: CivilMoment) {
    order =
      switch filter.state {
      case .open: Self.dayOrder
      case .done: "completed DESC, id DESC"
      case nil: "completed IS NOT NULL, \(Self.dayOrder)"
      }
    addState(filter, now)
    addKind(filter)
    addDays(filter.from, filter.to)
    addNames(filter)
  }

  /// Open or done, left over, hidden.
  private mutating func addState(_ filter: TodoFilter, _ now: CivilMoment) {
    switch filter.state {
    case .open: add("completed IS NULL")
    case .done: add("completed IS NOT NULL")
    case nil: break
    }
    if filter.isOverdue {
      conditions.append(TodoStore.overdue)
      values += TodoStore.overdueValues(at: now)
    }
    if filter.state == .open {
      add(filter.isHidden ? "NOT \(TodoStore.shown)" : TodoStore.shown, now.date.iso)
    }
  }

  /// What a todo has and where it is done.
  private mutating func addKind(_ filter: TodoFilter) {
    if let place = filter.place { add("place_id = ?", place.id) }
    if filter.isUndated { add("date IS NULL AND due_date IS NULL") }
    if filter.isOutdoor { addOutdoor(filter.outdoorTags) }
    if filter.isRepeating { add("repeat_rule IS NOT NULL") }
    if filter.hasDue { add("due_date IS NOT NULL") }
    if let priority = filter.priority { add("priority = ?", priority.rawValue) }
  }

  /// The names and the texts that a person gave.
  private mutating func addNames(_ filter: TodoFilter) {
    if let project = filter.project { add(Self.isOfProject, values: project.bounds) }
    for tag in filter.tags {
      add("id IN (SELECT todo_id FROM todo_tag WHERE folded_name = ?)", tag.folded)
    }
    for tag in filter.withoutTags {
      add("id NOT IN (SELECT todo_id FROM todo_tag WHERE folded_name = ?)", tag.folded)
    }
    for text in filter.texts {
      add("(instr(folded_title, ?) > 0 OR instr(folded(note), ?) > 0)", text.folded, text.folded)
    }
  }

  /// Of a project or of one of its parts, by the values of `Project.bounds`.
  static let isOfProject =
    "(folded_project = ? OR folded_project > ? AND folded_project < ?)"

  func sql(columns: String) -> String {
    """
    SELECT \(columns) FROM todo
    \(conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))")
    ORDER BY \(order)
    """
  }

  private mutating func add(_ condition: String, _ values: any Bindable...) {
    add(condition, values: values)
  }

  private mutating func add(_ condition: String, values: [any Bindable]) {
    conditions.append(condition)
    self.values += values
  }

  private mutating func addOutdoor(_ tags: [Tag]) {
    let names = tags.map { _ in "?" }.joined(separator: ", ")
    conditions.append(
      "(outdoor = 1 OR id IN (SELECT todo_id FROM todo_tag WHERE folded_name IN (\(names))))")
    values += tags.map(\.folded)
  }

  /// A todo lies in a span of days by its date or by its deadline.
  private mutating func addDays(_ from: CivilDate?, _ to: CivilDate?) {
    let first = from?.iso ?? "0000-00-00"
    let last = to?.iso ?? "9999-12-31"
    guard from != nil || to != nil else { return }
    add("(date BETWEEN ? AND ? OR due_date BETWEEN ? AND ?)", first, last, first, last)
  }
}

extension Project {
  /// The values that ``FilterQuery/isOfProject`` compares with: the name, and what its parts are
  /// between, after "name." and before "name/", the next character.
  fileprivate var bounds: [any Bindable] { [folded, "\(folded).", "\(folded)/"] }
}

extension TodoStore {
  /// Whether any todo, open or done, has a tag.
  ///
  /// - Throws: `DatabaseError`.
  func isUsed(_ tag: Tag) throws -> Bool {
    try connection.first("SELECT 1 FROM todo_tag WHERE folded_name = ?", tag.folded) { _ in true }
      ?? false
  }

  /// Whether any todo, open or done, is of a project or of one of its parts.
  ///
  /// - Throws: `DatabaseError`.
  func isUsed(_ project: Project) throws -> Bool {
    var isUsed = false
    let sql = "SELECT 1 FROM todo WHERE \(FilterQuery.isOfProject) LIMIT 1"
    try connection.rows(sql, values: project.bounds) { _ in isUsed = true }
    return isUsed
  }
}
