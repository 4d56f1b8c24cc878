import CSQLite
import DateHelper
import Testing

@testable import Database
@testable import Planner

@Suite struct QueryPlanTests {
  private let house: PlannerHouse

  init() throws {
    house = try PlannerHouse()
  }

  /// The statements that the connection has prepared so far.
  private func statements() -> Set<String> {
    var statements: Set<String> = []
    var next = sqlite3_next_stmt(house.connection.handle, nil)
    while let statement = next {
      if let sql = sqlite3_sql(statement) { statements.insert(String(cString: sql)) }
      next = sqlite3_next_stmt(house.connection.handle, statement)
    }
    return statements
  }

  /// The plans of the statements that `body` runs, by statement; a part of a part begins with a space.
  private func plans(of body: () throws -> Void) throws -> [String: [String]] {
    let before = statements()
    try body()
    var plans: [String: [String]] = [:]
    for sql in statements().subtracting(before) where sql.contains("todo") {
      try house.connection.rows("EXPLAIN QUERY PLAN \(sql)") {
        plans[sql, default: []].append(($0.integer(1) == 0 ? "" : " ") + $0.text(3))
      }
    }
    return plans
  }

  private func readDay(_ date: String) throws {
    let clock = try PlannerHouse.clock("2026-03-02T10:00")
    _ = try DayList(
      of: PlannerHouse.date(date), in: house.store.todos, by: clock, warningDays: 3)
  }

  /// Only the index of undated todos may be walked: it holds nothing else, and counting stops.
  private func expectIndexed(_ plans: [String: [String]]) {
    for (sql, plan) in plans {
      for line in plan where line.contains("SCAN todo") {
        #expect(line.contains("INDEX todo_open_undated"), "\(line) in \(sql)")
      }
    }
  }

  @Test("Today is read through indexes, without a scan of all todos")
  func today() throws {
    let plans = try plans { try readDay("2026-03-02") }
    #expect(plans.count == 7)
    expectIndexed(plans)
  }

  @Test("Any other day is read through indexes")
  func day() throws {
    let plans = try plans { try readDay("2026-03-05") }
    #expect(plans.count == 4)
    expectIndexed(plans)
  }

  @Test("The rows of a day come from the index in their order and are not sorted")
  func order() throws {
    let plans = try plans {
      try readDay("2026-03-02")
      try readDay("2026-03-05")
    }
    for (sql, plan) in plans {
      // The few tags of one todo may be sorted.
      let sorts = plan.filter { $0.hasPrefix("USE TEMP B-TREE") }
      #expect(sorts.isEmpty, "\(plan) in \(sql)")
    }
  }

  @Test("A month and the undated todos are counted through indexes")
  func counts() throws {
    let plans = try plans {
      _ = try house.store.todos.counts(
        in: #require(YearMonth(iso: "2026-03")), by: PlannerHouse.clock("2026-03-02T10:00"),
        isExact: false)
      _ = try house.store.todos.undatedCount(on: PlannerHouse.day)
    }
    #expect(plans.count == 3)
    expectIndexed(plans)
    #expect(plans.values.joined().allSatisfy { !$0.contains("TEMP B-TREE") })
  }

  @Test("The todos of a place are listed and taken from it through an index")
  func place() throws {
    let region = HomeRegion.fallback
    let place = try house.store.places.add(PlaceName("work"), region, replacing: false)
    let plans = try plans {
      var filter = TodoFilter()
      filter.place = place.reference
      try house.store.todos.forEach(passing: filter, at: CivilMoment(date: PlannerHouse.day)) { _ in
      }
      #expect(try house.store.places.remove(place) == 0)
    }
    let lines = plans.values.joined().filter { $0.contains("todo ") }
    #expect(lines.contains { $0.contains("todo_by_place") })
    #expect(lines.allSatisfy { !$0.contains("SCAN todo") })
  }

  @Test("The open todos of a project are listed through an index")
  func project() throws {
    let plans = try plans {
      var filter = TodoFilter()
      filter.project = try Project("home")
      try house.store.todos.forEach(passing: filter, at: CivilMoment(date: PlannerHouse.day)) { _ in
      }
    }
    let lines = plans.values.joined().filter { $0.contains("todo ") }
    #expect(lines.contains { $0.contains("todo_by_project") })
    #expect(lines.allSatisfy { !$0.contains("SCAN todo") })
  }

  @Test("A pass of reminders and the changes beside it are read through indexes")
  func reminders() throws {
    let clock = ReminderClock(
      now: try PlannerHouse.instant("2026-03-02T10:00"),
      zone: try PlannerHouse.clock("2026-03-02T10:00").zone, allDay: nil)
    try house.store.reminders.settle(by: clock)
    let todo = try house.add("a", plan: "2026-03-02T11:00")
    let plans = try plans {
      try house.store.reminders.settle(by: clock)
      let rules = ReminderHouse.rules(daily: [DailyReminder(.brief, at: clock.local(clock.now))])
      _ = try house.store.reminders.hasWork(rules, by: clock)
      _ = try house.store.reminders.areComing()
      _ = try house.store.reminders.conditions(ringingUntil: clock.now, by: clock)
      _ = try house.store.reminders.reminders(of: todo.id)
    }
    #expect(plans.count >= 5)
    for line in plans.values.joined() {
      let isScan = line.contains("SCAN todo") || line.contains("SCAN reminder_occurrence")
      #expect(!isScan || line.contains("INDEX reminder_occurrence_open"), "\(line)")
      // The index of open deliveries holds no other.
      #expect(!line.contains("SCAN delivery") || line.contains("reminder_delivery_open"), "\(line)")
    }
  }

  @Test("A todo is written, found, changed and removed by its number")
  func oneTodo() throws {
    let todo = try house.add("a", tags: ["x"])
    let plans = try plans {
      _ = try house.store.todos.todo(todo.id)
      _ = try house.store.todos.complete([todo], by: PlannerHouse.clock("2026-03-02T10:00"))
      try house.store.todos.delete(todo.id)
    }
    #expect(plans.count >= 4)
    for line in plans.values.joined() { #expect(!line.contains("SCAN todo"), "\(line)") }
  }

  @Test("Sessions are found through indexes: those of a range, the current run, the latest one")
  func sessions() throws {
    let sessions = house.store.sessions
    let now = try PlannerHouse.instant("2026-03-02T10:00")
    let plans = try plans {
      _ = try sessions.sessions(in: now..<now.adding(seconds: 86_400))
      _ = try sessions.current()
      _ = try sessions.latest(before: now)
      _ = try sessions.session(1)
    }
    #expect(plans.count == 5)
    for line in plans.values.joined() {
      // The index of the current run holds one row at most.
      let scans = line.contains("SCAN session") && !line.contains("INDEX session_current")
      #expect(!scans && !line.contains("TEMP B-TREE"), "\(line)")
    }
  }
}
