import DateHelper
import Language

/// What a person does with todos. Each call belongs into one step of the journal.
extension TodoStore {
  /// Marks todos as done; one that repeats goes on to its next occurrence, if there is one.
  ///
  /// - Returns: the todos as they now are.
  /// - Throws: ``TodoStateError/alreadyDone(_:)``, or `DatabaseError`.
  public func complete(_ todos: [Todo], by clock: DateHelper) throws -> [Todo] {
    if let done = todos.first(where: \.isDone) { throw TodoStateError.alreadyDone(done) }
    return try change(todos) { todo in
      guard let next = todo.series?.step(at: clock.moment).next else {
        todo.completed = clock.now
        return
      }
      try insertCompletion(of: todo, at: clock.now)
      todo.open(next)
    }
  }

  /// Opens todos that were done; one that repeats goes back to the occurrence that was done last.
  ///
  /// - Returns: the todos as they now are.
  /// - Throws: ``TodoStateError/notDone(_:)``, or `DatabaseError`.
  public func reopen(_ todos: [Todo]) throws -> [Todo] {
    try change(todos) { todo in
      if todo.isDone {
        todo.completed = nil
        return
      }
      guard todo.series != nil, let latest = try latestCompletion(of: todo.id) else {
        throw TodoStateError.notDone(todo)
      }
      try delete(latest)
      todo.reopen(latest)
    }
  }

  /// Changes todos and stores them.
  ///
  /// - Returns: the todos as they now are.
  /// - Throws: ``RepeatError/noDay(_:)``, `DatabaseError`, or what `body` throws.
  public func change(_ todos: [Todo], _ body: (inout Todo) throws -> Void) throws -> [Todo] {
    try todos.map { old in
      var todo = old
      try body(&todo)
      if todo.series != nil, todo.plan == nil { throw RepeatError.noDay(todo) }
      if todo.plan != old.plan || todo.due != old.due
        || todo.reminding.rules != old.reminding.rules,
        todo.reminding.answer == old.reminding.answer
      {
        todo.reminding.answer = nil
      }
      if todo != old { try update(todo) }
      return todo
    }
  }

  /// Removes todos.
  ///
  /// - Throws: `DatabaseError`.
  public func delete(_ todos: [Todo]) throws {
    for todo in todos { try delete(todo.id) }
  }
}

/// Why a todo is not in the state that a verb needs.
public enum TodoStateError: Explainable, Equatable {
  /// It is done already.
  case alreadyDone(Todo)
  /// It is still open.
  case notDone(Todo)

  /// Which todo it is, and its state.
  public var message: Bilingual {
    switch self {
    case .alreadyDone(let todo):
      Bilingual(
        en: "\(todo.id) '\(todo.title)' is done already",
        ko: "\(todo.id) '\(todo.title)'은(는) 이미 끝냈습니다")
    case .notDone(let todo):
      Bilingual(
        en: "\(todo.id) '\(todo.title)' is not done",
        ko: "\(todo.id) '\(todo.title)'은(는) 아직 끝내지 않았습니다")
    }
  }

  /// The verb that goes the other way.
  public var hint: Bilingual? {
    switch self {
    case .alreadyDone(let todo):
      Bilingual(
        en: "clamate undone \(todo.id) opens it again",
        ko: "clamate undone \(todo.id)(으)로 다시 열 수 있습니다")
    case .notDone(let todo):
      Bilingual(en: "clamate done \(todo.id)", ko: "clamate done \(todo.id)")
    }
  }
}
