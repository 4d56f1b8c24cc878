import DateHelper
import Planner
import Terminal
import Text

/// A task of Taskwarrior's JSON (https://taskwarrior.org/docs/design/task/).
struct TaskwarriorTask {
  /// What Taskwarrior keeps of ours, as attributes that it does not know.
  enum Own: String, CaseIterable {
    case rule = "clamaterepeat"
    case anchor = "clamateanchor"
    case occurrence = "clamateoccurrence"
    case checklist = "clamatechecklist"
    case outdoor = "clamateoutdoor"
    case plan = "clamateplan"
    case due = "clamatedue"
    case place = "clamateplace"
    case reminders = "clamateremind"
    case condition = "clamateif"
    case nag = "clamatenag"

    static let none = "none"
  }

  /// A value with whose attribute nothing is lost when it is left out: Taskwarrior counts it anew.
  private static let computed: Set<String> = [
    "id", "urgency", "modified", "mask", "imask", "rtype", "last", "template",
  ]

  private let members: [JSONValue.Member]
  private let clock: ForeignClock

  init(_ members: [JSONValue.Member], _ clock: ForeignClock) {
    self.members = members
    self.clock = clock
  }

  var uid: String? { text("uuid") }
  var status: String { text("status") ?? "pending" }
  var isTemplate: Bool { status == "recurring" }
  /// The uuid of the template that the task is or was made from.
  var series: String? { text("parent") ?? (isTemplate ? uid : nil) }

  /// When it is due there; midnight is a day alone.
  func due() throws(FieldFault) -> CivilMoment? { try moment("due", own: nil) }

  /// When it was done.
  func end() throws(FieldFault) -> Instant { try instant("end") ?? clock.now }

  /// Whether the deadline is only there because a task comes again by one.
  var isDueOurs: Bool { text(Own.due.rawValue) == Own.none }

  /// When it was due as we wrote it; a copy keeps that of its template.
  var writtenDue: CivilMoment? {
    text((isDueOurs ? Own.plan : Own.due).rawValue).flatMap(CivilMoment.init(iso:))
  }

  /// The task as a todo.
  ///
  /// - Throws: ``FieldFault``.
  func todo() throws -> ForeignTodo {
    guard let title = text("description") else { throw FieldFault.missing("description") }
    guard let uid else { throw FieldFault.missing("uuid") }
    var todo = ForeignTodo(uid: uid, title: title, created: try instant("entry") ?? clock.now)
    todo.plan = try moment("scheduled", own: .plan)
    todo.due = try isDueOurs && text("due") == text("scheduled") ? nil : moment("due", own: .due)
    todo.hiddenUntil = try moment("wait", own: nil)?.date
    todo.priority = priority
    todo.project = text("project").flatMap { try? Project($0).name }
    let refused = todo.take(tags: texts("tags"))
    todo.note = note
    todo.items = texts(Own.checklist.rawValue).map { ForeignTodo.Item(line: $0) }
    todo.isOutdoor = text(Own.outdoor.rawValue) == "yes"
    todo.place = text(Own.place.rawValue)
    takeReminders(&todo)
    if status == "completed" { todo.completed = try end() }
    takeRepeat(&todo)
    todo.keptLines = kept(todo, refused)
    return todo
  }

  private func takeReminders(_ todo: inout ForeignTodo) {
    todo.reminding.rules = text(Own.reminders.rawValue).flatMap(Reminding.rules(stored:))
    todo.reminding.condition = text(Own.condition.rawValue).flatMap { try? ReminderCondition($0) }
    todo.reminding.nag = text(Own.nag.rawValue).flatMap { Int($0) }
      .flatMap { Reminding.nags.contains($0) ? $0 : nil }
  }

  /// A rule of ours holds as long as `recur` says what we wrote beside it.
  private func takeRepeat(_ todo: inout ForeignTodo) {
    let first = (todo.plan ?? todo.due)?.date
    if let rule = text(Own.rule.rawValue).flatMap(RepeatRule.init(text:)),
      status == "completed" || rule.isSaid(by: text("recur"), first: first)
    {
      todo.repeats(by: rule)
      if let anchor = text(Own.anchor.rawValue).flatMap(CivilDate.init(iso:)) {
        todo.series?.anchor = anchor
      }
      if let occurrence = text(Own.occurrence.rawValue).flatMap(CivilMoment.init(iso:)) {
        todo.series?.occurrence = occurrence
      }
    } else if let text = text("recur"), let first {
      todo.repeats(by: RepeatRule(taskwarrior: text, first: first))
    }
  }

