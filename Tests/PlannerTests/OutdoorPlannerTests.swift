import Database
import DateHelper
import Sky
import Testing

@testable import Planner

/// Outdoor todos under a made sky: dry but for the hours that a test makes wet.
@Suite struct OutdoorPlannerTests {
  private let house: PlannerHouse

  init() throws {
    house = try PlannerHouse()
  }

  /// A forecast of the hours of four days from 2026-03-02 on, by clocks nine hours ahead of UTC.
  ///
  /// - Parameters:
  ///   - wet: the hours of rain, such as `02T15`.
  ///   - length: the hours that a row stands for.
  private func forecast(wet: Set<String>, length: Int = 1) throws -> Forecast {
    var forecast = Forecast(
      place: .seoul, weather: .init(provider: .openMeteo, fetched: Instant(seconds: 0)),
      offset: 9 * 3600)
    for day in 2...5 {
      for hour in stride(from: 0, to: 24, by: length) {
        let name = "0\(day)T\(hour < 10 ? "0" : "")\(hour)"
        var row = ForecastHour(
          start: try PlannerHouse.instant("2026-03-\(name):00"), length: Int64(length) * 3600)
        row.condition = .clear
        row.precipitationProbability = wet.contains(name) ? 0.6 : 0
        row.feelsLike = 18
        forecast.hours.append(row)
      }
    }
    return forecast
  }

  private func planner(now: String = "2026-03-02T10:00") throws -> OutdoorPlanner {
    OutdoorPlanner(OutdoorRule(), by: try PlannerHouse.clock(now)) {
      try house.store.todos.isBusy(on: $0, hour: $1, besides: $2)
    }
  }

  /// The warning of a plan: its moment, `>`, and the better moment or nothing; nil for none.
  private func warning(
    _ plan: String, wet: Set<String>, now: String = "2026-03-02T10:00", length: Int = 1
  ) throws -> String? {
    let todo = try house.add("x", plan: plan, isOutdoor: true)
    defer { try? house.store.todos.delete(todo.id) }
    return try planner(now: now).warning(for: todo, under: forecast(wet: wet, length: length))
      .map { "\($0.moment.iso)>\($0.better?.iso ?? "")" }
  }

