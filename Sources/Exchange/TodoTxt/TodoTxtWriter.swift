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
  func line(_ todo: ForeignTodo) -> (text: String, lost: [String]) {
    let plain = text(todo, keys: [])
    let read = TodoTxtLine(plain, uid: todo.uid, clock).todo.title
    let isExact = read.utf8.elementsEqual(todo.title.utf8)
    let text = isExact ? plain : self.text(todo, keys: [TitleKey.word(of: todo.title)])
    let lost = [
      todo.note == nil ? nil : "note", todo.items.isEmpty ? nil : "checklist",
      todo.series != nil && todo.series?.rule.todoTxt == nil ? "repeat" : nil,
      todo.keptLines.isEmpty ? nil : "keptLine",
    ]
    return (text, lost.compactMap { $0 })
  }

  /// The line of a todo with some keys more.
  ///
  /// The day on which it was written down always comes first: whatever the title begins with is
  /// text behind it.
  private func text(_ todo: ForeignTodo, keys more: [String]) -> String {
    let letter = todo.priority.map { Character(Unicode.Scalar(UInt8(64 + $0.rawValue))) }
    let created = clock.moment(todo.created).date.iso
    let completed = todo.completed.map { clock.moment($0).date.iso }
    let start =
      completed.map { ["x", $0, created] } ?? [letter.map { "(\($0))" }, created].compactMap { $0 }
    let rule = todo.series?.rule.todoTxt
    let keys = [
      todo.project.map { "+\($0)" }, completed == nil ? nil : letter.map { "pri:\($0)" },
      todo.plan.map { "on:\($0.iso)" }, todo.due.map { "due:\($0.iso)" },
      todo.hiddenUntil.map { "t:\($0.iso)" }, rule.map { "rec:\($0)" },
      todo.isOutdoor ? "outdoor:yes" : nil, "\(TodoTxtLine.uidMark)\(todo.uid)",
    ].compactMap { $0 }
    let words = start + [todo.title.onOneLine] + todo.tags.map { "@\($0)" } + keys + more
    return words.joined(separator: " ")
  }
}
