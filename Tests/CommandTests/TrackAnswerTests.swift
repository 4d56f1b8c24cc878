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
    #expect(undo.lines[0].hasSuffix("1  toeic  today Mon 3/2 10:00-12:00"))
    #expect(undo.lines[1].contains("today Mon 3/2 10:00-"))
  }

  @Test(
    "a duration may have half an hour, and a span may be said in words",
    arguments: [
      ("track add toeic 8:00 --for 1시간~반", "08:00-09:30"),
      ("track add toeic 8:00 --for 한~시간~반", "08:00-09:30"),
      ("track add toeic 8:00 --for 반시간", "08:00-08:30"),
      ("track add toeic 8:00 --for half~an~hour", "08:00-08:30"),
      ("track add toeic 오전 8시부터 9시까지", "08:00-09:00"),
      ("track add toeic 8시에서 9시까지", "08:00-09:00"), ("track add toeic 8am to 9am", "08:00-09:00"),
      ("track add toeic 23:00-1:30", "yesterday Sun 3/1 23:00-3/2 01:30"),
    ])
  func spans(line: String, said: String) async throws {
    let home = try Home()
    try await home.clamate("block", "add", "toeic")
    let ending = try await home.clamate(line: line)
    let shown = said.contains("3/2") ? "23:00-" : said
    #expect(ending.status == 0 && ending.output.contains(shown), "\(ending.output)\(ending.errors)")
  }

  @Test("a time that clocks skip is told as one")
  func skipped() async throws {
    let home = try Home()
    try await home.clamate("block", "add", "toeic")
    let spring: [String: String?] = [
      "TZ": "America/New_York", "CLAMATE_NOW": "2027-03-14T09:00:00-04:00",
    ]
    let ending = try await home.clamate("track", "add", "toeic", "2:00-2:30", with: spring)
    #expect(ending.status == 2 && ending.errors.contains("clocks skip 02:00 on 2027-03-14"))
  }

  @Test("the timeline of several days has each day with work under its date")
  func timeline() async throws {
    let home = try Home()
    try await home.clamate("block", "add", "toeic")
    for day in ["2026-02-26", "2026-03-01"] {
      try await home.clamate("track", "add", "toeic", "9:00-10:00", "--on", day)
    }
    let lines = try await home.clamate(line: "timeline 2026-02-25..2026-03-02").lines
    #expect(lines.count == 4, "\(lines)")
    #expect(lines[0].contains("26 February 2026") && lines[2].contains("1 March 2026"))
    let entries = try array(
      try await home.clamate(line: "timeline 2026-02-25..2026-03-02 --json").output)
    #expect(entries.count == 2)
    #expect(try await home.clamate(line: "timeline last month").lines.count == 2)
    #expect(try await home.clamate(line: "timeline 2026-01").output == "Nothing tracked.\n")
    #expect(try await home.clamate(line: "timeline 2026-03-02..2026-03-01").status == 2)
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
