import Database
import DateHelper
import Planner
import TestSupport
import Testing

@Suite struct DayListTests {
  private let house: PlannerHouse

  init() throws {
    house = try PlannerHouse()
  }

  private func list(
    of date: String = "2026-03-02", now: String = "2026-03-02T10:00", dayStart: String = "00:00",
    warningDays: Int = 3
  ) throws -> DayList {
    try DayList(
      of: PlannerHouse.date(date), in: house.store.todos,
      by: PlannerHouse.clock(now, dayStart: dayStart), warningDays: warningDays)
  }

  private func titles(_ section: DayList.Section) -> [String] {
    section.entries.map(\.todo.title)
  }

  /// The names of the lists that a todo stands in, with the reason.
  private func places(of id: Int, in list: DayList) -> [String] {
    let sections = [
      ("overdue", list.overdue), ("todos", list.todos), ("deadlines", list.deadlines),
      ("done", list.done),
    ]
    return sections.flatMap { name, section in
      section.entries.filter { $0.todo.id == id }.map { "\(name) \($0.reason.rawValue)" }
    }
  }

  @Test(
    "A todo stands in the one list that is meant for it", arguments: CaseTable("day-lists.tsv").rows
  )
  func places(row: [String]) throws {
    try #require(row.count == 4)
    let todo = try house.add("a", plan: row[0], due: row[1])
    let places = places(of: todo.id, in: try list())
    switch (row[2], row[3]) {
    case ("-", _): #expect(places == [])
    case (let list, "any"): #expect([["\(list) due"], ["\(list) late"]].contains(places))
    case (let list, let reason): #expect(places == ["\(list) \(reason)"])
    }
  }

  @Test("All together, no todo is in two lists, and each list is in its order")
  func allTogether() throws {
    for row in CaseTable("day-lists.tsv").rows { try house.add("a", plan: row[0], due: row[1]) }
    let list = try list()
    let sections = [list.overdue, list.todos, list.deadlines, list.done]
    let ids = sections.flatMap(\.entries).map(\.todo.id)
    #expect(Set(ids).count == ids.count)
    let expected = CaseTable("day-lists.tsv").rows.filter { $0[2] != "-" }.count
    #expect(ids.count == expected)
    for section in [list.overdue, list.deadlines] {
      let days = section.entries.compactMap { $0.moment?.date }
      #expect(days.count == section.entries.count)
      #expect(days == days.sorted())
    }
  }

  @Test("Another day than today has neither what is left over nor coming deadlines")
  func anotherDay() throws {
    try house.add("old", plan: "2026-02-01")
    try house.add("passed", due: "2026-03-01")
    try house.add("plan", plan: "2026-03-03")
    try house.add("due", due: "2026-03-03T09:00")
    try house.add("next", due: "2026-03-04")
    let tomorrow = try list(of: "2026-03-03")
    #expect(titles(tomorrow.todos) == ["due", "plan"])
    #expect(tomorrow.overdue.entries == [])
    #expect(tomorrow.deadlines.entries == [])
    let past = try list(of: "2026-03-01")
    #expect(titles(past.todos) == ["passed"])
    #expect(past.overdue.entries == [])
  }

  @Test("Todos are in the order of time, then those without one, by priority, by number")
  func order() throws {
    let today = "2026-03-02"
    try house.add("8 number", plan: today)
    try house.add("9 number", plan: today)
    try house.add("7 low", plan: today, priority: .low)
    try house.add("5 high", plan: today, priority: .high)
    try house.add("6 medium", due: today, priority: .medium)
    try house.add("4 late", plan: "\(today)T18:00", priority: .high)
    try house.add("3 noon, low", plan: "\(today)T12:00", priority: .low)
    try house.add("2 noon, high", plan: "\(today)T12:00", priority: .high)
    try house.add("1 early", due: "\(today)T11:00")
    #expect(titles(try list().todos).map { $0.prefix(1) } == (1...9).map { "\($0)" })
  }

  @Test("What is left over is oldest first")
  func overdueOrder() throws {
    try house.add("3", plan: "2026-03-01")
    try house.add("1", plan: "2025-03-01")
    try house.add("4", due: "2026-03-02T09:00")
    try house.add("2", due: "2026-02-28")
    #expect(titles(try list().overdue) == ["1", "2", "3", "4"])
  }

