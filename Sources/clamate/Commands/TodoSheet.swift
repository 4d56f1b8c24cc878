import DateHelper
import Language
import Planner
import Text

/// A todo as a text to edit: `key: value` lines, then the note below a line of dashes.
struct TodoSheet {
  private static let divider = "---"
  private enum Key: String, CaseIterable {
    case title, on, at, `repeat`, series, due, priority, tags, project
    case hideUntil = "hide-until"
    case outdoor, place, remind
    case condition = "if"
    case nag
  }

  private var values: [Key: String] = [:]
  private var note = ""

  static func text(of todo: Todo, in language: Language) -> String {
    let keys = Key.allCases.filter { $0 != .series || todo.series != nil }
    let lines = keys.map { "\($0.rawValue): \(value(of: $0, in: todo, language))" }
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
    let (phrases, language, old) = (context.phrases, context.language, todo)
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
    let isMoved = try isYes(.series) ?? false
    if isMoved, todo.series == old.series {
      try todo.moveSeries(
        keepsDay: todo.plan?.date == old.plan?.date,
        keepsTime: todo.plan?.time == old.plan?.time)
    }
    if let due = values[.due], due != Self.value(of: .due, in: old, language) {
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
    if let hidden = values[.hideUntil], hidden != Self.value(of: .hideUntil, in: old, language) {
      todo.hiddenUntil =
        try InputText.isBlank(hidden)
        ? nil : phrases.readDay([hidden], direction: .currentYear)
    }
    if let isOutdoor = try isYes(.outdoor) { todo.isOutdoor = isOutdoor }
    if let place = values[.place] {
      todo.place =
        try InputText.isBlank(place) ? nil : places.existingPlace(named: place).reference
    }
    try applyReminding(to: &todo, context)
    todo.note = note.isEmpty ? nil : try checkedText(note)
  }

  /// Whether the sheet asks to move the series along.
  var movesSeries: Bool { (try? isYes(.series)) ?? false }

  /// What a key says that is `yes` or `no`; nil where it is missing.
  private func isYes(_ key: Key) throws(SheetError) -> Bool? {
    guard let word = values[key] else { return nil }
    guard let answer = ["yes": true, "no": false][word] else {
      throw .unknown("\(key.rawValue): \(word)")
    }
    return answer
  }

  private func applyReminding(to todo: inout Todo, _ context: Context) throws {
    if let remind = values[.remind] {
      let texts = remind.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
      todo.reminding.rules =
        try InputText.isBlank(remind) ? nil : context.phrases.readReminders(texts, plan: todo.plan)
    }
    if let condition = values[.condition], condition != todo.reminding.condition?.text ?? "" {
      todo.reminding.condition =
        try InputText.isBlank(condition)
        ? nil : ReminderCondition(condition, scale: Units(context.settings).scale)
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
    case .series: "no"
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
