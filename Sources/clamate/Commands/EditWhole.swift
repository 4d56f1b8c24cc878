import CommandLineKit
import DateHelper
import Language
import Planner
import Text

extension Context {
  /// Lets a person edit all fields of one todo in an editor; no lock is held meanwhile.
  func editWhole(_ selection: Selection, _ line: ParsedCommand) throws -> ExitStatus {
    let editor = try Editor(self, instead: "clamate help edit")
    let todos = try selection.todos(in: storeForReading(), isDone: false, self)
    guard let old = todos.first, todos.count == 1 else { throw SheetError.severalTodos }
    let changed = try editor.edit(TodoSheet.text(of: old, in: language), in: self) { text in
      var new = old
      try TodoSheet(text).apply(to: &new, self, storeForReading().places)
      return try change(.named(.ids([old.id])), .edit, isDone: false, line) { store, now in
        guard now == [old] else { throw SheetError.changedMeanwhile }
        return try store.todos.change(now) { $0 = new }
      }
    }
    guard let changed else {
      answer([
        TodoAnswer(todo: old, remark: Bilingual(en: "nothing was changed", ko: "바뀐 것이 없음"))
      ])
      return .done
    }
    answer(
      changed.map {
        TodoAnswer(
          todo: $0.new, remark: $0.new.remark(movedFrom: $0.old), saysAhead: true)
      })
    return .done
  }
}

/// A todo as a text to edit: `key: value` lines, then the note below a line of dashes.
struct TodoSheet {
  private static let divider = "---"
  private enum Key: String, CaseIterable {
    case title, on, at, `repeat`, due, priority, tags, project
    case hideUntil = "hide-until"
    case outdoor, place, remind
    case condition = "if"
    case nag
  }

  private var values: [Key: String] = [:]
  private var note = ""

  static func text(of todo: Todo, in language: Language) -> String {
    let lines = Key.allCases.map { "\($0.rawValue): \(value(of: $0, in: todo, language))" }
    return (lines + [divider, todo.note ?? ""]).joined(separator: "\n") + "\n"
  }

