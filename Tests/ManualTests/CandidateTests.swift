import TestSupport
import Testing

@Suite struct CandidateTests {
  private static let cases = CaseTable("completion.tsv").rows

  @Test("Every line of the table gets its candidates, after Korean words too")
  func table() async throws {
    #expect(Self.cases.count > 40)
    let desks = [
      "en": try await Desk.filled(), "ko": try await Desk.filled(language: "ko_KR.UTF-8"),
    ]
    for fields in Self.cases {
      let desk = try #require(desks[fields[0]])
      let found = try await desk.candidates(fields[1])
      #expect(found.joined(separator: " ") == fields[2], "\(fields[1])")
    }
  }

  @Test(
    "Titles and meanings stand behind a tab, in the reader's language",
    arguments: [
      ("en_US.UTF-8", "clamate undon", "undone\topen todos again"),
      ("ko_KR.UTF-8", "clamate undon", "undone\t끝낸 할 일 다시 열기"),
      ("ko_KR.UTF-8", "clamate done 1", "1\t우유 사기"),
      ("en_US.UTF-8", "clamate region set 종로", "종로구\tJongno-gu, Seoul"),
      ("ko_KR.UTF-8", "clamate region set 종로", "종로구\t서울 종로구"),
      ("ko_KR.UTF-8", "clamate help file", "files\t무엇이 어디에 있는지"),
    ])
  func meanings(language: String, line: String, expected: String) async throws {
    let desk = try await Desk.filled(language: language)
    #expect(try await desk.completed(line).lines == [expected])
  }

  @Test("The language of the configuration comes before that of the locale")
  func configuredLanguage() async throws {
    let desk = try Desk()
    _ = try await desk.clamate(["config", "set", "language", "ko"])
    #expect(try await desk.completed("clamate redo").lines == ["redo\t되돌린 단계 다시 하기"])
  }

  @Test("At most a hundred todos are offered, those with the latest plan first")
  func hundred() async throws {
    let desk = try Desk()
    let titles = (1...130).map { "todo \($0)\n" }.joined()
    let added = try await run(
      Programs.clamate, ["add", "-"], environment: desk.environment, input: titles)
    #expect(added.status == 0)
    _ = try await desk.clamate(["move", "7", "2026-12-25"])
    let found = try await desk.candidates("clamate done ")
    #expect(found.count == 100)
    #expect(found.prefix(3) == ["7", "130", "129"])
    #expect(
      try await desk.candidates("clamate done 12").sorted()
        == (["12"] + (120...129).map(String.init)))
  }

  @Test("Completion lists every option that help shows, and every command is in help")
  func options() async throws {
    let desk = try Desk()
    let overview = try await desk.clamate(["help"]).lines
    for command in try await desk.candidates("clamate ") {
      #expect(overview.contains { $0.hasPrefix("  \(command) ") })
      let noun = try await desk.candidates("clamate help \(command) ")
      for path in [command] + noun.map({ "\(command) \($0)" }) {
        let page = try await desk.clamate(["help"] + words(of: path)).output
        let offered = try await desk.candidates("clamate \(path) -")
        #expect(Set(offered).isSuperset(of: optionNames(overview.joined(separator: "\n") + page)))
      }
    }
  }

  @Test("Every command that takes arguments says of what kind they are")
  func kinds() async throws {
    let desk = try Desk()
    for command in try await desk.candidates("clamate ") {
      let verbs = try await desk.candidates("clamate help \(command) ")
      for path in [command] + verbs.map({ "\(command) \($0)" }) {
        let page = try await desk.clamate(["help"] + words(of: path)).lines
        let usage = try #require(page.drop { $0 != "Usage" }.dropFirst().first)
        guard usage.dropFirst("  clamate \(path)".count).contains(where: \.isLetter) else {
          continue
        }
        #expect(
          try await desk.candidates("clamate \(path) ").first?.hasPrefix("--") != true, "\(path)")
      }
    }
  }

  /// The options that begin a line of help.
  private func optionNames(_ help: String) -> Set<String> {
    let lines = help.split(separator: "\n").map { $0.drop { $0 == " " } }
    let rows = lines.filter { $0.hasPrefix("-") && !$0.hasPrefix("- ") && !$0.hasPrefix("-- ") }
    return Set(
      rows.flatMap { row in
        row.split(separator: " ").prefix { $0.hasPrefix("-") }
          .map { String($0.prefix { $0 != "," }) }
      })
  }
}
