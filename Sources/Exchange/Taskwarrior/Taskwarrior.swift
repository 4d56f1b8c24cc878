import DateHelper
import Planner
import Terminal

/// Reads what `task export` writes.
enum Taskwarrior {
  /// Takes all tasks in, be they an array or an object a line.
  ///
  /// A task that comes again is a hidden template and open copies of it there; the latest copy, or
  /// a template that has none, repeats here.
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  static func read(
    _ lines: LineReader, into merge: RecordMerge, _ clock: ForeignClock
  ) throws {
    let tasks = try lines.elements(of: .taskwarrior).map { element in
      try ImportError.naming(line: element.line) {
        (line: element.line, task: TaskwarriorTask(try members(element.value), clock))
      }
    }
    var latest: [String: Int] = [:]
    for (index, entry) in tasks.enumerated() {
      if entry.task.status != "completed", let parent = entry.task.parent { latest[parent] = index }
    }
    for (index, (line, task)) in tasks.enumerated() {
      if task.status == "deleted" {
        merge.drop("deleted")
        continue
      }
      if task.isTemplate, let uid = task.uid, latest[uid] != nil { continue }
      try ImportError.naming(line: line) {
        var todo = try task.todo()
        if let parent = task.parent, latest[parent] != index { todo.series = nil }
        try merge.take(todo, line: line, form: .taskwarrior)
      }
    }
  }

  private static func members(_ value: JSONValue) throws -> [JSONValue.Member] {
    guard case .object(let members) = value else { throw RecordFault.noObject }
    return members
  }
}
