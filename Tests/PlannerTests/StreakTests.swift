import DateHelper
import Planner
import TestSupport
import Testing

@Suite struct StreakTests {
  private func days(_ offsets: [Int], before today: CivilDate) -> [CivilDate] {
    offsets.map { today.adding(days: -$0) }.sorted()
  }

  @Test(
    "A streak is counted back from yesterday, and today is added if it has output",
    arguments: [
      ([0, 1, 2], 3, 3), ([1, 2], 2, 2), ([0], 1, 1), ([2, 3], 0, 2), ([0, 2], 1, 1), ([], 0, 0),
      ([0, 1, 5, 6, 7, 8], 2, 4), ([1, 2, 3, 10, 11, 12], 3, 3), ([-1], 0, 1),
    ] as [([Int], Int, Int)])
  func counts(offsets: [Int], current: Int, best: Int) throws {
    // A year's end, which week-years would tear apart.
    for iso in ["2026-03-02", "2025-12-31", "2024-12-29", "2024-03-01", "2026-01-01"] {
      let today = try #require(CivilDate(iso: iso))
      let streak = Streak(daysWithOutput: days(offsets, before: today), today: today)
      #expect(streak.current == current && streak.best == best, "\(iso)")
    }
  }

  @Test("A day that the zone skipped breaks no streak and is none of its days")
  func skipped() throws {
    let skipped = try #require(CivilDate(iso: "2011-12-30"))
    let days = [-2, -1, 1, 2].map { skipped.adding(days: $0) }
    let streak = Streak(daysWithOutput: days, today: skipped.adding(days: 2)) { $0 == skipped }
    #expect(streak.current == 4 && streak.best == 4)
    let without = Streak(daysWithOutput: days, today: skipped.adding(days: 2))
    #expect(without.current == 2 && without.best == 2)
  }

  @Test("The first and the last day there is end a streak")
  func ends() {
    let first = Streak(daysWithOutput: [.earliest], today: .earliest.adding(days: 1))
    #expect(first.current == 1 && first.best == 1)
    let last = Streak(daysWithOutput: [.latest], today: .latest)
    #expect(last.current == 1 && last.best == 1)
  }

  @Test(
    "The level of a day depends on its own blocks alone",
    arguments: [
      (0, 0, nil), (0, 1799, 0), (1, 1800, 1), (3, 5400, 1), (4, 7200, 2), (7, 12_600, 2),
      (8, 14_400, 3), (11, 19_800, 3), (12, 21_600, 4), (48, 86_400, 4),
    ] as [(Int, Int64, Int?)])
  func levels(halves: Int, seconds: Int64, level: Int?) {
    #expect(HeatLevel(BlockAmount(halves: halves, seconds: seconds))?.rawValue == level)
  }
}
