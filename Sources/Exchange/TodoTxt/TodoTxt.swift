import DateHelper
import Planner

/// Reads todo.txt files.
enum TodoTxt {
  /// Takes all lines in; blank ones are none.
  ///
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  static func read(
    _ lines: LineReader, into merge: RecordMerge, _ clock: ForeignClock
  ) throws {
    var lines = lines
    var seen: [String: Int] = [:]
    var isOurs = false
    while let bytes = try lines.next() {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ImportError.line(lines.number, RecordFault.notUTF8)
      }
      guard !text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { continue }
      // Two lines that are the same are two todos, in every import of the file.
      let times = seen[text, default: 0]
      seen[text] = times + 1
      let line = TodoTxtLine(text, uid: ContentName.uid(of: "\(times) \(text)"), clock)
      isOurs = isOurs || line.hasUID
      // A file of ours always ends a line; one of others may lack the last end.
      guard lines.wasEnded || !isOurs else { throw ImportError.openLine(lines.number) }
      line.dropped.forEach(merge.drop)
      try merge.take(line.todo, line: lines.number, form: .todotxt) { $0.keepTodoTxt($1, clock) }
    }
  }
}

extension ForeignTodo {
  /// Keeps what a line cannot say of a todo that is there.
  fileprivate mutating func keepTodoTxt(_ old: ForeignTodo, _ clock: ForeignClock) {
    let written = TodoTxtLine(TodoTxtWriter(clock: clock).line(old).text, uid: old.uid, clock).todo
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