  @Test("A bad hour is warned of with the next good one of the day; a good hour is not")
  func own() throws {
    #expect(try warning("2026-03-02T15:00", wet: []) == nil)
    #expect(try warning("2026-03-02T15:00", wet: ["02T14", "02T16"]) == nil)
    #expect(
      try warning("2026-03-02T15:00", wet: ["02T15"]) == "2026-03-02T15:00>2026-03-02T16:00")
    #expect(
      try warning("2026-03-02T15:30", wet: ["02T15", "02T16"])
        == "2026-03-02T15:30>2026-03-02T17:00")
    #expect(
      try warning("2026-03-04T08:00", wet: ["04T08"]) == "2026-03-04T08:00>2026-03-04T09:00")
  }

  @Test("Where no later hour is good an earlier one is, if it is still to come")
  func earlier() throws {
    let evening: Set = ["02T18", "02T19", "02T20"]
    #expect(
      try warning("2026-03-02T18:00", wet: evening) == "2026-03-02T18:00>2026-03-02T11:00")
    #expect(
      try warning("2026-03-02T18:00", wet: evening, now: "2026-03-02T17:30") == "2026-03-02T18:00>")
    #expect(
      try warning("2026-03-02T22:00", wet: ["02T22"], now: "2026-03-02T21:30")
        == "2026-03-02T22:00>")
  }

  @Test("A todo without a time is warned of where an hour of its day is bad")
  func untimed() throws {
    #expect(try warning("2026-03-02", wet: []) == nil)
    #expect(try warning("2026-03-02", wet: ["02T09", "02T22"]) == nil, "over, or at night")
    #expect(try warning("2026-03-02", wet: ["02T13"]) == "2026-03-02T13:00>2026-03-02T11:00")
    #expect(
      try warning("2026-03-02", wet: ["02T11", "02T12"]) == "2026-03-02T11:00>2026-03-02T13:00")
    let all = Set((7..<21).map { "02T\($0 < 10 ? "0" : "")\($0)" })
    #expect(try warning("2026-03-02", wet: all) == "2026-03-02T11:00>")
  }

  @Test("Where the day has no good hour the first of the next three days is proposed")
  func anotherDay() throws {
    let second = Set((7..<21).map { "02T\($0 < 10 ? "0" : "")\($0)" })
    func proposal(_ plan: String, wet: Set<String>) throws -> String? {
      let todo = try house.add("x", plan: plan, isOutdoor: true)
      defer { try? house.store.todos.delete(todo.id) }
      let warning = try planner().warning(for: todo, under: forecast(wet: wet))
      #expect(warning?.proposal == warning?.better ?? warning?.anotherDay)
      return warning?.anotherDay?.iso
    }
    #expect(try proposal("2026-03-02T15:00", wet: ["02T15"]) == nil, "the day has one")
    #expect(try proposal("2026-03-02T15:00", wet: second) == "2026-03-03T07:00")
    #expect(try proposal("2026-03-02", wet: second) == "2026-03-03T07:00")
    try house.add("meeting", plan: "2026-03-03T07:30")
    #expect(try proposal("2026-03-02T15:00", wet: second) == "2026-03-03T08:00")
    let all = Set((2...5).flatMap { day in (0..<24).map { "0\(day)T\($0 < 10 ? "0" : "")\($0)" } })
    #expect(try proposal("2026-03-02T15:00", wet: all) == nil)
  }

  @Test("An hour that is over, a day without a forecast and a todo without a day say nothing")
  func silent() throws {
    #expect(try warning("2026-03-02T09:00", wet: ["02T09"]) == nil)
    #expect(try warning("2026-03-01T15:00", wet: ["02T15"]) == nil)
    #expect(try warning("2026-03-20T15:00", wet: ["02T15"]) == nil)
    #expect(try warning("2026-03-20", wet: ["02T15"]) == nil)
    #expect(try warning("-", wet: ["02T15"]) == nil)
    #expect(try warning("2026-03-02T10:30", wet: ["02T10"]) != nil, "the hour goes on")
  }

  @Test("A row of three hours speaks for each of them")
  func threeHours() throws {
    #expect(
      try warning("2026-03-02T16:30", wet: ["02T15"], length: 3)
        == "2026-03-02T16:30>2026-03-02T18:00")
    #expect(try warning("2026-03-02T18:00", wet: ["02T15"], length: 3) == nil)
  }

  @Test("An hour in which another todo begins is not free; one that is done leaves it free")
  func busy() throws {
    try house.add("meeting", plan: "2026-03-02T16:30")
    try house.add("gone", plan: "2026-03-02T17:00", done: "2026-03-02T09:00")
    #expect(
      try warning("2026-03-02T15:00", wet: ["02T15"]) == "2026-03-02T15:00>2026-03-02T17:00")
    try house.add("lunch", plan: "2026-03-02T17:59")
    #expect(
      try warning("2026-03-02T15:00", wet: ["02T15"]) == "2026-03-02T15:00>2026-03-02T18:00")
  }

  @Test("An hour whose rain nobody tells is never called good, nor one without its dust")
  func unknown() throws {
    let todo = try house.add("x", plan: "2026-03-02T15:00", isOutdoor: true)
    var sky = try forecast(wet: ["02T15"])
    for index in sky.hours.indices where sky.hours[index].precipitationProbability == 0 {
      sky.hours[index].precipitationProbability = nil
      sky.hours[index].condition = .unknown
    }
    #expect(try planner().warning(for: todo, under: sky)?.better == nil)
    #expect(try planner().bestHours(for: todo, under: sky, limit: 6) == [])
    var dusty = try forecast(wet: ["02T15"])
    dusty.air = .init(provider: .openMeteo, fetched: Instant(seconds: 0))
    let start = try PlannerHouse.instant("2026-03-02T18:00")
    for index in dusty.hours.indices where dusty.hours[index].start == start {
      dusty.hours[index].pm25 = Concentration(10, estimated: true)
    }
    #expect(
      try planner().warning(for: todo, under: dusty)?.better?.iso == "2026-03-02T18:00")
  }

  @Test("The best hours come first, are free, within three days and not all on one")
  func best() throws {
    let todo = try house.add("x", plan: "2026-03-02T15:00", isOutdoor: true)
    try house.add("meeting", plan: "2026-03-03T12:00")
    var sky = try forecast(wet: [])
    let warmth = [("03T12", 18.0), ("03T13", 17), ("03T08", 16), ("04T09", 15), ("05T20", 18)]
    for index in sky.hours.indices {
      let moment = try PlannerHouse.clock("2026-03-02T10:00").zone.civil(at: sky.hours[index].start)
      let name = "0\(moment.date.day)T\(moment.time.iso.prefix(2))"
      sky.hours[index].feelsLike = warmth.first { $0.0 == name }?.1 ?? 0
    }
    let hours = try planner().bestHours(for: todo, under: sky, limit: 4)
    #expect(
      hours.map(\.moment.iso) == [
        "2026-03-03T13:00", "2026-03-03T08:00", "2026-03-04T09:00", "2026-03-02T11:00",
      ])
    #expect(try planner().bestHours(for: todo, under: sky, limit: 0) == [])
  }

  @Test("Of the hours of one row only the first free one is offered")
  func rows() throws {
    let todo = try house.add("x", plan: "2026-03-02T15:00", isOutdoor: true)
    try house.add("meeting", plan: "2026-03-03T09:00")
    let hours = try planner().bestHours(
      for: todo, under: forecast(wet: [], length: 3), limit: 100)
    let second = hours.map(\.moment.iso).filter { $0.hasPrefix("2026-03-03") }
    #expect(
      second.sorted() == ["07", "10", "12", "15", "18"].map { "2026-03-03T\($0):00" })
  }

  @Test("The hours that are taken are looked for through an index")
  func indexed() throws {
    try house.add("x", plan: "2026-03-02T15:00")
    let sql = """
      EXPLAIN QUERY PLAN SELECT 1 FROM todo WHERE completed IS NULL AND date = '2026-03-02'
        AND coalesce(time, '~') BETWEEN '15:00' AND '15:59' AND id <> 2 LIMIT 1
      """
    var plan: [String] = []
    try house.connection.rows(sql) { plan.append($0.text(3)) }
    #expect(plan.contains { $0.contains("todo_open_by_date (date=? AND <expr>>? AND <expr><?)") })
  }
}