  /// What Taskwarrior notes on a template of the copies that it made; without it all are made again.
  var progress: [String] {
    members.filter { ["mask", "rtype", "last"].contains($0.name) }.map(\.line)
  }

  /// What means something here that the todo made of it has no place for: attributes that go back
  /// as they came, and those of ours that are broken.
  func unplaced(in todo: ForeignTodo) -> [String] {
    let kept = ["until", "recur", "priority", "project", "depends", "tags"].filter { name in
      todo.keptLines.contains { $0.text(after: "\"\(name)\":") != nil }
    }
    let values: [(Own, Any?)] = [
      (.rule, todo.series), (.reminders, todo.reminding.rules),
      (.condition, todo.reminding.condition), (.nag, todo.reminding.nag),
      (.anchor, text(Own.anchor.rawValue).flatMap(CivilDate.init(iso:))),
      (.occurrence, text(Own.occurrence.rawValue).flatMap(CivilMoment.init(iso:))),
    ]
    return kept
      + values.filter { text($0.0.rawValue) != nil && $0.1 == nil }.map(\.0.rawValue)
  }

  private var priority: Priority? {
    switch text("priority") {
    case "H": .high
    case "M": .medium
    case "L": .low
    default: nil
    }
  }

  /// The annotations, the oldest first.
  private var note: String? {
    guard case .array(let annotations)? = members.value("annotations") else { return nil }
    let lines = annotations.compactMap { annotation -> String? in
      guard case .object(let parts) = annotation,
        case .string(let text)? = parts.value("description")
      else { return nil }
      return text
    }
    let text = lines.joined(separator: "\n")
    return InputText.isBlank(text) ? nil : text
  }

  /// What has no place of its own, as members of a JSON object.
  private func kept(_ todo: ForeignTodo, _ refusedTags: [String]) -> [String] {
    var known: Set<String> = [
      "uuid", "status", "description", "entry", "end", "scheduled", "due", "wait", "tags",
      "annotations", "parent",
    ]
    known.formUnion(Self.computed)
    known.formUnion(Own.allCases.map(\.rawValue))
    if todo.priority != nil { known.insert("priority") }
    if todo.project != nil { known.insert("project") }
    if todo.series != nil { known.insert("recur") }
    let others = members.filter { !known.contains($0.name) }.map(\.line) + finer(todo)
    guard !refusedTags.isEmpty else { return others }
    return others + [JSONValue.Member("tags", .array(refusedTags.map(JSONValue.string))).line]
  }

  /// The values that say more than is written for what the todo holds of them: seconds, the time of a
  /// day until which it is hidden, the moments of annotations.
  private func finer(_ todo: ForeignTodo) -> [String] {
    let written = TaskwarriorWriter(clock: clock).values(todo)
    return written.keys.sorted().compactMap { name in
      guard let value = members.value(name), value != written[name], name != "due" || !isDueOurs
      else { return nil }
      return JSONValue.Member(name, value).line
    }
  }

  /// Whether one of the values that may be finer says what a todo holds.
  func tells(_ name: String, of todo: ForeignTodo) -> Bool {
    switch name {
    case "scheduled": (try? moment(name, own: .plan)) == todo.plan
    case "due": (try? moment(name, own: .due)) == todo.due
    case "wait": (try? moment(name, own: nil))?.date == todo.hiddenUntil
    default: note == todo.note
    }
  }

  /// A text that is not empty.
  func text(_ name: String) -> String? {
    guard case .string(let text)? = members.value(name), !text.isEmpty else { return nil }
    return text
  }

  private func texts(_ name: String) -> [String] {
    guard case .array(let elements)? = members.value(name) else {
      return text(name).map { $0.parts(at: "\n").filter { !$0.isEmpty } } ?? []
    }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func instant(_ name: String) throws(FieldFault) -> Instant? {
    guard let text = text(name) else { return nil }
    guard let instant = clock.instant(basic: text) else { throw .wrong(name, shown: text) }
    return instant
  }

  /// The moment of an attribute; midnight is a day alone, as it is for Taskwarrior's dates.
  private func moment(_ name: String, own: Own?) throws(FieldFault) -> CivilMoment? {
    guard let instant = try instant(name) else { return nil }
    let moment = clock.moment(instant)
    if let own, let exact = text(own.rawValue).flatMap(CivilMoment.init(iso:)),
      clock.instant(exact) == instant
    {
      return exact
    }
    return moment.time == .midnight ? CivilMoment(date: moment.date) : moment
  }
}

extension JSONValue.Member {
  /// The member as it stands in an object.
  var line: String { "\(JSONValue.string(name).text):\(value.text)" }
}
