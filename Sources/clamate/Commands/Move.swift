import CommandLineKit
import DateHelper
import Language
import Planner

extension Command {
  /// `clamate move`.
  static let move = Command(
    CommandSpec(
      name: "move", summary: Bilingual(en: "plan todos for another day", ko: "다른 날로 옮기기"),
      arguments: "ID... DATE",
      examples: [
        .init(
          Bilingual(en: "move 3 friday", ko: "move 3 금요일"),
          Bilingual(en: "keeps its time of day", ko: "시각은 그대로")),
        .init(
          Bilingual(en: "move 3-5 tomorrow 6pm", ko: "move 3-5 내일 오후 6시"),
          Bilingual(en: "several, to one time", ko: "여럿을 한 시각으로")),
      ])
  ) { line, context in
    guard let ids = line.arguments.first else { throw SelectionError.empty }
    let selection = try TodoSelection(words: [ids], allowsTitle: true)
    let phrase = Array(line.arguments.dropFirst())
    var style = ClockStyle.twentyFourHours
    let (old, todos) = try context.change(.move) { store in
      let old = try store.todos.todos(selection, isDone: false)
      let todos = try store.todos.change(old) { todo in
        let reading = try context.phrases.read(phrase, direction: .planning, on: todo.plan?.date)
        if let moment = reading.moment(keeping: todo.plan) { todo.plan = moment }
        if let due = reading.due { todo.due = due }
        style = reading.clock
      }
      return ((old, todos), StepRecord.subject(of: todos.map(StepRecord.init)))
    }
    context.answer(
      zip(old, todos).map { old, todo in
        let was = context.when(old)
        return TodoAnswer(
          todo: todo, remark: Bilingual(en: "(was \(was.english))", ko: "(전: \(was.korean))"),
          clockStyle: style)
      })
    return .done
  }
}
