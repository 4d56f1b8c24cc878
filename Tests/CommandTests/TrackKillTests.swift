import Database
import Foundation
import TestSupport
import Testing

/// Tracking that is killed at any moment.
@Suite struct TrackKillTests {
  /// 200 with `CLAMATE_KILLS=200`.
  private static let count =
    ProcessInfo.processInfo.environment["CLAMATE_KILLS"].flatMap(Int.init) ?? 14
  private static let lines = [
    "track start toeic", "track pause", "track resume", "track start run", "track finish",
    "track add toeic --for 20m --replace", "track start toeic --ago 5m", "track split 1 10:00",
    "track edit 1 --end +1m --replace", "track rm 1", "undo", "redo", "track cancel",
    "track start --todo 1",
  ]

  /// The sessions without what differs from run to run.
  private func sessions(_ home: Home, at now: String) async throws -> String {
    let list = try await home.clamate("track", "list", "all", "--json", with: ["CLAMATE_NOW": now])
    return list.output.replacing(/"uid":"[^"]*",/, with: "")
  }

  @Test("a command that is killed did all or nothing, and what it said it did is done")
  func kills() async throws {
    let home = try await TrackTests.home()
    try await home.clamate("add", "report")
    var random = SplitMix(seed: 11)
    for round in 0..<Self.count {
      let now = "\(1_772_413_200 + round * 1300)"
      let line = Self.lines[random.number(below: Self.lines.count)]
      let before = try await sessions(home, at: now)
      let done = try await outcome(of: line, in: home, at: now)
      let running = try home.start(arguments(of: line), with: ["CLAMATE_NOW": now])
      try await Task.sleep(for: .microseconds(random.number(below: 15_000)))
      running.kill()
      let ending = await running.end()
      let after = try await sessions(home, at: now)
      #expect(after == before || after == done, "\(line)")
      if ending.status == 0 { #expect(after == done, "\(line)") }
      #expect(!after.contains("\"seconds\":-"))
    }
    let connection = try Connection(path: home.database, mode: .readOnly)
    #expect(try connection.isIntact())
  }

  /// The sessions that a command would leave, found out on a copy of the store.
  private func outcome(of line: String, in home: Home, at now: String) async throws -> String {
    let copy = try Home()
    let data = ".local/share"
    try FileManager.default.createDirectory(
      atPath: copy.folder.path(".local"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: home.folder.path(data), toPath: copy.folder.path(data))
    try await copy.clamate(line: line, with: ["CLAMATE_NOW": now])
    return try await sessions(copy, at: now)
  }
}
