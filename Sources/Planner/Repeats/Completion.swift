import DateHelper

/// An occurrence of a repeating todo that was done, and the todo as it was until then.
public struct Completion: Sendable, Equatable {
  /// The todo.
  public let todoID: Int
  /// Counts the completions of the todo from 1.
  public let number: Int
  /// The occurrence, where the series had it.
  public let occurrence: CivilMoment
  /// When it was done.
  public let completed: Instant
  /// When it was planned, which a move may have changed.
  let plan: CivilMoment
  let due: CivilMoment?
  /// Whether each item of the checklist was done.
  let ticks: [Bool]
}

extension Completion {
  /// The completion of the open occurrence of a todo; nil for one that does not repeat.
  init?(of todo: Todo, number: Int, at now: Instant) {
    guard let series = todo.series, let plan = todo.plan else { return nil }
    self.init(
      todoID: todo.id, number: number, occurrence: series.occurrence, completed: now, plan: plan,
      due: todo.due, ticks: todo.checklist.map(\.isDone))
  }
}

extension Todo {
  /// Opens the occurrence that was done, as it was; what was written since stays.
  mutating func reopen(_ completion: Completion) {
    if let open = series?.occurrence {
      let days = open.date.days(until: completion.occurrence.date)
      hiddenUntil = hiddenUntil?.adding(days: days)
    }
    // Not the time: where the series has another one since, that one stays.
    series?.occurrence.date = completion.occurrence.date
    plan = completion.plan
    due = completion.due
    for (index, isDone) in zip(checklist.indices, completion.ticks) {
      checklist[index].isDone = isDone
    }
    completed = nil
  }

  /// The todo as it was when an occurrence of it was done.
  func done(_ completion: Completion) -> Todo {
    var todo = self
    todo.reopen(completion)
    todo.completed = completion.completed
    return todo
  }
}
