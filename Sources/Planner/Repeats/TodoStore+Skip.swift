import DateHelper
import Language

extension TodoStore {
  /// Leaves the open occurrences of todos out and opens the next ones.
  ///
  /// - Parameter now: today and the time of day.
  /// - Returns: the todos as they now are.
  /// - Throws: ``TodoStateError/alreadyDone(_:)``, ``RepeatError``, or `DatabaseError`.
  public func skip(_ todos: [Todo], at now: CivilMoment) throws -> [Todo] {
    if let done = todos.first(where: \.isDone) { throw TodoStateError.alreadyDone(done) }
    return try change(todos) { todo in
      guard let series = todo.series else { throw RepeatError.noRepeat(todo) }
      guard let next = series.step(at: now).next else { throw RepeatError.last(todo) }
      todo.open(next)
    }
  }
}

/// Why a repeating todo was not changed.
public enum RepeatError: Explainable, Equatable {
  /// It does not repeat.
  case noRepeat(Todo)
  /// Its open occurrence is the last.
  case last(Todo)
  /// It repeats and is to have no day.
  case noDay(Todo)
  /// Its rule has no such day, nor one that could be this one in its place.
  case otherDay(Todo, CivilDate)

  /// Which todo it is.
  public var message: Bilingual {
    switch self {
    case .noRepeat(let todo):
      Bilingual(
        en: "\(todo.id) '\(todo.title)' does not repeat",
        ko: "\(todo.id) '\(todo.title)'은(는) 반복하지 않습니다")
    case .last(let todo):
      Bilingual(
        en: "\(todo.id) '\(todo.title)' does not come again",
        ko: "\(todo.id) '\(todo.title)'은(는) 이번이 마지막입니다")
    case .noDay(let todo):
      Bilingual(
        en: "\(todo.id) '\(todo.title)' repeats and needs a day",
        ko: "\(todo.id) '\(todo.title)'은(는) 반복하므로 날짜가 필요합니다")
    case .otherDay(let todo, let date):
      Bilingual(
        en: """
          \(todo.id) '\(todo.title)' repeats \(todo.repeatWords.english), \
          and \(date.iso) is not one of them
          """,
        ko: """
          \(todo.id) '\(todo.title)'의 반복 '\(todo.repeatWords.korean)'에 \(date.iso)은(는) 없습니다
          """)
    }
  }

  /// A rule that has a day.
  private static func example(_ date: CivilDate) -> Bilingual {
    RepeatRule(.weekly([date.weekday]))?.words ?? Bilingual(en: "every day", ko: "매일")
  }

  /// The command that does what may have been meant.
  public var hint: Bilingual? {
    switch self {
    case .noRepeat(let todo):
      Bilingual(
        en: "to repeat it: clamate edit \(todo.id) --repeat weekly",
        ko: "반복하려면: clamate edit \(todo.id) --repeat 매주")
    case .last(let todo):
      Bilingual(
        en: "clamate done \(todo.id), or clamate rm \(todo.id)",
        ko: "clamate done \(todo.id) 또는 clamate rm \(todo.id)")
    case .noDay(let todo):
      Bilingual(
        en: "to end the repeat: clamate edit \(todo.id) --repeat none",
        ko: "반복을 끝내려면: clamate edit \(todo.id) --repeat none")
    case .otherDay(let todo, let date):
      Bilingual(
        en: """
          this one alone without --series, or another rule: clamate edit \(todo.id) \
          --on \(date.iso) --repeat "\(Self.example(date).english)"
          """,
        ko: """
          이번만이면 --series 없이, 반복을 바꾸려면: clamate edit \(todo.id) \
          --on \(date.iso) --repeat "\(Self.example(date).korean)"
          """)
    }
  }
}

extension Todo {
  /// How it repeats; nothing where it does not.
  fileprivate var repeatWords: Bilingual { series?.rule.words ?? Bilingual(verbatim: "") }
}
