import Foundation
import TestSupport
import Testing

/// What goes where, and what is left unsaid.
@Suite struct OutputTests {
  static let writers = [
    "add x tomorrow", "done 1", "undone 3", "edit 1 --note n", "move 1 friday", "rm 1",
    "item add 1 x", "tag rename t u", "filter save f +t", "profile set --nickname 민아",
    "region set 부산", "config set units imperial", "undo",
  ]
  static let readers = [
    "today --offline", "day today", "week", "month", "list", "list is:done", "show 1", "log",
    "tag", "filter", "region", "profile", "config", "about", "help", "help add", "help dates",
  ]

  private func filled() async throws -> Home {
    let home = try Home()
    for line in ["add a tomorrow 3pm +t", "add b", "add c", "done 3", "filter save old +t"] {
      try await home.clamate(line: line)
    }
    return home
  }

  @Test("--quiet says nothing on success, and the change is made", arguments: writers)
  func quiet(line: String) async throws {
    let (home, other) = (try await filled(), try await filled())
    let ending = try await home.clamate(line: "\(line) --quiet")
    #expect(ending.status == 0 && ending.output == "" && ending.errors == "")
    try await other.clamate(line: line)
    let columns = [try await state(home), try await state(other)]
    #expect(columns[0] == columns[1])
    #expect(columns[0] != (try await state(try await filled())))
  }

  /// All that a person stored, without the unique names.
  private func state(_ home: Home) async throws -> [String] {
    var texts: [String] = []
    for line in [
      "list", "list is:done", "tag", "filter", "profile", "region", "config", "log", "show 1 2",
    ] {
      texts.append(try await home.clamate(line: "\(line) --plain").output)
    }
    return texts + [String((try await home.clamate("show", "1").output).prefix { $0 != "u" })]
  }

  @Test("--quiet silences neither errors nor what machines read")
  func quietExceptions() async throws {
    let home = try await filled()
    #expect(try await home.clamate("done", "9", "--quiet").errors != "")
    #expect(try array(try await home.clamate("done", "1", "--quiet", "--json").output).count == 1)
    #expect(try await home.clamate("undone", "1", "--quiet", "--plain").lines.count == 1)
  }

  @Test("what was asked for is on standard output, and nothing else is", arguments: readers)
  func streams(line: String) async throws {
    let home = try await filled()
    try home.folder.write("bogus = 1\n", to: ".config/clamate/config")
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 0 && ending.output != "")
    #expect(!ending.output.contains("bogus"))
    if !line.hasPrefix("help") { #expect(ending.errors.contains("bogus")) }
  }

  @Test("English needs no character but ASCII and the degree sign", arguments: readers)
  func plainCharacters(line: String) async throws {
    let home = try await filled()
    try await home.clamate(line: "region set Seoul")
    let text = try await home.clamate(line: line, with: ["LC_ALL": "C"]).output
    let others = Set(text.filter { !$0.isASCII && $0 != "°" })
    #expect(line == "help dates" || others == [], "\(others)")
  }

  @Test("in the barest of environments machines read the same", arguments: ["C", "ko_KR.UTF-8"])
  func bareEnvironment(locale: String) async throws {
    let home = try await filled()
    for line in [
      "list --json", "list --plain", "day 2026-03-03 --json", "log --json", "month --json",
    ] {
      let wanted = try await home.clamate(line: line)
      let bare = try await run(
        Programs.clamate, arguments(of: line),
        environment: [
          "HOME": home.folder.url.path, "PATH": "/usr/bin:/bin", "LC_ALL": locale,
          "TZ": "Asia/Seoul",
          "CLAMATE_NOW": Home.monday,
        ])
      #expect(bare.output == wanted.output && bare.status == 0)
    }
  }
}
