import CommandLineKit
import DateHelper
import Language
import Planner

extension Command {
  /// `clamate move`.
  static let move = Command(
    CommandSpec(
      name: "move", summary: Bilingual(en: "plan todos for another day", ko: "다른 날로 옮기기"),
      arguments: "ID... DATE", kinds: [.openTodos, .date],
      options: [SeriesOption.spec] + Selection.options,
      examples: [
        .init(
          Bilingual(en: "move 3 friday", ko: "move 3 금요일"),
          Bilingual(en: "keeps its time of day", ko: "시각은 그대로")),
        .init(
          Bilingual(en: "move 3-5 tomorrow 6pm", ko: "move 3-5 내일 오후 6시"),
          Bilingual(en: "several, to one time", ko: "여럿을 한 시각으로")),
        .init(
          Bilingual(en: "move --where is:overdue today", ko: "move --where is:overdue 오늘"),
          Bilingual(en: "all that is left over", ko: "밀린 것 모두")),
        .init(
          Bilingual(en: "move 3 --series 9am", ko: "move 3 --series 오전 9시"),
          Bilingual(en: "at 9 this time and ever after", ko: "이번부터 앞으로 모두 9시에")),
      ],
      discussion: Bilingual(
        en: """
          Of a repeating todo this occurrence is moved and the others stay, with --series all that \
          are to come are moved too.
          """,
        ko: "반복하는 할 일은 이번 것만 옮기고 나머지는 그대로이며, --series를 붙이면 앞으로 올 것도 모두 옮깁니다."))
  ) { line, context in
    let isNamed = !line.has("--where")
    guard !line.arguments.isEmpty else { throw SelectionError.empty }
    let selection = try Selection(line, allowsTitle: true, count: 1)
    let phrase = Array(line.arguments.dropFirst(isNamed ? 1 : 0))
    guard !phrase.isEmpty else {
      throw UsageError.missingArgument(name: isNamed ? "ID... DATE" : "DATE", command: line.name)
    }
    guard phrase != [TodoOptions.none] else {
      throw PlanError.noMove(ids: isNamed ? line.arguments.first ?? "" : "--where ...")
    }
    let isOfSeries = SeriesOption.isSaid(line)
    var style = try context.reading(of: phrase, on: line).clock
    let moved = try context.change(selection, .move, isDone: false, line) { store, todos in
      try store.todos.change(todos) { todo in
        let reading = try context.phrases.readMove(
          phrase, on: todo.plan?.date, ofSeries: isOfSeries)
        let old = todo.plan
        if let moment = reading.moment(keeping: todo.plan) { todo.plan = moment }
        if isOfSeries {
          try todo.moveSeries(
            keepsDay: !reading.isDayNamed && todo.plan?.date == old?.date,
            keepsTime: reading.time == nil)
        }
        if let due = reading.due { todo.due = due }
        style = reading.clock
      }
    }
    context.answer(
      moved.map { old, todo in
        let was = context.when(old)
        let once = todo.remark(movedFrom: old, withSeries: isOfSeries)
        return TodoAnswer(
          todo: todo,
          remark: Bilingual(
            en: "(was \(was.english))" + (once.map { " \($0.english)" } ?? ""),
            ko: "(이전: \(was.korean))" + (once.map { " \($0.korean)" } ?? "")),
          clockStyle: style, saysAhead: true)
      })
    return .done
  }
}

extension Context {
  /// What the words after the todos say.
  ///
  /// - Throws: ``MeantLine`` where they would say it in another order, else `PhraseError`.
  fileprivate func reading(of phrase: [String], on line: ParsedCommand) throws -> PhraseReading {
    do {
      return try phrases.readOnce(phrase)
    } catch {
      throw MeantLine(line, self) { (try? phrases.readOnce($0)) != nil } ?? error
    }
  }
}
