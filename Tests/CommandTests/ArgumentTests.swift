import Foundation
import TestSupport
import Testing

/// How lines are read: commands, options, `--` and help.
@Suite struct ArgumentTests {
  @Test(
    "an unknown command is refused with the nearest name, never run or searched for",
    arguments: [
      ("lst", "list"), ("tody", "today"), ("dnoe", "done"), ("ad", "add"), ("mnoth", "month"),
      ("ls", nil), ("3", nil), ("li", nil), ("할일", nil),
    ])
  func command(word: String, nearest: String?) async throws {
    let home = try Home()
    let ending = try await home.clamate(word, "x")
    #expect(ending.status == 2 && ending.output == "")
    if let nearest { #expect(ending.errors.contains("'\(nearest)'")) }
    #expect(try home.folder.names() == [])
  }

  @Test(
    "an unknown option is refused with the nearest name",
    arguments: [
      ("list --jsn", "--json"), ("add x --deu friday", "--due"), ("rm 1 --yse", "--yes"),
      ("today --offlin", "--offline"), ("add x -j", nil),
    ])
  func option(line: String, nearest: String?) async throws {
    let home = try Home()
    try await home.clamate("add", "keep")
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 2 && ending.output == "")
    if let nearest { #expect(ending.errors.contains("'\(nearest)'")) }
    #expect(try await home.todos().count == 1)
  }

  @Test(
    "options stand before, between and after the words",
    arguments: [
      "add --due friday x --priority 1 --json", "--json add x --due friday --priority 1",
      "add --priority=1 --due=friday --json x",
      "--lang en --json add --due friday --priority 1 x", "a x --json --priority 1 --due friday",
    ])
  func order(line: String) async throws {
    let home = try Home()
    let todos: [ListedTodo] = try decoded(try await home.clamate(line: line).output)
    #expect(
      todos.map(\.title) == ["x"] && todos.map(\.due) == ["2026-03-06"]
        && todos.map(\.priority) == [1])
  }

  @Test(
    "after -- all is text",
    arguments: ["--help", "--json", "-h", "--", "+tag", "p:1", "tomorrow", "-"])
  func verbatim(word: String) async throws {
    let home = try Home()
    #expect(try await home.clamate("add", "--", word).status == 0)
    #expect(try await home.todos().map(\.title) == [word])
    #expect(try await home.todos().map(\.tags) == [[]])
  }

  @Test(
    "every form of help is status 0, on standard output, in any environment",
    arguments: [
      "--help", "-h", "help", "help add", "add --help", "add -h", "help region", "region --help",
      "help region set", "region set -h", "done 1 --help", "help help", "help dates",
    ])
  func help(line: String) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 0 && ending.errors == "")
    #expect(ending.lines.count > 3)
    #expect(try home.folder.names() == [])
  }

  @Test(
    "help without a command lists the commands, the most used first",
    arguments: ["help", "--help", "-h"])
  func overview(line: String) async throws {
    let home = try Home()
    let text = try await home.clamate(line: line).output
    let commands = ["add", "today", "list", "done", "undo", "weather", "config"]
    for command in commands { #expect(text.contains("\n  \(command) ")) }
    let places = commands.compactMap { text.range(of: "\n  \($0) ")?.lowerBound }
    #expect(places == places.sorted())
    #expect(text.split(separator: "\n").last?.contains("man clamate") == true)
  }

  @Test("every command that the help lists has a page that begins with examples")
  func pages() async throws {
    let home = try Home()
    let overview = try await home.clamate("help").output
    let commands = overview.matches(of: /(?m)^ {2}([a-z]+) {2,}/).map { String($0.output.1) }
    #expect(commands.count > 15)
    for command in commands {
      let page = try await home.clamate("help", command).output
      #expect(
        page.hasPrefix("clamate \(command)") && page.contains("\n  clamate \(command)"),
        "\(command)")
    }
  }

  @Test("the version is one line")
  func version() async throws {
    let home = try Home()
    let ending = try await home.clamate("--version")
    #expect(ending.status == 0 && ending.lines.count == 1)
    #expect(ending.output.wholeMatch(of: /clamate \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("no arguments are today")
  func nothing() async throws {
    let home = try Home()
    try await home.clamate("add", "x", "today")
    #expect(try await home.clamate().output == home.clamate("today").output)
    #expect(
      try await home.clamate("--offline", "--json").output
        == home.clamate("today", "--json", "--offline").output)
  }

  @Test(
    "random arguments end with a documented status and never with a signal",
    arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) async throws {
    let home = try Home()
    var random = SplitMix(seed: seed)
    let words = [
      "add", "list", "done", "edit", "move", "rm", "undo", "region", "set", "config", "day",
      "month", "--", "-", "--json",
      "--due", "--on", "-1", "1-9", "99999999999999999999", "tomorrow", "내일", "3시", "2월 30일", "",
      " ", "\u{7}", "é", "👨‍👩‍👧‍👦",
      "+t", "p:1", "=", "--width", "--width=20", "--steps", "is:done", "on:", "9999-12-31",
      "0001-01-01", "1e9",
    ]
    for _ in 0..<150 {
      let line = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
        words.randomElement(using: &random)
      }
      let ending = try await home.start(line).end()
      #expect([0, 1, 2].contains(ending.status), "\(line) \(ending.errors)")
      #expect(ending.status == 0 || ending.output == "")
    }
  }
}
