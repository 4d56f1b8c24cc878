import Foundation
import TestSupport

/// A person's home with a clock, in which `clamate` is run.
///
/// Nobody is reached from it.
struct Home: Sendable {
  /// A Monday: 2026-03-02 10:00 in Seoul.
  static let monday = "2026-03-02T10:00:00+09:00"

  let folder: TemporaryFolder
  var environment: [String: String]

  init(now: String = monday, language: String = "en_US.UTF-8") throws {
    folder = try TemporaryFolder()
    environment = [
      "HOME": folder.url.path, "TZ": "Asia/Seoul", "LANG": language, "CLAMATE_NOW": now,
      "PATH": "/usr/bin:/bin",
    ]
    environment.merge(Providers.variables(asking: "http://127.0.0.1:9")) { $1 }
  }

  var database: String { folder.path(".local/share/clamate/clamate.db") }

  /// Starts a command.
  func start(
    _ arguments: [String], input: String? = nil, with changes: [String: String?] = [:],
    terminal: PseudoTerminal? = nil
  ) throws -> Running {
    try Running(
      Programs.clamate, arguments, environment: changed(changes), input: input, terminal: terminal)
  }

  /// Runs a command to its end.
  @discardableResult
  func clamate(
    _ arguments: String..., input: String? = nil, with changes: [String: String?] = [:],
    terminal: PseudoTerminal? = nil
  ) async throws -> Ending {
    try await start(arguments, input: input, with: changes, terminal: terminal).end()
  }

  /// Runs a line of a table to its end; see ``arguments(of:)``.
  @discardableResult
  func clamate(line: String, with changes: [String: String?] = [:]) async throws -> Ending {
    try await start(arguments(of: line), with: changes).end()
  }

  /// Runs a script in which `"$clamate"` is the program.
  func shell(_ script: String, with changes: [String: String?] = [:]) async throws -> Ending {
    var environment = changed(changes)
    environment["clamate"] = Programs.clamate.path
    return try await run(
      Programs.shell, ["-c", script], environment: environment)
  }

  private func changed(_ changes: [String: String?]) -> [String: String] {
    changes.reduce(into: environment) { $0[$1.key] = $1.value }
  }
}

/// The arguments of a line of a table: parted by spaces, `~` is a space inside of one.
func arguments(of line: String) -> [String] {
  line.split(separator: " ").map { $0.replacingOccurrences(of: "~", with: " ") }
}

/// A todo as `--json` gives it.
struct ListedTodo: Decodable, Equatable {
  let id: Int
  let uid: String
  let title: String
  let note: String?
  let date: String?
  let time: String?
  let due: String?
  let priority: Int?
  let tags: [String]
  let outdoor: Bool
  let done: Bool
  let created: String
  let completed: String?

  /// Its date and time as a table has them, such as `2026-03-03 15:00`.
  var plan: String { [date, time].compactMap { $0 }.joined(separator: " ") }
}

extension Home {
  /// The todos that a filter lets pass.
  func todos(_ filter: String..., with changes: [String: String?] = [:]) async throws
    -> [ListedTodo]
  {
    let ending = try await start(["list", "--json"] + filter, with: changes).end()
    return try decoded(ending.output)
  }

  /// A todo, open or done.
  func todo(_ id: Int) async throws -> ListedTodo? {
    let todos: [ListedTodo] = try decoded(try await clamate("show", "\(id)", "--json").output)
    return todos.first
  }

  /// Adds a todo by its words and gives what was stored.
  func added(_ arguments: String...) async throws -> ListedTodo? {
    let todos: [ListedTodo] = try decoded(
      try await start(["add", "--json"] + arguments).end().output)
    return todos.first
  }

  /// All that a person stored, as the program gives it.
  func everything() async throws -> [String] {
    var texts: [String] = []
    for line in ["list --json", "list is:done --json", "profile --json", "region --json"] {
      texts.append(try await clamate(line: line).output)
    }
    return texts
  }
}

/// JSON as values of a type.
func decoded<Value: Decodable>(_ json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// JSON as an object with its keys.
func object(_ json: String) throws -> [String: Any] {
  try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
}

/// JSON as an array.
func array(_ json: String) throws -> [[String: Any]] {
  try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]] ?? []
}
