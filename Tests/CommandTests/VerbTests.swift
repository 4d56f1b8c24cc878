import Foundation
import TestSupport
import Testing

/// Verbs touch exactly the todos that they are given.
@Suite struct VerbTests {
  /// A home with todos 1 to `count` of the same title, day and time.
  private func twins(_ count: Int) async throws -> Home {
    let home = try Home()
    let titles = Array(repeating: "same", count: count).joined(separator: "\n")
    try await home.clamate(
      "add", "-", "--on", "today", "--at", "15:00", "--quiet", input: titles)
    return home
  }

  private func open(_ home: Home) async throws -> [Int] {
    try await home.todos().map(\.id).sorted()
  }

  @Test("twins are two todos with names of their own")
  func identity() async throws {
    let todos = try await twins(2).todos()
    #expect(todos.map(\.id) == [1, 2])
    #expect(Set(todos.map(\.uid)).count == 2)
  }

  @Test(
    "a verb touches the given one and no other",
    arguments: [
      "done 2", "edit 2 --title other", "edit 2 --note n", "edit 2 --tag t", "edit 2 --due friday",
      "edit 2 --priority 1", "edit 2 --outdoor", "move 2 friday", "move 2 9am", "rm 2",
    ])
  func one(line: String) async throws {
    let home = try await twins(3)
    let before = try await home.todos()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(ending.lines.count == 1)
    #expect(ending.output.hasPrefix("2  "))
    let after = try await home.todos()
    #expect(after.filter { $0.id != 2 } == before.filter { $0.id != 2 })
    #expect(after.first { $0.id == 2 } != before.first { $0.id == 2 })
    #expect(try await home.clamate("undo").status == 0)
    #expect(try await home.todos() == before)
  }

  @Test(
    "lists and ranges name many",
    arguments: [
      ("1", [1]), ("3-7,9", [3, 4, 5, 6, 7, 9]), ("2 4", [2, 4]), ("1,2 2-3", [1, 2, 3]),
      ("10,1", [1, 10]), ("4-4", [4]),
    ])
  func lists(ids: String, wanted: [Int]) async throws {
    let home = try await twins(10)
    let ending = try await home.clamate(line: "done --json \(ids)")
    let todos: [ListedTodo] = try decoded(ending.output)
    #expect(todos.map(\.id).sorted() == wanted)
    #expect(todos.allSatisfy { $0.done })
    #expect(try await home.todos("is:done").map(\.id).sorted() == wanted)
  }

  @Test("- reads the ids from standard input")
  func input() async throws {
    let home = try await twins(9)
    #expect(try await home.clamate("done", "-", input: "1\n3-4\n7,8\n").status == 0)
    #expect(try await open(home) == [2, 5, 6, 9])
    #expect(try await home.clamate("done", "-", input: "").status == 2)
    #expect(try await home.clamate("done", "-", input: "2\nsame\n").status == 2)
    #expect(try await open(home) == [2, 5, 6, 9])
  }

