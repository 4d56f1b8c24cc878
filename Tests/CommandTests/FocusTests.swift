import Foundation
import TestSupport
import Testing

/// Focus through the program.
@Suite struct FocusTests {
  /// What `focus status --json` tells, as far as a table has it.
  private struct State: Decodable {
    let running: Bool
    let paused: Bool
    let seconds: Int
    let goalSeconds: Int
    let stage: Int
    let met: Bool
  }

  /// A moment of Monday, 2026-03-02 in Seoul, or of the day after.
  private func at(_ time: String, day: Int = 2) -> [String: String?] {
    ["CLAMATE_NOW": "2026-03-0\(day)T\(time):00+09:00"]
  }

  private func state(_ home: Home, _ now: [String: String?]) async throws -> State {
    try decoded(try await home.clamate("focus", "status", "--json", with: now).output)
  }

  @Test("focus counts from start to stop, without its pauses")
  func counting() async throws {
    let home = try Home()
    #expect(try await home.clamate("focus", "start", with: at("10:00")).status == 0)
    #expect(try await state(home, at("10:20")).seconds == 1200)
    #expect(try await home.clamate("focus", "pause", with: at("10:20")).status == 0)
    let paused = try await state(home, at("10:35"))
    #expect(paused.paused && !paused.running && paused.seconds == 1200)
    #expect(try await home.clamate("focus", "resume", with: at("10:35")).status == 0)
    let ending = try await home.clamate("focus", "stop", with: at("11:00"))
    #expect(
      ending.output == "focus stopped 11:00  session 45:00  today 45:00 of 7 h, 10%\n")
    let after = try await state(home, at("12:00"))
    #expect(!after.running && !after.paused && after.seconds == 2700)
  }

  @Test("midnight leaves each day what is its own, while focus goes on")
  func midnight() async throws {
    let home = try Home()
    try await home.clamate("focus", "goal", "1", with: at("09:00"))
    try await home.clamate("focus", "start", with: at("23:00"))
    #expect(try await state(home, at("23:59")).stage == 4)
    let next = try await state(home, at("00:30", day: 3))
    #expect(next.running && next.seconds == 1800 && next.stage == 3)
    try await home.clamate("focus", "stop", with: at("00:30", day: 3))
    let days = try array(
      try await home.clamate("marimo", "--json", with: at("09:00", day: 3)).output)
    #expect(days[1]["seconds"] as? Int == 3600 && days[1]["met"] as? Bool == true)
    #expect(days[2]["seconds"] as? Int == 1800 && days[2]["stage"] as? Int == 3)
  }

  @Test("a new goal holds from today on and leaves past days alone")
  func goal() async throws {
    let home = try Home()
    try await home.clamate("focus", "start", with: at("08:00"))
    try await home.clamate("focus", "stop", with: at("15:00"))
    #expect(try await state(home, at("15:00")).met)
    try await home.clamate("focus", "goal", "10h", with: at("09:00", day: 3))
    let days = try array(
      try await home.clamate("marimo", "--json", with: at("09:00", day: 3)).output)
    #expect(days[1]["goalSeconds"] as? Int == 25_200 && days[1]["met"] as? Bool == true)
    #expect(days[2]["goalSeconds"] as? Int == 36_000)
    try await home.clamate("focus", "goal", "14", with: at("16:00"))
    let changed = try await state(home, at("16:00"))
    #expect(!changed.met && changed.stage == 3 && changed.seconds == 25_200)
  }

  @Test("any session feeds the marimo, and a block makes halves")
  func sessions() async throws {
    let home = try Home()
    for (words, now) in [
      (["block", "add", "toeic"], at("09:00")), (["track", "start", "toeic"], at("09:00")),
      (["track", "finish"], at("10:00")), (["focus", "start", "toeic"], at("11:00")),
      (["focus", "stop"], at("12:00")),
    ] {
      let ending = try await home.start(words, with: now).end()
      #expect(ending.status == 0, "\(words) \(ending.errors)")
    }
    #expect(try await state(home, at("13:00")).seconds == 7200)
    let sessions = try array(
      try await home.clamate("track", "list", "--json", with: at("13:00")).output)
    #expect(sessions.compactMap { $0["halves"] as? Int } == [2, 2])
  }

  @Test("status is 1 when idle, and JSON is printed all the same")
  func idle() async throws {
    let home = try Home()
    let ending = try await home.clamate("focus", "status", "--json", with: at("10:00"))
    #expect(ending.status == 1 && ending.errors == "")
    let object = try object(ending.output)
    #expect(Set(object.keys) == Self.keys)
    #expect(object["stage"] as? Int == 1 && object["block"] is NSNull)
    #expect(try await home.clamate("focus", "status", "--plain", with: at("10:00")).status == 1)
    try await home.clamate("focus", "start", with: at("10:00"))
    #expect(try await home.clamate("focus", "status", with: at("10:01")).status == 0)
  }

  static let keys: Set = [
    "running", "seconds", "goalSeconds", "stage", "met", "paused", "block", "runSeconds",
    "nextStageSeconds", "look",
  ]

  @Test("a reset asks, counts today anew, keeps sessions, and is undone")
  func reset() async throws {
    let home = try Home()
    try await home.clamate("focus", "start", with: at("10:00"))
    let refused = try await home.clamate("focus", "reset", with: at("11:00"))
    #expect(refused.status == 2 && refused.errors.contains("--yes"))
    #expect(try await state(home, at("11:00")).seconds == 3600)
    #expect(try await home.clamate("focus", "reset", "--yes", with: at("11:00")).status == 0)
    let state = try await state(home, at("11:10"))
    #expect(state.running && state.seconds == 600 && state.stage == 1)
    let sessions = try array(
      try await home.clamate("track", "list", "--json", with: at("11:10")).output)
    #expect(sessions.count == 1)
    #expect(try await home.clamate("undo", with: at("11:10")).status == 0)
    #expect(try await self.state(home, at("11:10")).seconds == 4200)
    let asked = try await home.sit(#""$clamate" focus reset"#, typing: "n\n", with: at("11:10"))
    #expect(asked.status == 1)
    #expect(try await self.state(home, at("11:10")).seconds == 4200)
    let meant = try await home.sit(#""$clamate" focus reset"#, typing: "y\n", with: at("11:10"))
    #expect(meant.status == 0)
    #expect(try await self.state(home, at("11:10")).seconds == 0)
  }

  @Test(
    "each verb is one step",
    arguments: ["focus pause", "focus stop", "focus goal 3", "focus start b"])
  func undo(line: String) async throws {
    let home = try Home()
    try await home.clamate("block", "add", "b", with: at("09:00"))
    try await home.clamate("focus", "start", with: at("10:00"))
    let before = try await home.clamate("focus", "status", "--json", with: at("11:00")).output
    #expect(try await home.clamate(line: line, with: at("10:30")).status == 0)
    let after = try await home.clamate("focus", "status", "--json", with: at("11:00")).output
    #expect(before != after)
    #expect(try await home.clamate("undo", with: at("10:40")).status == 0)
    #expect(
      try await home.clamate("focus", "status", "--json", with: at("11:00")).output == before)
    #expect(try await home.clamate("redo", with: at("10:50")).status == 0)
    #expect(try await home.clamate("focus", "status", "--json", with: at("11:00")).output == after)
  }

  @Test(
    "what cannot be done says why and changes nothing",
    arguments: [
      ("focus stop", 1), ("focus pause", 1), ("focus resume", 1), ("focus start nowhere", 1),
      ("focus live nowhere", 1), ("focus goal 0", 2), ("focus goal 25", 2), ("focus goal 1.5", 2),
      ("focus goal 5 6", 2), ("focus start a b", 2), ("focus stop now", 2), ("focus toeic", 2),
      ("focus status x", 2), ("focus reset x", 2), ("focus goal ~", 2),
    ])
  func refused(line: String, status: Int32) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == status && ending.output == "")
    #expect(ending.errors.hasPrefix("clamate: ") && ending.errors.filter { $0 == "\n" }.count == 1)
    #expect(try await home.clamate("log").output == "")
  }

  @Test("starting and stopping within a second keeps nothing and is no failure")
  func nothing() async throws {
    let home = try Home()
    try await home.clamate("focus", "start", with: at("10:00"))
    let ending = try await home.clamate("focus", "stop", with: at("10:00"))
    #expect(ending.status == 0 && ending.output.contains("not kept"))
    #expect(try await state(home, at("11:00")).seconds == 0)
  }

  @Test("a pause of twelve hours ends the run when the pause began")
  func longPause() async throws {
    let home = try Home()
    try await home.clamate("focus", "start", with: at("09:00"))
    try await home.clamate("focus", "pause", with: at("10:00"))
    #expect(try await state(home, at("21:59")).paused)
    let ended = try await state(home, at("22:00"))
    #expect(!ended.paused && ended.seconds == 3600)
  }

  @Test("a clock that was set back an hour takes nothing away and adds nothing")
  func setBack() async throws {
    let home = try Home()
    try await home.clamate(
      "focus", "start",
      with: at("10:00").merging(["CLAMATE_BOOT": "5000,5000,a"]) { $1 })
    // Ten minutes later the clock on the wall says 09:10.
    let later = at("09:10").merging(["CLAMATE_BOOT": "5600,5600,a"]) { $1 }
    #expect(try await state(home, later).seconds == 600)
    let ending = try await home.clamate("focus", "stop", with: later)
    #expect(ending.status == 0 && ending.output.contains("session 10:00"))
    #expect(try await state(home, later).seconds == 600)
  }

  @Test("today shows focus once it was used")
  func today() async throws {
    let home = try Home()
    let before = try object(try await home.clamate(line: "today --offline --json").output)
    #expect(before["focus"] is NSNull)
    #expect(try await !home.clamate(line: "today --offline").output.contains("stage"))
    try await home.clamate("focus", "start", with: at("08:00"))
    let after = try object(try await home.clamate(line: "today --offline --json").output)
    let focus = try #require(after["focus"] as? [String: Any])
    #expect(Set(focus.keys) == Self.keys && focus["seconds"] as? Int == 7200)
    #expect(
      try await home.clamate(line: "today --offline").output.contains(
        "o  2:00:00 / 7:00:00"))
  }

  @Test("no line is wider than the page", arguments: [10, 20, 30, 40, 80])
  func width(columns: Int) async throws {
    let home = try Home()
    try await home.clamate("focus", "start", with: at("08:00"))
    for language in ["en", "ko"] {
      let ending = try await home.clamate(
        "focus", "status", "--width", "\(columns)", "--lang", language, with: at("18:59"))
      #expect(ending.lines.allSatisfy { cells($0) <= columns }, "\(ending.output)")
      #expect(ending.output.contains("10:59:00"))
    }
  }

  /// The cells of a line of ASCII and Hangul syllables.
  private func cells(_ line: String) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0xAC00 ? 2 : 1) }
  }
}
