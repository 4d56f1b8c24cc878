import TestSupport
import Testing

/// What `track`, `marimo` and `undo` answer where a time does not fit.
@Suite struct TrackAnswerTests {
  private func running() async throws -> Home {
    let home = try Home()
    try await home.clamate("block", "add", "toeic")
    try await home.clamate("block", "add", "reading")
    try await home.clamate("track", "start", "toeic")
    return home
  }

  @Test("A time to come is told as one, and a run that would be too long is refused")
  func finishing() async throws {
    let home = try await running()
    let noon = ["CLAMATE_NOW": "2026-03-02T12:00:00+09:00"]
    let future = try await home.clamate("track", "finish", "--at", "18:00", with: noon)
    #expect(future.status == 2 && future.errors.contains("has not come"))
    let night = ["CLAMATE_NOW": "2026-03-03T23:00:00+09:00"]
    let long = try await home.clamate("track", "finish", "--at", "21:00", with: night)
    #expect(long.status == 3)
    #expect(long.errors.contains("--keep") && long.errors.contains("--at 2026-03-02T21:00"))
    let overlap = try await home.clamate("track", "start", "reading", "--ago", "4h", with: noon)
    #expect(overlap.status == 3 && !overlap.errors.contains("cancel"))
  }

  @Test("undo shows a session as it then stands, and each record once")
  func undoing() async throws {
    let home = try await running()
    let noon = ["CLAMATE_NOW": "2026-03-02T12:00:00+09:00"]
    try await home.clamate("track", "finish", with: noon)
    try await home.clamate("track", "edit", "1", "--end", "11:30", with: noon)
    let log = try await home.clamate("log", "--steps", "3", with: noon)
    #expect(log.lines[0].hasSuffix("today Mon 3/2 10:00-11:30"))
    #expect(log.lines[2].hasSuffix("today Mon 3/2 10:00-"))
    let undo = try await home.clamate("undo", "--steps", "2", with: noon)
    #expect(undo.lines[0].hasSuffix("1  toeic"))
    #expect(undo.lines[1].contains("today Mon 3/2 10:00-"))
  }

  @Test("none takes the memo of a day away, and a day to come has none")
  func memo() async throws {
    let home = try Home()
    try await home.clamate("marimo", "memo", "today", "fine")
    #expect(try await home.clamate("marimo", "memo", "today", "none").output.contains("no memo"))
    #expect(try await home.clamate("marimo", "memo", "tomorrow", "x").status == 2)
    #expect(try await home.clamate("focus", "stop").errors.contains("clamate focus"))
  }
}
