import TestSupport
import Testing

/// What `add` keeps in the title although it may have been meant otherwise is said, and only that.
@Suite struct KeptWordTests {
  @Test(
    "the title is kept exactly, and the answer says what may have been meant",
    arguments: CaseTable("commands-kept.tsv").rows)
  func kept(row: [String]) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: "add \(row[1]) --lang \(row[0])")
    #expect(ending.status == 0 && ending.lines.count == 1, "\(ending)")
    let todo = try #require(try await home.todo(1))
    #expect(todo.title == row[2] && todo.tags.isEmpty && todo.priority == nil)
    if row[3] == "-" {
      #expect(!ending.output.contains("title;"), "\(ending.output)")
    } else {
      #expect(ending.output.contains(row[3]) && todo.plan == "" && todo.due == nil, "\(ending)")
    }
  }

  @Test(
    "what the answer tells to type works",
    arguments: CaseTable("commands-kept.tsv").rows.filter { $0[3].hasPrefix("clamate ") })
  func typed(row: [String]) async throws {
    let home = try Home()
    try await home.clamate(line: "add \(row[1])")
    let before = try await home.clamate("show", "1", "--json").output
    let line = row[3].replacing("clamate ", with: "")
    let ending = try await home.shell("\"$clamate\" \(line)")
    #expect(ending.status == 0, "\(ending)")
    #expect(try await home.clamate("show", "1", "--json").output != before)
  }

  @Test(
    "nothing is said of quoted titles, of text after --, of lines of standard input, and as JSON",
    arguments: [["buy #health"], ["--", "buy", "#health"], ["-"], ["buy", "#health", "--json"]])
  func silent(arguments: [String]) async throws {
    let home = try Home()
    let ending = try await home.start(["add"] + arguments, input: "buy #health\n").end()
    #expect(ending.status == 0 && !ending.output.contains("+health"))
    #expect(try await home.todos().map(\.title) == ["buy #health"])
  }
}
