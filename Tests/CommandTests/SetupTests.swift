import Foundation
import TestSupport
import Testing

/// `setup` asks two questions on a terminal.
@Suite struct SetupTests {
  private func answers(_ home: Home) async throws -> [String?] {
    let profile = try object(try await home.clamate("profile", "--json").output)
    let region = try array(try await home.clamate("region", "--json").output).first
    return [profile["nickname"] as? String, region?["id"] as? String]
  }

  private let command = #""$clamate" setup"#

  @Test("both answers are kept")
  func both() async throws {
    let home = try Home()
    let unset = try await answers(home)
    let sitting = try await home.sit(command, typing: "민아\n부산\n")
    #expect(sitting.status == 0, "\(sitting.text)")
    #expect(try await answers(home) == ["민아", "kr-busan"])
    #expect(try await home.clamate("undo", "--steps", "2").status == 0)
    #expect(try await answers(home) == unset)
  }

  @Test(
    "an empty line skips a question, the end of the input the rest",
    arguments: [
      ("\n\n", ["old", "kr-seoul"]), ("\n부산\n", ["old", "kr-busan"]),
      ("new\n\n", ["new", "kr-seoul"]),
      ("  \n \n", ["old", "kr-seoul"]), ("", ["old", "kr-seoul"]), ("new\n", ["new", "kr-seoul"]),
    ])
  func skipping(typing: String, wanted: [String]) async throws {
    let home = try Home()
    try await home.clamate(line: "profile set --nickname old")
    try await home.clamate(line: "region set 서울")
    #expect(try await home.sit(command, typing: typing).status == 0)
    #expect(try await answers(home) == wanted)
  }

  @Test("a wrong answer is said and asked again", arguments: ["en", "ko"])
  func again(language: String) async throws {
    let home = try Home()
    let sitting = try await home.sit(
      "\(command) --lang \(language)", typing: "too long a name\n!\nMina\nnowhere-at-all\n광주\n부산\n")
    #expect(sitting.status == 0, "\(sitting.text)")
    #expect(try await answers(home) == ["Mina", "kr-busan"])
    let lines = sitting.text.split(separator: "\n")
    #expect(lines.filter { $0.contains("clamate: ") }.count == 4, "\(sitting.text)")
    let questions = Dictionary(grouping: lines.filter { $0.hasSuffix(":") }) { $0 }
    #expect(questions.values.map(\.count).sorted() == [1, 3, 3])
  }

  @Test("Ctrl-C keeps what was answered, and is 130")
  func interrupted() async throws {
    let home = try Home()
    #expect(try await home.interrupt(command, typing: "Mina\n", at: "City").status == 130)
    #expect(try await answers(home)[0] == "Mina")
  }

  @Test("without a terminal it is status 2, names what to use instead, and changes nothing")
  func noTerminal() async throws {
    let home = try Home()
    let endings = [
      try await home.clamate("setup"), try await home.clamate("setup", input: "Mina\n부산\n"),
      try await home.clamate("setup", "--json"),
    ]
    for ending in endings {
      #expect(ending.status == 2 && ending.output == "")
      #expect(ending.errors.contains("profile set") && ending.errors.contains("region set"))
    }
    #expect(try await home.sit("\(command) --no-input", typing: "Mina\n").status == 2)
    #expect(try home.folder.names() == [])
  }

  @Test("it is not needed: the first screen works, and says how to choose a region")
  func notNeeded() async throws {
    let first = try await Home().clamate("today", "--offline")
    #expect(first.status == 0 && first.output.contains("clamate region set"))
  }
}
