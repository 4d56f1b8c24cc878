import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner
import Text

extension Command {
  /// `clamate add`.
  static let add = Command(
    CommandSpec(
      name: "add", aliases: ["a"], summary: Bilingual(en: "write a todo down", ko: "할 일 적기"),
      arguments: "WORDS...", kinds: [.todoWords], options: TodoOptions.specs,
      otherOptions: TodoOptions.otherNames,
      examples: [
        .init(
          Bilingual(en: "add dentist tomorrow 3pm +health p:1", ko: "add 치과 내일 오후 3시 +건강 p:1"),
          Bilingual(en: "a time, a tag and a priority", ko: "시각, 태그, 중요도")),
        .init(
          Bilingual(en: "add report by friday", ko: "add 보고서 금요일까지"),
          Bilingual(en: "a deadline", ko: "마감")),
        .init(
          Bilingual(en: "add take pills every day at 8am", ko: "add 약 먹기 매일 아침 8시"),
          Bilingual(en: "a repeat", ko: "반복")),
        .init(
          Bilingual(en: "add \"buy tomorrow's bread\"", ko: "add \"내일 먹을 빵 사기\""),
          Bilingual(en: "quoted: all of it is the title", ko: "따옴표 안은 모두 제목")),
        .init(
          Bilingual(en: "add -- -5 degrees outside", ko: "add -- -5도 확인"),
          Bilingual(en: "after -- all is the title", ko: "-- 뒤는 모두 제목")),
      ],
      discussion: Bilingual(
        en: """
          A date at the start or the end of the words is read; the answer says how. +word is a \
          tag, p:1 to p:3 a priority. A single - reads a title a line from standard input.
          """,
        ko: """
          맨 앞이나 맨 뒤의 날짜를 읽고 어떻게 읽었는지 답합니다. +단어는 태그, p:1~p:3은 \
          중요도입니다. - 하나만 쓰면 표준 입력에서 한 줄에 제목 하나를 읽습니다.
          """))
  ) { line, context in
    try TodoOptions(line, context).check()
    let entries = try TodoEntry.entries(line, context)
    let todos = try context.change(.add) { store in
      let todos = try entries.map {
        try store.todos.insert(
          $0.draft, uid: context.environment.makeUID(), at: context.clock.now)
      }
      return (todos, StepRecord.subject(of: todos.map(StepRecord.init)))
    }
    context.answer(
      zip(todos, entries).map { todo, entry in
        TodoAnswer(
          todo: todo, remark: entry.remark(id: todo.id, context), clockStyle: entry.clockStyle,
          saysAhead: true)
      })
    return .done
  }
}

/// A new todo as it was typed.
private struct TodoEntry {
  var draft: TodoDraft
  var clockStyle = ClockStyle.twentyFourHours
  /// The day whose end was meant.
  var endOf: CivilDate?
  /// A phrase that stays in the title, or that other words of it may have been meant to be.
  var kept: KeptPhrase?
  /// A phrase that the sign of no place keeps in the title.
  var hidden: HiddenPhrase?
  /// Another program's mark in the title.
  var mark: KeptMark?

  /// The todos that a line adds: one, or one a line of standard input.
  static func entries(_ line: ParsedCommand, _ context: Context) throws -> [TodoEntry] {
    guard line.words == ["-"], line.verbatim == nil else {
      return [try TodoEntry(line, context)]
    }
    let place = try TodoOptions(line, context).place(in: context.storeForReading())
    let titles = try StandardInput.lines().filter { !InputText.isBlank($0) }
    guard !titles.isEmpty else { throw InputError.empty }
    return try titles.map { title in
      var entry = TodoEntry(draft: TodoDraft(title: try Title(title)))
      try entry.set(TodoOptions(line, context))
      if let place { entry.draft.place = place }
      return entry
    }
  }

  private init(draft: TodoDraft) {
    self.draft = draft
  }

