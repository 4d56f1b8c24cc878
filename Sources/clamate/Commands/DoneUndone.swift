import CommandLineKit
import DateHelper
import Language
import Planner

extension Command {
  /// `clamate done`.
  static let done = Command(
    CommandSpec(
      name: "done", summary: Bilingual(en: "finish todos", ko: "할 일 끝내기"), arguments: "ID...",
      examples: [
        .init("done 3", Bilingual(en: "one by its number", ko: "번호로 하나")),
        .init("done 3-7,9", Bilingual(en: "a range and a list", ko: "범위와 목록")),
        .init(
          Bilingual(en: "done milk", ko: "done 우유"),
          Bilingual(en: "by a part of its title", ko: "제목의 일부로")),
      ])
  ) { line, context in
    let selection = try TodoSelection(line, allowsTitle: true)
    let todos = try context.change(.done) { store in
      let todos = try store.todos.complete(
        store.todos.todos(selection, isDone: false), at: context.clock.now)
      return (todos, StepRecord.subject(of: todos.map(StepRecord.init)))
    }
    context.answer(todos.map { TodoAnswer(todo: $0, remark: Bilingual(en: "done", ko: "완료")) })
    return .done
  }

  /// `clamate undone`.
  static let undone = Command(
    CommandSpec(
      name: "undone", summary: Bilingual(en: "open todos again", ko: "끝낸 할 일 다시 열기"),
      arguments: "ID...",
      examples: [.init("undone 3", Bilingual(en: "one by its number", ko: "번호로 하나"))])
  ) { line, context in
    let selection = try TodoSelection(line, allowsTitle: true)
    let todos = try context.change(.undone) { store in
      let todos = try store.todos.reopen(store.todos.todos(selection, isDone: true))
      return (todos, StepRecord.subject(of: todos.map(StepRecord.init)))
    }
    context.answer(
      todos.map { TodoAnswer(todo: $0, remark: Bilingual(en: "open again", ko: "다시 엶")) })
    return .done
  }
}

extension TodoSelection {
  /// The todos that all words of a line name; a single `-` reads the words from standard input.
  init(_ line: ParsedCommand, allowsTitle: Bool) throws {
    let words = line.arguments
    guard words == ["-"] else {
      try self.init(words: words, allowsTitle: allowsTitle)
      return
    }
    try self.init(
      words: StandardInput.lines().flatMap { $0.split(separator: " ").map(String.init) },
      allowsTitle: false)
  }
}
