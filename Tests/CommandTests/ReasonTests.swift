import Foundation
import TestSupport
import Testing

/// What is refused is refused for the right reason, with a hint that helps.
@Suite struct ReasonTests {
  private func filled() async throws -> Home {
    let home = try Home()
    for line in [
      "add trip friday", "add old", "done 2", "item add 1 pack", "item add 1 빵", "item done 1 1",
      "block add read", "block add code",
    ] {
      #expect(try await home.clamate(line: line).status == 0, "\(line)")
    }
    return home
  }

  @Test("each line of the table is refused with its status and its reason, and changes nothing")
  func reasons() async throws {
    let home = try await filled()
    let log = try await home.clamate("log", "--json").output
    for row in CaseTable("commands-reasons.tsv").rows {
      let ending = try await home.clamate(line: "\(row[1]) --lang \(row[0])")
      #expect(ending.status == Int32(row[2]), "\(row[1]): \(ending.errors)")
      #expect(ending.errors.contains(row[3]), "\(row[1]): \(ending.errors)")
      #expect(ending.output == "")
    }
    #expect(try await home.clamate("log", "--json").output == log)
  }

  @Test("an empty --where is about the filter, and names one that can be typed")
  func emptyFilter() async throws {
    let home = try await filled()
    let ending = try await home.clamate("done", "--where", "")
    #expect(ending.status == 2 && ending.errors.contains("--where is:overdue"), "\(ending.errors)")
    #expect(try await home.clamate("done", "--where", "is:overdue").status == 1)
  }

  @Test("a wrong clock of the environment is told in the language of the environment")
  func clock() async throws {
    let home = try Home(now: "abc", language: "ko_KR.UTF-8")
    let ending = try await home.clamate("list")
    #expect(ending.status == 2 && ending.errors.contains("'abc'는 시각이 아닙니다"), "\(ending.errors)")
    let english = try await home.clamate("list", "--lang", "en")
    #expect(english.errors.contains("'abc' is not a moment"))
  }

  @Test("of two blocks whose names differ in case the exact one is meant")
  func exactBlock() async throws {
    let home = try await filled()
    try await home.clamate(line: "group add work")
    try await home.clamate(line: "block add Code --group work")
    #expect(try await home.clamate(line: "track start Code").status == 0)
    let status = try await home.clamate(line: "track status --json").output
    #expect(status.contains(#""block":"Code""#), "\(status)")
    #expect(try await home.clamate(line: "track start CODE").status == 1)
  }

  @Test("a list of nothing says so, beside the data")
  func nothing() async throws {
    let home = try await filled()
    for (line, said) in [
      ("list +nosuch", "no todo has the tag"), ("list zzz", "no open todo matches"),
      ("find zzz", "no todo matches"),
      ("find zzz --lang ko", "맞는 할 일이 없습니다"),
    ] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 0 && ending.output == "" && ending.errors.contains(said))
      let quiet = try await home.clamate(line: "\(line) --quiet")
      #expect(quiet.output == "" && quiet.errors == "")
    }
    #expect(try await home.clamate(line: "list +nosuch --plain").errors == "")
  }

  @Test(
    "a plan that is probably not meant so is made, and the answer says why",
    arguments: [
      ("add x today 9am", "its time has passed"),
      ("add x today 9am --remind none", "(that time has passed)"),
      ("add x monday by friday", "(after its deadline)"),
      ("add x by friday --hide-until 2026-03-08", "(hidden beyond its deadline)"),
      ("edit 2 --title new", "(it is done)"), ("move 2 friday --lang ko", "(이미 끝낸 할 일)"),
      ("add x 오늘 새벽 5시 --lang ko", "이미 지난 시각"),
    ])
  func doubts(line: String, said: String) async throws {
    let home = try await filled()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 0 && ending.output.contains(said), "\(ending.output)")
  }

  @Test("a list says what it hides, and which word it took for text")
  func hiddenMatches() async throws {
    let home = try Home()
    try await home.clamate("add", "later", "p:1", "--hide-until", "2026-03-20")
    try await home.clamate("add", "now", "p:1")
    let list = try await home.clamate("list", "p:1")
    #expect(list.output.contains("now") && !list.output.contains("later"))
    #expect(list.errors.contains("1 more is hidden until later (clamate list is:hidden)"))
    #expect(try await home.clamate("list").errors == "")
    let text = try await home.clamate("list", "colour:red", "--lang", "ko")
    #expect(text.errors.contains("'colour:red'는 글자로 찾습니다"))
  }

  @Test("a region without its option is refused with it", arguments: ["weather", "air", "today"])
  func regions(command: String) async throws {
    let ending = try await Home().clamate(command, "Seoul")
    #expect(ending.status == 2 && ending.errors.contains("(clamate \(command) --region Seoul)"))
  }

  @Test("each step of an undo or a redo tells how it left the record")
  func steps() async throws {
    let home = try Home()
    for line in ["add pills every day 8am", "done 1", "done 1", "undone 1"] {
      try await home.clamate(line: line)
    }
    // Monday 10:00: the first is Tuesday's 08:00.
    let back = try await home.clamate(line: "undo --steps 3").lines
    #expect(back.count == 3)
    for (line, day) in zip(back, ["Thu 3/5", "Wed 3/4", "Tue 3/3"]) {
      #expect(line.contains("\(day) 08:00"), "\(back)")
    }
    let again = try await home.clamate(line: "redo --steps 3").lines
    for (line, day) in zip(again, ["Wed 3/4", "Thu 3/5", "Wed 3/4"]) {
      #expect(line.contains("\(day) 08:00"), "\(again)")
    }
  }

  @Test("purge removes as many files as it asked for")
  func purge() async throws {
    let home = try await filled()
    let asked = try await home.clamate("purge").errors
    let count =
      asked.split(separator: "--yes=").last.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 0
    let ending = try await home.clamate("purge", "--yes=\(count)")
    #expect(ending.status == 0 && ending.output.contains("removed: \(count)\n"), "\(ending.output)")
  }

  @Test("where counting stopped no number is made up")
  func manyTodos() async throws {
    let home = try Home()
    let titles = (1...105).map { "todo \($0)" }.joined(separator: "\n")
    try await home.clamate("add", "-", "--on", "today", input: titles)
    let last = try #require(try await home.clamate("day").lines.last)
    #expect(last.contains("and more: clamate list on:2026-03-02"), "\(last)")
  }
}
