import Foundation
import TestSupport
import Testing

/// A checklist is steps inside of a todo, and no todos.
@Suite struct ChecklistTests {
  private func filled() async throws -> Home {
    let home = try Home()
    try await home.clamate(line: "add camping friday +t")
    try await home.clamate(line: "add other")
    for item in ["the tent", "a lamp", "물 2병"] {
      #expect(try await home.clamate("item", "add", "1", item).status == 0)
    }
    return home
  }

  /// The items of todo 1, such as `x the tent`.
  private func items(_ home: Home) async throws -> [String] {
    let todo = try array(try await home.clamate("show", "1", "--json").output).first
    let items = todo?["checklist"] as? [[String: Any]] ?? []
    return items.map { item in
      "\(item["done"] as? Bool == true ? "x" : "-") \(item["text"] as? String ?? "?")"
    }
  }

  @Test("each answer, log and undo say which items they are about")
  func named() async throws {
    let home = try await filled()
    let ticked = try await home.clamate(line: "item done 1 1-2")
    #expect(ticked.output.contains("ticked off: the tent, a lamp"), "\(ticked.output)")
    let removed = try await home.clamate(line: "item rm 1 3 --lang ko")
    #expect(removed.output.contains("지움: 물 2병"), "\(removed.output)")
    let log = try await home.clamate(line: "log --steps 2")
    #expect(log.output.contains("removed: 물 2병") && log.output.contains("ticked off: the tent"))
    #expect(try await home.clamate("undo").output.contains("removed: 물 2병"))
  }

  @Test("items are added at the end, ticked, opened and removed by their numbers")
  func verbs() async throws {
    let home = try await filled()
    #expect(try await items(home) == ["- the tent", "- a lamp", "- 물 2병"])
    let ticked = try await home.clamate(line: "item done 1 1,3")
    #expect(ticked.lines.count == 1 && ticked.output.contains("[2/3]"))
    #expect(try await items(home) == ["x the tent", "- a lamp", "x 물 2병"])
    try await home.clamate(line: "item undone 1 1")
    #expect(try await items(home) == ["- the tent", "- a lamp", "x 물 2병"])
    try await home.clamate(line: "item rm 1 1-2")
    #expect(try await items(home) == ["x 물 2병"])
    try await home.clamate(line: "item add camping one more --json")
    #expect(try await items(home) == ["x 물 2병", "- one more"])
    #expect(try await home.todos().map(\.id) == [1, 2])
  }

  @Test("show lists the items with their numbers, list counts them")
  func shown() async throws {
    let home = try await filled()
    try await home.clamate(line: "item done 1 2")
    let page = try await home.clamate("show", "1").output
    for line in ["1 [ ] the tent", "2 [x] a lamp", "3 [ ] 물 2병"] { #expect(page.contains(line)) }
    let lines = try await home.clamate("list").lines
    #expect(lines.contains { $0.contains("camping") && $0.contains("[1/3]") })
  }

  @Test(
    "an unknown item or todo is status 1, and not even the others are touched",
    arguments: [
      "item done 1 4", "item done 1 1,4", "item undone 1 2-5", "item rm 1 0", "item rm 1 1,9",
      "item done 9 1", "item add 9 x", "item rm 2 1", "item done nowhere 1",
    ])
  func unknown(line: String) async throws {
    let home = try await filled()
    let before = try await home.everything()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 1 && ending.output == "")
    #expect(try await home.everything() == before)
  }

  @Test(
    "without an item, with a wrong one or an unknown verb it is a wrong line",
    arguments: [
      "item", "item add", "item add 1", "item add 1 ~", "item done 1", "item done 1 tent",
      "item rm 1 1-", "item check 1 1", "item add 1 a\u{7}b",
    ])
  func usage(line: String) async throws {
    let home = try await filled()
    let before = try await home.everything()
    #expect(try await home.clamate(line: line).status == 2)
    #expect(try await home.everything() == before)
  }

  @Test(
    "each change of a checklist is one step",
    arguments: [
      "item add 1 x", "item done 1 1-3", "item rm 1 1,3", "rm 1", "done 1", "edit 1 --title y",
    ])
  func undo(line: String) async throws {
    let home = try await filled()
    try await home.clamate(line: "item done 1 2")
    let before = try await home.everything()
    #expect(try await home.clamate(line: line).status == 0)
    let after = try await home.everything()
    #expect(after != before)
    #expect(try await home.clamate("undo").status == 0)
    #expect(try await home.everything() == before)
    #expect(try await home.clamate("redo").status == 0)
    #expect(try await home.everything() == after)
  }

  @Test(
    "an item keeps any text as it is typed", arguments: ["a\tb", "1x", "+tag p:1", "👩🏽‍🚀", "\"'\\"])
  func text(text: String) async throws {
    let home = try Home()
    try await home.clamate("add", "x")
    #expect(try await home.clamate("item", "add", "1", "--", text).status == 0)
    #expect(try await items(home) == ["- \(text)"])
  }
}
