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
    "a word that was probably a slip is told where the rest was planned",
    arguments: [
      ("en", "Party 3:0 friday", "'3:0' is title; clamate move 1 3:00 friday plans it"),
      ("ko", "금욜 회의 오훙 3시", "'오훙' 글자는 제목으로 읽음. 날짜로 하려면 clamate move 1 금욜 오후 3시"),
      ("ko", "회의 네일 오후 3시", "clamate move 1 내일 오후 3시"),
      ("ko", "회의 메일 8시", "--repeat \"매일 8시\""), ("ko", "맥주 3pm", ""), ("en", "dairy 3pm", ""),
    ])
  func slip(language: String, line: String, said: String) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: "add \(line) --lang \(language)")
    #expect(ending.status == 0 && ending.output.contains(said), "\(ending)")
    #expect(try await home.todo(1)?.plan != "")
    if said.isEmpty { #expect(!ending.output.contains("(" + "'")) }
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
