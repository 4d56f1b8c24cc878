import CommandLineKit
import Language
import Testing

/// A program with each form of argument that completion knows.
private let table = CommandTable(
  [
    CommandSpec(
      name: "add", aliases: ["a"], summary: Bilingual(en: "write down", ko: "적기"),
      arguments: "WORDS...", kinds: [.todoWords],
      options: [
        OptionSpec("--due", value: "DATE", kind: .date, Bilingual(en: "deadline", ko: "마감")),
        OptionSpec(
          "--tag", value: "TAG", kind: .tag, isRepeatable: true, Bilingual(en: "tag", ko: "태그")),
        OptionSpec("--outdoor", Bilingual(en: "outside", ko: "밖")),
      ]),
    CommandSpec(
      name: "move", summary: Bilingual(en: "plan anew", ko: "옮기기"), arguments: "ID DATE",
      kinds: [.openTodos, .date]),
    CommandSpec(
      name: "config", summary: Bilingual(en: "settings", ko: "설정"),
      verbs: [
        CommandSpec(
          name: "set", summary: Bilingual(en: "change", ko: "바꾸기"), arguments: "KEY VALUE",
          kinds: [.settingKey, .settingValue]),
        CommandSpec(name: "list", summary: Bilingual(en: "all", ko: "모두")),
      ]),
    CommandSpec(
      name: "help", summary: Bilingual(en: "help", ko: "도움말"), arguments: "[NAME]",
      kinds: [.helpSubject]),
  ], fallback: "add")

/// The candidates at the end of a line; an argument of some kind offers the name of its kind.
private func words(_ line: String, _ language: Language = .english) -> [Candidate] {
  let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  return table.candidates(for: words, at: words.count - 1, in: language) { kind, site in
    [Candidate(site.word + "\(kind)")]
  }
}

@Suite struct CompletionTests {
  @Test(
    "The word at the end of a line is completed by what the table allows there",
    arguments: [
      ("", "add move config help"), ("m", "move"), ("M", "move"), ("zz", ""),
      ("config ", "set list"), ("config --json s", "set"), ("config zz ", ""),
      ("config list -- ", ""), ("unknown ", ""), ("--color a", "auto always"),
      ("--color=n", "--color=never"), ("--json mo", "move"), ("add ", "todoWords"),
      ("a 우유 ", "todoWords"), ("add --due ", "date"), ("add --due=내", "--due=내date"),
      ("add --tag x --ta", "--tag"), ("add --due x --du", ""), ("add --outdoor --ou", ""),
      ("add --tag=x 우유 +", "+todoWords"), ("add -- ", ""), ("move ", "openTodos"),
      ("move 3 ", "date"), ("move 3 다음 주 ", "date"), ("config set ", "settingKey"),
      ("config set units ", "settingValue"), ("help ", "add move config help helpSubject"),
      ("help config ", "set list helpSubject"), ("help add ", "helpSubject"),
    ])
  func candidates(line: String, expected: String) {
    #expect(words(line).map(\.word).joined(separator: " ") == expected)
  }

  @Test("Where nothing else can stand, the options are offered")
  func options() {
    #expect(words("config list ").map(\.word) == OptionSpec.common.flatMap(names))
    #expect(words("config set units metric ").first?.word == "--json")
  }

  @Test("A word that is on the line already is not offered again")
  func once() {
    let again = table.candidates(for: ["move", "3", "today", ""], at: 3, in: .english) { _, _ in
      [Candidate("today"), Candidate("3"), Candidate("friday")]
    }
    #expect(again == [Candidate("friday")])
  }

  @Test("Meanings are in the language that was asked for", arguments: Language.allCases)
  func meanings(language: Language) {
    #expect(words("mo", language) == [Candidate("move", language == .korean ? "옮기기" : "plan anew")])
    #expect(words("add --ou", language).first?.meaning == (language == .korean ? "밖" : "outside"))
  }

  @Test("A place that is not on the line gives what an empty word gives", arguments: [-3, 1, 99])
  func places(index: Int) {
    let found = table.candidates(for: ["add"], at: index, in: .english) { _, _ in [] }
    #expect(found.map(\.word) == (index < 0 ? ["add", "move", "config", "help"] : []))
  }

  @Test("A line for a shell holds nothing that a terminal acts on")
  func lines() {
    #expect(Candidate("3", "a\u{1B}[31mb\tc\nd").line == "3\ta\\e[31mb\\tc\\nd")
    #expect(Candidate("home", "").line == "home")
    #expect(Candidate("a\u{1B}b", "x").line == nil)
    #expect(Candidate("a\tb", "x").line == nil)
    #expect(Candidate("", "x").line == nil)
  }

  private func names(_ option: OptionSpec) -> [String] {
    [option.name, option.short].compactMap { $0 }
  }
}
