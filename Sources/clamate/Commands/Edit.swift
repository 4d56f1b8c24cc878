import CommandLineKit
import DateHelper
import Language
import Planner

extension Command {
  /// `clamate edit`.
  static let edit = Command(
    CommandSpec(
      name: "edit", summary: Bilingual(en: "change todos", ko: "할 일 고치기"), arguments: "ID...",
      kinds: [.openTodos],
      options: [
        OptionSpec("--title", value: "TEXT", Bilingual(en: "what to do", ko: "제목"))
      ] + TodoOptions.specs + [
        OptionSpec(
          "--untag", value: "TAG", kind: .tag, isRepeatable: true,
          Bilingual(en: "take a tag away; may be repeated", ko: "태그 떼기, 여러 번 쓸 수 있음")),
        OptionSpec("--no-outdoor", Bilingual(en: "it is not done outside", ko: "밖에서 하는 일이 아님")),
        SeriesOption.spec,
      ] + Selection.options,
      otherOptions: TodoOptions.otherNames,
      examples: [
        .init(
          Bilingual(en: "edit 3 --title \"buy oat milk\"", ko: "edit 3 --title \"귀리 우유 사기\""),
          Bilingual(en: "another title", ko: "제목 바꾸기")),
        .init(
          Bilingual(en: "edit 3 --at 6pm --priority 1", ko: "edit 3 --at \"오후 6시\" --priority 1"),
          Bilingual(en: "another time, and it matters", ko: "시각과 중요도")),
        .init(
          Bilingual(en: "edit 3-5 --due none --untag home", ko: "edit 3-5 --due none --untag 집"),
          Bilingual(en: "no deadline and no tag any more", ko: "마감과 태그 없애기")),
        .init(
          Bilingual(en: "edit 3 --repeat \"every friday\"", ko: "edit 3 --repeat \"매주 금요일\""),
          Bilingual(en: "another repeat; none ends it", ko: "반복 바꾸기, none은 끝내기")),
        .init(
          Bilingual(en: "edit 3 --series --at 9am", ko: "edit 3 --series --at \"오전 9시\""),
          Bilingual(en: "at 9 this time and ever after", ko: "이번부터 앞으로 모두 9시에")),
      ],
      discussion: Bilingual(
        en: """
          Of a repeating todo --on and --at move this occurrence only, with --series all that are \
          to come too.
          """,
        ko: "반복하는 할 일의 --on과 --at은 이번 것만 옮기고, --series를 붙이면 앞으로 올 것도 모두 옮깁니다."))
  ) { line, context in
    let edits = TodoEdits(line, context)
    try edits.options.check()
    if let meant = MeantLine(edit: line, context) { throw meant }
    let selection = try Selection(line, allowsTitle: true)
    guard edits.areNamed else { return try context.editWhole(selection, line) }
    try edits.check()
    var style = ClockStyle.twentyFourHours
    let todos = try context.change(selection, .edit, isDone: false, line) { store, todos in
      try store.todos.change(edits.checked(todos)) { style = try edits.apply(to: &$0, store) }
    }
    context.answer(
      todos.map { old, new in
        TodoAnswer(
          todo: new, remark: new.remark(movedFrom: old, withSeries: SeriesOption.isSaid(line)),
          clockStyle: style, saysAhead: true)
      })
    return .done
  }
}

/// The changes that the options of `edit` ask for.
private struct TodoEdits {
  private static let names =
    TodoOptions.specs.map(\.name) + ["--title", "--untag", "--no-outdoor", SeriesOption.spec.name]

  let line: ParsedCommand
  let options: TodoOptions

  init(_ line: ParsedCommand, _ context: Context) {
    self.line = line
    options = TodoOptions(line, context)
  }

  private var areOfSeries: Bool { SeriesOption.isSaid(line) }

  /// Whether the line says what to change.
  var areNamed: Bool { Self.names.contains(where: line.has) }

