import CommandLineKit
import DateHelper
import Language
import Planner

extension Command {
  /// `clamate done`.
  static let done = Command(
    CommandSpec(
      name: "done", summary: Bilingual(en: "finish todos", ko: "할 일 끝내기"), arguments: "ID...",
      kinds: [.openTodos], options: Selection.options,
      examples: [
        .init("done 3", Bilingual(en: "one by its number", ko: "번호로 하나")),
        .init("done 3-7,9", Bilingual(en: "a range and a list", ko: "범위와 목록")),
        .init(
          Bilingual(en: "done milk", ko: "done 우유"),
          Bilingual(en: "by a part of its title", ko: "제목의 일부로")),
        .init(
          Bilingual(en: "done --where \"+home is:overdue\"", ko: "done --where \"+집 is:overdue\""),
          Bilingual(en: "all that list shows", ko: "list에 나오는 모두")),
      ],
      discussion: Bilingual(
        en: "A repeating todo keeps its number and goes on to its next occurrence.",
        ko: "반복하는 할 일은 번호를 그대로 두고 다음 차례로 넘어갑니다."))
  ) { line, context in
    let selection = try Selection(line, allowsTitle: true)
    let todos = try context.change(selection, .done, isDone: false, line) { store, todos in
      try store.todos.complete(todos, by: context.clock)
    }
    let word = Bilingual(en: "done", ko: "완료")
    context.answer(todos.map { context.answer(leaving: $0.old, for: $0.new, word) })
    return .done
  }

  /// `clamate undone`.
  static let undone = Command(
    CommandSpec(
      name: "undone", summary: Bilingual(en: "open todos again", ko: "끝낸 할 일 다시 열기"),
      arguments: "ID...", kinds: [.doneTodos], options: Selection.options,
      examples: [.init("undone 3", Bilingual(en: "one by its number", ko: "번호로 하나"))],
      discussion: Bilingual(
        en: "A repeating todo goes back to the occurrence that was done last.",
        ko: "반복하는 할 일은 마지막으로 끝낸 차례로 돌아갑니다."))
  ) { line, context in
    let selection = try Selection(line, allowsTitle: true)
    let todos = try context.change(selection, .undone, isDone: true, line) { store, todos in
      try store.todos.reopen(todos)
    }
    context.answer(
      todos.map { TodoAnswer(todo: $0.new, remark: Bilingual(en: "open again", ko: "다시 엶")) })
    return .done
  }
}
