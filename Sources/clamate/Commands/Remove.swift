import CommandLineKit
import Language
import Planner

extension Command {
  /// How many records are removed without a question.
  static let unaskedRemovals = 5

  /// `clamate rm`.
  static let rm = Command(
    CommandSpec(
      name: "rm", summary: Bilingual(en: "remove todos", ko: "할 일 지우기"), arguments: "ID...",
      kinds: [.todos], options: Selection.options,
      examples: [
        .init(
          "rm 3", Bilingual(en: "one; clamate undo brings it back", ko: "하나. clamate undo로 되살림")),
        .init("rm 3-20 --yes", Bilingual(en: "many, without a question", ko: "여럿을 묻지 않고")),
      ],
      discussion: Bilingual(
        en: "More than \(unaskedRemovals) at once are removed after a question.",
        ko: "한 번에 \(unaskedRemovals)개보다 많이 지울 때는 먼저 묻습니다."))
  ) { line, context in
    let selection = try Selection(line, allowsTitle: false)
    let isAsking = !line.has("--dry-run")
    let asked = try selection.todos(in: context.storeForReading(), isDone: false, context)
    if isAsking, asked.count > unaskedRemovals {
      let sample = asked.prefix(3).map { "\($0.id) \(context.fitted($0.title))" }
        .joined(separator: ", ")
      let question = Bilingual(
        en: "remove \(asked.count) todos (\(sample) ...)?",
        ko: "할 일 \(asked.count)개를 지울까요(\(sample) ...)?")
      guard try context.confirm(question) else { return .nothing }
    }
    let todos = try context.change(selection, .rm, isDone: false, line) { store, todos in
      try store.todos.delete(todos)
      return todos
    }
    context.answer(
      todos.map {
        TodoAnswer(
          todo: $0.old,
          remark: context.isRehearsal ? nil : .removed)
      })
    return .done
  }
}
