import CommandLineKit
import DateHelper
import Language
import Planner

extension Command {
  /// `clamate skip`.
  static let skip = Command(
    CommandSpec(
      name: "skip", summary: Bilingual(en: "skip one occurrence", ko: "반복 한 번 건너뛰기"),
      arguments: "ID...", kinds: [.openTodos], options: Selection.options,
      examples: [
        .init("skip 3", Bilingual(en: "on to its next occurrence", ko: "다음 차례로"))
      ],
      discussion: Bilingual(
        en: "What is skipped is not counted as done.", ko: "건너뛴 것은 끝낸 일로 세지 않습니다."))
  ) { line, context in
    let selection = try Selection(line, allowsTitle: true)
    let todos = try context.change(selection, .skip, isDone: false, line) { store, todos in
      try store.todos.skip(todos, at: context.clock.moment)
    }
    let word = Bilingual(en: "skipped", ko: "건너뜀")
    context.answer(todos.map { context.answer(leaving: $0.old, for: $0.new, word) })
    return .done
  }
}

extension Context {
  /// How it is said that the open occurrence of a todo is over: which one it was, where the todo
  /// went, and how many occurrences went by meanwhile.
  func answer(leaving old: Todo, for new: Todo, _ word: Bilingual) -> TodoAnswer {
    guard let series = old.series else { return TodoAnswer(todo: new, remark: word) }
    let step = series.step(at: clock.moment)
    let place =
      new.plan.flatMap { plan in
        step.next.map { _ in
          let next = clock.text(plan.date, plan.time)
          return Bilingual(en: "next: \(next.english)", ko: "다음: \(next.korean)")
        }
      } ?? Bilingual(en: "the repeat has ended", ko: "반복이 끝났습니다")
    let missed =
      step.missed > 0
      ? Bilingual(en: " (missed \(step.missed))", ko: " (놓친 것 \(step.missed))")
      : Bilingual(verbatim: "")
    return TodoAnswer(
      todo: new,
      remark: Bilingual(
        en: "\(word.english). \(place.english)\(missed.english)",
        ko: "\(word.korean). \(place.korean)\(missed.korean)"),
      told: old)
  }
}
