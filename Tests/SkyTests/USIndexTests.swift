import Sky
import TestSupport
import Testing

@Suite struct USIndexTests {
  static let rows = CaseTable("us-index.tsv").rows

  @Test("the table of cases is there")
  func table() {
    #expect(Self.rows.count == 77)
  }

  @Test("an index stands for an amount, and an amount has an index", arguments: rows)
  func bothWays(row: [String]) throws {
    try #require(row.count == 5)
    let pollutant = try #require(Pollutant(rawValue: row[1]))
    let from = try #require(Double(row[2]))
    for (edition, text) in [(USIndex.Edition.before2024, row[3]), (.since2024, row[4])] {
      let table = USIndex(of: pollutant, edition: edition)
      let expected = try #require(Double(text))
      if row[0] == "index" {
        #expect(table.index(of: from) == Int(expected))
      } else {
        let amount = try #require(table.concentration(of: from))
        let step = pollutant == .pm10 ? 1.0 : 0.1
        #expect(abs(amount.value - expected) <= step / 2 + 1e-9)
        #expect(amount.estimated && !amount.above)
      }
    }
  }

  @Test("beyond 500 only the end of the table is known", arguments: [500.1, 501, 999, 1e300])
  func beyond(index: Double) throws {
    let pm10 = try #require(USIndex(of: .pm10).concentration(of: index))
    #expect(pm10 == Concentration(600, estimated: true, above: true))
    let pm25 = try #require(USIndex(of: .pm25).concentration(of: index))
    #expect(pm25 == Concentration(500, estimated: true, above: true))
  }

  @Test("between two rows the upper one begins")
  func gap() {
    #expect(USIndex(of: .pm25).concentration(of: 50.5)?.value == 12.1)
    #expect(USIndex(of: .pm25).index(of: 12.05) == 50)
  }

  @Test("what is no amount has no index", arguments: [-0.1, -.infinity, .infinity, .nan])
  func nonsense(value: Double) {
    #expect(USIndex(of: .pm25).index(of: value) == nil)
    if value != .infinity { #expect(USIndex(of: .pm10).concentration(of: value) == nil) }
  }
}
