import DateHelper
import Planner
import Terminal

/// Writes todos as an array of tasks, one a line, as `task import` reads it.
struct TaskwarriorWriter: TodoForm {
  let clock: ForeignClock
  let unheld: [(name: String, column: String)] = []

  func begin(_ bytes: inout [UInt8]) {
    bytes += "[\n".utf8
  }

  func append(_ todo: ForeignTodo, isFirst: Bool, to bytes: inout [UInt8]) -> [String] {
    if !isFirst { bytes += ",\n".utf8 }
    let kept = keptMembers(todo.keptLines)
    let recurrence = todo.completed == nil ? todo.series?.rule.taskwarrior : nil
    task(todo, kept, recurrence).append(to: &bytes)
    let isLost = todo.completed == nil && todo.series != nil && recurrence == nil
    let notes = kept.filter { $0.name == "annotations" }
    return (isLost ? ["repeat"] : [])
      + (notes.isEmpty || holds(notes[0], todo) ? [] : ["annotations"])
  }

  func end(isEmpty: Bool, _ bytes: inout [UInt8]) {
    bytes += isEmpty ? "]\n".utf8 : "\n]\n".utf8
  }

  private func task(
    _ todo: ForeignTodo, _ kept: [JSONValue.Member], _ recurrence: String?
  ) -> JSONValue {
    let keptTags: [JSONValue] = if case .array(let tags)? = kept.value("tags") { tags } else { [] }
    let tags = todo.tags.map(JSONValue.string) + keptTags
    // A task comes again only where it has a deadline.
    let due = todo.due ?? (recurrence == nil ? nil : todo.plan)
    var values = values(todo)
    if todo.due == nil { values["due"] = JSONValue(time(due)) }
    for member in kept where values[member.name] != nil && holds(member, todo) {
      values[member.name] = member.value
    }
    let members: [(String, JSONValue)] = [
      ("uuid", .string(todo.uid)),
      (
        "status",
        .string(status(todo, isRecurring: recurrence != nil || kept.value("recur") != nil))
      ),
      ("description", .string(todo.title)), ("entry", .string(clock.basic(todo.created))),
      ("end", JSONValue(todo.completed.map(clock.basic))),
      ("scheduled", values["scheduled"] ?? .null), ("due", values["due"] ?? .null),
      ("wait", values["wait"] ?? .null),
      ("recur", JSONValue(recurrence)), ("priority", JSONValue(todo.priority?.taskwarrior)),
      ("project", JSONValue(todo.project)), ("tags", tags.isEmpty ? .null : .array(tags)),
      ("annotations", values["annotations"] ?? .null),
    ]
    let all =
      members + own(todo, hasDue: due != nil)
      + kept.filter { $0.name != "tags" && values[$0.name] == nil }.map { ($0.name, $0.value) }
    return .object(all.filter { $0.1 != .null }.map { JSONValue.Member($0.0, $0.1) })
  }

  /// The values that Taskwarrior may have had finer.
  func values(_ todo: ForeignTodo) -> [String: JSONValue] {
    [
      "scheduled": JSONValue(time(todo.plan)), "due": JSONValue(time(todo.due)),
      "wait": JSONValue(time(todo.hiddenUntil.map { CivilMoment(date: $0) })),
      "annotations": annotations(todo),
    ]
  }

  /// Whether a finer value that was kept still says what the todo holds.
  private func holds(_ member: JSONValue.Member, _ todo: ForeignTodo) -> Bool {
    TaskwarriorTask([member], clock).tells(member.name, of: todo)
  }

  private func time(_ moment: CivilMoment?) -> String? {
    moment.map { clock.basic(clock.instant($0)) }
  }

  private func status(_ todo: ForeignTodo, isRecurring: Bool) -> String {
    todo.completed != nil ? "completed" : isRecurring ? "recurring" : "pending"
  }

  private func annotations(_ todo: ForeignTodo) -> JSONValue {
    guard let note = todo.note else { return .null }
    return [["entry": .string(clock.basic(todo.created)), "description": .string(note)]]
  }