  @Test(
    "an unknown id is status 1 and nothing changes, not even for the others",
    arguments: [
      "done 99", "done 1,99", "done 1-99", "done 0", "rm 99", "rm 1,99", "move 1,99 friday",
      "edit 1,99 --tag t", "show 99", "show 1,99", "undone 99", "done 99999999999",
      "done nowhere", "rm 99999999999",
    ])
  func unknown(line: String) async throws {
    let home = try await twins(3)
    let before = try await home.everything()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 1)
    #expect(ending.output == "")
    #expect(try await home.everything() == before)
  }

  @Test(
    "without ids, or with what is none, nothing is touched",
    arguments: [
      "done", "undone", "rm", "move", "edit", "show", "rm same", "rm -1", "rm 1-", "rm ,",
      "rm 3-1", "rm 1,", "rm 1-9999999", "rm 1-9999,1-9999,1-9999", "edit 1", "edit 1 words",
      "move 1", "move 1 bogus",
      "done 1 same",
      "edit 1-2 --title x", "edit 1 --title", "edit 1 --on", "edit 1 --priority 9",
      "edit 1 --outdoor --no-outdoor", "edit 1 --tag 9", "edit 1 --title ~", "edit 1 --on 2월~30일",
      "edit 1 --title a --title b", "edit 1 --on none --at 3pm", "move 1 tomorow",
    ])
  func usage(line: String) async throws {
    let home = try await twins(3)
    let before = try await home.everything()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 2, "\(ending.output)")
    #expect(ending.output == "")
    #expect(try await home.everything() == before)
  }

  @Test("a part of a title names the one todo that the verb can act on")
  func titlePart() async throws {
    let home = try Home()
    for title in ["Buy Milk", "buy bread", "우유 사기", "한글 공부"] {
      try await home.clamate("add", title)
    }
    #expect(try await home.clamate("done", "MILK").output.hasPrefix("1  Buy Milk"))
    #expect(try await home.clamate("done", "우유 사").output.hasPrefix("3  "))
    #expect(try await home.clamate("move", "공부", "내일").output.hasPrefix("4  "))
    #expect(try await home.clamate("edit", "\u{1112}\u{1161}\u{11AB}", "--tag", "t").status == 0)
    // Only one of the two "buy" is open, and only one is done.
    #expect(try await home.clamate("done", "buy").output.hasPrefix("2  "))
    #expect(try await home.clamate("undone", "bread").output.hasPrefix("2  "))
    #expect(try await home.clamate("done", "milk").status == 1)
    #expect(try await home.clamate("show", "100%").status == 1)
  }

  @Test("an ambiguous part lists the candidates and changes nothing", arguments: ["en", "ko"])
  func ambiguous(language: String) async throws {
    let home = try Home()
    for title in ["우유 사기", "우유 버리기", "빵"] { try await home.clamate("add", title) }
    let before = try await home.everything()
    for line in ["done 우유", "edit 우유 --tag t", "move 우유 내일"] {
      let ending = try await home.clamate(line: "\(line) --lang \(language)")
      #expect(ending.status == 1 && ending.output == "")
      #expect(ending.errors.contains("1 우유 사기") && ending.errors.contains("2 우유 버리기"))
      #expect(!ending.errors.contains("빵"))
    }
    #expect(try await home.everything() == before)
  }

  @Test("what is done already, or is not done, is status 1 and stays")
  func alreadyDone() async throws {
    let home = try await twins(2)
    #expect(try await home.clamate("undone", "1").status == 1)
    #expect(try await home.clamate("done", "1").status == 0)
    let before = try await home.everything()
    #expect(try await home.clamate("done", "1").status == 1)
    #expect(try await home.clamate("done", "1-2").status == 1)
    #expect(try await home.everything() == before)
    #expect(try await home.clamate("undone", "1").status == 0)
    #expect(try await open(home) == [1, 2])
  }

  @Test("ids never move and are never given twice, whatever is removed or undone")
  func neverReused() async throws {
    let home = try await twins(3)
    try await home.clamate("rm", "3")
    #expect(try await home.added("a")?.id == 4)
    try await home.clamate("undo")
    try await home.clamate("undo")
    #expect(try await open(home) == [1, 2, 3])
    #expect(try await home.added("b")?.id == 5)
    try await home.clamate("undo")
    #expect(try await home.added("c")?.id == 6)
    try await home.clamate("rm", "1,2,3,6")
    #expect(try await home.added("d")?.id == 7)
    try await home.clamate("undo", "--steps", "9")
    #expect(try await home.todos() == [])
    #expect(try await home.added("e")?.id == 8)
  }

  @Test("a move keeps what it does not name and says where the todo was")
  func move() async throws {
    let home = try Home()
    try await home.clamate(line: "add x tomorrow 3pm --due eom +t p:2 --note n")
    let before = try #require(try await home.todo(1))
    let ending = try await home.clamate(line: "move 1 friday")
    #expect(ending.output.contains("3/6") && ending.output.contains("3/3"))
    let after = try #require(try await home.todo(1))
    #expect(after.plan == "2026-03-06 15:00" && after.due == "2026-03-31")
    #expect(after.tags == before.tags && after.note == "n" && after.priority == 2)
    try await home.clamate(line: "move 1 다음 주 월요일 오전 9시")
    #expect(try await home.todo(1)?.plan == "2026-03-09 09:00")
  }

  @Test("an edit changes what its options name, and none takes a value away")
  func edit() async throws {
    let home = try Home()
    try await home.clamate(line: "add x +a")
    let steps: [(String, (ListedTodo) -> Bool)] = [
      ("--on friday", { $0.plan == "2026-03-06" }), ("--at 3pm", { $0.plan == "2026-03-06 15:00" }),
      ("--on 2026-04-01", { $0.plan == "2026-04-01 15:00" }),
      ("--at none", { $0.plan == "2026-04-01" }),
      ("--on none", { $0.plan == "" }),
      ("--due eom --note two~words", { $0.due == "2026-03-31" && $0.note == "two words" }),
      ("--due none --note none", { $0.due == nil && $0.note == nil }),
      ("--tag b --untag a", { $0.tags == ["b"] }), ("--priority 1", { $0.priority == 1 }),
      ("--priority none", { $0.priority == nil }), ("--outdoor", { $0.outdoor }),
      ("--no-outdoor", { !$0.outdoor }), ("--title this~&~that", { $0.title == "this & that" }),
    ]
    for (options, check) in steps {
      #expect(try await home.clamate(line: "edit 1 \(options)").status == 0, "\(options)")
      #expect(check(try #require(try await home.todo(1))), "\(options)")
    }
  }

  @Test("removing more than five needs a yes; off a terminal that is status 2 and names the flag")
  func confirmation() async throws {
    let home = try await twins(12)
    let before = try await home.everything()
    for options in ["", " --no-input", " --json"] {
      let ending = try await home.clamate(line: "rm 1-6\(options)")
      #expect(ending.status == 2 && ending.output == "")
      #expect(ending.errors.contains("--yes") && ending.errors.contains("6"))
    }
    #expect(try await home.everything() == before)
    #expect(try await home.clamate("rm", "1-5").status == 0)
    #expect(try await home.clamate("rm", "6-12", "--yes").lines.count == 7)
    #expect(try await home.clamate("undo").status == 0)
    #expect(try await home.todos().count == 7)
    #expect(try await home.clamate("done", "6-12").status == 0)
  }
}