  /// The todos, once the line can change what it names in all of them.
  func checked(_ todos: [Todo]) throws -> [Todo] {
    guard todos.count == 1 || !line.has("--title") else { throw EditError.oneTitle }
    for tag in try untagged() where !todos.contains(where: { $0.tags.contains(tag) }) {
      throw TagStoreError.unknown(tag)
    }
    return todos
  }

  /// Refuses values that no todo could take, before any is looked for.
  func check() throws {
    guard !areOfSeries || options.hasPlan || line.has("--repeat") else { throw EditError.noMove }
    _ = try line.value("--title").map { try Title($0) }
    if options.hasPlan { _ = try options.plan(changing: nil) }
    _ = try options.series(from: nil, isTimeSaid: false)
    _ = try (options.due(), options.note(), options.priority(), options.project())
    _ = try (options.hiddenUntil(), options.tags(), untagged())
    _ = try (options.reminderRules(plan: nil), options.condition(), options.nag())
  }

  /// The tags that `--untag` takes away.
  private func untagged() throws -> [Tag] {
    try line.values("--untag").map { try Tag(typed: $0) }
  }

  /// Changes one todo.
  ///
  /// - Returns: how its time is said back.
  func apply(to todo: inout Todo, _ store: PlannerStore) throws -> ClockStyle {
    var style = ClockStyle.twentyFourHours
    if let title = try line.value("--title") { todo.title = try Title(title).text }
    if options.hasPlan { style = try setPlan(of: &todo) }
    style = try setSeries(of: &todo) ?? style
    if let due = try options.due() { todo.due = due }
    if let note = try options.note() { todo.note = note }
    if let priority = try options.priority() { todo.priority = priority }
    if let project = try options.project() { todo.project = project }
    if let hidden = try options.hiddenUntil() { todo.hiddenUntil = hidden }
    let untagged = try untagged()
    todo.tags = Tag.unique(todo.tags + (try options.tags())).filter { !untagged.contains($0) }
    if let place = try options.place(in: store) { todo.place = place }
    try options.setReminding(&todo.reminding, plan: todo.plan, due: todo.due)
    if line.has("--outdoor") { todo.isOutdoor = true }
    if line.has("--no-outdoor") { todo.isOutdoor = false }
    return style
  }

  /// Moves one todo, and its series where that is asked for; `--repeat` sets another in any case.
  private func setPlan(of todo: inout Todo) throws -> ClockStyle {
    let old = todo.plan
    let (plan, style) = try options.plan(changing: old, ofSeries: areOfSeries)
    todo.plan = plan
    if areOfSeries, !line.has("--repeat") {
      try todo.moveSeries(
        keepsDay: !line.has("--on") && plan?.date == old?.date,
        keepsTime: !line.has("--at") && plan?.time == old?.time)
    }
    return style
  }

  /// Changes how one todo repeats: from its plan on, at the time of its series unless one is said.
  private func setSeries(of todo: inout Todo) throws -> ClockStyle? {
    var start = todo.plan
    if !options.hasPlan, let series = todo.series { start?.time = series.occurrence.time }
    let said = try options.series(from: start, isTimeSaid: line.has("--at"))
    guard let said else { return nil }
    todo.series = said.series
    if let series = said.series { todo.plan = series.occurrence }
    return said.style
  }
}

/// Why an edit was not made.
private enum EditError: Explainable {
  case oneTitle
  case noMove

  var message: Bilingual {
    switch self {
    case .oneTitle:
      Bilingual(en: "several todos cannot get one title", ko: "여러 할 일에 같은 제목을 줄 수 없습니다")
    case .noMove:
      Bilingual(
        en: "--series needs --on, --at or --repeat beside it",
        ko: "--series는 --on, --at, --repeat 가운데 하나와 함께 써야 합니다")
    }
  }

  var hint: Bilingual? {
    Bilingual(en: "see clamate help edit", ko: "clamate help edit을(를) 보세요")
  }
}
