import Database
import DateHelper
import Language
import TestSupport
import Testing

@testable import Planner

/// Claiming, telling and marking.
@Suite struct ReminderClaimTests {
  private static let noon = "2026-03-02T12:00"
  private let house: ReminderHouse
  private let failure = Bilingual(verbatim: "no")

  init() throws {
    house = try ReminderHouse()
  }

  /// Todos that are due at noon.
  private func addDue(_ count: Int) throws {
    for number in 1...count {
      try house.add("\(number)", plan: Self.noon, at: "2026-03-02T10:00")
    }
  }

  private func claim(
    _ owner: String, at now: String = noon, _ rules: RingingRules = ReminderHouse.rules()
  ) throws -> ReminderClaim? {
    try house.reminders.claim(by: owner, rules, house.clock(now))
  }

  @Test("at most four are claimed, and nobody else gets them", arguments: [1, 4, 5, 9])
  func four(count: Int) throws {
    try addDue(count)
    var sizes: [Int] = []
    var ids: [Int] = []
    while let claim = try claim("owner \(sizes.count)") {
      sizes.append(claim.entries.count)
      ids += claim.entries.map(\.reminder.todoID)
    }
    #expect(sizes.allSatisfy { $0 <= 4 } && ids == Array(1...count))
  }

  @Test("more than three at once are one digest where the channel can, else each for itself")
  func digest() throws {
    try addDue(3)
    #expect(try house.pass(at: Self.noon, ReminderHouse.rules(["desktop"])) == ["1", "2", "3"])
    let other = try ReminderHouse()
    for number in 1...4 {
      try other.add("\(number)", plan: Self.noon, at: "2026-03-02T10:00")
    }
    let told = try other.pass(at: Self.noon, ReminderHouse.rules(["desktop", "command"]))
    #expect(told == ["1+2+3+4", "1", "2", "3", "4"])
  }

  @Test(
    "a lease holds for a minute, then another pass takes over",
    arguments: [
      ("2026-03-02T12:00", false), ("2026-03-02T12:01", true), ("2026-03-02T10:00", true),
    ])
  func lease(now: String, isFree: Bool) throws {
    try addDue(1)
    _ = try #require(try claim("killed"))
    // Two hours earlier on the clock the lease is one of a time that is far ahead.
    let clock = try house.clock(now)
    let open = try house.reminders.claimable(ReminderHouse.rules(), by: clock)
    #expect(open.isEmpty != isFree)
    #expect(try house.states(of: 1) == ["2026-03-02T12:00 claimed"])
  }

  @Test("whoever lost the claim neither tells nor marks")
  func lost() throws {
    try addDue(1)
    let first = try #require(try claim("slow"))
    let second = try #require(try claim("quick", at: "2026-03-02T12:02"))
    #expect(try house.reminders.confirmed(first.entries[0], of: first) == nil)
    try house.reminders.mark(first.entries, of: first, .failed(failure), house.clock(Self.noon))
    #expect(try house.reminders.confirmed(second.entries[0], of: second) != nil)
    try house.reminders.mark(second.entries, of: second, .told, house.clock(Self.noon))
    #expect(try house.states(of: 1) == ["2026-03-02T12:00 sent"])
  }

  @Test(
    "done, removed, moved or answered between claim and telling: nothing is told",
    arguments: [
      "done", "removed", "moved", "snoozed", "dismissed", "silenced",
    ])
  func meanwhile(change: String) throws {
    try addDue(1)
    let claim = try #require(try claim("a"))
    let todo = try #require(try house.store.todos.todo(1))
    let later = try #require(CivilMoment(iso: "2026-03-02T13:00"))
    let now = try #require(CivilMoment(iso: Self.noon))
    try house.change(at: Self.noon) {
      let todos = house.store.todos
      switch change {
      case "done": _ = try todos.complete([todo], by: PlannerHouse.clock(Self.noon))
      case "removed": try todos.delete([todo])
      case "moved": _ = try todos.change([todo]) { $0.plan = later }
      case "snoozed": _ = try todos.answer([todo], .snoozed(later))
      case "dismissed": _ = try todos.answer([todo], .dismissed(now))
      default: _ = try todos.change([todo]) { $0.reminding.rules = [] }
      }
    }
    #expect(try house.reminders.confirmed(claim.entries[0], of: claim) == nil)
    try house.reminders.release(claim.entries, of: claim)
    #expect(try house.pass(at: "2026-03-02T12:01") == [])
    let rings = ["moved", "snoozed"].contains(change)
    #expect(try house.pass(at: "2026-03-02T13:00") == (rings ? ["1"] : []))
  }

