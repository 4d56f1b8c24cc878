import Foundation
import TestSupport
import Testing

/// A saved filter stands for its words.
@Suite struct SavedFilterTests {
  private func filled() async throws -> Home {
    let home = try Home()
    for words in ["a +home p:1", "b +home", "c p:1 --on friday", "d home"] {
      try await home.clamate(line: "add \(words)")
    }
    #expect(try await home.clamate(line: "filter save 일 +home p:1").status == 0)
    #expect(try await home.clamate(line: "filter save Soon to:friday").status == 0)
    return home
  }

  @Test(
    "filter:NAME lists what its words list, alone and among others",
    arguments: [
      ("filter:일", "+home p:1", [1]), ("filter:soon", "to:friday", [3]),
      ("filter:SOON p:1", "to:friday p:1", [3]), ("filter:일 b", "+home p:1 b", []),
      ("filter:soon filter:일", "to:friday +home p:1", []),
    ])
  func listing(saved: String, words: String, wanted: [Int]) async throws {
    let home = try await filled()
    let bySaved = try await home.clamate(line: "list --json \(saved)").output
    #expect(bySaved == (try await home.clamate(line: "list --json \(words)").output))
    let todos: [ListedTodo] = try decoded(bySaved)
    #expect(todos.map(\.id) == wanted)
  }

  @Test("list shows the filters in all forms; save replaces, whatever the case")
  func list() async throws {
    let home = try await filled()
    #expect(
      try await home.clamate(line: "filter list --plain").output
        == "Soon\tto:friday\n일\t+home\tp:1\n")
    try await home.clamate(line: "filter save SOON from:friday")
    let filters = try array(try await home.clamate("filter", "--json").output)
    #expect(filters.map { $0["name"] as? String } == ["SOON", "일"])
    #expect(filters.first?["words"] as? [String] == ["from:friday"])
  }

  @Test("a date among the words is read anew each time")
  func dates() async throws {
    let home = try await filled()
    #expect(try await home.todos("filter:soon").map(\.id) == [3])
    try await home.clamate(line: "add e --on 2026-03-13")
    let later = ["CLAMATE_NOW": "2026-03-10T10:00:00+09:00"] as [String: String?]
    #expect(try await home.todos("filter:soon", with: later).map(\.id) == [3, 5])
  }

  @Test(
    "what is no filter is not saved",
    arguments: [
      "filter save", "filter save x", "filter save 9 +a", "filter save x is:bogus",
      "filter save x on:banana", "filter save x filter:일", "filter save x +a filter:soon",
      "filter save x p:9", "filter rm", "filter rm 일 soon", "filter list x", "filter bogus",
    ])
  func refused(line: String) async throws {
    let home = try await filled()
    let before = try await home.clamate("filter", "--json").output
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 2 && ending.output == "")
    #expect(try await home.clamate("filter", "--json").output == before)
  }

  @Test("an empty word is no filter, as everything would pass")
  func empty() async throws {
    let home = try await filled()
    let before = try await home.everythingWithNames()
    #expect(try await home.clamate("filter", "save", "all", "").status == 2)
    #expect(try await home.clamate("rm", "--where", "filter:all", "--yes").status != 0)
    #expect(try await home.everythingWithNames() == before)
  }

  @Test(
    "an unknown name is status 1 and never everything",
    arguments: [
      "list filter:nowhere", "list filter:", "list +home filter:nowhere", "filter rm nowhere",
      "done --where filter:nowhere", "rm --where filter:nowhere --yes",
      "move --where filter:nowhere today",
    ])
  func unknown(line: String) async throws {
    let home = try await filled()
    let before = try await home.everythingWithNames()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 1 && ending.output == "")
    #expect(try await home.everythingWithNames() == before)
  }

  @Test("a save, a replacement and a removal are steps")
  func undo() async throws {
    let home = try await filled()
    for line in ["filter save new +x", "filter save soon +x", "filter rm 일", "filter rm SOON"] {
      let before = try await home.everythingWithNames()
      #expect(try await home.clamate(line: line).status == 0)
      let after = try await home.everythingWithNames()
      #expect(after != before)
      #expect(try await home.clamate("undo").status == 0)
      #expect(try await home.everythingWithNames() == before)
      #expect(try await home.clamate("redo").status == 0)
      #expect(try await home.everythingWithNames() == after)
      try await home.clamate("undo")
    }
  }
}
