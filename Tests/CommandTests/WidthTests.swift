import Foundation
import TestSupport
import Testing
import Text

/// How wide lines are.
@Suite struct WidthTests {
  /// What fits any width, down to 20 columns.
  static let pages = [
    "today --offline", "today --offline --brief", "day today", "day 2026-12-31", "list",
    "list is:done", "month",
    "help", "help add", "help config set", "weather --offline", "air --offline", "show 1", "show 2",
  ]
  /// What fits 40 columns.
  static let others = ["log", "config", "profile", "region", "region search 중구", "about"]
  static let titles = [
    "short", String(repeating: "아주 긴 제목 ", count: 20) + "끝", String(repeating: "x", count: 300),
    "👨‍👩‍👧‍👦👍🏽🇰🇷❤️ emoji", "\u{1112}\u{1161}\u{11AB}글 e\u{301} 자모", "tab\tnew\nline",
  ]

  private func filled() async throws -> Home {
    let home = try Home()
    for title in Self.titles {
      try await home.clamate(
        "add", "--on", "today", "--at", "15:00", "--tag", "아주-긴-꼬리표", "--", title)
      try await home.clamate(
        "add", "--due", "2026-12-31", "--outdoor", "--note", title, "--", title)
    }
    try await home.clamate("done", "3,4")
    return home
  }

  @Test("no line is wider than --width", arguments: [20, 40, 80, 200], ["en", "ko"])
  func width(width: Int, language: String) async throws {
    let home = try await filled()
    var wide: [String] = []
    for line in Self.pages + (width < 40 ? [] : Self.others) {
      let ending = try await home.clamate(line: "\(line) --width \(width) --lang \(language)")
      #expect(ending.status == 0)
      if ending.lines.contains(where: { $0.cellWidth > width }) { wide.append(line) }
    }
    #expect(wide == [])
  }

  @Test(
    "in a pipe no line ends in a blank, and none holds a character of ambiguous width",
    arguments: ["en", "ko"])
  func characters(language: String) async throws {
    let home = try await filled()
    var trailing: [String] = []
    for line in Self.pages + Self.others {
      for width in ["", "--width 60"] {
        let ending = try await home.clamate(line: "\(line) --lang \(language) \(width)")
        if width.isEmpty, ending.lines.contains(where: { $0.hasSuffix(" ") }) {
          trailing.append(line)
        }
        #expect(ending.output.firstMatch(of: /[…·—×→─│┌└•“”‘’±]/) == nil, "\(line)")
      }
    }
    #expect(trailing == [])
  }

  @Test("the width of a terminal is used, then COLUMNS, then 80 for a page")
  func source() async throws {
    let home = try await filled()
    for (columns, variable, wanted) in [
      (40, "100", 40), (0, "60", 60), (0, "junk", 80), (0, "0", 80), (500, "", 500),
    ] {
      let ending = try await home.clamate(
        "list", with: ["COLUMNS": variable, "NO_COLOR": "1"],
        terminal: PseudoTerminal(columns: columns))
      let widest = ending.output.split(separator: "\n").map { String($0).cellWidth }.max() ?? 0
      #expect(
        widest <= wanted && widest > wanted - 10 || wanted == 500,
        "\(columns) \(variable): \(widest)")
    }
  }

  @Test("every width of a terminal ends and fits", arguments: [1, 2, 5, 9, 10, 11, 13, 27])
  func small(columns: Int) async throws {
    let home = try await filled()
    for line in ["today --offline", "list", "month", "help", "show 1"] {
      let ending = try await home.start(
        arguments(of: line), terminal: PseudoTerminal(columns: columns)
      ).end()
      #expect(ending.status == 0)
    }
  }

  @Test(
    "the columns of a list line up, whatever the titles hold",
    arguments: [("60", "3/2(월)"), ("80", "오늘")])
  func columns(width: String, day: String) async throws {
    let home = try await filled()
    let lines = try await home.clamate("list", "--width", width, "--lang", "ko").lines
    let starts = lines.compactMap { line in
      line.range(of: day).map { String(line[..<$0.lowerBound]).cellWidth }
    }
    #expect(starts.count == 5 && Set(starts).count == 1)
  }

  @Test("show cuts nothing, however narrow", arguments: [20, 32, 40, 80])
  func whole(width: Int) async throws {
    let home = try Home()
    let title = "아주 길고 긴 제목의 할 일을 하나 적어 봅니다 이 제목은 사십 칸에 들어가지 않습니다"
    try await home.clamate("add", title, "+health", "+아주-긴-꼬리표", "+another-tag", "p:1")
    let uid = try #require(try await home.todos().first).uid
    let shown = try await home.clamate("show", "1", "--width", "\(width)").output
    let letters = shown.filter { !$0.isWhitespace }
    #expect(letters.contains(title.filter { !$0.isWhitespace }))
    #expect(letters.contains("p:1+health+아주-긴-꼬리표+another-tag"))
    #expect(letters.contains(uid))
    #expect(!shown.contains(".."))
  }

  @Test("a title keeps 14 cells beside its day in 40 columns", arguments: ["en", "ko"])
  func narrow(language: String) async throws {
    let home = try Home()
    try await home.clamate(
      "add", "--on", "tomorrow", "--at", "15:00", "+health", "+family", "--",
      "abcdefghijklmnopqrstuvwxyz")
    let list = try await home.clamate("list", "--width", "40", "--lang", language).output
    #expect(list.contains("abcdefghijkl.."))
    #expect(list.contains("3/3"))
    let wide = try await home.clamate("list", "--width", "80", "--lang", language).output
    #expect(wide.contains(language == "en" ? "tomorrow Tue 3/3" : "내일 3/3(화)"))
  }

  @Test("a title never touches what stands before it", arguments: ["en", "ko"])
  func gap(language: String) async throws {
    let home = try Home()
    let yesterday = ["CLAMATE_NOW": "2026-03-01T10:00:00+09:00"] as [String: String?]
    for day in ["2026-03-01", "2026-03-02", "2026-03-03", "2027-11-25"] {
      for plan in ["--on \(day) --at 23:45", "--due \(day)~23:45"] {
        let ending = try await home.clamate(line: "add TITLE \(plan)", with: yesterday)
        #expect(ending.status == 0, "\(ending.errors)")
      }
    }
    for form in ["list", "list --width 60", "day today", "week"] {
      let lines = try await home.clamate(line: "\(form) --lang \(language)").lines
      let titles = lines.filter { $0.contains("TITLE") }
      #expect(!titles.isEmpty && titles.allSatisfy { $0.contains(" TITLE") }, "\(titles)")
    }
  }

  @Test("a pipe cuts nothing and has a line an item")
  func pipe() async throws {
    let home = try await filled()
    let ending = try await home.clamate("list")
    #expect(ending.lines.count == 10)
    #expect(ending.output.contains(String(repeating: "x", count: 300)))
    #expect(ending.output.contains("emoji"))
    #expect(
      try await home.clamate("list", "is:done").output.contains(
        String(repeating: "아주 긴 제목 ", count: 20)) == true)
  }
}
