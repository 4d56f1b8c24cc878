import Database
import DateHelper
import Language

extension TodoStore {
  /// Writes down what a person says to the reminders of todos.
  ///
  /// - Returns: the todos as they now are.
  /// - Throws: ``TodoStateError/alreadyDone(_:)``, or `DatabaseError`.
  public func answer(_ todos: [Todo], _ answer: ReminderAnswer) throws -> [Todo] {
    if let done = todos.first(where: \.isDone) { throw TodoStateError.alreadyDone(done) }
    return try change(todos) { $0.reminding.answer = answer }
  }
}

extension ReminderStore {
  /// Up to when the reminders of a todo are over if it is dismissed now: what rang, or else the
  /// next one.
  ///
  /// - Throws: ``ReminderError/nothing(_:)`` where it reminds of nothing, or `DatabaseError`.
  public func dismissal(of todo: Todo, by clock: ReminderClock) throws -> CivilMoment {
    let now = clock.local(clock.now)
    let asked = try reminders(of: todo.id).filter { $0.standing == .wanted }
    if asked.contains(where: { $0.outcome == .rung || $0.outcome == .missed }) {
      return now
    }
    guard let next = asked.first(where: { $0.outcome == nil }) else {
      throw ReminderError.nothing(todo)
    }
    return max(next.ring, now)
  }
}

extension ReminderStore {
  /// When a todo itself reminds next, where a snooze is over before it and no earlier reminder of
  /// the same occurrence is what the snooze answers.
  ///
  /// - Throws: `DatabaseError`.
  public func nextOwn(of todo: Todo, after until: CivilMoment) throws -> CivilMoment? {
    let all = try reminders(of: todo.id).filter { !$0.isSnoozed && $0.number == 0 }
    let next = all.first { $0.standing == .wanted && $0.outcome == nil && $0.ring > until }
    let isAnswer = all.contains { $0.about == next?.about && $0.ring <= until }
    return isAnswer ? nil : next?.ring
  }
}

/// Why a reminder was not answered.
public enum ReminderError: Explainable, Equatable {
  /// The todo reminds of nothing.
  case nothing(Todo)

  /// Which todo it is.
  public var message: Bilingual {
    switch self {
    case .nothing(let todo):
      Bilingual(
        en: "\(todo.id) '\(todo.title)' has no reminder",
        ko: "\(todo.id) '\(todo.title)'에는 알림이 없습니다")
    }
  }

  /// How to have one.
  public var hint: Bilingual? {
    switch self {
    case .nothing(let todo):
      Bilingual(
        en: "clamate edit \(todo.id) --remind 30m", ko: "clamate edit \(todo.id) --remind 30m")
    }
  }
}
