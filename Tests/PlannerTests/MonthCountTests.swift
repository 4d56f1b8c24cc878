import Database
import DateHelper
import Planner
import Testing

@Suite struct MonthCountTests {
  private let house: PlannerHouse

  init() throws {
    house = try PlannerHouse()
  }

  private func counts(
    _ month: String = "2026-03", dayStart: String = "00:00", isExact: Bool = false
  ) throws -> [String: DayCount] {
    let days = try house.store.todos.counts(
      in: #require(YearMonth(iso: month)),
      by: PlannerHouse.clock("2026-03-02T10:00", dayStart: dayStart), isExact: isExact)
    return Dictionary(days.map { ($0.date.iso, $0) }) { first, _ in first }
  }

  @Test(
    "Every day of the month is counted once",
    arguments: [
      ("2026-02", 28), ("2028-02", 29), ("2026-12", 31), ("9999-12", 31), ("0001-01", 31),
    ])
  func days(month: String, count: Int) throws {
    let counts = try counts(month)
    #expect(counts.count == count)
    #expect(counts.values.allSatisfy { $0.open.value == 0 && $0.done.value == 0 })
  }

  @Test("An open todo counts on its date and on its deadline, once where both are one day")
  func open() throws {
    try house.add("a", plan: "2026-03-10")
    try house.add("b", plan: "2026-03-10", due: "2026-03-10")
    try house.add("c", plan: "2026-03-10", due: "2026-03-12")
    try house.add("d", due: "2026-03-12")
    try house.add("e", plan: "2026-04-01", due: "2026-02-28")
    try house.add("f")
    try house.add("g", plan: "2026-03-10", done: "2026-03-11T09:00")
    let counts = try counts()
    #expect(counts["2026-03-10"]?.open.value == 3)
    #expect(counts["2026-03-12"]?.open.value == 2)
    #expect(counts.values.map(\.open.value).reduce(0, +) == 5)
    #expect(counts["2026-03-11"]?.done.value == 1)
    #expect(counts.values.map(\.done.value).reduce(0, +) == 1)
  }

  @Test("A completion counts on the day that it belongs to by the day's start")
  func dayStart() throws {
    try house.add("a", done: "2026-03-11T03:59")
    try house.add("b", done: "2026-03-11T04:00")
    #expect(try counts()["2026-03-11"]?.done.value == 2)
    let late = try counts(dayStart: "04:00")
    #expect(late["2026-03-10"]?.done.value == 1)
    #expect(late["2026-03-11"]?.done.value == 1)
  }

  @Test("Counting stops at 99+, unless it is to be exact")
  func limit() throws {
    try house.connection.transaction {
      for number in 1...150 {
        if number <= 99 { try house.add("a", plan: "2026-03-09") }
        try house.add("a", plan: "2026-03-10")
        try house.add("a")
      }
    }
    #expect(try counts()["2026-03-09"]?.open.text == "99")
    #expect(try counts()["2026-03-10"]?.open.text == "99+")
    #expect(try counts(isExact: true)["2026-03-10"]?.open.value == 150)
    #expect(try house.store.todos.undatedCount(on: PlannerHouse.day).text == "99+")
  }

  @Test("Undated is what is open and has neither a day nor a deadline")
  func undated() throws {
    try house.add("a")
    try house.add("b", due: "2026-03-10")
    try house.add("c", plan: "2026-03-10")
    try house.add("d", done: "2026-03-10T09:00")
    #expect(try house.store.todos.undatedCount(on: PlannerHouse.day).value == 1)
  }
}
