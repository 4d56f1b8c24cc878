import Foundation
import TestSupport
import Testing

/// `--where FILTER` stands for the numbers that `list FILTER` shows.
@Suite struct BulkTests {
  static let filters = [
    "milk", "+home", "p:1", "+home p:1", "is:overdue", "is:undated", "is:outdoor", "has:due",
    "on:2026-03-06", "from:2026-03-03", "to:2026-02-28", "filter:mine", "is:open", "is:hidden",
    "project:house", "+일",
  ]
  static let verbs = ["done", "move 2026-05-05", "edit --priority 3 --tag bulk", "rm --yes"]

  /// The todos of the table of filters, a hidden one, two of a project and a saved filter.
  private func filled() async throws -> Home {
    let home = try Home()
    let before: [String: String?] = ["CLAMATE_NOW": "2026-02-26T10:00:00+09:00"]
    for line in CaseTable("commands-filtered.tsv").rows.map({ $0[0] }) + [
      "add hidden --hide-until 2026-04-01", "add a project:house", "add b project:house.roof",
    ] {
      try await home.clamate(line: line, with: before)
    }
    try await home.clamate(line: "filter save mine +home")
    return home
  }

  private func all(_ home: Home) async throws -> [Int: ListedTodo] {
    let todos =
      try await home.todos() + (await home.todos("is:hidden")) + (await home.todos("is:done"))
    return Dictionary(uniqueKeysWithValues: todos.map { ($0.id, $0) })
  }

  private func ids(_ output: String) throws -> [Int] {
    (try decoded(output) as [ListedTodo]).map(\.id)
  }

  @Test("a verb touches what list shows and nothing else, as one step", arguments: verbs, filters)
  func exact(verb: String, filter: String) async throws {
    let home = try await filled()
    let listed = try ids(try await home.clamate(line: "list --json \(filter)").output)
    try #require(!listed.isEmpty)
    let before = try await all(home)
    let line = arguments(of: verb) + ["--where", filter]
    let dry = try await home.start(line + ["--dry-run", "--json"]).end()
    #expect(dry.status == 0, "\(dry.errors)")
    #expect(try await all(home) == before)
    let real = try await home.start(line + ["--json"]).end()
    #expect(real.status == 0, "\(real.errors)")
    #expect(try ids(real.output) == listed)
    #expect(real.output == dry.output)
    let after = try await all(home)
    #expect(Set(before.keys.filter { before[$0] != after[$0] }) == Set(listed))
    #expect(try await home.clamate("undo").status == 0)
    #expect(try await all(home) == before)
  }

  @Test("undone takes the done ones that pass the filter")
  func undone() async throws {
    let home = try await filled()
    try await home.clamate(line: "done 1,3,5")
    let done = try await home.todos("is:done", "+home").map(\.id)
    #expect(done.sorted() == [1, 3])
    let line = ["undone", "--where", "+home", "--json"]
    let dry = try await home.start(line + ["--dry-run"]).end()
    #expect(try ids(dry.output) == done)
    #expect(try await home.todos("is:done").map(\.id).sorted() == [1, 3, 5, 9])
    #expect(try ids(try await home.start(line).end().output) == done)
    #expect(try await home.todos("is:done").map(\.id).sorted() == [5, 9])
  }

  @Test(
    "--dry-run of numbers and titles prints the same and changes nothing",
    arguments: ["done 1-3", "undone 9", "move 2 friday", "edit 1,2 --tag t", "rm 1-8", "done sell"])
  func dryRun(line: String) async throws {
    let home = try await filled()
    let before = try await home.everythingWithNames()
    let log = try await home.clamate("log", "--json").output
    let said = try await home.clamate(line: "\(line) --dry-run").output
    #expect(said.contains("nothing was changed") && !said.contains("undo"))
    let dry = try await home.clamate(line: "\(line) --dry-run --json")
    #expect(dry.status == 0, "\(dry.errors)")
    #expect(try await home.everythingWithNames() == before)
    #expect(try await home.clamate("log", "--json").output == log)
    #expect(try await home.clamate(line: "\(line) --yes --json").output == dry.output)
    #expect(try await home.everythingWithNames() != before)
  }

  @Test(
    "a filter of nothing, or with nothing left, touches nothing",
    arguments: [
      ("done --where", 2), ("done --where ~", 2), ("rm --where= --yes", 2),
      ("done --where is:bogus", 2), ("rm --where on:banana --yes", 2), ("done --where nowhere", 1),
      ("rm --where +nowhere --yes", 1), ("undone --where +일", 1), ("move --where milk", 2),
      ("move --where milk bogus", 2), ("edit --where milk --title same", 2),
      ("edit --where milk --priority 9", 2), ("done --where is:done", 1),
      ("move --where nowhere friday", 1), ("done --dry-run", 2), ("rm --dry-run", 2),
    ])
  func nothing(line: String, status: Int32) async throws {
    let home = try await filled()
    let before = try await home.everythingWithNames()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == status, "\(ending.output)\(ending.errors)")
    #expect(ending.output == "")
    #expect(try await home.everythingWithNames() == before)
  }

  @Test(
    "numbers beside a filter are refused, not ignored",
    arguments: [
      "done 2 --where milk", "rm 2 --where milk", "edit 2 --where milk --tag t",
      "undone 9 --where spilt",
    ])
  func numbersAndFilter(line: String) async throws {
    let home = try await filled()
    let before = try await home.everythingWithNames()
    #expect(try await home.clamate(line: line).status == 2)
    #expect(try await home.everythingWithNames() == before)
  }

  @Test("only rm of more than five asks, with a filter too; --dry-run never does")
  func asking() async throws {
    let home = try await filled()
    let count = try await home.todos().count
    #expect(count > 5)
    let refused = try await home.clamate(line: "rm --where is:open")
    #expect(refused.status == 2 && refused.errors.contains("--yes"))
    #expect(refused.errors.contains("\(count)"))
    #expect(try await home.clamate(line: "rm --where is:open --dry-run").lines.count == count + 1)
    #expect(try await home.todos().count == count)
    #expect(try await home.clamate(line: "rm --where +home").status == 0)
    #expect(try await home.clamate("undo").status == 0)
    #expect(try await home.clamate(line: "move --where is:open friday").lines.count == count)
    #expect(try await home.clamate(line: "done --where is:open").lines.count == count)
  }

  @Test(
    "on a terminal the count is asked; anything but a yes changes nothing",
    arguments: [("y\n", 0), ("예\n", 0), ("\n", 1), ("n\n", 1), ("yess\n", 1), ("", 1)])
  func confirmation(typing: String, status: Int32) async throws {
    let home = try await filled()
    let before = try await home.todos()
    let sitting = try await home.sit(#""$clamate" rm 1-6"#, typing: typing)
    #expect(sitting.status == status && sitting.text.contains("6"))
    let wanted = status == 0 ? before.filter { $0.id > 6 } : before
    #expect(try await home.todos() == wanted)
  }

  @Test("Ctrl-C at a question is 130 and changes nothing")
  func interrupted() async throws {
    let home = try await filled()
    let before = try await home.everythingWithNames()
    #expect(try await home.interrupt(#""$clamate" rm 1-6"#, at: "?").status == 130)
    #expect(try await home.everythingWithNames() == before)
  }
}
