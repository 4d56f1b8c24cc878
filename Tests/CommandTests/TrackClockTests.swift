import TestSupport
import Testing

/// Sessions in an hour that clocks show twice, and past midnight of a day that goes on.
@Suite struct TrackClockTests {
  private func home(_ now: String, zone: String) async throws -> Home {
    var home = try Home(now: now)
    home.environment["TZ"] = zone
    try await home.clamate("block", "add", "toeic")
    return home
  }

  // Clocks in New York go from 01:59 back to 01:00 on 2026-11-01, at 06:00 UTC.
  @Test("the second of two equal times has a sign, and the first is what a bare time means")
  func repeatedHour() async throws {
    let home = try await home("2026-11-01T12:00:00-05:00", zone: "America/New_York")
    for (line, said) in [
      ("track add toeic 00:15-01:45", "00:15-01:45  1h 30m"),
      ("track edit 1 --end 2026-11-01T01:45-05:00", "00:15-01:45'  2h 30m"),
      ("track edit 1 --start 01:15", "01:15-01:45'  1h 30m"),
      ("track edit 1 --start 2026-11-01T01:15-05:00", "01:15'-01:45'  30m"),
    ] {
      let ending = try await home.clamate(line: line)
      #expect(ending.output.contains(said), "\(line): \(ending.output)\(ending.errors)")
    }
    #expect(try await home.clamate("track", "list").output.contains("01:15'-01:45'"))
  }

  @Test("what is over is not tomorrow, although the day goes on until five")
  func pastMidnight() async throws {
    let home = try await home("2026-03-04T02:00:00+09:00", zone: "Asia/Seoul")
    try await home.clamate("config", "set", "day.start", "05:00")
    let added = try await home.clamate(line: "track add toeic 01:00-01:30")
    #expect(added.output.contains("toeic  Wed 3/4 01:00-01:30  30m"), "\(added.output)")
    let refused = try await home.clamate(line: "track add toeic 01:10-01:20")
    #expect(refused.errors.contains("overlaps 1 toeic Wed 3/4 01:00-01:30"), "\(refused.errors)")
    #expect(try await !home.clamate("log").output.contains("tomorrow"))
    let night = try await home.clamate(line: "track add toeic 23:00-00:30")
    #expect(night.output.contains("today Tue 3/3 23:00-Wed 3/4 00:30"), "\(night.output)")
  }

  @Test("focus that does not fit names a verb of focus")
  func focus() async throws {
    let home = try Home()
    for (verb, hint) in [
      ("start", nil), ("start", "focus stop ends it"), ("pause", nil),
      ("pause", "focus resume goes on"), ("resume", nil), ("resume", "focus pause pauses it"),
    ] {
      let ending = try await home.clamate("focus", verb)
      #expect(ending.status == (hint == nil ? 0 : 1))
      #expect(ending.errors.contains(hint ?? "") || hint == nil, "\(ending.errors)")
    }
  }

  @Test("a limit of one hour is one hour")
  func oneHour() async throws {
    let home = try await home("2026-03-02T10:00:00+09:00", zone: "Asia/Seoul")
    try await home.clamate("config", "set", "track.max", "1h")
    try await home.clamate("track", "start", "toeic")
    let ending = try await home.clamate(
      line: "track finish", with: ["CLAMATE_NOW": "2026-03-02T12:00:00+09:00"])
    #expect(ending.status == 3 && ending.errors.contains("more than 1 hour ("), "\(ending.errors)")
  }

  @Test("whatever is said within one second breaks no rule of the store", arguments: 1...4)
  func oneSecond(seed: Int) async throws {
    let home = try await home("2026-03-02T10:00:00+09:00", zone: "Asia/Seoul")
    try await home.clamate("block", "add", "code")
    let verbs = ["start toeic", "start code", "pause", "resume", "finish", "cancel"]
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<60 {
      let verb = verbs[random.number(below: verbs.count)]
      let ending = try await home.clamate(line: "track \(verb)")
      #expect([0, 1, 3].contains(ending.status), "\(verb): \(ending.errors)")
    }
  }
}
