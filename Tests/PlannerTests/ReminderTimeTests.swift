import Database
import DateHelper
import TestSupport
import Testing

@testable import Planner

/// A reminder of a local time rings at one instant, whatever clocks do.
@Suite struct ReminderTimeTests {
  static let cases = CaseTable("reminders-times.tsv").rows

  @Test("the table is there")
  func table() {
    #expect(Self.cases.count >= 25)
  }

  @Test("it rings at the minute and not one before", arguments: cases)
  func instant(row: [String]) throws {
    let house = try ReminderHouse(zone: row[0])
    let plan = row[1]
    try house.add("x", plan: plan, rules: [row[2]], at: "2026-01-01T00:00")
    let instant = try #require(Instant(row[3]))
    let minuteBefore = instant.adding(seconds: -60).iso8601(in: .utc)
    #expect(try house.pass(at: minuteBefore) == [])
    #expect(try house.pass(at: row[3]) == ["x"])
    let reminder = try #require(try house.reminders.reminders(of: 1).first)
    #expect(reminder.late == 0)
  }

  @Test(
    "a repeated hour rings once, at its first occurrence",
    arguments: [
      ("America/New_York", "2027-11-07T01:30", "2027-11-07T05:30Z", "2027-11-07T06:30Z"),
      ("Europe/Berlin", "2027-10-31T02:30", "2027-10-31T00:30Z", "2027-10-31T01:30Z"),
      ("Africa/Cairo", "2026-10-29T23:30", "2026-10-29T20:30Z", "2026-10-29T21:30Z"),
    ])
  func repeatedHour(zone: String, plan: String, first: String, second: String) throws {
    let house = try ReminderHouse(zone: zone)
    try house.add("x", plan: plan, at: "2026-01-01T00:00")
    #expect(try house.pass(at: first) == ["x"])
    #expect(try house.pass(at: second) == [])
  }

  @Test("a pass that comes only in the second of two like hours rings late, not never")
  func secondHour() throws {
    let house = try ReminderHouse(zone: "America/New_York")
    try house.add("x", plan: "2027-11-07T01:50", at: "2027-11-01T00:00")
    // 01:10 for the second time: the clock shows less than the plan, which was 20 minutes ago.
    #expect(try house.pass(at: "2027-11-07T06:10Z") == ["x"])
    #expect(try house.reminders.reminders(of: 1).first?.late == 1200)
  }

  @Test("a clock set back by half an hour rings nothing twice")
  func back() throws {
    let house = try ReminderHouse()
    try house.add("x", plan: "2026-03-02T10:00", at: "2026-03-01T10:00")
    #expect(try house.pass(at: "2026-03-02T10:00") == ["x"])
    for now in ["2026-03-02T09:30", "2026-03-02T09:59", "2026-03-02T10:00", "2026-03-02T10:01"] {
      #expect(try house.pass(at: now) == [])
    }
  }

  @Test("a clock that jumps nine hours gives one digest that names each")
  func ahead() throws {
    let house = try ReminderHouse()
    for hour in 1...6 {
      try house.add("todo \(hour)", plan: "2026-03-02T1\(hour):00", at: "2026-03-02T10:00")
    }
    let told = try house.pass(at: "2026-03-02T19:00", ReminderHouse.rules(["desktop"]))
    #expect(told == ["todo 1+todo 2+todo 3+todo 4+todo 5+todo 6"])
  }

  @Test("after a change of zone what rang does not ring again, the rest rings by the new clocks")
  func travel() throws {
    var house = try ReminderHouse(zone: "Asia/Tokyo")
    try house.add("rang", plan: "2026-03-02T10:00", at: "2026-03-02T08:00")
    try house.add("coming", plan: "2026-03-02T11:00", at: "2026-03-02T08:00")
    #expect(try house.pass(at: "2026-03-02T01:00Z") == ["rang"])
    house = try house.moved(to: "Asia/Singapore")
    #expect(try house.pass(at: "2026-03-02T01:30Z") == [])
    #expect(try house.pass(at: "2026-03-02T02:00Z") == [])
    #expect(try house.pass(at: "2026-03-02T02:59Z") == [])
    #expect(try house.pass(at: "2026-03-02T03:00Z") == ["coming"])
  }

  @Test("travelling east makes late what its clocks have passed, and loses nothing")
  func east() throws {
    let house = try ReminderHouse(zone: "Europe/London")
    try house.add("x", plan: "2026-03-02T12:00", at: "2026-03-02T08:00")
    let there = try house.moved(to: "Asia/Seoul")
    #expect(try there.pass(at: "2026-03-02T09:00Z") == ["x"])
    #expect(try there.reminders.reminders(of: 1).first?.late == 6 * 3600)
  }

  @Test("another time for days without one moves what is still to ring")
  func allDay() throws {
    var house = try ReminderHouse()
    try house.add("x", plan: "2026-03-03", at: "2026-03-02T10:00")
    house.allDay = WallTime(hour: 8, minute: 0)
    #expect(try house.pass(at: "2026-03-02T11:00") == [])
    #expect(try house.states(of: 1) == ["2026-03-03T08:00 waiting"])
    house.allDay = nil
    #expect(try house.pass(at: "2026-03-02T12:00") == [])
    #expect(try house.states(of: 1) == [])
    #expect(try house.pass(at: "2026-03-03T09:00") == [])
  }
}

extension ReminderHouse {
  /// The same store in another zone.
  fileprivate func moved(to zone: String) throws -> ReminderHouse {
    ReminderHouse(
      connection: connection, store: store, zone: try Self.zone(zone), allDay: allDay)
  }

  private init(
    connection: Connection, store: PlannerStore, zone: Zone, allDay: WallTime?
  ) {
    self.connection = connection
    self.store = store
    self.zone = zone
    self.allDay = allDay
  }
}
