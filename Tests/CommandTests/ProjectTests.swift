import Foundation
import TestSupport
import Testing

/// A todo belongs to one project at most; the parts of a project belong to it.
@Suite struct ProjectTests {
  private func project(_ home: Home, _ id: Int) async throws -> String? {
    try array(try await home.clamate("show", "\(id)", "--json").output).first?["project"]
      as? String
  }

  @Test(
    "project:NAME as a word of its own is the project, in quotes it stays title",
    arguments: [
      ("add paint project:home", "paint", "home"), ("add project:home paint", "paint", "home"),
      ("add paint tomorrow project:집.정원", "paint", "집.정원"),
      ("add paint project:a.b.c +x p:1", "paint", "a.b.c"),
      ("add paint --project home.garden", "paint", "home.garden"),
      ("add paint~project:home", "paint project:home", nil),
      ("add -- paint project:home", "paint project:home", nil),
      ("add Project:home paint", "Project:home paint", nil),
      ("add the project", "the project", nil),
    ])
  func adding(line: String, title: String, name: String?) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(try await home.todo(1)?.title == title)
    #expect(try await project(home, 1) == name)
    if let name { #expect(ending.output.contains("project:\(name)")) }
  }

  @Test(
    "a name is a tag's, with dots between its parts; all else is refused",
    arguments: [
      "add x project:1", "add x project:a..b", "add x project:.a", "add x project:a.",
      "add x project:a/b", "add x project:a project:b", "add x --project a~b", "edit 1 --project 9",
      "list project:9", "list project:a..b",
    ])
  func refused(line: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add first project:home")
    let before = try await home.everything()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 2 && ending.output == "", "\(ending.output)")
    #expect(try await home.everything() == before)
  }

  @Test(
    "a list of a project holds its parts, whatever their case, and no namesake",
    arguments: [
      ("project:home", [1, 2, 3]), ("project:HOME", [1, 2, 3]), ("project:home.garden", [2, 3]),
      ("project:home.garden.pond", [3]), ("project:homes", [4]), ("project:집", [5]),
      ("project:garden", []), ("project:home +x", [2]), ("project:nowhere", []),
    ])
  func listing(filter: String, wanted: [Int]) async throws {
    let home = try Home()
    for words in [
      "project:Home", "project:home.garden +x", "project:home.garden.pond", "project:homes",
      "project:집.방", "",
    ] {
      try await home.clamate(line: "add todo \(words)")
    }
    let ending = try await home.clamate(line: "list --json \(filter)")
    let todos: [ListedTodo] = try decoded(ending.output)
    #expect(todos.map(\.id).sorted() == wanted)
  }

  @Test("edit changes the project, none takes it away, and undo brings it back")
  func editing() async throws {
    let home = try Home()
    try await home.clamate(line: "add x")
    try await home.clamate(line: "edit 1 --project home.garden")
    #expect(try await project(home, 1) == "home.garden")
    try await home.clamate(line: "edit 1 --title y")
    #expect(try await project(home, 1) == "home.garden")
    try await home.clamate(line: "edit 1 --project none")
    #expect(try await project(home, 1) == nil)
    try await home.clamate("undo")
    #expect(try await project(home, 1) == "home.garden")
  }
}
