import Database
import DateHelper
import Language
import TestSupport
import Testing

@testable import Planner

@Suite struct FocusTests {
  private let house: PlannerHouse

  init() throws {
    house = try PlannerHouse()
  }

  @Test("a marimo grows by quarters of the goal", arguments: CaseTable("focus-stages.tsv").rows)
  func stages(row: [String]) throws {
    let day = FocusDay(
      date: .earliest, seconds: try #require(Int64(row[1])), goal: try FocusGoal(row[0]))
    #expect(day.stage == Int(row[2]))
    #expect(day.isMet == (row[3] == "yes"))
    #expect(day.secondsToNextStage == Int64(row[4]))
  }

  @Test(
    "the percent is whole, rounded down, and 100 only once the goal is met",
    arguments: [
      (0, 0), (251, 0), (252, 1), (25_199, 99), (25_200, 100), (26_000, 103),
      (.max, Int64.max / 100 * 100 / 25_200),
    ])
  func percent(seconds: Int64, percent: Int64) {
    #expect(FocusDay(date: .earliest, seconds: seconds).percent == Int(percent))
  }

  @Test("negative work is none") func negative() {
    #expect(FocusDay(date: .earliest, seconds: -1).stage == 1)
    #expect(FocusDay(date: .earliest, seconds: .min).seconds == 0)
  }

  @Test(
    "a goal is 1 to 24 whole hours",
    arguments: [("1", 1), ("24", 24), ("5h", 5), ("7시간", 7), ("07", 7)])
  func goal(typed: String, hours: Int) throws {
    #expect(try FocusGoal(typed).hours == hours)
  }

  @Test(
    "any other goal is refused",
    arguments: [
      "", "0", "25", "-1", "1.5", "1.5h", "h", "5 h", "5hh", "five", "5m", "시간", "+5", "٥",
      "99999999999999999999",
    ])
  func wrongGoal(typed: String) {
    #expect(throws: FocusError.goal(typed)) { try FocusGoal(typed) }
  }

  @Test("a goal holds from its day on and leaves days before alone")
  func goalHistory() throws {
    let focus = house.store.focus
    let date = PlannerHouse.date
    #expect(try focus.goal(on: date("2026-03-02")).hours == 7)
    try focus.setGoal(FocusGoal(known: 5), from: date("2026-03-02"))
    try focus.setGoal(FocusGoal(known: 3), from: date("2026-03-04"))
    try focus.setGoal(FocusGoal(known: 2), from: date("2026-03-04"))
    for (day, hours) in [
      ("2026-03-01", 7), ("2026-03-02", 5), ("2026-03-03", 5), ("2026-03-04", 2), ("2027-01-01", 2),
    ] {
      #expect(try focus.goal(on: date(day)).hours == hours, "\(day)")
    }
  }

  @Test("a look holds from its day on, and there are twelve that differ")
  func looks() throws {
    let focus = house.store.focus
    try focus.setLook(.cat, from: PlannerHouse.date("2026-03-02"))
    #expect(try focus.look(on: PlannerHouse.date("2026-03-01")) == .smile)
    #expect(try focus.look(on: PlannerHouse.date("2026-03-02")) == .cat)
    #expect(MarimoLook.allCases.count == 12)
    #expect(Set(MarimoLook.allCases.map(\.drawing)).count == 12)
    #expect(Set(MarimoLook.allCases.map(\.smallDrawing)).count == 12)
    for look in MarimoLook.allCases {
      #expect(look.drawing.utf8.count == 6 && look.smallDrawing.utf8.count == 4)
      #expect(try MarimoLook(typed: look.name.korean) == look)
      #expect(try MarimoLook(typed: look.name.english.uppercased()) == look)
    }
    #expect(throws: FocusError.look("0")) { try MarimoLook(typed: "0") }
    #expect(throws: FocusError.look("13")) { try MarimoLook(typed: "13") }
  }

  @Test("a memo has at most fifty letters as people count them, and is never cut")
  func memo() throws {
    let family = "👨‍👩‍👧‍👦"
    #expect(try DayMemo(String(repeating: family, count: 50)).text.count == 50)
    #expect(
      try DayMemo(String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 50)).text
        == String(repeating: "한", count: 50))
    #expect(throws: FocusError.longMemo(51)) { try DayMemo(String(repeating: "가", count: 51)) }
    for blank in ["", " ", "\t\n", "\u{200B}", "\u{3164}"] {
      #expect(throws: FocusError.blankMemo) { try DayMemo(blank) }
    }
    #expect(throws: TextError.self) { try DayMemo("a\u{7}") }
  }

  /// Writes a session down that ended, in the zone of the house or another one.
  private func work(
    _ start: String, _ end: String, zone: String = "+09:00", pause: (String, String)? = nil
  )
    throws
  {
    let uid = "\(start) \(end)"
    try house.connection.run(
      "INSERT INTO session (uid, focus, zone, started, ended) VALUES (?, 1, ?, ?, ?)", uid, zone,
      PlannerHouse.instant(start).seconds, PlannerHouse.instant(end).seconds)
    guard let pause else { return }
    try house.connection.run(
      "INSERT INTO session_pause (session_id, started, ended) VALUES (?, ?, ?)",
      house.connection.lastInsertedID, PlannerHouse.instant(pause.0).seconds,
      PlannerHouse.instant(pause.1).seconds)
  }

  /// The seconds of the days that had work, such as `2026-03-02 1800`.
  private func days(
    _ first: String, _ last: String, now: String = "2026-03-20T10:00", dayStart: String = "00:00"
  ) throws -> [String] {
    let clock = try PlannerHouse.clock(now, dayStart: dayStart)
    let calendar = SessionCalendar(reader: clock) { Zone(offset: $0) }
    let moment = TrackingMoment(now: clock.now, clocks: nil, longest: 12 * 3600)
    let days = try house.store.focusDays(
      PlannerHouse.date(first)...PlannerHouse.date(last), by: clock, calendar, at: moment)
    return days.filter { $0.seconds > 0 }.map { "\($0.date.iso) \($0.seconds)" }
  }

  @Test("midnight parts work between its days, and neither loses or gains")
  func midnight() throws {
    try work("2026-03-02T23:30", "2026-03-03T00:30")
    #expect(try days("2026-03-01", "2026-03-05") == ["2026-03-02 1800", "2026-03-03 1800"])
    #expect(try days("2026-03-02", "2026-03-02") == ["2026-03-02 1800"])
    #expect(try days("2026-03-03", "2026-03-03") == ["2026-03-03 1800"])
    #expect(
      try days("2026-03-01", "2026-03-05", dayStart: "04:00") == ["2026-03-02 3600"])
  }

  @Test("work that ends at midnight does not touch the next day")
  func endAtMidnight() throws {
    try work("2026-03-02T23:00", "2026-03-03T00:00")
    #expect(try days("2026-03-01", "2026-03-05") == ["2026-03-02 3600"])
  }

  @Test("a run over several days fills each of them")
  func longRun() throws {
    try work("2026-03-02T12:00", "2026-03-04T06:00")
    #expect(
      try days("2026-03-01", "2026-03-05") == [
        "2026-03-02 43200", "2026-03-03 86400", "2026-03-04 21600",
      ])
  }

  @Test("pauses count nothing, also where one spans midnight")
  func pauses() throws {
    try work(
      "2026-03-02T23:00", "2026-03-03T01:00", pause: ("2026-03-02T23:50", "2026-03-03T00:20"))
    #expect(try days("2026-03-01", "2026-03-05") == ["2026-03-02 3000", "2026-03-03 2400"])
  }

  @Test("work at the end of a year stays in its year")
  func yearEnd() throws {
    try work("2025-12-31T23:00", "2026-01-01T01:00")
    try work("2024-12-29T10:00", "2024-12-29T11:00")
    #expect(try days("2025-12-01", "2026-01-31") == ["2025-12-31 3600", "2026-01-01 3600"])
    #expect(try days("2024-12-01", "2024-12-31") == ["2024-12-29 3600"])
  }

  @Test("a session keeps the days of the zone in which it was recorded")
  func zones() throws {
    // 23:00 to 01:00 in Seoul is 14:00 to 16:00 UTC on the first of the two days.
    try work("2026-03-02T23:00", "2026-03-03T01:00", zone: "+00:00")
    #expect(try days("2026-03-01", "2026-03-05") == ["2026-03-02 7200"])
  }

  @Test("the current run counts up to now, and a paused one up to its pause")
  func current() throws {
    try house.connection.run(
      "INSERT INTO session (uid, focus, zone, started) VALUES ('a', 1, '+09:00', ?)",
      PlannerHouse.instant("2026-03-02T23:30").seconds)
    #expect(
      try days("2026-03-01", "2026-03-05", now: "2026-03-03T00:30") == [
        "2026-03-02 1800", "2026-03-03 1800",
      ])
    try house.connection.run(
      "INSERT INTO session_pause (session_id, started) VALUES (1, ?)",
      PlannerHouse.instant("2026-03-03T00:10").seconds)
    #expect(
      try days("2026-03-01", "2026-03-05", now: "2026-03-03T09:00") == [
        "2026-03-02 1800", "2026-03-03 600",
      ])
  }

  @Test("a reset lets the time of its day count anew and touches no other day")
  func reset() throws {
    try work("2026-03-02T23:00", "2026-03-03T02:00")
    try work("2026-03-03T10:00", "2026-03-03T11:00")
    try house.store.focus.reset(
      PlannerHouse.date("2026-03-03"), at: PlannerHouse.instant("2026-03-03T10:45"))
    #expect(try days("2026-03-01", "2026-03-05") == ["2026-03-02 3600", "2026-03-03 900"])
    try house.store.focus.reset(
      PlannerHouse.date("2026-03-03"), at: PlannerHouse.instant("2026-03-03T12:00"))
    #expect(try days("2026-03-01", "2026-03-05") == ["2026-03-02 3600"])
  }
}
