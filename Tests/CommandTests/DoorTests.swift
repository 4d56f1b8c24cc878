import Foundation
import TestSupport
import Testing
import Text

/// What every command does with its arguments and with what it says, before it does anything else.
@Suite struct DoorTests {
  static let lines = [
    "add X", "add x --note X", "a -- X", "list X", "list +X", "find X", "done X", "undone X",
    "edit X --title y", "edit 1 --title X", "move X friday", "move 1 X", "rm X", "show X",
    "skip X", "snooze X 1h", "item add 1 X", "item done X 1", "tag rename X y", "filter save X +a",
    "filter rm X", "day X", "week X", "month X", "undo --steps X", "remind dismiss X",
    "region set X", "region add X Seoul", "config set X y", "config set units X", "config get X",
    "profile set --nickname X", "block add X", "group add X", "track start X", "track memo 1 X",
    "dday add X 2026-11-19", "dday rm X", "focus goal X", "marimo memo today X", "board X",
    "stats X", "timeline X", "help X", "completion X", "export X", "import X", "backup X",
    "restore X", "better X", "status --format X", "X", "--lang X list", "list --width X",
    "done 1 --where X",
  ]

  @Test("a control character in any argument of any command is status 2 and changes nothing")
  func controlCharacters() async throws {
    let home = try Home()
    try await home.clamate("add", "keep")
    for line in Self.lines {
      for character in ["\u{1B}", "\u{7F}", "\u{85}"] {
        let words = arguments(of: line).map {
          $0.replacingOccurrences(of: "X", with: "a\(character)b")
        }
        let ending = try await home.start(words).end()
        #expect(ending.status == 2 && ending.output == "", "\(line): \(ending)")
        #expect(ending.errors.contains("control character"), "\(line): \(ending)")
      }
    }
    #expect(try await home.todos().map(\.title) == ["keep"])
    #expect(try await home.clamate("log", "--plain").lines.count == 1)
  }

  @Test(
    "an argument that is no UTF-8 is status 2 too", arguments: ["done", "list", "add", "backup"])
  func notUTF8(command: String) async throws {
    let home = try Home()
    let ending = try await home.shell("\"$clamate\" \(command) \"$(printf '\\377')\"")
    #expect(ending.status == 2 && ending.errors.contains("UTF-8"))
  }

  @Test("a control character among lines of standard input is refused with its line")
  func standardInput() async throws {
    let home = try Home()
    for command in ["add", "done", "rm"] {
      let ending = try await home.clamate(command, "-", input: "a\n\nb\u{1B}c\n")
      #expect(ending.status == 2 && ending.errors.contains("line 3"), "\(ending)")
    }
    #expect(try await home.todos().isEmpty)
  }

  @Test(
    "what goes wrong is told in lines of --width, and in one line of a pipe",
    arguments: [20, 33, 60, 200], ["en", "ko"])
  func complaints(width: Int, language: String) async throws {
    let home = try Home()
    try await home.clamate("add", "buy milk")
    for line in [
      "done 99", "done buy milk", "list form:monday", "list +nope", "lst", "add x --deu friday",
      "move 1 to friday", "config set units foo", "track start nope", "list 내일", "backup list",
    ] {
      let plain = try await home.clamate(line: "\(line) --lang \(language)")
      let whole = plain.errors.split(separator: "\n")
      let ending = try await home.clamate(line: "\(line) --lang \(language) --width \(width)")
      let lines = ending.errors.split(separator: "\n")
      #expect(lines.allSatisfy { $0.cellWidth <= width }, "\(line): \(ending.errors)")
      let words = { (text: [Substring]) in text.joined(separator: " ").filter { $0 != " " } }
      #expect(ending.status == plain.status && words(lines) == words(whole), "\(line)")
      #expect(whole.count == (line == "list 내일" ? 2 : 1), "\(plain.errors)")
    }
  }

  @Test("an error as JSON is one line whatever the width")
  func json() async throws {
    let home = try Home()
    let ending = try await home.clamate(line: "done 99 --json --width 20")
    #expect(ending.status == 1 && ending.errors.split(separator: "\n").count == 1)
    #expect(try object(ending.errors)["error"] != nil)
  }

  @Test(
    "characters that nobody sees are shown, and those that shape letters stay",
    arguments: [
      ("a\u{200B}b", #"a\u{200B}b"#), ("soft\u{AD}hyphen", #"soft\u{AD}hyphen"#),
      ("x\u{2060}\u{2064}y", #"x\u{2060}\u{2064}y"#), ("\u{FEFF}bom", #"\u{FEFF}bom"#),
      ("a\u{180E}b", #"a\u{180E}b"#), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("👨‍👩‍👧 가족", "👨‍👩‍👧 가족"), ("🏴󠁧󠁢󠁷󠁬󠁳󠁿 flag", "🏴󠁧󠁢󠁷󠁬󠁳󠁿 flag"),
    ])
  func invisible(title: String, shown: String) async throws {
    let home = try Home()
    try await home.clamate("add", "--on", "today", "--", title)
    try await home.clamate("add", "--on", "today", "--", "second")
    for line in ["list", "list --width 60", "today --offline", "find --width 60 -- \(title)"] {
      let lines = try await home.start(line.split(separator: " ").map(String.init)).end().lines
      #expect(lines.contains { $0.contains(shown) }, "\(line): \(lines)")
    }
    let rows = try await home.clamate("list", "--width", "80").lines
    let starts = zip(rows, [shown, "second"]).map { row, text in
      row.firstRange(of: text).map { row[..<$0.lowerBound].cellWidth }
    }
    #expect(starts[0] != nil && starts[0] == starts[1], "\(rows)")
    let listed = try await home.todos().first?.title
    #expect(listed.map { Array($0.unicodeScalars) } == Array(title.unicodeScalars))
  }

  @Test("long tags leave room for titles", arguments: [20, 30, 40, 60, 80, 120, 200])
  func tags(width: Int) async throws {
    let home = try Home()
    let tags = (1...6).flatMap { ["--tag", "a-very-long-tag-of-many-words-\($0)"] }
    _ = try await home.start(["add", "--on", "today", "pack"] + tags).end()
    let title = String(repeating: "x", count: 300)
    try await home.clamate("add", "--on", "today", "--", title)
    for line in ["list", "day today"] {
      let ending = try await home.clamate(line: "\(line) --width \(width)")
      let shown = ending.lines.first { $0.contains("xxx") }?.filter { $0 == "x" }.count ?? 0
      // The number, the day, a third for the tags, the gaps between them and the mark of a cut.
      let room = width - 1 - 13 - width / 3 - 6 - 2
      #expect(shown >= max(6, room), "\(line): \(ending.output)")
      #expect(ending.lines.allSatisfy { $0.cellWidth <= width })
    }
  }
}
