import TestSupport
import Testing

/// When there is colour.
///
/// Nothing depends on it alone.
@Suite struct ColorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let isTerminal: Bool
    let variables: [String: String]
    let options: [String]
    let isColored: Bool

    init(_ isTerminal: Bool, _ variables: [String: String], _ options: [String], _ isColored: Bool)
    {
      (self.isTerminal, self.variables, self.options) = (isTerminal, variables, options)
      self.isColored = isColored
    }

    var testDescription: String { "\(isTerminal ? "terminal" : "pipe") \(variables) \(options)" }
  }

  static let rows = [
    Row(true, [:], [], true), Row(false, [:], [], false),
    Row(true, ["NO_COLOR": "1"], [], false), Row(true, ["NO_COLOR": ""], [], true),
    Row(true, ["TERM": "dumb"], [], false), Row(false, ["CLICOLOR_FORCE": "1"], [], true),
    Row(false, ["CLICOLOR_FORCE": "0"], [], false), Row(false, ["CLICOLOR_FORCE": ""], [], false),
    Row(true, ["NO_COLOR": "1"], ["--color", "always"], true),
    Row(false, [:], ["--color", "always"], true), Row(true, [:], ["--color", "never"], false),
    Row(false, ["CLICOLOR_FORCE": "1"], ["--color", "never"], false),
    Row(true, [:], ["--color", "auto"], true), Row(true, [:], ["--json"], false),
    Row(true, [:], ["--plain"], false), Row(false, [:], ["--json", "--color", "always"], false),
  ]

  @Test("colour is decided by option, NO_COLOR, CLICOLOR_FORCE, then the terminal", arguments: rows)
  func decision(row: Row) async throws {
    let home = try Home()
    try await home.clamate(line: "add x today +t")
    let changes = row.variables.merging(["TERM": "xterm"]) { own, _ in own }
    let terminal = row.isTerminal ? try PseudoTerminal(columns: 80) : nil
    let ending = try await home.start(
      ["today", "--offline"] + row.options, with: changes.mapValues { $0 }, terminal: terminal
    ).end()
    #expect(ending.output.contains("\u{1B}[") == row.isColored)
  }

  @Test("the configuration decides where no option does")
  func configuration() async throws {
    let home = try Home()
    try await home.clamate("add", "x", "today")
    try await home.clamate("config", "set", "color", "always")
    #expect(try await home.clamate("today", "--offline").output.contains("\u{1B}["))
    #expect(
      !(try await home.clamate("today", "--offline", "--color", "never").output.contains("\u{1B}")))
  }

  @Test(
    "without its colours the text is the same",
    arguments: ["today --offline", "list", "month", "day today"])
  func same(line: String) async throws {
    let home = try Home()
    for line in ["add x today +t p:1", "add y --due 2026-03-01", "done 1"] {
      try await home.clamate(line: line)
    }
    let plain = try await home.clamate(line: "\(line) --width 60").output
    let colored = try await home.clamate(line: "\(line) --width 60 --color always").output
    #expect(colored != plain)
    let bare = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare.replacing(#/ +\n/#, with: "\n") == plain.replacing(#/ +\n/#, with: "\n"))
  }

  @Test("no sequence of a title's own reaches a terminal")
  func titles() async throws {
    let home = try Home()
    try await home.clamate(
      "add", "--on", "today", "--", "bidi \u{202E}\u{2066}txt\u{200F} tab\t \u{FEFF}")
    for line in ["today --offline", "list", "show 1", "day today", "log"] {
      let ending = try await home.start(
        arguments(of: line), with: ["TERM": "xterm"], terminal: PseudoTerminal(columns: 80)
      ).end()
      let text = ending.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(
        !text.unicodeScalars.contains {
          "\u{202E}\u{2066}\u{200F}\t\u{1B}".unicodeScalars.contains($0)
        }, "\(line)")
    }
  }
}
