import Foundation
import TestSupport
import Testing

/// Which day a todo is on, and in which order a day shows its todos.
@Suite struct DayTests {
  @Test("the time of the day orders a day, not when it was typed; untimed ones by priority and id")
  func order() async throws {
    let home = try Home()
    let yesterday: [String: String?] = ["CLAMATE_NOW": "2026-03-01T22:00:00+09:00"]
    for line in [
      "add late --on 2026-03-02 --at 23:00", "add untimed --on 2026-03-02",
      "add important --on 2026-03-02 p:1", "add other --on 2026-03-02 p:2",
    ] {
      try await home.clamate(line: line, with: yesterday)
    }
    try await home.clamate(line: "add early --on today --at 08:00")
    try await home.clamate(line: "add again --on today")
    let titles = ["early", "late", "important", "other", "untimed", "again"]
    let today = try object(try await home.clamate("today", "--json", "--offline").output)
    #expect((today["todos"] as? [[String: Any]])?.compactMap { $0["title"] as? String } == titles)
    #expect(try await home.todos("on:today").map(\.title) == titles)
  }

  @Test("the days around new year belong to their calendar year")
  func newYear() async throws {
    let home = try Home(now: "2025-12-29T09:00:00+09:00")
    let days = ["2025-12-29", "2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"]
    for day in days { try await home.clamate(line: "add x --on \(day)") }
    #expect(try await home.todos().compactMap(\.date) == days)
    for (month, wanted) in [("2025-12", 3), ("2026-01", 2), ("2024-12", 0), ("2025-01", 0)] {
      let cells = try array(try await home.clamate("month", month, "--json").output)
      #expect(cells.compactMap { $0["open"] as? Int }.reduce(0, +) == wanted, "\(month)")
    }
    #expect(try await home.clamate("day", "1/1").output.contains("1 January 2025"))
    #expect(try await home.added("x", "friday")?.date == "2026-01-02")
  }

