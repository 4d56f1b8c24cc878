import Foundation
import TestSupport
import Testing

/// `week` is the seven days around a day, each as `day` has it.
@Suite struct WeekTests {
  private func dates(_ home: Home, _ line: String, now: String? = nil) async throws -> [String] {
    let changes = now.map { ["CLAMATE_NOW": $0] as [String: String?] } ?? [:]
    let ending = try await home.clamate(line: "\(line) --json", with: changes)
    #expect(ending.status == 0, "\(ending.errors)")
    return try array(ending.output).compactMap { $0["date"] as? String }
  }

  @Test("seven days in a row, from the first day of the week by configuration or locale")
  func days() async throws {
    let home = try Home()
    let sunday = (1...7).map { "2026-03-0\($0)" }
    let monday = (2...8).map { "2026-03-0\($0)" }
    #expect(try await dates(home, "week") == sunday)
    #expect(try await dates(home, "week saturday") == sunday)
    try await home.clamate(line: "config set week.start monday")
    #expect(try await dates(home, "week") == monday)
    #expect(try await dates(home, "week 2026-03-08") == monday)
    #expect(try await dates(home, "week", now: "2026-03-08T23:59:59+09:00") == monday)
    #expect(
      try await dates(home, "week 2025-12-31")
        == ["2025-12-29", "2025-12-30", "2025-12-31"] + (1...4).map { "2026-01-0\($0)" })
    #expect(try await dates(home, "week 다음 주 금요일").first == "2026-03-09")
  }

  @Test("each day is what day gives, and what is left over stands in today alone")
  func contents() async throws {
    let home = try Home()
    for words in [
      "late --on 2026-02-20", "planned --on wednesday --at 15:00", "due --due friday",
      "out --on 2026-03-20", "undated", "hidden --on thursday --hide-until friday",
    ] {
      try await home.clamate(line: "add \(words)")
    }
    try await home.clamate("done", "5")
    let week = try array(try await home.clamate("week", "--json").output)
    #expect(week.count == 7)
    for day in week {
      let date = try #require(day["date"] as? String)
      let same = try object(try await home.clamate("day", date, "--json").output)
      for name in ["overdue", "todos", "done"] {
        #expect(ids(day, name) == ids(same, name), "\(date) \(name)")
      }
      #expect(ids(day, "overdue") == (date == "2026-03-02" ? [1] : []))
    }
    #expect(week.flatMap { ids($0, "todos") } == [2, 3] && ids(week[1], "done") == [5])
  }

  private func ids(_ day: [String: Any], _ name: String) -> [Int] {
    (day[name] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int }
  }

  @Test("people get a heading a day with its date, below it the todos of the day")
  func screen() async throws {
    let home = try Home()
    try await home.clamate(line: "add dentist wednesday 3pm +health")
    let lines = try await home.clamate("week").lines
    #expect(lines.filter { !$0.hasPrefix(" ") }.count == 7)
    let heading = try #require(lines.firstIndex { $0.contains("3/4") })
    let todo = try #require(lines.firstIndex { $0.contains("dentist") })
    let next = try #require(lines.firstIndex { $0.contains("3/5") })
    #expect(heading < todo && todo < next && lines[todo].contains("15:00"))
    #expect(try await home.clamate("week", "--plain").lines.count == 1)
  }

  @Test("a day that is none is refused", arguments: ["bogus", "2026-02-30", "9999999"])
  func refused(day: String) async throws {
    let ending = try await Home().clamate("week", day)
    #expect(ending.status == 2 && ending.output == "")
  }

  @Test(
    "the first and the last day there is have a week too", arguments: ["0001-01-01", "9999-12-31"])
  func ends(day: String) async throws {
    let ending = try await Home().clamate("week", day, "--json")
    #expect([0, 2].contains(ending.status), "\(ending.errors)")
  }
}
