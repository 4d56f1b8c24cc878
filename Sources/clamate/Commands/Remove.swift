import CommandLineKit
import Language
import Planner

extension Command {
  /// How many todos are removed without a question.
  private static let unaskedRemovals = 5

  /// `clamate rm`.
  static let rm = Command(
    CommandSpec(
      name: "rm", summary: Bilingual(en: "remove todos", ko: "할 일 지우기"), arguments: "ID...",
      examples: [
        .init(
          "rm 3", Bilingual(en: "one; clamate undo brings it back", ko: "하나. clamate undo로 되살림")),
        .init("rm 3-20 --yes", Bilingual(en: "many, without a question", ko: "여럿을 묻지 않고")),
      ])
  ) { line, context in
    let selection = try TodoSelection(line, allowsTitle: false)
    let named = try context.storeForReading().todos.todos(selection, isDone: false)
    if named.count > unaskedRemovals {
      let question = Bilingual(
        en: "remove \(named.count) todos?", ko: "할 일 \(named.count)개를 지울까요?")
      guard try context.confirm(question) else { return .nothing }
    }
    let todos = try context.change(.rm) { store in
      let todos = try store.todos.todos(selection, isDone: false)
      try store.todos.delete(todos)
      return (todos, StepRecord.subject(of: todos.map(StepRecord.init)))
    }
    context.answer(
      todos.map {
        TodoAnswer(
          todo: $0,
          remark: Bilingual(
            en: "removed; clamate undo brings it back", ko: "지움. 되살리기: clamate undo"))
      })
    return .done
  }
}
