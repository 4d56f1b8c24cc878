import CSQLite
import DateHelper
import Testing

@testable import Database
@testable import Planner

@Suite struct SessionPlanTests {
  @Test("A board, a month's statistics and the streaks read sessions through indexes alone")
  func plans() throws {
    let house = try SessionHouse()
    try house.add(1, seoul("2026-03-02T09:00"), seoul("2026-03-02T10:00"))
    let day = try #require(CivilDate(iso: "2026-03-02"))
    let reader = try house.reader(now: seoul("2026-03-02T11:00"))
    _ = try reader.boards(of: day...day)
    _ = try reader.statistics(of: day.yearMonth.days)
    _ = try reader.timeline(of: day)
    _ = try reader.allDays()
    let connection = house.house.connection
    var plans: [String] = []
    for sql in statements(of: connection) where sql.contains("FROM session") {
      try connection.rows("EXPLAIN QUERY PLAN \(sql)") { plans.append($0.text(3)) }
    }
    #expect(plans.contains { $0.contains("session_by_start") })
    #expect(plans.contains { $0.contains("session_earning") })
    for plan in plans {
      let isScan = plan.hasPrefix("SCAN session") && !plan.contains("USING")
      #expect(!isScan && !plan.contains("TEMP B-TREE"), "\(plan)")
    }
  }

  /// The statements that read or write rows and were prepared so far.
  private func statements(of connection: Connection) -> Set<String> {
    var statements: Set<String> = []
    var next = sqlite3_next_stmt(connection.handle, nil)
    while let statement = next {
      if let sql = sqlite3_sql(statement).map({ String(cString: $0) }),
        sql.hasPrefix("SELECT") || sql.hasPrefix("WITH")
      {
        statements.insert(sql)
      }
      next = sqlite3_next_stmt(connection.handle, statement)
    }
    return statements
  }
}
