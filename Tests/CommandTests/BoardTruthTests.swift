import Foundation
import TestSupport
import Testing
import Text

/// Views of blocks where there is little room, or something that no block has.
@Suite struct BoardTruthTests {
  private static let night = "2026-03-02T10:00:00+09:00"
  private static let forgotten: [String: String?] = ["CLAMATE_NOW": "2026-03-04T09:00:00+09:00"]

  private func home(_ lines: [String], now: String = "2026-03-03T17:00:00+09:00") async throws
    -> Home
  {
    let home = try Home(now: now)
    for line in lines {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 0, "\(line): \(ending.errors)")
    }
    return home
  }

  private func groups(_ names: [String]) async throws -> Home {
    try await home(
      names.enumerated().flatMap { index, name in
        let (start, end) = index == 0 ? ("09:00", "17:00") : ("0\(index - 1):00", "0\(index):00")
        return [
          "group add \(name)", "block add \(name) --group \(name)",
          "track add \(name) --start \(start) --end \(end)",
        ]
      })
  }

  /// A bar is as long for its blocks as the others are for theirs, however narrow the page.
  @Test("the bars of statistics are scaled, never cut", arguments: [40, 44, 50, 60, 80, 200])
  func bars(width: Int) async throws {
    let home = try await groups(["work", "read", "walk"])
    let lines = try await home.clamate(line: "stats --width \(width)").lines
    #expect(lines.allSatisfy { $0.cellWidth <= width })
    let rows = lines.filter { $0.contains("8.0 ") || $0.contains("1.0 ") }
    let bars = rows.map { line in line.count { $0 == "#" } }
    #expect(bars.count == 3 && lines.allSatisfy { !$0.contains("..") }, "\(lines)")
    let most = bars[0]
    #expect(bars == [most, most / 8, most / 8], "\(lines)")
    #expect(width >= 44 ? most >= 6 : true)
  }

  @Test(
    "names that differ are cut so that they still do", arguments: [24, 30, 40, 60], ["ko", "en"])
  func names(width: Int, language: String) async throws {
    let names = (1...5).map { "아주긴이름을가진블록하나~\($0)" }
    let home = try await groups(names)
    let lines = try await home.clamate(
      line: "stats --by block --width \(width) --lang \(language)"
    ).lines
    let rows = lines.filter { $0.hasPrefix("아주긴") }
    let cut = rows.map { $0.components(separatedBy: "  ").first ?? "" }
    #expect(rows.count == 5 && Set(cut).count == 5, "\(lines)")
    #expect(lines.allSatisfy { $0.cellWidth <= width })
  }

  @Test("today names as many groups as a line holds, and counts the rest")
  func moreGroups() async throws {
    let home = try await groups((1...9).map { "아주긴그룹이름을가진모임~\($0)" })
    let lines = try await home.clamate(line: "today --offline --width 80").lines
    let line = try #require(lines.first { $0.contains("모임 1 8.0") })
    let shown = line.components(separatedBy: "모임").count - 1
    #expect(line.hasSuffix("  +\(9 - shown)") && line.cellWidth <= 80, "\(line)")
  }

  @Test("a run without a half adds no empty line to today")
  func noEmptyLine() async throws {
    let home = try await home(["block add toeic", "track start toeic"])
    let lines = try await home.clamate(line: "today --offline").lines
    let strip = try #require(lines.firstIndex { $0.hasPrefix("Blocks 0.0") })
    #expect(lines[strip + 1].hasPrefix("> toeic"), "\(lines)")
  }

  @Test(
    "focus without a block is told of, and is no block",
    arguments: ["board", "board week", "timeline", "timeline week", "stats", "stats week"])
  func withoutBlock(view: String) async throws {
    let home = try await home(["focus start"], now: Self.night)
    let later: [String: String?] = ["CLAMATE_NOW": "2026-03-02T11:00:00+09:00"]
    try await home.clamate(line: "focus stop", with: later)
    let english = try await home.clamate(line: view, with: later).output
    #expect(english.contains("1h 00m of focus without a block"), "\(english)")
    #expect(!english.contains("Nothing tracked"))
    let korean = try await home.clamate(line: "\(view) --lang ko", with: later).output
    #expect(korean.contains("블록 없이 집중 1시간 00분"), "\(korean)")
  }

  @Test(
    "each view of today names a forgotten run and the command that ends it",
    arguments: ["board", "board week", "timeline", "stats", "today --offline", "status"])
  func forgottenRun(view: String) async throws {
    let home = try await home(["block add toeic", "track start toeic"], now: Self.night)
    let said = try await home.clamate(line: "\(view) --width 200", with: Self.forgotten).output
    #expect(said.contains("toeic"), "\(said)")
    // Twelve hours after its start, where its count ends.
    #expect(said.contains("clamate track finish --at 2026-03-02T22:00"), "\(said)")
    #expect(!said.contains("track start"))
    let end = try await home.clamate(
      line: "track finish --at 2026-03-02T22:00", with: Self.forgotten)
    #expect(end.status == 0 && end.output.contains("10:00-22:00  12h 00m"), "\(end.errors)")
  }

  @Test("a day without work does not say to begin what would be refused")
  func pastDay() async throws {
    let home = try await home(["block add toeic", "track start toeic"], now: Self.night)
    let said = try await home.clamate(line: "board yesterday", with: Self.forgotten).output
    #expect(said.contains("Nothing tracked.") && !said.contains("track start"))
  }

  @Test("days at the ends of the calendar are refused", arguments: ["9999-12-31", "0001-01-01"])
  func ends(day: String) async throws {
    let home = try Home()
    for view in ["board", "stats", "timeline", "heat"] {
      let ending = try await home.clamate(view, day)
      #expect(ending.status == 2 && ending.errors.contains("too far"), "\(ending.output)")
    }
    #expect(try await home.clamate("board", "9998-12-31").lines.count == 10)
    #expect(try await home.clamate("board", "0002-01-01").lines.count == 10)
  }

  @Test("the signs of a D-day are shown on any page", arguments: [30, 40, 59, 60, 80])
  func ddays(width: Int) async throws {
    let home = try await home(["dday add exam 2026-11-19 --pin --include-today"])
    let lines = try await home.clamate(line: "dday list --width \(width)").lines
    #expect(lines.contains { $0.contains("pinned, with today") }, "\(lines)")
    #expect(lines.allSatisfy { $0.cellWidth <= width })
  }

  @Test("the note of a list gives way before the name of the block does")
  func note() async throws {
    let home = try await home([
      "block add a~block~with~a~long~name",
      "track add a~block~with~a~long~name 9:00-10:00 "
        + "--memo a~long~memo~that~has~no~room~beside~all~of~the~rest~of~it",
    ])
    let lines = try await home.clamate(line: "track list --width 80").lines
    #expect(lines.contains { $0.contains("a block with a long name") }, "\(lines)")
  }
}
