import Foundation
import FoundationXML
import TestSupport
import Testing
import Text

/// Boards, timeline, statistics and heat as people and scripts see them.
@Suite struct BoardViewTests {
  /// A Monday with work of three groups, one of them with a hostile name, and a run at 15:02.
  private func filled(language: String = "en_US.UTF-8") async throws -> Home {
    let home = try Home(now: "2026-11-30T15:14:00+09:00", language: language)
    for line in [
      "group add health --key h", "group add work --key w", "group add 공부 --key s --golden",
      "block add run --group health", "block add coding --group work",
      "block add mail --group work",
      "block add <b>&\"]]> --group 공부",
      "track add run 07:02-08:04 --on 2026-11-30", "track add coding 08:50-09:40 --on 2026-11-30",
      "track add <b>&\"]]> 13:00-14:59 --on 2026-11-30",
      "track add coding 23:40-00:40 --on 2026-11-28",
    ] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 0, "\(line): \(ending.errors)")
    }
    try await home.clamate(
      line: "track start mail", with: ["CLAMATE_NOW": "2026-11-30T15:02:00+09:00"])
    return home
  }

  static let pages = [
    "board", "board week", "board --month", "board 2026-11-28", "timeline", "stats", "stats month",
    "stats all --by day", "stats week --by weekday", "stats --by hour", "stats --by block", "heat",
    "heat 2026", "month --blocks", "today --offline",
  ]

  @Test("a day is 24 blocks in rows of six, each half with the letter of its group")
  func board() async throws {
    let lines = try await filled().clamate("board").lines
    #expect(lines[0].contains("30 November 2026") && lines[0].contains("3.0 of 24 blocks"))
    let rows = lines.filter { $0.firstMatch(of: /^[.hws>]{4}(  [.hws>]{4}){5}$/) != nil }
    #expect(
      rows == [
        "....  ....  ....  ....  ....  ....", "....  hhhh  ..ww  ....  ....  ....",
        "....  ssss  ss..  >>..  ....  ....", "....  ....  ....  ....  ....  ....",
      ])
    #expect(lines.contains { $0.hasPrefix("> mail") && $0.contains("12m") })
  }

  @Test("the JSON of a day has its cells, and halves twice the blocks")
  func boardJSON() async throws {
    let home = try await filled()
    let board = try object(try await home.clamate("board", "--json").output)
    let cells = try #require(board["cells"] as? [[String: Any]])
    #expect(cells.count == 48 && board["date"] as? String == "2026-11-30")
    let painted = cells.enumerated().filter { !($1["block"] is NSNull) }.map(\.offset)
    #expect(painted == [14, 15, 17, 26, 27, 28])
    #expect(
      cells.filter { $0["running"] as? Bool == true }.map { $0["start"] as? String } == ["15:00"])
    let halves = cells.compactMap { $0["halves"] as? Int }.reduce(0, +)
    #expect(Double(halves) == 2 * (board["blocks"] as? Double ?? 0))
    #expect(board["seconds"] as? Int == (62 + 50 + 119 + 12) * 60)
    #expect(board["share"] as? Double == 6.0 / 48)
    let week = try array(try await home.clamate("board", "week", "--json").output)
    #expect(week.compactMap { $0["date"] as? String }.first == "2026-11-30" && week.count == 7)
    let same = try array(try await home.clamate("board", "--week", "--json").output)
    #expect(same.count == 7)
    #expect(try array(try await home.clamate("board", "--month", "--json").output).count == 30)
    #expect(try await home.clamate("board", "--plain").lines.count == 48)
  }

  @Test("a day of 23 or 25 hours has 46 or 50 cells and shows the hour", arguments: ["en", "ko"])
  func clocks(language: String) async throws {
    let home = try Home(now: "2026-11-01T12:00:00+01:00")
    for (date, count, sign) in [("2026-10-25", 50, "02'"), ("2026-03-29", 46, "----")] {
      let zone = ["TZ": "Europe/Berlin"] as [String: String?]
      let board = try object(
        try await home.clamate(line: "board \(date) --json", with: zone).output)
      #expect((board["cells"] as? [Any])?.count == count)
      for width in [80, 40] {
        let lines = try await home.clamate(
          line: "board \(date) --width \(width) --lang \(language)", with: zone
        ).lines
        #expect(lines.contains { $0.contains(sign) } && lines.allSatisfy { $0.cellWidth <= width })
      }
    }
  }

  @Test("the board begins at the start of the day")
  func dayStart() async throws {
    let home = try await filled()
    try await home.clamate(line: "config set day.start 04:00")
    let board = try object(try await home.clamate("board", "2026-11-28", "--json").output)
    let cells = try #require(board["cells"] as? [[String: Any]])
    #expect(cells.first?["start"] as? String == "04:00" && cells.count == 48)
    #expect(cells.enumerated().filter { !($1["block"] is NSNull) }.map(\.offset) == [39, 40])
  }

  @Test("statistics have every way of adding up, and each gives the total")
  func statistics() async throws {
    let home = try await filled()
    let stats = try object(try await home.clamate("stats", "month", "--json").output)
    #expect(stats["from"] as? String == "2026-11-01" && stats["to"] as? String == "2026-11-30")
    #expect(stats["blocks"] as? Double == 4 && stats["seconds"] as? Int == 303 * 60)
    for name in ["groups", "byBlock", "days", "weekdays", "hours"] {
      let parts = try #require(stats[name] as? [[String: Any]], "\(name)")
      #expect(parts.compactMap { $0["blocks"] as? Double }.reduce(0, +) == 4, "\(name)")
      #expect(parts.compactMap { $0["seconds"] as? Int }.reduce(0, +) == 303 * 60, "\(name)")
    }
    #expect(stats["streak"] as? Int == 3 && stats["bestStreak"] as? Int == 3)
    #expect(stats["goldenRate"] as? Double == 3.0 / 8)
    #expect((stats["days"] as? [Any])?.count == 30)
  }

  @Test("an empty store has empty views, in every form", arguments: pages)
  func empty(page: String) async throws {
    let home = try Home()
    for form in ["", "--json", "--plain", "--width 40 --lang ko"] {
      let ending = try await home.clamate(line: "\(page) \(form)")
      #expect(ending.status == 0 && ending.errors == "", "\(form) \(ending.errors)")
      guard form == "--json" else { continue }
      #expect(throws: Never.self) {
        _ = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
      }
    }
    #expect(try home.folder.names().allSatisfy { !$0.hasSuffix(".db") }, "readers make no store")
  }

  @Test(
    "no line is wider than the page", arguments: [10, 20, 37, 40, 61, 80, 131, 200], ["en", "ko"])
  func width(width: Int, language: String) async throws {
    let home = try await filled()
    for page in Self.pages where width >= 20 || !page.hasPrefix("month") {
      // What is not about blocks fits from 40 columns on.
      guard width >= 37 || !page.hasPrefix("today") else { continue }
      let ending = try await home.clamate(line: "\(page) --width \(width) --lang \(language)")
      let wide = ending.lines.filter { $0.cellWidth > width }
      #expect(ending.status == 0 && wide.isEmpty, "\(page): \(wide)")
    }
  }

  @Test("nothing is said by colour alone, no line of a pipe ends in a blank, no width is ambiguous")
  func characters() async throws {
    let home = try await filled()
    for page in Self.pages {
      for language in ["en", "ko"] {
        let plain = try await home.clamate(line: "\(page) --lang \(language)")
        let colored = try await home.clamate(line: "\(page) --lang \(language) --color always")
        let bare = colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(bare.replacing(#/ +\n/#, with: "\n") == plain.output, "\(page)")
        #expect(!plain.lines.contains { $0.hasSuffix(" ") }, "\(page)")
        #expect(plain.output.firstMatch(of: /[…·—×→─│┌└•“”‘’±█■□]/) == nil, "\(page)")
      }
    }
  }

  @Test(
    "pictures are XML, the same each time, and hold hostile names",
    arguments: ["board", "board week", "stats", "heat"])
  func pictures(page: String) async throws {
    let home = try await filled()
    let path = home.folder.path("picture.svg")
    let ending = try await home.start(arguments(of: page) + ["--svg", path]).end()
    #expect(ending.status == 0 && ending.lines.count == 1 && ending.output.contains(path))
    let first = home.folder.text("picture.svg")
    #expect(XMLParser(data: Data(first.utf8)).parse())
    #expect(try await home.clamate(line: "\(page) --svg -").output == first)
    #expect(first.contains("<title id=") && first.contains("prefers-color-scheme"))
    #expect(page != "board" || first.contains("&lt;b&gt;&amp;&quot;]]&gt;"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(
    "a wrong line is refused and nothing is written",
    arguments: [
      ("board --week --month", 2), ("board bogus", 2), ("board 2026-02-30", 2),
      ("stats 2026-11-30..2026-11-01", 2), ("stats --by x", 2), ("stats 26", 2),
      ("heat 0001-01-01..9999-12-31", 2), ("board --svg", 2),
      ("board --svg=", 2), ("board --svg /", 4), ("board --svg /dev/null", 4),
      ("board --svg /nowhere/x.svg", 4), ("heat --svg - --json", 2), ("stats today x", 2),
    ] as [(String, Int32)])
  func refused(line: String, status: Int32) async throws {
    let home = try Home()
    for language in ["en", "ko"] {
      let ending = try await home.clamate(line: "\(line) --lang \(language)")
      #expect(ending.status == status && ending.output == "", "\(ending.errors)")
      #expect(ending.errors.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test("a month shows blocks and the letters of its groups, more than fit by a +")
  func calendar() async throws {
    let home = try await filled()
    let days = try array(try await home.clamate("month", "--blocks", "--json").output)
    #expect(days.count == 30 && days[29]["blocks"] as? Double == 3)
    #expect(
      (days[29]["groups"] as? [[String: Any]])?.compactMap { $0["key"] as? String } == [
        "h", "w", "s",
      ])
    #expect(days[29]["open"] as? Int == 0)
    let text = try await home.clamate("month", "--blocks").output
    #expect(text.contains("3.0") && text.contains("hws"))
    #expect(
      try await home.clamate("month", "--blocks", "--width", "20").output.contains("h+") == false)
    #expect(try await home.clamate("month", "--blocks", "--width", "21").output.contains("h+"))
    #expect(try array(try await home.clamate("month", "--json").output)[0]["blocks"] == nil)
  }

  @Test("today has blocks once something was tracked")
  func today() async throws {
    let empty = try Home()
    #expect(try await empty.clamate("today", "--offline").output.contains("Blocks") == false)
    let none = try object(try await empty.clamate("today", "--offline", "--json").output)
    #expect((none["blocks"] as? [Any])?.isEmpty == true)
    let home = try await filled()
    let text = try await home.clamate("today", "--offline").output
    #expect(text.contains("Blocks 3.0") && text.contains("hh.w"))
    let page = try object(try await home.clamate("today", "--offline", "--json").output)
    let blocks = try #require(page["blocks"] as? [[String: Any]])
    #expect(blocks.compactMap { $0["block"] as? String } == ["run", "coding", "mail", "<b>&\"]]>"])
  }
}
