import Database
import DateHelper
import TestSupport
import Testing

@testable import Planner

/// What is to ring follows the todo, at each change and in the same step.
@Suite struct ReminderScheduleTests {
  private static let monday = "2026-03-02T10:00"
  private let house: ReminderHouse

  init() throws {
    house = try ReminderHouse()
  }

  @Test(
    "a todo reminds by its rules, or else at its time",
    arguments: [
      ("2026-03-03T15:00", nil, ["2026-03-03T15:00"]),
      ("2026-03-03", nil, ["2026-03-03T09:00"]),
      (nil, nil, []),
      ("2026-03-03T15:00", [], []),
      ("2026-03-03T15:00", ["30m"], ["2026-03-03T14:30"]),
      (
        "2026-03-03T15:00", ["0m", "30m", "1d"],
        [
          "2026-03-02T15:00", "2026-03-03T14:30", "2026-03-03T15:00",
        ]
      ),
      // What is over when it is asked for never rings.
      ("2026-03-03T08:00", ["2d", "1d", "0m"], ["2026-03-03T08:00"]),
      ("2026-03-02T10:00", nil, []),
      ("2026-03-02T10:01", nil, ["2026-03-02T10:01"]),
      ("2026-03-01T15:00", nil, []),
      (nil, ["2026-03-04T08:00"], ["2026-03-04T08:00"]),
      (nil, ["2026-03-04"], ["2026-03-04T09:00"]),
      (nil, ["2026-03-01T08:00"], []),
    ] as [(String?, [String]?, [String])])
  func rules(plan: String?, rules: [String]?, wanted: [String]) throws {
    try house.add("x", plan: plan, rules: rules, at: Self.monday)
    #expect(try house.states(of: 1) == wanted.map { "\($0) waiting" })
  }

