import Foundation
import TestSupport
import Testing

/// D-days through the program.
@Suite struct DDayTests {
  /// A D-day as `--json` gives it.
  private struct Listed: Decodable, Equatable {
    let id: Int
    let title: String
    let date: String
    let includeToday: Bool
    let label: String
    let days: Int
    let pinned: Bool
  }

  private func listed(_ home: Home, with changes: [String: String?] = [:]) async throws -> [Listed]
  {
    try decoded(try await home.clamate("dday", "--json", with: changes).output)
  }

  private func filled() async throws -> Home {
    let home = try Home()
    for line in ["dday add exam 2026-03-12", "dday add met 2019-05-04 --include-today --pin"] {
      #expect(try await home.clamate(line: line).status == 0)
    }
    return home
  }

  @Test("an answer has the number, the title, the label and the full date")
  func answer() async throws {
    let home = try Home()
    #expect(
      try await home.clamate("dday", "add", "exam", "2026-03-12").output
        == "1  exam  D-10  Thu 3/12\n")
    #expect(
      try await home.clamate("dday", "add", "만난 날", "2025-03-02", "--include-today", "--lang", "ko")
        .output == "2  만난 날  D+366  2025-03-02(일)  오늘 포함\n")
  }

  @Test("the date stays the one typed, on every day and in any zone, and only the label moves")
  func storedDate() async throws {
    let home = try await filled()
    for (now, labels) in [
      ("2026-03-02T00:01:00+09:00", ["D-10", "D+2495"]),
      ("2026-03-02T23:59:00+09:00", ["D-10", "D+2495"]),
      ("2026-03-12T12:00:00+09:00", ["D-DAY", "D+2505"]),
      ("2026-03-13T00:00:00+09:00", ["D+1", "D+2506"]),
    ] {
      let ddays = try await listed(home, with: ["CLAMATE_NOW": now])
      #expect(ddays.map(\.date) == ["2026-03-12", "2019-05-04"])
      #expect(ddays.map(\.label) == labels, "\(now)")
    }
    let west = try await listed(home, with: ["TZ": "America/New_York"])
    #expect(west.map(\.label) == ["D-11", "D+2494"])
  }

  @Test("the day's start moves the label with the day")
  func dayStart() async throws {
    let home = try await filled()
    try await home.clamate(line: "config set day.start 04:00")
    let night = try await listed(home, with: ["CLAMATE_NOW": "2026-03-12T01:00:00+09:00"])
    #expect(night.first?.label == "D-1")
  }

  @Test("today shows the pinned one, and none without a pin")
  func pinned() async throws {
    let home = try await filled()
    let page = try await home.clamate(line: "today --offline").output
    #expect(page.contains("D+2495  met") && !page.contains("exam"))
    let today = try object(try await home.clamate(line: "today --offline --json").output)
    let ddays = try #require(today["ddays"] as? [[String: Any]])
    #expect(ddays.count == 1 && ddays[0]["label"] as? String == "D+2495")
    #expect(Set(ddays[0].keys) == Self.keys)
    try await home.clamate(line: "dday pin 1")
    #expect(try await home.clamate(line: "today --offline").output.contains("D-10  exam"))
    try await home.clamate(line: "dday unpin")
    let bare = try object(try await home.clamate(line: "today --offline --json").output)
    #expect((bare["ddays"] as? [Any])?.isEmpty == true)
    #expect(try await !home.clamate(line: "today --offline").output.contains("D-"))
  }

  private static let keys: Set = [
    "id", "uid", "title", "date", "includeToday", "label", "days", "made", "progress", "pinned",
  ]

  @Test(
    "each change is one step",
    arguments: [
      "dday add x tomorrow --pin", "dday edit 1 --title y", "dday edit 1 --on 2026-04-01",
      "dday edit 2 --exclude-today", "dday pin 1", "dday unpin", "dday rm 2", "dday rm 1-2",
    ])
  func undo(line: String) async throws {
    let home = try await filled()
    let before = try await listed(home)
    #expect(try await home.clamate(line: line).status == 0)
    let after = try await listed(home)
    #expect(after != before)
    #expect(try await home.clamate("undo").status == 0)
    #expect(try await listed(home) == before)
    #expect(try await home.clamate("redo").status == 0)
    #expect(try await listed(home) == after)
  }

  @Test("an edit changes what it names and keeps the rest, also the day it was made")
  func edit() async throws {
    let home = try await filled()
    let made = try array(try await home.clamate("dday", "--json").output)[0]["made"] as? String
    let later = ["CLAMATE_NOW": "2026-03-05T10:00:00+09:00"] as [String: String?]
    let edited = try array(
      try await home.clamate(
        line: "dday edit 1 --on 2026-03-20 --include-today --json", with: later
      ).output)[0]
    #expect(edited["title"] as? String == "exam" && edited["date"] as? String == "2026-03-20")
    #expect(edited["label"] as? String == "D-16" && edited["made"] as? String == made)
    // Four of nineteen days: the 2nd to the 5th of the 2nd to the 20th.
    let progress = try #require(edited["progress"] as? Double)
    #expect(abs(progress - 4.0 / 19) < 1e-12)
  }

  @Test("titles are those of todos: any text is kept and shown safely")
  func titles() async throws {
    let home = try Home()
    for title in ["--pin", "a\tb", "수능 12월", "\u{202E}x", "👩🏽‍🚀"] {
      let ending = try await home.clamate("dday", "add", "2026-11-19", "--", title)
      #expect(ending.status == 0 && !ending.output.unicodeScalars.contains("\u{202E}"))
    }
    #expect(
      try await listed(home).map(\.title) == ["--pin", "a\tb", "수능 12월", "\u{202E}x", "👩🏽‍🚀"])
  }

  @Test(
    "a wrong line is status 2 and changes nothing",
    arguments: [
      "dday add", "dday add x", "dday add tomorrow", "dday add x 2026-02-30", "dday add x 3pm",
      "dday add x 매일", "dday add ~ tomorrow", "dday add a\u{7}b tomorrow", "dday add -- x",
      "dday add x --on someday", "dday add x tomorrow --on friday --on monday", "dday rm",
      "dday rm x", "dday rm 1-", "dday edit", "dday edit 1", "dday edit x --title y",
      "dday edit 1 --title ~", "dday edit 1 --include-today --exclude-today",
      "dday edit 1 --on 2026-13-01", "dday pin", "dday pin 1-2", "dday pin exam", "dday unpin 1",
      "dday list x", "dday show 1", "dday 1",
    ])
  func usage(line: String) async throws {
    let home = try await filled()
    let before = try await listed(home)
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 2 && ending.output == "" && ending.errors.contains("clamate: "))
    #expect(try await listed(home) == before)
  }

  @Test(
    "an unknown number is status 1, and not even the others are touched",
    arguments: ["dday rm 1,9", "dday rm 9", "dday edit 9 --title x", "dday pin 9"])
  func unknown(line: String) async throws {
    let home = try await filled()
    let before = try await listed(home)
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 1 && ending.errors.contains("9"))
    #expect(try await listed(home) == before)
  }

  @Test("removing more than five asks, and without a terminal names the flag")
  func many() async throws {
    let home = try Home()
    for number in 1...6 { try await home.clamate("dday", "add", "\(number)", "tomorrow") }
    let refused = try await home.clamate(line: "dday rm 1-6")
    #expect(refused.status == 2 && refused.errors.contains("--yes"))
    #expect(try await listed(home).count == 6)
    #expect(try await home.clamate(line: "dday rm 1-6 --yes").status == 0)
    #expect(try await listed(home).isEmpty)
  }

  @Test(
    "no line is wider than the page, and the label and the title stay", arguments: [20, 40, 80])
  func width(columns: Int) async throws {
    let home = try await filled()
    try await home.clamate("dday", "add", "우리가 처음 만난 날의 긴 이름", "2026-12-25")
    for language in ["en", "ko"] {
      let lines = try await home.clamate(line: "dday --width \(columns) --lang \(language)").lines
      // The signs of a D-day stand below it where they have no column.
      let rows = lines.filter { !$0.hasPrefix("  ") }
      #expect(rows.count == 3 && rows.allSatisfy { $0.contains("D") })
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= columns })
      #expect(lines.contains { $0.contains("우리") })
    }
  }
}
