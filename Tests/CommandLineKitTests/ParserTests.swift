import CommandLineKit
import Language
import TestSupport
import Testing

@Suite struct ParserTests {
  private static let optionNames = [
    "--color", "--due", "--help", "--json", "--lang", "--near", "--no-input", "--outdoor",
    "--plain", "--quiet", "--tag", "--width", "--without", "--yes",
  ]

  private static func arguments(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// The result of a line in the form of the table.
  private static func sorted(_ line: String) -> [String] {
    do {
      let parsed = try Sample.table.parse(arguments(line))
      let options = optionNames.filter(parsed.has).map { name in
        let values = parsed.values(name)
        return values.isEmpty ? name : "\(name)=\(values.joined(separator: ","))"
      }
      return [
        parsed.name, parsed.words.joined(separator: " "),
        parsed.verbatim?.joined(separator: " ") ?? "none", options.joined(separator: " "),
      ]
    } catch {
      let name = String(describing: error).prefix { $0 != "(" }
      return ["!\(name)", "", "", ""]
    }
  }

  @Test(
    "A command line is sorted as the table says", arguments: CaseTable("command-lines.tsv").rows)
  func lines(row: [String]) throws {
    try #require(row.count == 5)
    #expect(Self.sorted(row[0]) == Array(row[1...]))
  }

  @Test("Arguments keep every character that a shell hands over")
  func anyText() throws {
    let texts = ["a b", "\"", "tab\there", "line\nbreak", "🙂", "$(rm)", "\\", ""]
    let parsed = try Sample.table.parse(["add"] + texts + ["--"] + texts)
    #expect(parsed.words == texts)
    #expect(parsed.verbatim == texts)
    #expect(parsed.arguments == texts + texts)
  }

  @Test("An option that may be there once is refused twice")
  func repeatedOption() throws {
    let parsed = try Sample.table.parse(Self.arguments("add --due a --tag x --due=b milk"))
    #expect(throws: UsageError.repeatedOption(name: "--due")) { try parsed.value("--due") }
    #expect(try parsed.value("--tag") == "x")
    #expect(try parsed.value("--lang") == nil)
    #expect(parsed.values("--due") == ["a", "b"])
  }

  @Test("Arguments beyond those that a command takes are refused, the first is named")
  func unexpectedArgument() throws {
    let meant = UsageError.unexpectedArgument(word: "New York", command: "air", option: "--region")
    #expect(meant.hint?.english == "clamate air --region 'New York'")
    let parsed = try Sample.table.parse(Self.arguments("region set a b -- c"))
    try parsed.refuseArguments(after: 3)
    #expect(throws: UsageError.unexpectedArgument(word: "b", command: "region set")) {
      try parsed.refuseArguments(after: 1)
    }
    #expect(throws: UsageError.unexpectedArgument(word: "c", command: "region set")) {
      try parsed.refuseArguments(after: 2)
    }
  }

  @Test("A misspelt name is refused with the nearest one")
  func suggestions() {
    #expect(throws: UsageError.unknownCommand(name: "lsit", suggestion: "list")) {
      try Sample.table.parse(["lsit"])
    }
    #expect(throws: UsageError.unknownCommand(name: "xylophone", suggestion: nil)) {
      try Sample.table.parse(["xylophone"])
    }
    #expect(
      throws: UsageError.unknownVerb(
        command: "region", name: "serach", suggestion: "search", verbs: ["show", "set", "search"])
    ) {
      try Sample.table.parse(["region", "serach"])
    }
    #expect(
      throws: UsageError.unknownOption(name: "--outdor", command: "add", suggestion: "--outdoor")
    ) {
      try Sample.table.parse(["add", "--outdor", "milk"])
    }
    #expect(
      throws: UsageError.unknownOption(name: "--jsno", command: "region set", suggestion: "--json")
    ) {
      try Sample.table.parse(["region", "set", "--jsno"])
    }
  }

  @Test("A missing value is told with what it is called")
  func missingValue() {
    #expect(throws: UsageError.missingValue(option: "--due", value: "DATE")) {
      try Sample.table.parse(["add", "milk", "--due"])
    }
  }

  @Test(
    "Every mistake is said in one line, lower case and without a full stop",
    arguments: [
      "lsit", "zzzzzz", "region serach", "region zzzzzz", "add --outdor", "add --zzzzzz",
      "add --due", "add --outdoor=1",
    ])
  func words(line: String) {
    let error = #expect(throws: UsageError.self) {
      try Sample.table.parse(Self.arguments(line))
    }
    guard let error else { return }
    for text in [error.message.english, error.message.korean] {
      #expect(!text.isEmpty)
      #expect(!text.contains("\n"))
      #expect(!text.hasSuffix("."))
    }
    #expect(error.message.english.first?.isUppercase == false)
  }

  @Test("The spec of a command or a verb is found by its names")
  func spec() throws {
    #expect(try Sample.table.spec(["region", "set"]).name == "set")
    #expect(try Sample.table.spec(["a"]).name == "add")
    #expect(throws: UsageError.self) { try Sample.table.spec(["region", "zzz"]) }
    #expect(throws: UsageError.unexpectedArgument(word: "milk", command: "add")) {
      try Sample.table.spec(["add", "milk"])
    }
  }
}
