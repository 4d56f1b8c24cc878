import Foundation
import TestSupport
import Testing

/// The live line of focus, on real terminals and off them.
@Suite struct LiveFocusTests {
  private func seat(
    _ home: Home, columns: Int = 80, with changes: [String: String?] = [:]
  ) throws -> SeatedProgram {
    var environment = home.environment
    environment["TERM"] = "xterm"
    for (name, value) in changes { environment[name] = value }
    return try SeatedProgram(
      Programs.clamate, ["focus"], environment: environment, columns: columns)
  }

  /// Today's work and whether something runs, a while after the usual start.
  private func state(_ home: Home, now: String = "2026-03-02T10:30:00+09:00") async throws
    -> (running: Bool, seconds: Int)
  {
    let state = try object(
      try await home.clamate("focus", "status", "--json", with: ["CLAMATE_NOW": now]).output)
    return (state["running"] as? Bool ?? false, state["seconds"] as? Int ?? -1)
  }

  @Test("Ctrl-C stops and saves, with status 0, and leaves the terminal as it was")
  func interrupt() async throws {
    let home = try Home()
    let seat = try seat(home)
    #expect(try await seat.seen("0:02 / 7:00:00").contains("stage 1/5"))
    #expect(!seat.terminal.isCooked)
    seat.terminal.type("\u{3}")
    #expect(try await seat.seen("focus stopped").contains("session 0:0"))
    #expect(try await seat.status() == 0)
    #expect(seat.terminal.isCooked)
    let after = try await state(home)
    #expect(!after.running && 2...9 ~= after.seconds)
  }

  @Test("q, also on a Korean keyboard, leaves it running", arguments: ["q", "Q", "ㅂ", "\u{4}"])
  func leave(key: String) async throws {
    let home = try Home()
    let seat = try seat(home)
    _ = try await seat.seen("/ 7:00:00")
    seat.terminal.type("x \(key)")
    #expect(try await seat.seen("clamate focus stop").contains("clamate focus stop"))
    #expect(try await seat.status() == 0)
    #expect(seat.terminal.isCooked)
    let after = try await state(home)
    #expect(after.running && after.seconds == 1800)
  }

  @Test("a closed terminal leaves it running")
  func hangUp() async throws {
    let home = try Home()
    let seat = try seat(home)
    _ = try await seat.seen("/ 7:00:00")
    seat.terminal.hangUp()
    #expect(try await seat.status() == 128 + SIGHUP)
    #expect(try await state(home).running)
  }

  @Test("SIGTERM leaves it running and the terminal as it was", arguments: [SIGTERM, SIGQUIT])
  func terminate(signal: Int32) async throws {
    let home = try Home()
    let seat = try seat(home)
    _ = try await seat.seen("/ 7:00:00")
    seat.send(signal)
    #expect(try await seat.status() == 128 + signal)
    #expect(seat.terminal.isCooked)
    #expect(try await state(home).running)
  }

  @Test("resized to ten columns and back, no line is wider than the terminal")
  func resize() async throws {
    let home = try Home()
    let seat = try seat(home)
    _ = try await seat.seen("/ 7:00:00")
    seat.terminal.resize(columns: 10)
    let before = seat.terminal.seen().count
    _ = try await seat.seen(".  0:0")
    try await Task.sleep(for: .milliseconds(1300))
    let narrow = String(seat.terminal.seen().dropFirst(before))
    let drawn = narrow.split(separator: "\r").map { $0.replacing("\u{1B}[K", with: "") }
    #expect(drawn.count >= 1 && drawn.dropFirst().allSatisfy { $0.count < 10 }, "\(drawn)")
    seat.terminal.resize(columns: 80)
    let count = seat.terminal.seen().count
    try await Task.sleep(for: .milliseconds(1300))
    #expect(seat.terminal.seen().dropFirst(count).contains("stage 1/5"))
    seat.terminal.type("q")
    #expect(try await seat.status() == 0)
  }

  @Test("Ctrl-Z stops the line alone; it goes on with the right time")
  func suspend() async throws {
    let home = try Home()
    let seat = try seat(home)
    _ = try await seat.seen("/ 7:00:00")
    // Without a shell nobody would take the terminal: SIGTSTP of an orphan is held back.
    seat.send(SIGTSTP)
    #expect(try await seat.isStopped())
    #expect(seat.terminal.isCooked)
    try await Task.sleep(for: .milliseconds(2200))
    let before = seat.terminal.seen().count
    seat.send(SIGCONT)
    let after = try await seat.seen("stage 1/5", after: before)
    #expect(after.contains(" / 7:00:00"))
    #expect(!after.contains("0:00 / ") && !after.contains("0:01 / "))
    #expect(!seat.terminal.isCooked)
    seat.terminal.type("\u{3}")
    #expect(try await seat.status() == 0)
    #expect(try await 2...12 ~= state(home).seconds)
  }