  /// Reads a sheet; a key that is missing keeps its field as it is.
  ///
  /// - Throws: ``SheetError/unknown(_:)``.
  init(_ text: String) throws(SheetError) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let head = lines.prefix { $0 != Self.divider }
    for line in head where !InputText.isBlank(String(line)) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let key = Key(rawValue: String(parts[0])) else {
        throw .unknown(String(line))
      }
      guard values[key] == nil else { throw .unknown(String(line)) }
      // Scalars, not letters: a title may begin with a mark that would join the blank.
      let value = parts[1].unicodeScalars
      values[key] = String(value.first == " " ? value.dropFirst() : value)
    }
    var body = lines.dropFirst(head.count + 1)
    while body.last?.isEmpty ?? false { body.removeLast() }
    note = body.joined(separator: "\n")
  }

  /// Puts the values of the sheet into a todo.
  ///
  /// - Throws: what the fields refuse.
  func apply(to todo: inout Todo, _ context: Context, _ places: PlaceStore) throws {
    let (phrases, language) = (context.phrases, context.language)
    if let title = values[.title] { todo.title = try Title(Self.unescaped(title)).text }
    if values[.on] != nil || values[.at] != nil {
      let on = values[.on] ?? todo.plan?.date.iso ?? ""
      let words = [on, values[.at] ?? ""].filter { !InputText.isBlank($0) }
      let reading = try words.isEmpty ? nil : phrases.read(words, direction: .currentYear)
      todo.plan = reading?.moment(keeping: nil)
    }
    if let text = values[.repeat], text != Self.value(of: .repeat, in: todo, language) {
      let start = todo.plan
      todo.series =
        try InputText.isBlank(text)
        ? nil
        : phrases.readSeries(text, from: start, isTimeSaid: start?.time != nil).series
      if let series = todo.series { todo.plan = series.occurrence }
    }
    if let due = values[.due], due != Self.value(of: .due, in: todo, language) {
      todo.due = try InputText.isBlank(due) ? nil : phrases.readDeadline([due])
    }
    if let priority = values[.priority] {
      todo.priority =
        try InputText.isBlank(priority)
        ? nil : Priority(typed: priority, option: Key.priority.rawValue)
    }
    if let tags = values[.tags] {
      todo.tags = Tag.unique(
        try tags.split(separator: " ").map { try Tag(typed: String($0)) })
    }
    if let project = values[.project] {
      todo.project = try InputText.isBlank(project) ? nil : Project(project)
    }
    if let hidden = values[.hideUntil] {
      todo.hiddenUntil =
        try InputText.isBlank(hidden)
        ? nil : phrases.readDay([hidden], direction: .currentYear)
    }
    if let outdoor = values[.outdoor] {
      guard let isOutdoor = ["yes": true, "no": false][outdoor] else {
        throw SheetError.unknown("\(Key.outdoor.rawValue): \(outdoor)")
      }
      todo.isOutdoor = isOutdoor
    }
    if let place = values[.place] {
      todo.place =
        try InputText.isBlank(place) ? nil : places.existingPlace(named: place).reference
    }
    try applyReminding(to: &todo, phrases)
    todo.note = note.isEmpty ? nil : try checkedText(note)
  }

  private func applyReminding(to todo: inout Todo, _ phrases: PhraseParser) throws {
    if let remind = values[.remind] {
      let texts = remind.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
      todo.reminding.rules =
        try InputText.isBlank(remind) ? nil : phrases.readReminders(texts, plan: todo.plan)
    }
    if let condition = values[.condition] {
      todo.reminding.condition =
        try InputText.isBlank(condition) ? nil : ReminderCondition(condition)
    }
    if let nag = values[.nag] {
      todo.reminding.nag = try InputText.isBlank(nag) ? nil : Reminding.nag(typed: nag)
    }
  }

  private static func value(of key: Key, in todo: Todo, _ language: Language) -> String {
    switch key {
    case .title: escaped(todo.title)
    case .on: todo.plan?.date.iso ?? ""
    case .at: todo.plan?.time?.iso ?? ""
    case .repeat: todo.series?.rule.words[language] ?? ""
    case .due:
      todo.due.map { due in
        [due.date.iso, due.time?.iso].compactMap { $0 }.joined(separator: " ")
      } ?? ""
    case .priority: todo.priority.map { "\($0.rawValue)" } ?? ""
    case .tags: todo.tags.map(\.name).joined(separator: " ")
    case .project: todo.project?.name ?? ""
    case .hideUntil: todo.hiddenUntil?.iso ?? ""
    case .outdoor: todo.isOutdoor ? "yes" : "no"
    case .place: todo.place?.name ?? ""
    case .remind:
      todo.reminding.rules.map { rules in
        rules.isEmpty ? TodoOptions.none : rules.map(\.text).joined(separator: ", ")
      } ?? ""
    case .condition: todo.reminding.condition?.text ?? ""
    case .nag: todo.reminding.nag.map { "\($0)m" } ?? ""
    }
  }

  /// A title may hold newlines, a line of the sheet may not.
  private static func escaped(_ title: String) -> String {
    title.map { $0 == "\\" ? "\\\\" : $0 == "\n" ? "\\n" : String($0) }.joined()
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for character in text {
      if isEscape {
        result += character == "n" ? "\n" : character == "\\" ? "\\" : "\\\(character)"
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        result.append(character)
      }
    }
    return isEscape ? result + "\\" : result
  }
}

/// Why an edited sheet was not taken.
enum SheetError: Explainable, Equatable {
  case severalTodos
  case unknown(String)
  case changedMeanwhile

  var message: Bilingual {
    switch self {
    case .severalTodos:
      Bilingual(en: "an editor takes one todo at a time", ko: "편집기로는 한 번에 하나만 고칠 수 있습니다")
    case .unknown(let line):
      Bilingual(en: "cannot read the line '\(line)'", ko: "'\(line)' 줄을 읽을 수 없습니다")
    case .changedMeanwhile:
      Bilingual(en: "the todo was changed meanwhile", ko: "그 사이에 할 일이 바뀌었습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .severalTodos:
      Bilingual(en: "options change many: clamate help edit", ko: "여럿은 옵션으로: clamate help edit")
    case .unknown:
      Bilingual(
        en: "keep the 'key: value' lines; nothing was changed",
        ko: "'key: value' 줄을 지키세요. 아무것도 바뀌지 않았습니다")
    case .changedMeanwhile:
      Bilingual(en: "nothing was changed; edit it again", ko: "아무것도 바뀌지 않았으니 다시 고치세요")
    }
  }
}
