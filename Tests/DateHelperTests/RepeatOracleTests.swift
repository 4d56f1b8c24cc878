import Foundation
import TestSupport
import Testing

@testable import DateHelper

/// Repeat rules beside python-dateutil, which knows nothing of ours.
@Suite struct RepeatOracleTests {
  private static let python = URL(fileURLWithPath: "/usr/bin/python3")

  private static func isThere() async -> Bool {
    let ending = try? await run(python, ["-c", "import dateutil"], environment: [:])
    return ending?.status == 0
  }

  @Test(
    "the first days of 20,000 random rules and starts are those of python-dateutil",
    .enabled("python3-dateutil is not installed: scripts/setup tests", isThere))
  func agreement() async throws {
    var random = SplitMix(seed: 20_270_314)
    var lines: [String] = []
    var expected: [String] = []
    while lines.count < 20_000 {
      let rule = randomRule(&random)
      // What counts from the day done has no form in RFC 5545.
      if rule.pattern.isAfterDone { continue }
      let anchor = CivilDate(known: 1970, 1, 1).adding(days: random.number(below: 47_500))
      let days = rule.occurrences(from: anchor, anchor: anchor, count: 6)
      lines.append("\(anchor.iso)\t\(rule.text)")
      expected.append(days.map(\.iso).joined(separator: " "))
    }
    let oracle = try await run(
      Self.python, ["\(fixtures)/cases/repeats-days.py", "6"], environment: [:],
      input: lines.joined(separator: "\n"))
    try #require(oracle.status == 0, "\(oracle.errors)")
    let found = oracle.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(found.count == lines.count + 1)
    let differing = zip(lines, zip(expected, found)).filter { $0.1.0 != $0.1.1 }
    #expect(differing.isEmpty, "\(differing.prefix(5))")
  }

  @Test("a rule that has no day is refused at once, also where it is far away")
  func impossible() {
    let texts = [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31",
      "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=MONTHLY;BYDAY=6MO", "FREQ=DAILY;INTERVAL=0",
      "FREQ=YEARLY;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=30",
    ]
    for text in texts {
      var rule: RepeatRule?
      let time = processorTime { rule = RepeatRule(text: text) }
      #expect(rule == nil && time < 0.1, "\(text)")
    }
    let time = processorTime {
      let rule = RepeatRule(.yearly(month: 2, day: 29), every: 9999)
      #expect(rule?.next(after: CivilDate(known: 2028, 3, 1), anchor: .earliest) == nil)
    }
    #expect(time < 0.1)
  }
}
