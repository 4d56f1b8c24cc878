import CommandLineKit
import Language
import Testing
import Text

@Suite struct HelpTests {
  private static let pages = [["today"], ["add"], ["list"], ["region"], ["region", "set"]]

  private func help(_ language: Language, width: Int) -> Help {
    Help(
      program: "clamate", summary: Bilingual(en: "a planner", ko: "일정 관리"),
      topics: [
        HelpTopic(
          name: "dates", aliases: ["날짜"],
          summary: Bilingual(en: "how dates are said", ko: "날짜를 말하는 법"),
          sections: [
            HelpSection(
              Bilingual(en: "Days", ko: "날"),
              rows: [HelpSection.Row("today", Bilingual(en: "this day", ko: "오늘"))])
          ])
      ],
      table: Sample.table, language: language, width: width)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test(
    "Help fits its width in both languages", arguments: Language.allCases, [20, 40, 60, 80, 120])
  func width(language: Language, width: Int) throws {
    let help = help(language, width: width)
    let texts = try [help.overview] + Self.pages.map { try help.page(of: $0) }
    for line in texts.flatMap(lines) {
      #expect(line.cellWidth <= width, "\(line)")
    }
  }

  @Test("The overview names every command and every common option", arguments: Language.allCases)
  func overview(language: Language) {
    let lines = lines(help(language, width: 80).overview).map { $0.split(separator: " ") }
    for command in Sample.table.commands {
      #expect(lines.contains { $0.first == Substring(command.name) })
    }
    for option in OptionSpec.common {
      #expect(lines.contains { $0.contains(Substring(option.name)) })
    }
    #expect(lines.contains { $0.starts(with: ["-h,", "--help"]) })
  }

  @Test("A page shows every option of its command with its value", arguments: Language.allCases)
  func options(language: Language) throws {
    let page = try help(language, width: 80).page(of: ["add"])
    let options = Bilingual(
      en: "--due DATE, --tag TAG, --outdoor", ko: "--due 날짜, --tag 태그, --outdoor")
    for option in options[language].split(separator: ", ") { #expect(page.contains(option)) }
    #expect(try help(language, width: 80).page(of: ["region", "set"]).contains("--near"))
  }

  @Test("Examples come first, then the words about it, then usage and options")
  func order() throws {
    let page = try help(.english, width: 80).page(of: ["add"])
    let marks = [
      "add  write a todo down", "clamate add dentist", "clamate add milk", "A date is read",
      "clamate add WORDS...", "--due DATE",
    ]
    let places = try marks.map { try #require(page.firstRange(of: $0)?.lowerBound) }
    #expect(places == places.sorted())
  }

  @Test("The page of a noun shows its verbs with their arguments and examples")
  func noun() throws {
    let page = try help(.korean, width: 80).page(of: ["region"])
    for text in ["region show", "region set 이름", "region search 이름", "region set 부산", "지역 찾기"] {
      #expect(page.contains(text))
    }
  }

  @Test("A topic is found by each of its names", arguments: ["dates", "날짜"])
  func topic(name: String) throws {
    let page = try help(.english, width: 80).page(of: [name])
    #expect(lines(page) == ["Days", "  today  this day"])
  }

  @Test("No text of a page is lost at a narrow width", arguments: Language.allCases)
  func narrow(language: Language) throws {
    let wide = try help(language, width: 200).page(of: ["add"])
    let narrow = try help(language, width: 40).page(of: ["add"])
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).sorted() }
    #expect(words(narrow) == words(wide))
  }

  @Test("There is no page of a command that there is none of")
  func unknownPage() {
    let help = help(.english, width: 80)
    #expect(throws: UsageError.unknownCommand(name: "lsit", suggestion: "help list")) {
      try help.page(of: ["lsit"])
    }
    #expect(throws: UsageError.self) { try help.page(of: ["region", "zzz"]) }
  }
}
