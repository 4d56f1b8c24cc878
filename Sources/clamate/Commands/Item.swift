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
        Bilingual(en: "items 1 and 2 of todo 3", ko: "할 일 3의 항목 1과 2"),
        said: Bilingual(en: "ticked off", ko: "끝냄")
      ) { try $0.mark(items: $1, isDone: true) },
      marking(
        "undone", Bilingual(en: "open items again", ko: "항목 다시 열기"),
        Bilingual(en: "items 1 and 2 of todo 3", ko: "할 일 3의 항목 1과 2"),
        said: Bilingual(en: "open again", ko: "다시 열림")
      ) { try $0.mark(items: $1, isDone: false) },
      marking(
        "rm", Bilingual(en: "remove items", ko: "항목 지우기"),
        Bilingual(en: "items 1 and 2 of todo 3", ko: "할 일 3의 항목 1과 2"),
        said: Bilingual(en: "removed", ko: "지움")
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
    guard line.arguments.count > 1 else {
      throw UsageError.missingArgument(name: "ID TEXT...", command: line.name)
    }
    let text = try Title(line.arguments.dropFirst().joined(separator: " "))
    return try context.changeChecklist(line) { todo in
      todo.checklist.append(ChecklistItem(text))
      return Bilingual(en: "added: \(text.text)", ko: "더함: \(text.text)")
    }
  }

  /// A verb that does something to items by their numbers.
  private static func marking(
    _ name: String, _ summary: Bilingual, _ meaning: Bilingual, said: Bilingual,
    _ body: @escaping @Sendable (inout Todo, [Int]) throws -> Void
  ) -> Command {
    Command(
      CommandSpec(
        name: name, summary: summary, arguments: "ID N...", kinds: [.openTodos, .free],
        examples: [.init("item \(name) 3 1-2", meaning)])
    ) { line, context in
      let words = Array(line.arguments.dropFirst())
      guard !words.isEmpty else {
        throw UsageError.missingArgument(name: "ID N...", command: line.name)
      }
      guard case .ids(let numbers) = try TodoSelection(words: words, allowsTitle: false) else {
        throw SelectionError.empty
      }
      return try context.changeChecklist(line) { todo in
        let items = todo.checklist
        try body(&todo, numbers)
        let texts = numbers.map { items[$0 - 1].text }.joined(separator: ", ")
        return Bilingual(en: "\(said.english): \(texts)", ko: "\(said.korean): \(texts)")
      }
    }
  }
}

extension Context {
  /// Changes the checklist of the one todo that the first word names, and says what `body` did.
  fileprivate func changeChecklist(
    _ line: ParsedCommand, _ body: (inout Todo) throws -> Bilingual
  ) throws -> ExitStatus {
    let selection = Selection.named(
      try TodoSelection(words: Array(line.arguments.prefix(1)), allowsTitle: true))
    var said: Bilingual?
    let todos = try change(selection, .item, isDone: false, line, saying: { said }) {
      store, todos in
      try store.todos.change(todos) { said = try body(&$0) }
    }
    answer(todos.map { TodoAnswer(todo: $0.new, remark: said) })
    return .done
  }
}