  /// The todo of the words of a line.
  private init(_ line: ParsedCommand, _ context: Context) throws {
    let options = TodoOptions(line, context)
    let signs = try SignedWords(line.words) { name in
      try context.storeForReading().places.place(named: name)?.reference
    }
    let verbatim = line.verbatim?.joined(separator: " ")
    let isQuoted = verbatim == nil && signs.words.count == 1 && signs.words[0].hasSpace
    if isQuoted || options.hasPlan || signs.words.isEmpty {
      let words = signs.words + (verbatim.map { [$0] } ?? [])
      draft = TodoDraft(title: try Title(words.joined(separator: " ")))
    } else {
      self = try Self.read(signs.words, verbatim, context.phrases)
    }
    if verbatim == nil { setKept(signs.words, isQuoted, options, context.phrases) }
    draft.tags = signs.tags
    draft.priority = signs.priority
    draft.project = signs.project
    draft.place = signs.place
    if let place = try options.place(in: context.storeForReading()) {
      guard draft.place == nil else { throw UsageError.repeatedOption(name: "--place") }
      draft.place = place
    }
    try set(options)
  }

  /// Notes what of the words was kept in the title and may have been meant otherwise.
  private mutating func setKept(
    _ words: [String], _ isQuoted: Bool, _ options: TodoOptions, _ phrases: PhraseParser
  ) {
    if isQuoted != options.hasPlan { kept = KeptPhrase(title: draft.title.text, phrases) }
    guard !isQuoted else { return }
    let title = Set(draft.title.text.split(separator: " ").map(String.init))
    mark = KeptMark(words.filter(title.contains), phrases)
    guard !options.hasPlan else { return }
    hidden = HiddenPhrase(words, phrases)
    if draft.plan == nil, draft.due == nil {
      kept = KeptPhrase(quotedIn: words, phrases) ?? kept
    }
  }

  /// Reads a date off the ends of the words; what stood after `--` is title whatever it says.
  private static func read(
    _ words: [String], _ verbatim: String?, _ phrases: PhraseParser
  ) throws -> TodoEntry {
    let placeholder = "\u{FFFC}"
    let read = try phrases.readTitle(words.map(\.nfc) + (verbatim == nil ? [] : [placeholder]))
    let title = read.title.map { $0 == placeholder ? verbatim ?? "" : $0 }
    var entry = TodoEntry(draft: TodoDraft(title: try Title(title.joined(separator: " "))))
    entry.draft.plan = read.reading.date.map { CivilMoment(date: $0, time: read.reading.time) }
    entry.draft.due = read.reading.due
    if let rule = read.reading.repeat, let first = entry.draft.plan {
      entry.draft.series = Series(rule, from: first)
    }
    entry.clockStyle = read.reading.clock
    entry.endOf = read.reading.endOf
    entry.kept = read.kept.map(KeptPhrase.init)
    return entry
  }

  private mutating func set(_ options: TodoOptions) throws {
    if options.hasPlan {
      (draft.plan, clockStyle) = try options.plan(changing: nil)
    }
    try setSeries(options)
    if let due = try options.due() {
      guard draft.due == nil else { throw UsageError.repeatedOption(name: "--due") }
      draft.due = due
    }
    if let note = try options.note() { draft.note = note }
    if let priority = try options.priority() {
      guard draft.priority == nil else { throw UsageError.repeatedOption(name: "--priority") }
      draft.priority = priority
    }
    if let project = try options.project() { draft.project = project }
    if let hidden = try options.hiddenUntil() { draft.hiddenUntil = hidden }
    draft.tags = Tag.unique(draft.tags + (try options.tags()))
    draft.isOutdoor = options.line.has("--outdoor")
    try options.setReminding(&draft.reminding, plan: draft.plan, due: draft.due)
  }

  private mutating func setSeries(_ options: TodoOptions) throws {
    guard let said = try options.series(from: draft.plan, isTimeSaid: true) else { return }
    guard draft.series == nil else { throw UsageError.repeatedOption(name: "--repeat") }
    draft.series = said.series
    if let series = said.series { draft.plan = series.occurrence }
    clockStyle = said.style ?? clockStyle
  }

  /// What a person should know about how the words were read.
  func remark(id: Int, _ context: Context) -> Bilingual? {
    if let endOf {
      let day = context.clock.shortText(endOf)
      return Bilingual(en: "(the end of \(day.english))", ko: "(\(day.korean)이 끝나는 때)")
    }
    let title = kept?.remark(id: id)
    let mark = mark?.remark(id: id)
    guard let title, let mark else { return hidden?.remark ?? title ?? mark }
    return Bilingual { "\(title[$0]) \(mark[$0])" }
  }
}

extension String {
  fileprivate var hasSpace: Bool { contains(where: \.isWhitespace) }
}
