import Database
import DateHelper
import Planner
import Terminal

/// A todo on its way from or to a form that is not our own: no number, no history.
struct ForeignTodo {
  /// A step of the checklist.
  struct Item: Equatable {
    var text: String
    var isDone: Bool

    init(text: String, isDone: Bool) {
      self.text = text
      self.isDone = isDone
    }

    /// The step of a line such as `[x] milk`; without a box it is open.
    init(line: String, text: (String) -> String = { $0 }) {
      let done = line.text(after: "[x] ") ?? line.text(after: "[X] ")
      isDone = done != nil
      self.text = text(done ?? line.text(after: "[ ] ") ?? line)
    }

    /// Such a line, with the text in the form that it takes there.
    func line(of text: String) -> String { "[\(isDone ? "x" : " ")] \(text)" }
  }

  /// How it repeats, and which occurrence is open.
  struct Repeat: Equatable {
    var rule: RepeatRule
    var anchor: CivilDate
    var occurrence: CivilMoment
  }

  /// An occurrence that was done before.
  struct Completion: Equatable {
    var occurrence: CivilMoment
    var plan: CivilMoment
    var completed: Instant
  }

  var uid: String
  var title: String
  var note: String?
  var plan: CivilMoment?
  var due: CivilMoment?
  var priority: Priority?
  var tags: [String] = []
  var project: String?
  var hiddenUntil: CivilDate?
  var isOutdoor = false
  /// The name of the place where it is done.
  var place: String?
  /// What was said about its reminders; what is nil is not said.
  var reminding = Reminding()
  var items: [Item] = []
  var series: Repeat?
  /// What is known of its history; the store may know more.
  var history: [Completion] = []
  var created: Instant
  var completed: Instant?
  /// What has no place of its own but goes back to the form.
  var keptLines: [String] = []

  init(uid: String, title: String, created: Instant) {
    self.uid = uid
    self.title = title
    self.created = created
  }

  /// A todo of the store.
  init(_ todo: Todo, keptLines: [String]) {
    uid = todo.uid
    title = todo.title
    note = todo.note
    plan = todo.plan
    due = todo.due
    priority = todo.priority
    tags = todo.tags.map(\.name)
    project = todo.project?.name
    hiddenUntil = todo.hiddenUntil
    isOutdoor = todo.isOutdoor
    place = todo.place?.name
    reminding = todo.reminding
    reminding.answer = nil
    items = todo.checklist.map { Item(text: $0.text, isDone: $0.isDone) }
    series = todo.series.map {
      Repeat(rule: $0.rule, anchor: $0.anchor, occurrence: $0.occurrence)
    }
    created = todo.created
    completed = todo.completed
    self.keptLines = keptLines
  }

  /// Makes it repeat from the day that it is planned for, or else due; nil rules do nothing.
  mutating func repeats(by rule: RepeatRule?) {
    guard let rule, let first = plan ?? due else { return }
    plan = first
    series = Repeat(rule: rule, anchor: first.date, occurrence: first)
  }

  /// Gives it those tags that can be one; the others are returned.
  mutating func take(tags words: [String]) -> [String] {
    var seen = Set(tags.compactMap { try? Tag($0).folded })
    var refused: [String] = []
    for word in words {
      guard let tag = try? Tag(word) else {
        refused.append(word)
        continue
      }
      if seen.insert(tag.folded).inserted { tags.append(tag.name) }
    }
    return refused
  }
}
