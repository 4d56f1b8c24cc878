import DateHelper
import Planner

/// A template of Taskwarrior and the copies that were made of it: one todo here that repeats.
///
/// Taskwarrior hides the template and shows copies with uuids of their own, several of them open at
/// once. The todo has the uuid of the template, so that it is known again, and the content of the
/// earliest open copy, which is the occurrence that is open here.
struct TaskwarriorSeries {
  /// A task, and the line of a file on which it began.
  typealias Entry = (line: Int, task: TaskwarriorTask)

  private let uid: String
  private let clock: ForeignClock
  private var template: Entry?
  private var copies: [Entry] = []

  /// The series of a template's uuid, which has no task yet.
  init(_ uid: String, _ clock: ForeignClock) {
    self.uid = uid
    self.clock = clock
  }

  /// Adds the template or a copy.
  mutating func append(_ entry: Entry) {
    if entry.task.isTemplate { template = entry } else { copies.append(entry) }
  }

  /// Takes the todo in; copies that were done are its history.
  ///
  /// - Throws: ``ImportError`` or `DatabaseError`.
  func take(into merge: RecordMerge) throws {
    let done = try copies.filter { $0.task.status == "completed" }.filter { copy in
      // Those that came in by themselves at one time stay what they are.
      guard let uid = copy.task.uid else { return true }
      return try merge.store.todos.todo(uid: uid) == nil
    }
    guard let entry = open ?? template else {
      for (line, task) in copies where task.status == "completed" {
        try ImportError.naming(line: line) {
          var todo = try task.todo()
          todo.series = nil
          try merge.take(todo, line: line, form: .taskwarrior)
        }
      }
      return
    }
    try ImportError.naming(line: entry.line) {
      var todo = try self.todo()
      entry.task.unplaced(in: todo).forEach(merge.drop)
      if todo.series != nil {
        todo.history = try done.map { try completion(of: $0.task) }
          .sorted { $0.completed < $1.completed }
      } else {
        for _ in done { merge.drop("copy") }
      }
      try merge.take(todo, line: entry.line, form: .taskwarrior)
    }
  }

  /// The open copy that is due first.
  private var open: Entry? {
    copies.filter { !["completed", "deleted"].contains($0.task.status) }
      .min { ($0.task.text("due") ?? "") < ($1.task.text("due") ?? "") }
  }

  /// What the copies were made from: the template, or a copy that has the attributes of it.
  private func origin() throws -> ForeignTodo {
    guard let entry = template ?? open ?? copies.first else {
      throw FieldFault.missing("description")
    }
    return try entry.task.todo()
  }

  private func todo() throws -> ForeignTodo {
    let origin = try origin()
    var todo = origin
    if let open {
      todo = try open.task.todo()
      try place(&todo, on: open.task, of: origin)
    } else if let last = try copies.map({ try days(to: $0.task) }).max(), let series = todo.series {
      let closed = series.occurrence(near: last)
      if let next = series.rule.next(after: closed, anchor: series.anchor) {
        todo.move(by: series.occurrence.date.days(until: next), to: next)
      }
    }
    todo.uid = uid
    todo.created = origin.created
    todo.keptLines += template?.task.progress ?? []
    return todo
  }

  /// Puts the todo of a copy on the day of its occurrence: a copy has a deadline of its own, while
  /// its start is still that of the template.
  private func place(
    _ todo: inout ForeignTodo, on copy: TaskwarriorTask, of origin: ForeignTodo
  ) throws {
    guard var series = origin.series, let due = try copy.due() else { return }
    let days = try days(to: copy)
    func moved(_ moment: CivilMoment?) -> CivilMoment? {
      moment.map { CivilMoment(date: $0.date.adding(days: days), time: $0.time) }
    }
    let plan = moved(origin.plan)
    let start = copy.text("scheduled")
    let isStale = start == nil || start == (template?.task ?? copy).text("scheduled")
    if isStale || plan.map({ clock.basic(clock.instant($0)) }) == start { todo.plan = plan }
    if copy.isDueOurs {
      todo.due = nil
      let isSame = todo.plan.map { clock.instant($0) == clock.instant(due) } ?? false
      if isStale, !isSame { todo.plan = due }
    } else if let end = moved(origin.due), clock.instant(end) == clock.instant(due) {
      todo.due = end
    }
    series.occurrence.date = series.occurrence(near: days)
    todo.series = series
  }

  private func completion(of copy: TaskwarriorTask) throws -> ForeignTodo.Completion {
    let origin = try origin()
    let days = try days(to: copy)
    guard let series = origin.series, let plan = origin.plan else {
      throw FieldFault.missing("recur")
    }
    return ForeignTodo.Completion(
      occurrence: CivilMoment(
        date: series.occurrence(near: days), time: series.occurrence.time),
      plan: CivilMoment(date: plan.date.adding(days: days), time: plan.time),
      completed: try copy.end())
  }

  /// How many days a copy is behind the task that it was made from.
  private func days(to copy: TaskwarriorTask) throws -> Int {
    guard let due = try copy.due(),
      let first = try template.flatMap({ try $0.task.due() }) ?? copy.writtenDue
    else { return 0 }
    return first.date.days(until: due.date)
  }
}

extension ForeignTodo.Repeat {
  /// The occurrence that is about so many days behind the open one: a deadline and the days of a
  /// rule part where months are not of one length.
  fileprivate func occurrence(near days: Int) -> CivilDate {
    let date = occurrence.date.adding(days: days)
    guard days != 0, rule.first(onOrAfter: date, anchor: anchor) != date else { return date }
    return rule.first(onOrAfter: date.adding(days: -3), anchor: anchor) ?? date
  }
}

extension ForeignTodo {
  /// Opens another occurrence, all days keeping their distance.
  fileprivate mutating func move(by days: Int, to date: CivilDate) {
    series?.occurrence.date = date
    plan = plan.map { CivilMoment(date: $0.date.adding(days: days), time: $0.time) }
    due = due.map { CivilMoment(date: $0.date.adding(days: days), time: $0.time) }
    hiddenUntil = hiddenUntil?.adding(days: days)
  }
}