  @Test(
    "lateness up to a day rings, more is missed",
    arguments: [
      ("2026-03-02T12:04", ["1"], "sent"), ("2026-03-03T12:00", ["1"], "sent"),
      ("2026-03-03T12:01", [], "missed"),
    ])
  func late(now: String, told: [String], state: String) throws {
    try addDue(1)
    #expect(try house.pass(at: now) == told)
    #expect(try house.states(of: 1) == ["2026-03-02T12:00 \(state)"])
    #expect(try house.missed(at: now).count == (told.isEmpty ? 1 : 0))
  }

  @Test("nobody there: it waits for the next pass and counts no attempt; after a day it is missed")
  func unreachable() throws {
    try addDue(1)
    let rules = ReminderHouse.rules()
    #expect(try house.pass(at: Self.noon, rules, .unreachable(failure)) == ["1"])
    #expect(try house.pass(at: Self.noon, rules) == [])
    #expect(try house.states(of: 1) == ["2026-03-02T12:00 waiting"])
    #expect(try house.pass(at: "2026-03-02T12:01", rules, .unreachable(failure)) == ["1"])
    #expect(try house.pass(at: "2026-03-03T12:01", rules) == [])
    #expect(try house.states(of: 1) == ["2026-03-02T12:00 missed"])
  }

  @Test("after failures it is tried again after 1, 2, 5, 15 and then each 60 minutes")
  func backOff() throws {
    try addDue(1)
    let start = try house.clock(Self.noon)
    var tried: [Int] = []
    for minute in 0...150 {
      let now = start.now.adding(seconds: Int64(minute) * 60).iso8601(in: .utc)
      if try house.pass(at: now, ReminderHouse.rules(), .failed(failure)) == ["1"] {
        tried.append(minute)
      }
    }
    #expect(tried == [0, 1, 3, 8, 23, 83, 143])
  }

