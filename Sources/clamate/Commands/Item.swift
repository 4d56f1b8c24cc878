import CommandLineKit
import Language
import Planner

extension Command {
  /// `clamate item`.
  static let item = Command(
    noun: "item", summary: Bilingual(en: "the checklist inside a todo", ko: "할 일 속 점검 목록"),
    verbs: [
      addItem,
      marking(
        "done", Bilingual(en: "tick items off", ko: "항목 끝내기"),
        Bilingual(en: "items 1 and 2 of todo 3", ko: "할 일 3의 항목 1과 2")
      ) { try $0.mark(items: $1, isDone: true) },
      marking(
        "undone", Bilingual(en: "open items again", ko: "항목 다시 열기"),
        Bilingual(en: "items 1 and 2 of todo 3", ko: "할 일 3의 항목 1과 2")
      ) { try $0.mark(items: $1, isDone: false) },
      marking(
        "rm", Bilingual(en: "remove items", ko: "항목 지우기"),
        Bilingual(en: "items 1 and 2 of todo 3", ko: "할 일 3의 항목 1과 2")
      ) { try $0.remove(items: $1) },
    ])

  private static let addItem = Command(
    CommandSpec(
      name: "add", summary: Bilingual(en: "add an item", ko: "항목 더하기"), arguments: "ID TEXT...",
      kinds: [.openTodos, .free],
      examples: [
        .init(
          Bilingual(en: "item add 3 pack the tent", ko: "item add 3 텐트 챙기기"),
          Bilingual(en: "to the checklist of todo 3", ko: "할 일 3의 목록에"))
      ])
  ) { line, context in
    let text = try Title(line.arguments.dropFirst().joined(separator: " "))
    return try context.changeChecklist(line) { $0.checklist.append(ChecklistItem(text)) }
  }

  /// A verb that does something to items by their numbers.
  private static func marking(
    _ name: String, _ summary: Bilingual, _ meaning: Bilingual,
    _ body: @escaping @Sendable (inout Todo, [Int]) throws -> Void
  ) -> Command {
    Command(
      CommandSpec(
        name: name, summary: summary, arguments: "ID N...", kinds: [.openTodos, .free],
        examples: [.init("item \(name) 3 1-2", meaning)])
    ) { line, context in
      let words = Array(line.arguments.dropFirst())
      guard case .ids(let numbers) = try TodoSelection(words: words, allowsTitle: false) else {
        throw SelectionError.empty
      }
      return try context.changeChecklist(line) { try body(&$0, numbers) }
    }
  }
}

extension Context {
  /// Changes the checklist of the one todo that the first word names.
  fileprivate func changeChecklist(
    _ line: ParsedCommand, _ body: (inout Todo) throws -> Void
  ) throws -> ExitStatus {
    let selection = Selection.named(
      try TodoSelection(words: Array(line.arguments.prefix(1)), allowsTitle: true))
    let todos = try change(selection, .item, isDone: false, line) { store, todos in
      try store.todos.change(todos, body)
    }
    answer(todos.map { TodoAnswer(todo: $0.new) })
    return .done
  }
}