  private func own(_ todo: ForeignTodo, hasDue: Bool) -> [(String, JSONValue)] {
    let values: [(TaskwarriorTask.Own, JSONValue)] = [
      (.rule, JSONValue(todo.series?.rule.text)), (.anchor, JSONValue(todo.series?.anchor.iso)),
      (.occurrence, JSONValue(todo.series?.occurrence.iso)),
      (.checklist, todo.items.isEmpty ? .null : .string(lines(todo.items))),
      (.outdoor, todo.isOutdoor ? "yes" : .null), (.place, JSONValue(todo.place)),
      (.reminders, JSONValue(todo.reminding.storedRules)),
      (.condition, JSONValue(todo.reminding.condition?.text)),
      (.nag, JSONValue(todo.reminding.nag.map(String.init))),
      (.plan, JSONValue(todo.plan?.iso)),
      (.due, JSONValue(todo.due?.iso ?? (hasDue ? TaskwarriorTask.Own.none : nil))),
    ]
    return values.map { ($0.0.rawValue, $0.1) }
  }

  private func lines(_ items: [ForeignTodo.Item]) -> String {
    items.map { $0.line(of: $0.text.onOneLine) }.joined(separator: "\n")
  }

  private func keptMembers(_ lines: [String]) -> [JSONValue.Member] {
    lines.compactMap { line in
      guard case .object(let members)? = try? JSONReader.value(Array("{\(line)}".utf8)) else {
        return nil
      }
      return members.first
    }
  }
}

extension Priority {
  fileprivate var taskwarrior: String {
    switch self {
    case .high: "H"
    case .medium: "M"
    case .low: "L"
    }
  }
}

extension RepeatRule {
  /// The rule of Taskwarrior's `recur`: a word, or a number and a unit.
  init?(taskwarrior text: String, first: CivilDate) {
    let word = text.lowercased()
    if word == "weekdays" {
      self.init(.weekly(RepeatRule.workingDays))
      return
    }
    guard let (count, unit) = RepeatRule.words[word] ?? RepeatRule.amount(word) else { return nil }
    self.init(RepeatPattern(unit, on: first), every: count)
  }

  private static let words: [String: (Int, RepeatUnit)] = [
    "daily": (1, .days), "day": (1, .days), "weekly": (1, .weeks), "sennight": (1, .weeks),
    "biweekly": (2, .weeks), "fortnight": (2, .weeks), "monthly": (1, .months),
    "bimonthly": (2, .months), "quarterly": (3, .months), "semiannual": (6, .months),
    "annual": (1, .years), "yearly": (1, .years), "biannual": (2, .years), "biyearly": (2, .years),
  ]

  /// Such as `3d`, `2wks`, `P1M` or `1mo`; a bare `m` after a number is minutes there.
  private static func amount(_ text: String) -> (Int, RepeatUnit)? {
    let isISO = text.hasPrefix("p")
    let bare = text.dropFirst(isISO ? 1 : 0)
    let digits = bare.prefix { $0.isASCII && $0.isNumber }
    let unit = bare.dropFirst(digits.count)
    guard digits.count <= 4, let count = digits.isEmpty && !isISO ? 1 : Int(digits) else {
      return nil
    }
    switch unit {
    case "d", "day", "days": return (count, .days)
    case "w", "wk", "wks", "week", "weeks": return (count, .weeks)
    case "m" where isISO, "mo", "mos", "mth", "month", "months": return (count, .months)
    case "q", "qtr", "quarter", "quarters": return (count * 3, .months)
    case "y", "yr", "yrs", "year", "years": return (count, .years)
    default: return nil
    }
  }

  /// Whether a value of `recur` says what is written for the rule.
  func isSaid(by text: String?, first: CivilDate?) -> Bool {
    guard let text, let written = taskwarrior, text != written else { return text == taskwarrior }
    return first.map { first in
      let rules = [text, written].map { RepeatRule(taskwarrior: $0, first: first) }
      return rules[0] != nil && rules[0] == rules[1]
    } ?? false
  }

  /// The value of `recur`, nil where it has no form there.
  fileprivate var taskwarrior: String? {
    guard end == nil else { return nil }
    switch pattern {
    case .daily: return "\(interval)days"
    case .weekly(let days) where days.count == 1: return "\(interval)weeks"
    case .weekly(let days) where days == RepeatRule.workingDays && interval == 1: return "weekdays"
    case .monthly(.day): return "\(interval)months"
    case .yearly: return "\(interval)years"
    default: return nil
    }
  }
}
