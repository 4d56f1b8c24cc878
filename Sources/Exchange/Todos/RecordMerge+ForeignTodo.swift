import Database
import DateHelper
import Planner
import Terminal

extension RecordMerge {
  /// Takes a todo in; the history of one that is there stays as it is.
  ///
  /// - Parameter keep: gives it what the one that is there has and the file cannot say.
  /// - Throws: ``ImportError``, or `DatabaseError`.
  func take(
    _ todo: ForeignTodo, line: Int, form: ExchangeForm,
    keeping keep: (inout ForeignTodo, ForeignTodo) -> Void = { _, _ in }
  ) throws {
    try ImportError.naming(line: line) { try check(uid: todo.uid) }
    var todo = todo
    var lines = todo.keptLines.map { (form: form.rawValue, line: $0) }
    if let old = try store.todos.todo(uid: todo.uid) {
      let kept = try store.todos.keptLines(of: old.id, from: form.rawValue)
      keep(&todo, ForeignTodo(old, keptLines: kept))
      todo.keepMoments(of: old, importedAt: clock.now)
      lines = try store.todos.keptLines(of: old.id, notFrom: form.rawValue) + lines
    }
    try ImportError.naming(line: line) { try take(todo, keptLines: lines) }
  }

  /// Refuses a uid that comes again, and one that was cut off, which would be a second todo.
  private func check(uid: String) throws {
    guard foreignUIDs.insert(uid).inserted else { throw RecordFault.uidTwice(uid) }
    guard uid.utf8.count >= Self.shortestBeginning else { return }
    let longer = try connection.first(
      """
      SELECT uid FROM todo WHERE uid > ?1 AND uid < ?1 || char(1114111)
      AND NOT EXISTS (SELECT 1 FROM todo WHERE uid = ?1)
      """, uid
    ) { $0.text(0) }
    if longer != nil { throw RecordFault.uidCut(uid) }
  }

  /// As many digits of a uid name a todo elsewhere.
  private static let shortestBeginning = 8

  private func take(_ todo: ForeignTodo, keptLines: [(form: String, line: String)]) throws {
    // Numbers below zero are none of the store's.
    let number = JSONValue.integer(-nextForeignNumber())
    var members = todo.members(number: number)
    if let name = todo.place {
      if let place = try store.places.place(named: name) {
        members.append(.init("place", refer(to: "place", place.reference.id)))
      } else {
        drop("place")
      }
    }
    try take("todo", .object(members))
    for (position, tag) in todo.tags.enumerated() {
      try take("tag", ["todo": number, "position": .integer(position), "name": .string(tag)])
    }
    for (offset, item) in todo.items.enumerated() {
      try take(
        "item",
        [
          "todo": number, "position": .integer(offset + 1), "text": .string(item.text),
          "done": .boolean(item.isDone),
        ])
    }
    for (offset, kept) in keptLines.enumerated() {
      try take(
        "keptLine",
        [
          "todo": number, "number": .integer(offset + 1), "form": .string(kept.form),
          "line": .string(kept.line),
        ])
    }
    try take(todo.history, of: number)
  }

  /// Adds those occurrences that were done to the history of a todo which are not there.
  private func take(_ history: [ForeignTodo.Completion], of number: JSONValue) throws {
    guard !history.isEmpty, case .integer(let own) = number,
      let id = numbers["todo"]?[Int(own)]
    else { return }
    let there = try store.todos.completions(of: id)
    var last = there.map(\.number).max() ?? 0
    let days = Set(there.map(\.occurrence.date))
    for done in history where !days.contains(done.occurrence.date) {
      last += 1
      let members: [(String, JSONValue)] = [
        ("todo", number), ("number", .integer(last)),
        ("occurrenceDate", .string(done.occurrence.date.iso)),
        ("occurrenceTime", JSONValue(done.occurrence.time?.iso)),
        ("completed", .integer(Int(done.completed.seconds))),
        ("planDate", .string(done.plan.date.iso)), ("planTime", JSONValue(done.plan.time?.iso)),
        ("ticks", ""),
      ]
      try take("completion", .object(members.map { JSONValue.Member($0.0, $0.1) }))
    }
  }

  /// Takes a record of a type in; what it does not say stays as it is.
  ///
  /// - Throws: ``RecordFault``, ``FieldFault`` or `DatabaseError`.
  func take(_ name: String, _ record: JSONValue) throws {
    guard let type = RecordType.named(name), case .object(let members) = record else { return }
    try take(type, members, isPartial: true)
  }
}

extension ForeignTodo {
  /// Keeps the moments that a file does not tell, for which that of the import stands.
  fileprivate mutating func keepMoments(of old: Todo, importedAt now: Instant) {
    if created == now { created = old.created }
    if completed == now, let before = old.completed { completed = before }
  }

  /// The members of its record; what a form does not say about reminders stays as it is.
  fileprivate func members(number: JSONValue) -> [JSONValue.Member] {
    let reminders: [(String, JSONValue)] = [
      ("remind", JSONValue(reminding.storedRules)),
      ("condition", JSONValue(reminding.condition?.text)),
      ("nag", JSONValue(reminding.nag)),
    ]
    return plainMembers(number: number)
      + reminders.filter { $0.1 != .null }.map { JSONValue.Member($0.0, $0.1) }
  }

  private func plainMembers(number: JSONValue) -> [JSONValue.Member] {
    let members: [(String, JSONValue)] = [
      ("id", number), ("uid", .string(uid)), ("title", .string(title)), ("note", JSONValue(note)),
      ("date", JSONValue(plan?.date.iso)), ("time", JSONValue(plan?.time?.iso)),
      ("dueDate", JSONValue(due?.date.iso)), ("dueTime", JSONValue(due?.time?.iso)),
      ("priority", JSONValue(priority?.rawValue)), ("outdoor", .boolean(isOutdoor)),
      ("project", JSONValue(project)), ("hiddenUntil", JSONValue(hiddenUntil?.iso)),
      ("repeatRule", JSONValue(series?.rule.text)), ("repeatAnchor", JSONValue(series?.anchor.iso)),
      ("occurrenceDate", JSONValue(series?.occurrence.date.iso)),
      ("occurrenceTime", JSONValue(series?.occurrence.time?.iso)),
      ("created", .integer(Int(created.seconds))),
      ("completed", JSONValue(completed.map { Int($0.seconds) })),
    ]
    return members.map { JSONValue.Member($0.0, $0.1) }
  }
}
