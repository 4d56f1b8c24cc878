import TestSupport
import Testing

/// What the exit status says.
@Suite struct StatusTests {
  static let rows = CaseTable("commands-status.tsv").rows.filter { $0.count == 2 }

  @Test(
    "the status is that of the table; on failure nothing is on standard output", arguments: rows)
  func status(row: [String]) async throws {
    let home = try Home()
    for line in ["add one", "add two", "add three", "done 3"] { try await home.clamate(line: line) }
    let ending = try await home.clamate(line: row[1])
    #expect("\(ending.status)" == row[0], "\(ending.errors)")
    #expect((ending.status == 0) || (ending.output == "" && ending.errors != ""))
  }

  @Test("an error is one line on standard error: what, why, how to go on", arguments: ["en", "ko"])
  func oneLine(language: String) async throws {
    let home = try Home()
    var others: [String] = []
    for row in Self.rows where row[0] != "0" {
      let errors = try await home.clamate(line: "\(row[1]) --lang \(language)").errors
      let start = row[1].contains("--json ") ? #"{"error":"# : "clamate: "
      if !errors.hasPrefix(start) || errors.filter({ $0 == "\n" }).count != 1 {
        others.append(row[1])
      }
    }
    #expect(others == [])
  }

  @Test("what should never happen is told as a fault to report")
  func reported() async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    let trigger = "CREATE TRIGGER t BEFORE INSERT ON todo BEGIN SELECT RAISE(ABORT, 'no'); END"
    _ = try await home.shell("sqlite3 \"$HOME/.local/share/clamate/clamate.db\" \"\(trigger)\"")
    let ending = try await home.clamate("add", "b")
    #expect(ending.status == 4)
    #expect(ending.errors.contains("clamate doctor"))
  }

  @Test("a title in an error cannot reach the terminal")
  func safe() async throws {
    let home = try Home()
    let ending = try await home.clamate("done", "a\u{202E}b\nc\u{200F}")
    #expect(ending.status == 1)
    #expect(!ending.errors.contains("\u{202E}") && !ending.errors.contains("b\nc"))
  }

  @Test("weather that was asked for and not fetched is status 5; today never is")
  func network() async throws {
    let home = try Home()
    #expect(try await home.clamate("weather", "--refresh").status == 5)
    #expect(try await home.clamate("air", "--refresh").status == 5)
    #expect(try await home.clamate("today", "--refresh").status == 0)
    #expect(try await home.clamate("weather").status == 0)
  }

  @Test(
    "a wrong clock is refused by every command",
    arguments: ["yesterday", "2026-13-01T00:00:00Z", "2026-03-02T10:00:00"])
  func clock(now: String) async throws {
    let home = try Home()
    #expect(try await home.clamate("list", with: ["CLAMATE_NOW": now]).status == 2)
  }
}