  @Test("each channel is told once, whatever becomes of the others")
  func channels() throws {
    try addDue(1)
    let rules = ReminderHouse.rules(["desktop", "command"])
    let claim = try #require(try claim("a", at: Self.noon, rules))
    #expect(claim.channel == "desktop")
    try house.reminders.mark(
      claim.entries, of: claim, .unreachable(failure), house.clock(Self.noon))
    #expect(try house.pass(at: Self.noon, rules) == ["1"])
    let deliveries = try #require(try house.reminders.reminders(of: 1).first).deliveries
    #expect(
      deliveries.map { "\($0.channel) \($0.state.rawValue)" } == [
        "command sent", "desktop waiting",
      ])
    #expect(try house.states(of: 1) == ["2026-03-02T12:00 sent"])
    #expect(try house.pass(at: "2026-03-02T12:01", rules) == ["1"])
    #expect(try house.pass(at: "2026-03-02T12:02", rules) == [])
  }

  @Test("quiet hours hold all but what was snoozed to them")
  func quiet() throws {
    try addDue(1)
    try house.add("snoozed", plan: "2026-03-02T11:00", at: "2026-03-02T10:00")
    #expect(try house.pass(at: "2026-03-02T11:00") == ["snoozed"])
    try house.change(at: "2026-03-02T11:01") {
      _ = try house.store.todos.answer(
        [#require(try house.store.todos.todo(2))],
        .snoozed(#require(CivilMoment(iso: Self.noon))))
    }
    let quiet = ReminderHouse.rules(isQuiet: true)
    #expect(try house.pass(at: Self.noon, quiet) == ["snoozed"])
    let before = try house.rows()
    #expect(try house.pass(at: "2026-03-02T13:00", quiet) == [])
    #expect(try house.rows() == before)
    #expect(try house.pass(at: "2026-03-02T14:00") == ["1"])
  }

  @Test("a nag rings again after it was told, until it is answered, and does not pile up")
  func nag() throws {
    try house.add("x", plan: Self.noon, nag: 10, at: "2026-03-02T10:00")
    for (now, told) in [
      ("12:00", ["x"]), ("12:09", []), ("12:10", ["x"]), ("13:45", ["x"]), ("13:46", []),
      ("13:55", ["x"]),
    ] { #expect(try house.pass(at: "2026-03-02T\(now)") == told, "\(now)") }
    let until = try #require(CivilMoment(iso: "2026-03-02T13:56"))
    try house.change(at: "2026-03-02T13:56") {
      _ = try house.store.todos.answer([#require(try house.store.todos.todo(1))], .dismissed(until))
    }
    #expect(try house.pass(at: "2026-03-02T18:00") == [])
    try house.undo(at: "2026-03-02T18:01")
    #expect(try house.pass(at: "2026-03-02T18:02") == ["x"])
  }

  @Test("a snooze rings once at its end and keeps the nag")
  func snooze() throws {
    try house.add("x", plan: Self.noon, nag: 10, at: "2026-03-02T10:00")
    #expect(try house.pass(at: Self.noon) == ["x"])
    try house.change(at: "2026-03-02T12:01") {
      _ = try house.store.todos.answer(
        [#require(try house.store.todos.todo(1))],
        .snoozed(#require(CivilMoment(iso: "2026-03-02T13:00"))))
    }
    #expect(try house.states(of: 1).first == "2026-03-02T12:00 snoozed")
    for (now, told) in [("12:10", []), ("12:59", []), ("13:00", ["x"]), ("13:10", ["x"])] {
      #expect(try house.pass(at: "2026-03-02T\(now)") == told, "\(now)")
    }
  }

  @Test("an answer is of one occurrence: the next day rings", arguments: ["snoozed", "dismissed"])
  func nextDay(answer: String) throws {
    let daily = try #require(RepeatRule(text: "FREQ=DAILY"))
    try house.add("x", plan: Self.noon, repeats: daily, at: "2026-03-02T10:00")
    #expect(try house.pass(at: Self.noon) == ["x"])
    let until = try #require(CivilMoment(iso: "2026-03-02T12:30"))
    try house.change(at: "2026-03-02T12:01") {
      let todo = try #require(try house.store.todos.todo(1))
      _ = try house.store.todos.answer(
        [todo], answer == "snoozed" ? .snoozed(until) : .dismissed(until))
    }
    #expect(try house.pass(at: "2026-03-02T12:30") == (answer == "snoozed" ? ["x"] : []))
    #expect(try house.pass(at: "2026-03-03T12:00") == ["x"])
  }

  @Test(
    "a condition that is not met rings nothing and is written down with its values",
    arguments: [
      (ConditionJudgement.Verdict.met, ["x"], "sent"), (.unmet, [], "cancelled"),
      (.unknown, ["x"], "sent"),
    ])
  func condition(verdict: ConditionJudgement.Verdict, told: [String], state: String) throws {
    try house.add("x", plan: Self.noon, condition: "rain:60", at: "2026-03-02T10:00")
    let judged = ConditionJudgement(verdict, [("rain", "20")])
    var asked: [String] = []
    let rules = ReminderHouse.rules { _, about in
      asked.append(about.iso)
      return judged
    }
    #expect(try house.pass(at: "2026-03-02T12:01", rules) == told)
    #expect(asked == [Self.noon])
    let reminder = try #require(try house.reminders.reminders(of: 1).first)
    #expect(reminder.state.rawValue == state && reminder.judgement == judged)
    #expect(try house.pass(at: "2026-03-02T12:02", rules) == [])
  }

  @Test(
    "what is said once a day is said once, and not when it is useless",
    arguments: [
      ("2026-03-02T07:29", []), ("2026-03-02T07:30", ["brief"]), ("2026-03-02T11:29", ["brief"]),
      ("2026-03-02T11:30", []),
    ])
  func daily(now: String, told: [String]) throws {
    let at = try #require(CivilMoment(iso: "2026-03-02T07:30"))
    let rules = ReminderHouse.rules(daily: [DailyReminder(.brief, at: at)])
    #expect(try house.pass(at: now, rules) == told)
    #expect(try house.pass(at: now, rules) == [])
    #expect(try house.rows().count == told.count)
  }

  @Test("a pass with nothing to do writes nothing, with any number of todos")
  func idle() throws {
    _ = try house.pass(at: "2026-03-02T09:00")
    try house.change(at: "2026-03-02T10:00") {
      for number in 1...300 {
        var draft = TodoDraft(title: try Title("\(number)"))
        draft.plan = CivilMoment(iso: "2026-03-\(10 + number % 20)T12:00")
        _ = try house.store.todos.insert(draft, uid: "\(number)", at: Instant(seconds: 0))
      }
    }
    let before = try house.connection.first("SELECT total_changes()") { $0.integer(0) }
    #expect(try house.reminders.hasWork(ReminderHouse.rules(), by: house.clock(Self.noon)) == false)
    #expect(try house.connection.first("SELECT total_changes()") { $0.integer(0) } == before)
  }
}
