import DateHelper
import Planner

/// Reads and writes todo.txt files.
enum TodoTxt {
  /// Takes all lines in; blank ones are none.
  ///
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  static func read(
    _ lines: LineReader, into merge: RecordMerge, _ clock: ForeignClock
  ) throws {
    var lines = lines
    var seen: [String: Int] = [:]
    while let bytes = try lines.next() {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ImportError.line(lines.number, RecordFault.notUTF8)
      }
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      // Two lines that are the same are two todos, in every import of the file.
      let times = seen[text, default: 0]
      seen[text] = times + 1
      let line = TodoTxtLine(text, uid: ContentName.uid(of: "\(times) \(text)"), clock)
      line.dropped.forEach(merge.drop)
      try merge.take(line.todo, line: lines.number, form: .todotxt) { $0.keepTodoTxt($1, clock) }
    }
  }

  /// The line of a todo, and what has no place in it.
  ///
  /// The day on which it was written down always comes first: whatever the title begins with is
  /// text behind it.
  static func line(_ todo: ForeignTodo, _ clock: ForeignClock) -> (line: String, lost: [String]) {
    let letter = todo.priority.map { Character(Unicode.Scalar(UInt8(64 + $0.rawValue))) }
    let created = clock.moment(todo.created).date.iso
    let completed = todo.completed.map { clock.moment($0).date.iso }
    let start =
      completed.map { ["x", $0, created] } ?? [letter.map { "(\($0))" }, created].compactMap { $0 }
    let title = todo.title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let rule = todo.series?.rule.todoTxt
    let keys = [
      todo.project.map { "+\($0)" }, completed == nil ? nil : letter.map { "pri:\($0)" },
      todo.plan.map { "on:\($0.iso)" }, todo.due.map { "due:\($0.iso)" },
      todo.hiddenUntil.map { "t:\($0.iso)" }, rule.map { "rec:\($0)" },
      todo.isOutdoor ? "outdoor:yes" : nil, "uid:\(todo.uid)",
    ].compactMap { $0 }
    let words = start + [title] + todo.tags.map { "@\($0)" } + keys
    let lost = [
      todo.note == nil ? nil : "note", todo.items.isEmpty ? nil : "checklist",
      todo.series != nil && rule == nil ? "repeat" : nil,
      todo.title.contains(where: \.isNewline) ? "newline" : nil,
      todo.keptLines.isEmpty ? nil : "keptLine",
    ]
    return (words.joined(separator: " "), lost.compactMap { $0 })
  }
}

extension ForeignTodo {
  /// Keeps what a line cannot say of a todo that is there.
  fileprivate mutating func keepTodoTxt(_ old: ForeignTodo, _ clock: ForeignClock) {
    let written = TodoTxtLine(TodoTxt.line(old, clock).line, uid: old.uid, clock).todo
    note = old.note
    items = old.items
    if title == written.title { title = old.title }
    if created == written.created { created = old.created }
    if completed == written.completed { completed = old.completed }
    if plan == written.plan, series?.rule == written.series?.rule {
      series = old.series
      plan = old.plan
    }
  }
}
