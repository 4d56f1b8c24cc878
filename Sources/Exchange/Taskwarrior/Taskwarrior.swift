import DateHelper
import Planner
import Terminal

/// Reads what `task export` writes.
enum Taskwarrior {
  /// Takes all tasks in, be they an array or an object a line.
  ///
  /// A task that comes again is a hidden template and copies of it there, and one todo here.
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  static func read(
    _ lines: LineReader, into merge: RecordMerge, _ clock: ForeignClock
  ) throws {
    let tasks = try lines.elements(of: .taskwarrior).map { element in
      try ImportError.naming(line: element.line) {
        (line: element.line, task: TaskwarriorTask(try members(element.value), clock))
      }
    }
    var series = series(of: tasks, clock)
    for (line, task) in tasks {
      if task.status == "deleted" { merge.drop("deleted") }
      if let uid = task.series {
        try series.removeValue(forKey: uid)?.take(into: merge)
      } else if task.status != "deleted" {
        try ImportError.naming(line: line) {
          let todo = try task.todo()
          task.unplaced(in: todo).forEach(merge.drop)
          try merge.take(todo, line: line, form: .taskwarrior)
        }
      }
    }
  }

  /// The templates with their copies, by the uuids of the templates.
  private static func series(
    of tasks: [TaskwarriorSeries.Entry], _ clock: ForeignClock
  ) -> [String: TaskwarriorSeries] {
    tasks.reduce(into: [:]) { series, entry in
      guard let uid = entry.task.series else { return }
      series[uid, default: TaskwarriorSeries(uid, clock)].append(entry)
    }
  }

  private static func members(_ value: JSONValue) throws -> [JSONValue.Member] {
    guard case .object(let members) = value else { throw RecordFault.noObject }
    return members
  }
}
