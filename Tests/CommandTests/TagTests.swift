import Foundation
import TestSupport
import Testing

/// `tag list` counts the tags of open todos; `tag rename` gives one another name everywhere.
@Suite struct TagTests {
  private func filled() async throws -> Home {
    let home = try Home()
    for words in ["a +home +일", "b +Home", "c +house +home +x", "d +house"] {
      try await home.clamate(line: "add \(words)")
    }
    try await home.clamate("done", "2")
    return home
  }

  private func tags(_ home: Home) async throws -> [[String]] {
    try (await home.todos() + (await home.todos("is:done"))).sorted { $0.id < $1.id }.map(\.tags)
  }

  @Test("the tags of open todos are counted, in both forms")
  func list() async throws {
    let home = try await filled()
    let wanted = "home\t2\nhouse\t2\nx\t1\n일\t1\n"
    #expect(try await home.clamate("tag", "list", "--plain").output == wanted)
    #expect(try await home.clamate("tag", "--plain").output == wanted)
    let json = try array(try await home.clamate("tag", "--json").output)
    #expect(json.map { "\($0["tag"] ?? "")\t\($0["open"] ?? "")\n" }.joined() == wanted)
    #expect(try await home.clamate("tag", "list", "x").status == 2)
    #expect(try array(try await Home().clamate("tag", "--json").output).isEmpty)
  }

  @Test("a rename reaches open and done todos, keeps the order, and two become one")
  func rename() async throws {
    let home = try await filled()
    let before = try await home.everythingWithNames()
    let ending = try await home.clamate("tag", "rename", "home", "+house")
    #expect(ending.status == 0 && ending.output.contains("3"))
    let after = try await tags(home)
    #expect(after[0] == ["house", "일"] && after[1] == ["house"] && after[3] == ["house"])
    #expect(after[2].sorted() == ["house", "x"])
    #expect(try await home.todos("+home") == [])
    #expect(try await home.todos("+house").map(\.id) == [1, 3, 4])
    #expect(try await home.clamate("undo").status == 0)
    #expect(try await home.everythingWithNames() == before)
    #expect(try await tags(home) == [["home", "일"], ["Home"], ["house", "home", "x"], ["house"]])
    #expect(try await home.clamate("redo").status == 0)
    #expect(try await tags(home) == after)
  }

  @Test("a rename can change the case alone")
  func caseAlone() async throws {
    let home = try await filled()
    #expect(try await home.clamate("tag", "rename", "HOME", "HOME").status == 0)
    #expect(try await tags(home) == [["HOME", "일"], ["HOME"], ["house", "HOME", "x"], ["house"]])
  }

  @Test("what a rename prints for machines counts the open todos that now have the tag")
  func renameCount() async throws {
    let home = try await filled()
    #expect(try await home.clamate("tag", "rename", "home", "new", "--plain").output == "new\t2\n")
    #expect(
      try await home.clamate("tag", "rename", "new", "house", "--plain").output == "house\t3\n")
  }

  @Test(
    "an unknown tag is status 1, a wrong one status 2, and nothing changes",
    arguments: [
      ("tag rename nowhere x", 1), ("tag rename home", 2), ("tag rename", 2),
      ("tag rename home 9", 2), ("tag rename home a~b", 2), ("tag rename home a b", 2),
      ("tag bogus", 2),
    ])
  func refused(line: String, status: Int32) async throws {
    let home = try await filled()
    let before = try await home.everythingWithNames()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == status && ending.output == "")
    #expect(try await home.everythingWithNames() == before)
  }
}
