import Foundation
import TestSupport
import Testing

/// Groups, blocks and tracked time, as they are typed.
@Suite struct TrackTests {
  static let rows = CaseTable("commands-track.tsv").rows.filter { $0.count > 4 }
  static let days = rows.reduce(into: [String]()) { days, row in
    if days.last != row[0] { days.append(row[0]) }
  }

  static func home() async throws -> Home {
    let home = try Home()
    try await home.clamate("block", "add", "toeic")
    try await home.clamate("block", "add", "run")
    return home
  }

  static func moment(_ time: String) -> String {
    (time.count > 8 ? time : "2026-03-02T\(time)") + "+09:00"
  }

  @Test("a day of tracking answers as its table says", arguments: days)
  func day(name: String) async throws {
    let home = try await Self.home()
    for row in Self.rows where row[0] == name {
      let ending = try await home.clamate(
        line: row[2], with: ["CLAMATE_NOW": Self.moment(row[1])])
      let expected = row[4...].joined(separator: "\t")
      #expect("\(ending.status)" == row[3], "\(row[2]): \(ending.errors)")
      #expect(
        (ending.output + ending.errors).contains(expected),
        "\(row[2]): \(ending.output)\(ending.errors)")
    }
  }

  @Test("status has its keys also when nothing is running, and says it with 1")
  func idle() async throws {
    let home = try await Self.home()
    let idle = try await home.clamate("track", "status", "--json")
    #expect(idle.status == 1)
    let keys = try object(idle.output)
    #expect(keys["running"] as? Bool == false && keys["paused"] as? Bool == false)
    #expect(keys["block"] is NSNull && keys["seconds"] as? Int == 0)
    try await home.clamate("track", "start", "toeic")
    let running = try await home.clamate("track", "status", "--json")
    #expect(try Set(object(running.output).keys) == Set(keys.keys))
  }

  @Test("a session is listed on each day of the zone in which it was recorded")
  func zones() async throws {
    let home = try await Self.home()
    let seoul = ["CLAMATE_NOW": "2026-03-03T10:00:00+09:00"]
    try await home.clamate(line: "track add toeic 23:00-00:30 --on 2026-03-02", with: seoul)
    for day in ["2026-03-02", "2026-03-03"] {
      let list = try await home.clamate(
        "track", "list", day, "--json",
        with: ["TZ": "America/New_York", "CLAMATE_NOW": "2026-03-03T10:00:00+09:00"])
      let sessions = try array(list.output)
      #expect(sessions.first?["start"] as? String == "2026-03-02T23:00:00+09:00")
      #expect(sessions.first?["zone"] as? String == "Asia/Seoul")
    }
    let before = try await home.clamate("track", "list", "2026-03-01", "--json", with: seoul)
    #expect(before.output == "[]\n")
  }

  @Test("a time that clocks skip is refused with the one that they go on at")
  func skipped() async throws {
    let home = try await Self.home()
    let ending = try await home.clamate(
      line: "track add toeic 02:30-04:00 --on 2026-03-29",
      with: ["TZ": "Europe/Berlin", "CLAMATE_NOW": "2026-03-30T12:00:00+02:00"])
    #expect(ending.status == 2)
    #expect(ending.errors.contains("clocks skip 02:30 on 2026-03-29 (they go on at 03:30)"))
  }

  @Test("a clock set back and a sleep are told of, and the time worked is right")
  func clocks() async throws {
    let home = try await Self.home()
    func at(_ time: String, _ boot: String, _ line: String) async throws -> Ending {
      try await home.clamate(
        line: line, with: ["CLAMATE_NOW": Self.moment(time), "CLAMATE_BOOT": boot])
    }
    _ = try await at("10:00", "1000,1000,a", "track start toeic")
    let status = try await at("09:30", "2800,2800,a", "track status --json")
    #expect(try object(status.output)["seconds"] as? Int == 1800)
    let finish = try await at("09:30", "2800,2800,a", "track finish")
    #expect(
      finish.output.contains("09:00-09:30  30m  0.5 blocks  the clock was set back by 1h 00m"))
    _ = try await at("12:00", "9000,9000,a", "track start run")
    let asleep = try await at("13:00", "12600,9900,a", "track finish")
    #expect(asleep.output.contains("1h 00m  1.0 blocks  45m of it asleep"))
    #expect(try await at("13:00", "nonsense", "track status").status == 2)
  }

  @Test("every verb answers in both languages, in JSON and in plain rows, at any width")
  func forms() async throws {
    let home = try await Self.home()
    try await home.clamate("block", "add", "\u{1112}\u{1161}\u{11AB}글 한자 漢字 👨‍👩‍👧‍👦")
    for line in ["track start 한글", "track status", "track list", "block list", "group list"] {
      for form in ["--json", "--plain", "--lang ko", "--width 40", "--width 10 --lang ko"] {
        let ending = try await home.clamate(line: "\(line) \(form)")
        #expect(ending.status == (line.contains("start") && form != "--json" ? 1 : 0))
        if form == "--json" {
          #expect(throws: Never.self) {
            _ = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
          }
        }
      }
    }
  }

  @Test(
    "a newcomer finds the commands in the help, and each of them is one", arguments: ["en", "ko"])
  func help(language: String) async throws {
    let home = try Home()
    let help = try await home.clamate("help", "blocks", "--lang", language, "--width", "100").output
    let lines = help.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.range(of: "clamate ") else { return nil }
      return line[start.upperBound...].components(separatedBy: "  ").first
    }
    for line in ["block add", "track start", "track finish", "track list"] {
      #expect(lines.contains { $0.hasPrefix(line) })
    }
    for line in lines where !line.contains("|") && !line.hasPrefix("board") {
      #expect(try await home.clamate(line: "\(line) --help").status == 0, "\(line)")
    }
  }
}