  @Test("a run that is ended elsewhere ends the line")
  func over() async throws {
    let home = try Home()
    let seat = try seat(home)
    _ = try await seat.seen("/ 7:00:00")
    let later = ["CLAMATE_NOW": "2026-03-02T10:20:00+09:00"] as [String: String?]
    try await home.clamate("focus", "stop", with: later)
    #expect(try await seat.seen("elsewhere").contains("elsewhere"))
    #expect(try await seat.status() == 0)
  }

  @Test("what runs already is watched, and a run that rests is taken up")
  func attach() async throws {
    let home = try Home()
    try await home.clamate("focus", "start", with: ["CLAMATE_NOW": "2026-03-02T09:00:00+09:00"])
    let watched = try seat(home)
    #expect(try await watched.seen("1:00:01 / 7:00:00").contains("focus since 09:00"))
    watched.terminal.type("q")
    #expect(try await watched.status() == 0)
    try await home.clamate("focus", "pause")
    let taken = try seat(home)
    #expect(try await taken.seen("1:00:01 / 7:00:00").contains("focus goes on"))
    taken.terminal.type("\u{3}")
    #expect(try await taken.status() == 0)
  }

  @Test("midnight begins a new day in the line too")
  func midnight() async throws {
    let home = try Home()
    let seat = try seat(home, with: ["CLAMATE_NOW": "2026-03-02T23:59:58+09:00"])
    let seen = try await seat.seen("0:03 / 7:00:00")
    #expect(seen.contains("0:01 / 7:00:00"))
    seat.terminal.type("\u{3}")
    #expect(try await seat.status() == 0)
    let night = try await state(home, now: "2026-03-02T23:59:59+09:00")
    #expect(night.seconds >= 1)
    let days = try array(
      try await home.clamate(
        "marimo", "--json", with: ["CLAMATE_NOW": "2026-03-03T09:00:00+09:00"]
      ).output)
    #expect(days[1]["seconds"] as? Int == 2)
    #expect(days[2]["seconds"] as? Int ?? 0 >= 1)
  }

  @Test(
    "off a terminal each event is a line, in words and in machine form",
    arguments: [
      ("", "focus since 09:45", "focus stopped 10:00"), ("--plain", "started\t", "stopped\t"),
      ("--json", #"{"event":"started""#, #"{"event":"stopped""#),
    ])
  func events(form: String, first: String, last: String) async throws {
    let home = try Home()
    try await home.clamate("focus", "goal", "1")
    // Two seconds before the second stage.
    try await home.clamate("focus", "start", with: ["CLAMATE_NOW": "2026-03-02T09:45:02+09:00"])
    let ending = try await home.shell(
      #""$clamate" focus live $form & pid=$!; sleep 3.2; kill -INT $pid; wait $pid"#,
      with: ["form": form])
    #expect(ending.status == 0 && ending.errors == "")
    let lines = ending.lines
    #expect(lines.count == 3, "\(lines)")
    #expect(lines.first?.hasPrefix(first) == true && lines.last?.hasPrefix(last) == true)
    #expect(lines.dropFirst().first?.contains("stage") == true)
    #expect(!ending.output.contains("\u{1B}") && !ending.output.contains("\r"))
    #expect(form != "" || lines[0].contains("until clamate focus stop"))
  }

  @Test("off a terminal it returns when somebody else stops focus")
  func stoppedElsewhere() async throws {
    let home = try Home()
    let ending = try await home.shell(
      #"(sleep 1; "$clamate" focus stop >/dev/null) & "$clamate" focus </dev/null | cat"#)
    #expect(ending.status == 0 && ending.lines.count == 2, "\(ending.output)\(ending.errors)")
  }

  /// How often a run is killed: a few times, or as `CLAMATE_KILLS` says.
  private static let kills =
    ProcessInfo.processInfo.environment["CLAMATE_KILLS"].flatMap(Int.init) ?? 4

  @Test("kill -9 at any moment loses no session, invents none and adds no time")
  func kill() async throws {
    let home = try Home()
    var random = SplitMix(seed: 9)
    var kept = 0
    for round in 0..<Self.kills {
      // Half an hour apart, so that no session goes on from the one before.
      let start = 1_772_409_600 + round * 1800
      let seat = try seat(home, with: ["CLAMATE_NOW": "\(start)"])
      try await Task.sleep(for: .milliseconds(random.number(below: 600)))
      let seen = seat.terminal.seen()
      seat.send(SIGKILL)
      #expect(try await seat.status() == 128 + SIGKILL)
      let now = ["CLAMATE_NOW": "\(start + 300)"] as [String: String?]
      let stopped = try await home.clamate("focus", "stop", with: now)
      if seen.contains("focus since") { #expect(stopped.status == 0, "what was said was kept") }
      if stopped.status == 0 { kept += 1 }
    }
    let end = ["CLAMATE_NOW": "\(1_772_409_600 + Self.kills * 1800)"] as [String: String?]
    let sessions = try array(
      try await home.clamate("track", "list", "all", "--json", with: end).output)
    #expect(sessions.count == kept)
    #expect(sessions.allSatisfy { $0["seconds"] as? Int == 300 })
  }
}