  @Test("A list holds a hundred and says that there are more", arguments: [99, 100, 101, 250])
  func limit(count: Int) throws {
    try house.connection.transaction {
      for number in 1...count {
        try house.add("\(number)", plan: "2026-03-02")
        try house.add("late \(number)", plan: "2026-03-01")
        try house.add("soon \(number)", due: "2026-03-04")
        try house.add("done \(number)", done: "2026-03-02T09:00")
      }
    }
    let list = try list()
    for section in [list.overdue, list.todos, list.deadlines, list.done] {
      #expect(section.entries.count == min(count, 100))
      #expect(section.hasMore == (count > 100))
      #expect(section.count.text == (count < 100 ? "99" : "99+"))
    }
    #expect(titles(list.todos) == (1...count).prefix(100).map(String.init))
  }

  @Test("Plans and deadlines of a day share the hundred, the earliest of both first")
  func sharedLimit() throws {
    try house.connection.transaction {
      for number in 10..<90 {
        try house.add("plan", plan: "2026-03-02T12:\(number % 60 < 10 ? "0" : "")\(number % 60)")
        try house.add("due", due: "2026-03-02T11:\(number % 60 < 10 ? "0" : "")\(number % 60)")
      }
    }
    let list = try list()
    #expect(
      titles(list.todos) == Array(repeating: "due", count: 80) + Array(repeating: "plan", count: 20)
    )
    #expect(list.todos.hasMore)
  }

  @Test("Without days of warning no deadline is shown before its day")
  func noWarning() throws {
    try house.add("soon", due: "2026-03-03")
    #expect(try list(warningDays: 0).deadlines.entries == [])
    #expect(try titles(list(warningDays: 1).deadlines) == ["soon"])
  }

  @Test("The last day of the calendar has no deadline after it")
  func lastDay() throws {
    try house.add("end", due: "9999-12-31")
    let list = try list(of: "9999-12-31", now: "9999-12-31T10:00", warningDays: 365)
    #expect(titles(list.todos) == ["end"])
    #expect(list.deadlines.entries == [])
  }

  @Test("Done todos stand on the day on which they were done, in that order, whatever their plan")
  func done() throws {
    try house.add("3", plan: "2026-03-02", done: "2026-03-02T23:59")
    try house.add("1", plan: "2026-02-01", due: "2026-02-01", done: "2026-03-02T00:00")
    try house.add("2", done: "2026-03-02T08:00")
    try house.add("before", plan: "2026-03-02", done: "2026-03-01T23:59")
    try house.add("after", plan: "2026-03-02", done: "2026-03-03T00:00")
    let list = try list()
    #expect(titles(list.done) == ["1", "2", "3"])
    #expect(list.todos.entries == [])
    #expect(list.overdue.entries == [])
    #expect(try titles(self.list(of: "2026-03-01").done) == ["before"])
  }

  @Test("A day that begins at four has what was done until four of the next morning")
  func dayStart() throws {
    try house.add("yesterday", done: "2026-03-02T03:59")
    try house.add("morning", done: "2026-03-02T04:00")
    try house.add("night", done: "2026-03-03T03:59")
    try house.add("tomorrow", done: "2026-03-03T04:00")
    let list = try list(now: "2026-03-03T01:00", dayStart: "04:00")
    #expect(titles(list.done) == ["morning", "night"])
  }

  @Test("Before the day begins, today is still yesterday and its todos are not left over")
  func nightOwl() throws {
    let owl = try PlannerHouse.clock("2026-03-03T01:00", dayStart: "04:00")
    #expect(owl.today.iso == "2026-03-02")
    try house.add("plan", plan: "2026-03-02")
    try house.add("plan of the evening", plan: "2026-03-02T23:00")
    try house.add("whole day", due: "2026-03-02")
    let list = try list(now: "2026-03-03T01:00", dayStart: "04:00")
    #expect(titles(list.todos) == ["plan of the evening", "plan", "whole day"])
    #expect(list.overdue.entries == [])
  }

  @Test("A deadline of the evening has passed after midnight, also while it is still that day")
  func deadlineAfterMidnight() throws {
    try house.add("evening", due: "2026-03-02T23:00")
    try house.add("small hours", due: "2026-03-03T02:00")
    let list = try list(now: "2026-03-03T01:00", dayStart: "04:00")
    #expect(titles(list.overdue) == ["evening"])
    #expect(titles(list.deadlines) == ["small hours"])
  }
}