  @Test(
    "another zone never moves a date or a time",
    arguments: [
      "America/Los_Angeles", "Pacific/Kiritimati", "Europe/London", "UTC", "Asia/Kathmandu",
    ])
  func zones(zone: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add a 2026-06-08 --due 2026-06-09")
    try await home.clamate(line: "add b --on 2026-06-08 --at 23:59 --due 2026-06-08T17:00")
    let here = try await home.todos()
    let there = try await home.todos(with: ["TZ": zone])
    #expect(there.map(\.plan) == ["2026-06-08 23:59", "2026-06-08"])
    #expect(there.map(\.due) == ["2026-06-08T17:00", "2026-06-09"])
    #expect(there.map(\.plan) == here.map(\.plan))
    let month = try array(
      try await home.clamate("month", "2026-06", "--json", with: ["TZ": zone]).output)
    #expect(
      month.filter { $0["open"] as? Int == 2 }.compactMap { $0["date"] as? String } == [
        "2026-06-08"
      ])
  }

  @Test("created and completed carry the offset of the zone that looks")
  func stamps() async throws {
    let home = try Home()
    try await home.clamate("add", "x")
    try await home.clamate("done", "1")
    let todo = try #require(try await home.todo(1))
    #expect(todo.created == "2026-03-02T10:00:00+09:00" && todo.completed == todo.created)
    let berlin = try await home.todos("is:done", with: ["TZ": "Europe/Berlin"])
    #expect(berlin.map(\.created) == ["2026-03-02T02:00:00+01:00"])
  }

  @Test(
    "a zone that the system lacks is refused, never taken as UTC",
    arguments: ["Mars/Olympus", "Seoul", "../etc/passwd"])
  func unknownZone(zone: String) async throws {
    let home = try Home()
    let ending = try await home.clamate("add", "x", "today", with: ["TZ": zone])
    #expect(ending.status == 2 && ending.output == "")
    #expect(try await home.todos() == [])
  }

  @Test("a day ends at midnight, and what is left over then is overdue until its own end")
  func overdue() async throws {
    let home = try Home()
    try await home.clamate(line: "add planned today")
    try await home.clamate(line: "add deadline --due today")
    try await home.clamate(line: "add hour --due 2026-03-02T12:00")
    for (now, wanted) in [
      ("2026-03-02T11:59:59+09:00", []), ("2026-03-02T23:59:59+09:00", ["hour"]),
      ("2026-03-03T00:00:00+09:00", ["deadline", "hour", "planned"]),
    ] {
      let todos = try await home.todos("is:overdue", with: ["CLAMATE_NOW": now])
      #expect(todos.map(\.title).sorted() == wanted, "\(now)")
    }
  }

  @Test("no todo is in two sections, and why it is there is said")
  func sections() async throws {
    let home = try Home()
    try await home.clamate(line: "add both --on 2026-03-02 --due 2026-03-02")
    try await home.clamate(
      line: "add old --on 2026-02-27", with: ["CLAMATE_NOW": "2026-02-26T10:00:00+09:00"])
    try await home.clamate(
      line: "add passed --due 2026-02-27", with: ["CLAMATE_NOW": "2026-02-26T10:00:00+09:00"])
    try await home.clamate(line: "add coming --due 2026-03-04")
    try await home.clamate(line: "add finished today")
    try await home.clamate(line: "add undated")
    try await home.clamate("done", "5")
    let today = try object(try await home.clamate("today", "--json", "--offline").output)
    func titles(_ section: String) -> [String] {
      (today[section] as? [[String: Any]] ?? []).compactMap { $0["title"] as? String }
    }
    #expect(titles("overdue").sorted() == ["old", "passed"])
    #expect(titles("todos") == ["both"])
    #expect(titles("deadlines") == ["coming"])
    #expect(titles("done") == ["finished"])
    let text = try await home.clamate("today", "--offline").output
    #expect(text.contains("list is:undated"))
    let tomorrow = try object(try await home.clamate("day", "tomorrow", "--json").output)
    #expect((tomorrow["overdue"] as? [Any])?.isEmpty == true)
  }

  @Test("a shifted start of the day moves what today means everywhere")
  func dayStart() async throws {
    let home = try Home(now: "2026-03-03T01:00:00+09:00")
    try await home.clamate("config", "set", "day.start", "04:00")
    #expect(try await home.added("x", "오늘")?.date == "2026-03-02")
    #expect(try await home.added("x", "tomorrow")?.date == "2026-03-03")
    let today = try object(try await home.clamate("today", "--json", "--offline").output)
    #expect(today["date"] as? String == "2026-03-02")
    let month = try array(try await home.clamate("month", "--json").output)
    #expect(
      month.filter { $0["today"] as? Bool == true }.compactMap { $0["date"] as? String } == [
        "2026-03-02"
      ])
  }

  @Test("the screen of today fits 24 rows, however much there is, and says what it leaves out")
  func screen() async throws {
    let home = try Home()
    let before: [String: String?] = ["CLAMATE_NOW": "2026-02-02T10:00:00+09:00"]
    let many = (0..<120).map { "todo \($0)" }.joined(separator: "\n")
    for option in ["today", "tomorrow"] {
      _ = try await home.clamate("add", "-", "--on", option, "--quiet", input: many)
      _ = try await home.clamate("add", "-", "--due", option, "--quiet", input: many)
    }
    _ = try await home.clamate(
      "add", "-", "--on", "2026-02-03", "--quiet", input: many, with: before)
    _ = try await home.clamate(
      "add", "-", "--due", "2026-02-03", "--quiet", input: many, with: before)
    for width in ["40", "80"] {
      let text = try await home.clamate("today", "--offline", "--width", width).output
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 24)
      #expect(text.contains("99+") && text.contains("clamate list"))
    }
    let today = try object(try await home.clamate("today", "--json", "--offline").output)
    #expect((today["todos"] as? [Any])?.count == 100 && today["more"] as? Bool == true)
    let brief = try await home.clamate("today", "--brief", "--offline").output
    #expect(brief.split(separator: "\n", omittingEmptySubsequences: false).count - 1 == 3)
  }

  @Test(
    "the greeting follows the hour and stays the same within its period",
    arguments: [
      ("00:30", "night"), ("01:00", "dawn"), ("06:59", "dawn"), ("07:00", "morning"),
      ("11:59", "morning"), ("12:00", "afternoon"), ("18:59", "afternoon"), ("19:00", "evening"),
      ("21:59", "evening"), ("22:00", "night"), ("23:59", "night"),
    ])
  func greeting(time: String, period: String) async throws {
    let home = try Home(now: "2026-03-02T\(time):00+09:00")
    let today = try object(try await home.clamate("today", "--json", "--offline").output)
    let greeting = try #require(today["greeting"] as? [String: String])
    #expect(greeting["period"] == period)
    #expect(today["time"] as? String == time)
    let again = try object(try await home.clamate("today", "--json", "--offline").output)
    #expect(again["greeting"] as? [String: String] == greeting)
  }
}
