import Foundation
import Sky
import TestSupport
import Testing

/// Every body of the manifest through the built program: server, libcurl, decoding, cache.
@Suite struct ManifestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let route, place, body, outcome: String
    let requests: Int
    let columns: [String]

    init?(_ fields: [String]) {
      guard fields.count >= 4, let requests = Int(fields[2]) else { return nil }
      let parts = fields[0].split(separator: "@").map(String.init)
      route = parts[0]
      place = parts.count > 1 ? parts[1] : Household.seoul
      body = fields[1]
      self.requests = requests
      outcome = fields[3]
      columns = fields.count > 4 ? fields[4].split(separator: ";").map(String.init) : []
    }

    var testDescription: String { "\(route) \(body)" }
  }

  static let rows = CaseTable("net-manifest.tsv").rows.compactMap(Row.init)

  @Test("every body has a row in the manifest and in a table")
  func coverage() throws {
    struct Manifest: Decodable {
      struct Entry: Decodable { let file: String }
      let fixtures: [Entry]
    }
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(fixture("api/manifest.json")))
    let files = Set(manifest.fixtures.map(\.file))
    let folder = URL(fileURLWithPath: "\(fixtures)/api")
    // Every body lies in the folder of its service.
    let there = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.contains("/") }
    #expect(files == Set(there))
    let tested = Set(Self.rows.map(\.body)).union(ForeignBodyTests.rows.map { $0[0] })
    #expect(files.subtracting(tested) == [] && tested.subtracting(files) == [])
    #expect(files.count > 85)
  }

  @Test("a body leaves what the table says", arguments: rows)
  func body(row: Row) async throws {
    let target = try #require(Target(route: row.route))
    let providers = try await Providers(
      ["\(row.route)=\(row.body)"] + Household.bodies(for: row.route))
    let household = try Household(asking: providers, for: row.route)
    let ending = try await household.refresh(row.place)
    #expect(ending.status == 0)
    #expect(ending.output == "" && ending.errors == "")
    #expect(providers.requests(row.route) == row.requests)
    let place = try #require(Place(key: row.place)).key
    let error = try household.attempt("error", of: target, place: place)
    #expect((error ?? "ok") == row.outcome)
    #expect(try household.attempt("ended", of: target, place: place) == "1")
    for column in row.columns {
      try expect(column, row: row, target: target, place: place, in: household)
    }
    if row.outcome != "ok" {
      #expect(try household.value("observed", in: target, place: place) == nil)
    }
  }

  private func expect(
    _ column: String, row: Row, target: Target, place: String, in household: Household
  ) throws {
    let isExact = column.contains("=")
    let parts = column.split(separator: isExact ? "=" : "~", maxSplits: 1).map(String.init)
    try #require(parts.count == 2)
    let name = parts[0]
    let found =
      if name == "detail" {
        try household.attempt("detail", of: target, place: place)
      } else if name.hasPrefix("forecast.") {
        try household.value(
          String(name.dropFirst(9)), in: Target(forecastOf: target), place: place)
      } else {
        try household.value(name, in: target, place: place)
      }
    let expected = parts[1]
    if let number = Double(expected) {
      let value = try #require(found.flatMap(Double.init), "\(name)")
      // Half of the last digit that the table gives.
      let tolerance = isExact ? 1e-9 : expected.contains(".") ? 0.05 + 1e-9 : 0.5
      #expect(abs(value - number) <= tolerance, "\(name)")
    } else {
      #expect((found ?? "-") == expected, "\(name)")
    }
  }
}
