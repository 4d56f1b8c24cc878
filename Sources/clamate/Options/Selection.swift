import CommandLineKit
import DateHelper
import Language
import Planner

/// Which todos a command is about: named by their numbers or a title, or all that pass a filter.
enum Selection {
  /// Named one by one.
  case named(TodoSelection)
  /// All that `list` would show for these words.
  case passing(words: [String])

  /// The options by which a command takes a filter in the place of numbers.
  static let options = [
    OptionSpec(
      "--where", value: "FILTER", kind: .filter,
      Bilingual(
        en: "all that list FILTER shows, in place of numbers", ko: "번호 대신, list 조건에 나오는 모두")),
    OptionSpec("--dry-run", Bilingual(en: "only show what would change", ko: "바뀔 것만 보여 줌")),
  ]

  /// The selection of a line whose first `count` words name todos; nil for all of them.
  init(_ line: ParsedCommand, allowsTitle: Bool, count: Int? = nil) throws {
    guard let filter = try line.value("--where") else {
      let words = count.map { Array(line.arguments.prefix($0)) } ?? line.arguments
      self = .named(try TodoSelection(words: Self.read(words), allowsTitle: allowsTitle))
      return
    }
    if count == nil, let word = line.arguments.first { throw SelectionError.twoWays(word) }
    let words = filter.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { throw SelectionError.emptyFilter }
    self = .passing(words: words)
  }

  /// The todos, as the store has them now.
  ///
  /// - Parameter isDone: of which todos a title or a filter is looked for; numbers find any.
  func todos(in store: PlannerStore, isDone: Bool, _ context: Context) throws -> [Todo] {
    switch self {
    case .named(let selection):
      return try store.todos.todos(selection, isDone: isDone)
    case .passing(let words):
      var filter = try context.filter(words, store)
      if isDone { filter.state = .done }
      var todos: [Todo] = []
      try store.todos.forEach(passing: filter, at: context.clock.moment) { todos.append($0) }
      guard !todos.isEmpty else {
        throw try store.todos.unusedNames(in: filter).first ?? SelectionError.noneLeft
      }
      guard todos.count <= TodoSelection.limit else { throw SelectionError.tooMany }
      return todos
    }
  }

  /// A single `-` stands for the words of standard input.
  private static func read(_ words: [String]) throws -> [String] {
    guard words == ["-"] else { return words }
    return try StandardInput.lines().flatMap { $0.split(separator: " ").map(String.init) }
  }
}

extension Context {
  /// The filter that words stand for, with those of saved filters among them.
  func filter(_ words: [String], _ store: PlannerStore) throws -> TodoFilter {
    var filter = try TodoFilter(words: store.filters.expanded(words)) { phrase in
      try phrases.readDay([phrase], direction: .currentYear)
    } findPlace: { name in
      try store.places.place(named: name)?.reference
    }
    filter.outdoorTags = outdoor.tags
    return filter
  }

  /// Changes the todos of a selection as one step, or only shows them for `--dry-run`.
  ///
  /// - Parameter remark: what `log` says of the step besides the todos, once it was made.
  /// - Returns: the todos before and after, in the same order.
  func change(
    _ selection: Selection, _ verb: StepVerb, isDone: Bool, _ line: ParsedCommand,
    saying remark: () -> Bilingual? = { nil },
    _ body: (PlannerStore, [Todo]) throws -> [Todo]
  ) throws -> [(old: Todo, new: Todo)] {
    func action(_ store: PlannerStore) throws -> (result: [(old: Todo, new: Todo)], subject: String)
    {
      let old = try selection.todos(in: store, isDone: isDone, self)
      let new = try body(store, old)
      return (
        zip(old, new).map { (old: $0, new: $1) },
        StepRecord.subject(of: new.map { StepRecord($0, remark: remark()) })
      )
    }
    isRehearsal = line.has("--dry-run")
    guard isRehearsal else { return try change(verb, action) }
    return try storeForWriting().rehearse { store in
      let result = try action(store).result
      try store.reminders.settle(by: reminderClock)
      try rememberReminders(of: result.map(\.new), in: store)
      return result
    }
  }
}
