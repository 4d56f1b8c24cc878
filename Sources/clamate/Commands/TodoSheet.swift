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
    let (phrases, old) = (context.phrases, todo)
    if let title = values[.title] { todo.title = try Title(Self.unescaped(title)).text }
    try applyPlan(to: &todo, context)
    if let due = try said(.due, unless: old, context.language, { try phrases.readDeadline([$0]) }) {
      todo.due = due
    }
    if let priority = try said(
      .priority, { try Priority(typed: $0, option: Key.priority.rawValue) })
    {
      todo.priority = priority
    }
    if let tags = values[.tags] {
      todo.tags = Tag.unique(
        try tags.split(separator: " ").map { try Tag(typed: String($0)) })
    }
    if let project = try said(.project, { try Project($0) }) { todo.project = project }
    if let hidden = try said(
      .hideUntil, unless: old, context.language,
      { try phrases.readDay([$0], direction: .currentYear) })
    {
      todo.hiddenUntil = hidden
    }
    if let isOutdoor = try isYes(.outdoor) { todo.isOutdoor = isOutdoor }
    if let place = try said(.place, { try places.existingPlace(named: $0).reference }) {
      todo.place = place
    }
    try applyReminding(to: &todo, context)
    todo.note = note.isEmpty ? nil : try checkedText(note)
  }

  /// What a key says, nothing where it is blank; nil where the sheet has no such line.
  private func said<Value>(_ key: Key, _ read: (String) throws -> Value?) rethrows -> Value?? {
    guard let text = values[key] else { return nil }
    return .some(try InputText.isBlank(text) ? nil : read(text))
  }

  /// ``said(_:_:)``, nil also where it still says what it said of `todo`.
  private func said<Value>(
    _ key: Key, unless todo: Todo, _ language: Language, _ read: (String) throws -> Value?
  ) rethrows -> Value?? {
    values[key] == Self.value(of: key, in: todo, language) ? nil : try said(key, read)
  }

  /// The day, the time and how it repeats.
  private func applyPlan(to todo: inout Todo, _ context: Context) throws {
    let old = todo
    if values[.on] != nil || values[.at] != nil {
      let on = values[.on] ?? todo.plan?.date.iso ?? ""
      let words = [on, values[.at] ?? ""].filter { !InputText.isBlank($0) }
      let reading =
        try words.isEmpty ? nil : context.phrases.read(words, direction: .currentYear)
      todo.plan = reading?.moment(keeping: nil)
    }
    let start = todo.plan
    if let series = try said(
      .repeat, unless: todo, context.language,
      { try context.phrases.readSeries($0, from: start, isTimeSaid: start?.time != nil).series })
    {
      todo.series = series
      if let series { todo.plan = series.occurrence }
    }
    if try isYes(.series) ?? false, todo.series == old.series {
      try todo.moveSeries(
        keepsDay: todo.plan?.date == old.plan?.date,
        keepsTime: todo.plan?.time == old.plan?.time)
    }
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
    let (plan, old) = (todo.plan, todo)
    if let rules = try said(
      .remind,
      { text in
        let texts = text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
        return try context.phrases.readReminders(texts, plan: plan)
      })
    {
      todo.reminding.rules = rules
    }
    if let condition = try said(
      .condition, unless: old, context.language,
      { try ReminderCondition($0, scale: Units(context.settings).scale) })
    {
      todo.reminding.condition = condition
    }
    if let nag = try said(.nag, { try Reminding.nag(typed: $0) }) { todo.reminding.nag = nag }
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
