import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal
import Text

extension Command {
  /// `clamate show`.
  static let show = Command(
    CommandSpec(
      name: "show", summary: Bilingual(en: "show all of a todo", ko: "할 일 자세히 보기"),
      arguments: "ID...", kinds: [.todos],
      examples: [.init("show 3", Bilingual(en: "everything about one", ko: "하나의 모든 내용"))])
  ) { line, context in
    let selection = try TodoSelection(words: line.arguments, allowsTitle: true)
    let todos = try context.storeForReading().todos.todos(selection, isDone: false)
    guard context.format == .text else {
      context.answer(todos.map { TodoAnswer(todo: $0) })
      return .done
    }
    for (index, todo) in todos.enumerated() {
      if index > 0 { context.output.write(line: "") }
      context.showWhole(todo)
    }
    return .done
  }
}

extension Context {
  fileprivate func showWhole(_ todo: Todo) {
    let width = presentation.pageWidth
    let title = SafeText(todo.title).wrapped(to: max(1, width - 4))
    output.write(line: "\(todo.id)  \(palette.paint(title.first ?? "", .heading))")
    for line in title.dropFirst() { output.write(line: "   \(line)") }
    var table = Table([TableColumn(), TableColumn(minimum: 10, weight: 1)])
    for (name, value) in rows(todo) where !value.isEmpty {
      table.append([TableCell(text: name[language], .faint), TableCell(text: value)])
    }
    output.append {
      table.append(to: &$0, width: presentation.width, palette: palette, hasHeadings: false)
    }
    for (offset, item) in todo.checklist.enumerated() {
      let box = item.isDone ? "[x]" : "[ ]"
      write(row: ["\(offset + 1) \(box) \(SafeText(item.text).string)"])
    }
    guard let note = todo.note else { return }
    output.write(line: "")
    for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
      for part in SafeText(String(line)).wrapped(to: width) { output.write(line: part) }
    }
  }

  private func rows(_ todo: Todo) -> [(Bilingual, String)] {
    let created = clock.zone.civil(at: todo.created)
    let completed = todo.completed.map(clock.zone.civil(at:))
    return [
      (
        Bilingual(en: "when", ko: "날짜"),
        todo.plan.map { clock.text($0.date, $0.time)[language] } ?? ""
      ),
      (
        Bilingual(en: "due", ko: "마감"),
        todo.due.map { clock.text($0.date, $0.time)[language] } ?? ""
      ),
      (Bilingual(en: "marks", ko: "표시"), details(todo)[language]),
      (
        Bilingual(en: "hidden until", ko: "숨김"),
        todo.hiddenUntil.map { clock.text($0)[language] } ?? ""
      ),
      (Bilingual(en: "created", ko: "적은 때"), clock.text(created.date, created.time)[language]),
      (
        Bilingual(en: "done", ko: "끝낸 때"),
        completed.map { clock.text($0.date, $0.time)[language] } ?? ""
      ),
      (Bilingual(en: "uid", ko: "고유 ID"), todo.uid),
    ]
  }
}
