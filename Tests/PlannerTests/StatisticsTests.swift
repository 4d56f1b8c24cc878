import DateHelper
import TestSupport
import Testing

@testable import Planner

@Suite struct StatisticsTests {
  private func day(_ iso: String) throws -> CivilDate { try #require(CivilDate(iso: iso)) }

  @Test("A long session is cut at the ends of the days that are asked for")
  func clipped() throws {
    let house = try SessionHouse()
    try house.add(1, seoul("2026-03-01T00:00"), seoul("2026-03-11T00:00"))
    let reader = try house.reader(now: seoul("2026-03-20T10:00"))
    let statistics = try reader.statistics(of: day("2026-03-02")...day("2026-03-08"))
    #expect(statistics.tally.total == BlockAmount(halves: 7 * 48, seconds: 7 * 86_400))
    #expect(statistics.cells == 7 * 48)
    #expect(statistics.tally.byHour.allSatisfy { $0 == BlockAmount(halves: 14, seconds: 7 * 3600) })
    #expect(statistics.tally.byWeekday.allSatisfy { $0.halves == 48 })
    #expect(statistics.streak.best == 10 && statistics.activeDays == 7)
  }

  @Test("The golden rate is the part of all halves that golden groups have")
  func golden() throws {
    let house = try SessionHouse()
    let reader = try house.reader(now: seoul("2026-03-20T10:00"))
    let days = try day("2026-03-02")...day("2026-03-02")
    let none = try reader.statistics(of: days)
    #expect(none.catalog.goldenRate(none.tally.byBlock) == nil)
    try house.add(1, seoul("2026-03-02T09:00"), seoul("2026-03-02T10:30"))
    try house.add(3, seoul("2026-03-02T11:00"), seoul("2026-03-02T11:59"))
    let some = try house.reader(now: seoul("2026-03-20T10:00")).statistics(of: days)
    #expect(some.catalog.goldenRate(some.tally.byBlock) == 0.25)
    #expect(some.catalog.groups(some.tally.byBlock).map(\.group.name) == ["work", "study"])
    #expect(some.bestDay?.amount.halves == 4)
  }

  @Test("All days are those from the first work on a block to today")
  func allDays() throws {
    let house = try SessionHouse()
    #expect(try house.reader(now: seoul("2026-03-20T10:00")).allDays() == nil)
    try house.add(nil, seoul("2026-02-01T09:00"), seoul("2026-02-01T10:00"))
    try house.add(1, seoul("2026-03-02T23:50"), seoul("2026-03-03T00:10"))
    let reader = try house.reader(now: seoul("2026-03-20T10:00"))
    #expect(try reader.allDays() == day("2026-03-02")...day("2026-03-20"))
  }

  @Test("A day has output by any half that began on it, of the day before too")
  func output() throws {
    let house = try SessionHouse()
    try house.add(1, seoul("2026-03-01T23:20"), seoul("2026-03-02T00:50"))
    try house.add(1, seoul("2026-03-03T09:00"), seoul("2026-03-03T09:29"))
    // 40 minutes, of which 15 are a pause.
    try house.add(
      1, seoul("2026-03-04T09:00"), seoul("2026-03-04T09:40"),
      pauses: [(seoul("2026-03-04T09:10"), seoul("2026-03-04T09:25"))])
    try house.add(1, seoul("2026-03-05T09:30"), nil)
    let before = try house.reader(now: seoul("2026-03-05T09:59"))
    #expect(try before.daysWithOutput() == [day("2026-03-01"), day("2026-03-02")])
    let after = try house.reader(now: seoul("2026-03-05T10:00"))
    #expect(
      try after.daysWithOutput() == [day("2026-03-01"), day("2026-03-02"), day("2026-03-05")])
  }

  @Test("Days in a row are counted by the zone of their sessions, wherever they are read")
  func zones() throws {
    let house = try SessionHouse()
    for date in ["2026-03-01", "2026-03-02", "2026-03-03"] {
      try house.add(1, seoul("\(date)T01:00"), seoul("\(date)T01:30"))
    }
    for zone in ["Asia/Seoul", "UTC", "America/New_York"] {
      let streak = try house.reader(zone: zone, now: seoul("2026-03-04T00:00")).streak()
      #expect(streak.best == 3, "\(zone)")
    }
  }

  @Test("The timeline of a day has what its sessions have on it, by start")
  func timeline() throws {
    let house = try SessionHouse()
    try house.add(1, seoul("2026-03-01T23:40"), seoul("2026-03-02T00:40"))
    try house.add(
      3, seoul("2026-03-02T10:00"), seoul("2026-03-02T11:15"),
      pauses: [(seoul("2026-03-02T10:20"), seoul("2026-03-02T10:35"))])
    try house.add(2, seoul("2026-03-02T23:30"), nil)
    let reader = try house.reader(now: seoul("2026-03-03T00:10"))
    let entries = try reader.timeline(of: day("2026-03-02"))
    #expect(entries.map(\.session.blockID) == [1, 3, 2])
    #expect(entries.map(\.amount.seconds) == [2400, 3600, 1800])
    #expect(entries.map(\.amount.halves) == [1, 2, 1])
    #expect(entries.map(\.isFromBefore) == [true, false, false])
    #expect(entries.map(\.isGoingOn) == [false, false, true])
    #expect(entries.map(\.isCurrent) == [false, false, true])
    #expect(entries[1].pauses.count == 1 && entries[0].pauses.isEmpty)
    #expect(try reader.timeline(of: day("2026-03-04")).isEmpty)
  }
}
