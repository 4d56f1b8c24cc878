import DateHelper
import Planner

/// Writes todos as lines of todo.txt.
struct TodoTxtWriter: TodoForm {
  let clock: ForeignClock
  let unheld = Self.remindingAndPlace

  func begin(_ bytes: inout [UInt8]) {}

  func append(_ todo: ForeignTodo, isFirst: Bool, to bytes: inout [UInt8]) -> [String] {
    let (text, lost) = line(todo)
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
    return lost
  }

  func end(isEmpty: Bool, _ bytes: inout [UInt8]) {}

  /// The line of a todo, and what has no place in it.
  ///
  /// The day on which it was written down always comes first: whatever the title begins with is
  /// text behind it.
  func line(_ todo: ForeignTodo) -> (text: String, lost: [String]) {
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