  @Test("a deadline reminds only where it is asked to, and a plan comes first")
  func deadline() throws {
    try house.add("quiet", due: "2026-03-06T18:00", at: Self.monday)
    try house.add("loud", due: "2026-03-06T18:00", rules: ["1d"], at: Self.monday)
    try house.add("day", due: "2026-03-06", rules: ["0m"], at: Self.monday)
    try house.add(
      "both", plan: "2026-03-04T09:00", due: "2026-03-06T18:00", rules: ["1d"], at: Self.monday)
    #expect(
      try (1...4).map(house.states(of:)) == [
        [], ["2026-03-05T18:00 waiting"], ["2026-03-06T09:00 waiting"],
        ["2026-03-03T09:00 waiting"],
      ])
  }

  @Test("an edit arms the new time alone, an undo the old one alone, a redo the new one again")
  func edit() throws {
    try house.add("x", plan: "2026-03-02T15:00", at: Self.monday)
    try house.edit(1, at: "2026-03-02T11:00") { $0.plan = CivilMoment(iso: "2026-03-02T16:00") }
    #expect(try house.states(of: 1) == ["2026-03-02T16:00 waiting"])
    try house.undo(at: "2026-03-02T11:01")
    #expect(try house.states(of: 1) == ["2026-03-02T15:00 waiting"])
    try house.redo(at: "2026-03-02T11:02")
    #expect(try house.pass(at: "2026-03-02T15:00") == [])
    #expect(try house.pass(at: "2026-03-02T16:00") == ["x"])
    #expect(try house.pass(at: "2026-03-02T16:01") == [])
  }

  @Test("moved later after it rang, it rings at the new time too; moved back, not again")
  func again() throws {
    try house.add("x", plan: "2026-03-02T15:00", at: Self.monday)
    #expect(try house.pass(at: "2026-03-02T15:00") == ["x"])
    try house.edit(1, at: "2026-03-02T15:01") { $0.plan = CivilMoment(iso: "2026-03-02T17:00") }
    #expect(try house.pass(at: "2026-03-02T17:00") == ["x"])
    try house.edit(1, at: "2026-03-02T17:01") { $0.plan = CivilMoment(iso: "2026-03-02T15:00") }
    #expect(try house.pass(at: "2026-03-02T17:02") == [])
    #expect(try house.states(of: 1) == ["2026-03-02T15:00 sent"])
  }

  @Test("what is done or removed does not ring; undo brings it back, but not what rang")
  func doneAndRemoved() throws {
    try house.add("done", plan: "2026-03-02T15:00", rules: ["0m", "60m"], at: Self.monday)
    try house.add("gone", plan: "2026-03-02T15:00", at: Self.monday)
    #expect(try house.pass(at: "2026-03-02T14:00") == ["done"])
    let clock = try PlannerHouse.clock("2026-03-02T14:10")
    try house.change(at: "2026-03-02T14:10") {
      _ = try house.store.todos.complete([#require(try house.store.todos.todo(1))], by: clock)
    }
    try house.change(at: "2026-03-02T14:11") {
      try house.store.todos.delete([#require(try house.store.todos.todo(2))])
    }
    #expect(try house.pass(at: "2026-03-02T14:20") == [])
    #expect(try house.states(of: 1) == [] && house.states(of: 2) == [])
    try house.undo(at: "2026-03-02T14:30")
    try house.undo(at: "2026-03-02T14:31")
    #expect(try house.pass(at: "2026-03-02T14:40") == [])
    #expect(try house.pass(at: "2026-03-02T15:00") == ["done", "gone"])
  }

  @Test("what was due before it was done and opened again still rings")
  func dueMeanwhile() throws {
    try house.add("x", plan: "2026-03-02T15:00", at: Self.monday)
    let clock = try PlannerHouse.clock("2026-03-02T15:05")
    try house.change(at: "2026-03-02T15:05") {
      _ = try house.store.todos.complete([#require(try house.store.todos.todo(1))], by: clock)
    }
    try house.undo(at: "2026-03-02T15:06")
    #expect(try house.pass(at: "2026-03-02T15:07") == ["x"])
  }

  @Test("a change of the title or the note leaves the schedule as it is")
  func title() throws {
    try house.add("x", plan: "2026-03-02T15:00", at: Self.monday)
    let before = try house.rows()
    try house.edit(1, at: "2026-03-02T15:00") { $0.note = "more" }
    #expect(try house.rows() == before)
    #expect(try house.pass(at: "2026-03-02T15:01") == ["x"])
  }

  @Test("a repeat reminds of each occurrence, also while an old one is left open")
  func repeats() throws {
    let daily = try #require(RepeatRule(text: "FREQ=DAILY"))
    try house.add("pills", plan: "2026-03-03T08:00", repeats: daily, at: Self.monday)
    for day in 3...6 {
      #expect(try house.pass(at: "2026-03-0\(day)T07:59") == [])
      #expect(try house.pass(at: "2026-03-0\(day)T08:00") == ["pills"])
      #expect(try house.pass(at: "2026-03-0\(day)T08:01") == [])
    }
    // Done ahead of the next, it goes on with the one after that.
    let clock = try PlannerHouse.clock("2026-03-06T09:00")
    try house.change(at: "2026-03-06T09:00") {
      _ = try house.store.todos.complete([#require(try house.store.todos.todo(1))], by: clock)
    }
    #expect(try house.states(of: 1) == ["2026-03-07T08:00 waiting"])
    try house.undo(at: "2026-03-06T09:01")
    #expect(try house.pass(at: "2026-03-06T09:02") == [])
    #expect(try house.pass(at: "2026-03-07T08:00") == ["pills"])
  }

  @Test("an occurrence that was opened again rings where it is moved to, and only there")
  func movedAfterUndo() throws {
    let daily = try #require(RepeatRule(text: "FREQ=DAILY"))
    try house.add("pills", plan: "2026-03-03T08:00", repeats: daily, at: Self.monday)
    let clock = try PlannerHouse.clock("2026-03-02T10:01")
    try house.change(at: "2026-03-02T10:01") {
      _ = try house.store.todos.complete([#require(try house.store.todos.todo(1))], by: clock)
    }
    try house.undo(at: "2026-03-02T10:02")
    try house.edit(1, at: "2026-03-02T10:03") { $0.plan = CivilMoment(iso: "2026-03-03T09:00") }
    #expect(try house.states(of: 1) == ["2026-03-03T09:00 waiting"])
    #expect(try house.pass(at: "2026-03-03T08:00") == [])
    #expect(try house.pass(at: "2026-03-03T09:00") == ["pills"])
    #expect(try house.pass(at: "2026-03-04T07:59") == [])
    #expect(try house.pass(at: "2026-03-04T08:00") == ["pills"])
  }

  @Test("an occurrence that rang and is moved later the same day rings again")
  func movedAfterRinging() throws {
    let daily = try #require(RepeatRule(text: "FREQ=DAILY"))
    try house.add("pills", plan: "2026-03-03T08:00", repeats: daily, at: Self.monday)
    #expect(try house.pass(at: "2026-03-03T08:00") == ["pills"])
    try house.edit(1, at: "2026-03-03T08:10") { $0.plan = CivilMoment(iso: "2026-03-03T09:00") }
    #expect(try house.pass(at: "2026-03-03T09:00") == ["pills"])
    #expect(try house.pass(at: "2026-03-04T08:00") == ["pills"])
  }

  @Test("days asleep lose no reminder of the last day and ring no older one")
  func asleep() throws {
    let daily = try #require(RepeatRule(text: "FREQ=DAILY"))
    try house.add("pills", plan: "2026-03-03T08:00", repeats: daily, at: Self.monday)
    // Also before the next pass nothing that can ring no more seems to be waiting.
    #expect(try house.missed(at: "2026-03-06T09:00") == ["2026-03-03T08:00"])
    #expect(try house.listed(at: "2026-03-06T09:00") == [])
    #expect(try house.pass(at: "2026-03-06T09:00") == ["pills"])
    #expect(
      try house.missed(at: "2026-03-06T09:00") == [
        "2026-03-05T08:00", "2026-03-04T08:00", "2026-03-03T08:00",
      ])
    #expect(
      try house.states(of: 1).suffix(2) == [
        "2026-03-06T08:00 sent", "2026-03-07T08:00 waiting",
      ])
  }

  @Test(
    "days before count on the calendar of a repeat",
    arguments: [
      ("1d", "2026-03-08T09:00"), ("7d", "2026-03-09T09:00"), ("90m", "2026-03-09T07:30"),
    ])
  func leadOfRepeat(lead: String, next: String) throws {
    let weekly = try #require(RepeatRule(text: "FREQ=WEEKLY;BYDAY=MO"))
    try house.add(
      "x", plan: "2026-03-02T09:00", rules: [lead], repeats: weekly, at: Self.monday)
    #expect(try house.states(of: 1) == ["\(next) waiting"])
  }

  @Test("what counts from the day done reminds of the open occurrence alone")
  func afterDone() throws {
    let rule = try #require(RepeatRule(.afterDone(.days), every: 3))
    try house.add("x", plan: "2026-03-03T08:00", repeats: rule, at: Self.monday)
    #expect(try house.pass(at: "2026-03-03T08:00") == ["x"])
    #expect(try house.states(of: 1) == ["2026-03-03T08:00 sent"])
  }

  @Test("a store of before this schema is filled in by the first pass")
  func migrated() throws {
    try house.add("x", plan: "2026-03-02T15:00", at: Self.monday)
    try house.connection.execute(
      "DELETE FROM reminder_occurrence; INSERT INTO reminder_stale SELECT id FROM todo")
    #expect(try house.pass(at: "2026-03-02T11:00") == [])
    #expect(try house.pass(at: "2026-03-02T15:00") == ["x"])
  }

  @Test("a row that cannot be read stops no other")
  func badRow() throws {
    try house.add("bad", plan: "2026-03-02T15:00", at: Self.monday)
    try house.add("good", plan: "2026-03-02T15:00", at: Self.monday)
    try house.connection.execute("UPDATE reminder_occurrence SET about = 'x' WHERE todo_id = 1")
    #expect(try house.pass(at: "2026-03-02T15:00") == ["good"])
  }
}
