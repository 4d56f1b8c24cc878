import DateHelper
import FeedSupport
import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

/// What answers say that differ from a good one in a few members.
@Suite struct BodyTests {
  private func reading(_ route: String, _ body: [UInt8]) throws -> Result<Reading, SkyError> {
    let feed = try #require(FeedTests.feeds[route])
    let place = try #require(Place(key: "37.57,126.98"))
    let reply = Reply(status: 200, contentType: "application/json", body: body)
    return Result { () throws(SkyError) in
      try feed.reading(of: reply, for: place, now: FeedTests.now)
    }
  }

  static let bodies = CaseTable("net-bodies.tsv").rows

  @Test("a changed body gives what the table says", arguments: bodies)
  func body(row: [String]) throws {
    try #require(row.count >= 4)
    let result = try reading(row[0], PatchedBody.body(row[1], row[2]))
    guard case .success(let reading) = result else {
      guard case .failure(let error) = result else { return }
      #expect(error.reason.rawValue == row[3])
      return
    }
    #expect(row[3] == "ok")
    for column in row.count > 4 ? row[4].split(separator: ";") : [] {
      let parts = column.split(separator: "=", maxSplits: 1).map(String.init)
      #expect((reading.summary[parts[0]] ?? "-") == parts[1], "\(parts[0])")
    }
  }

  @Test("there are more than sixty of them")
  func count() {
    #expect(Self.bodies.count > 60)
  }

  static let fields = CaseTable("net-fields.tsv").rows

  /// What is no value of any field: gone, null, and values of other types.
  static let wrong = ["", "null", "\"x\"", "[]", "{}", "true", "[1]", "\"\""]

  @Test(
    "a field that is missing, null or of a wrong type takes only its own values with it",
    arguments: fields)
  func field(row: [String]) throws {
    try #require(row.count == 4)
    let whole = try reading(row[0], PatchedBody.body(row[1], ""))
    let good = try #require(try? whole.get()).summary
    let own = row[3].split(separator: ";").map(String.init)
    let isColumn = row[2].hasPrefix("hourly.") || row[2].hasPrefix("daily.")
    for value in Self.wrong where !(isColumn && value == "[1]") {
      let result = try reading(row[0], PatchedBody.body(row[1], "\(row[2])=\(value)"))
      switch result {
      case .failure(let error):
        #expect(own == ["!\(error.reason.rawValue)"], "\(value)")
      case .success(let reading):
        var expected = good
        for name in own {
          let parts = name.split(separator: "=", maxSplits: 1).map(String.init)
          expected[parts[0]] = parts.count > 1 ? parts[1] : nil
        }
        #expect(reading.summary == expected, "\(value)")
      }
    }
  }
}
