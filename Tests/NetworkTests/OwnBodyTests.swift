import DateHelper
import FeedSupport
import Foundation
import Sky
import TestSupport
import Testing
import WeatherFeeds

/// The changed bodies of `net-bodies.tsv` through the built program: server, libcurl, decoding, cache.
@Suite struct OwnBodyTests {
  struct Row: Sendable {
    let number: Int
    let route: String
    let fields: [String]

    /// A place of its own, a few kilometres around the one that the table is about.
    var place: String {
      let (row, column) = number.quotientAndRemainder(dividingBy: 12)
      return Place(latitude: 37.52 + Double(row) / 100, longitude: 126.92 + Double(column) / 100)?
        .key ?? ""
    }
    /// The file that the stand-in serves there.
    var file: String { "\(number).json" }
    /// The name for messages.
    var name: String { fields.prefix(3).joined(separator: " ") }
  }

  static let rows = CaseTable("net-bodies.tsv").rows.enumerated().map {
    Row(number: $0.offset, route: $0.element[0], fields: $0.element)
  }

  @Test("a changed body leaves in the cache what the table says")
  func bodies() async throws {
    #expect(Self.rows.count > 60 && Set(Self.rows.map(\.place)).count == Self.rows.count)
    let folder = try TemporaryFolder()
    for row in Self.rows {
      let body = try PatchedBody.body(row.fields[1], row.fields[2])
      try folder.write(String(decoding: body, as: UTF8.self), to: row.file)
    }
    let choices = Self.rows.flatMap { row in
      ["--set", "\(row.route)@\(Household.subject(of: row.route, at: row.place))=\(row.file)"]
    }
    let providers = try await Providers(
      scheme: "http", options: ["--more", folder.url.path] + choices)
    for (route, rows) in Dictionary(grouping: Self.rows, by: \.route) {
      let household = try Household(asking: providers, for: route)
      try await household.refresh(route, at: rows.map(\.place))
      let store = try #require(try SkyStore.forReading(household.database))
      for row in rows { try expect(row, in: store, household) }
    }
  }

  private func expect(_ row: Row, in store: SkyStore, _ household: Household) throws {
    let target = try #require(Target(route: row.route))
    let error = try household.attempt("error", of: target, place: row.place)
    #expect((error ?? "ok") == row.fields[3], "\(row.name)")
    let reading = try store.reading(of: target, at: try #require(Place(key: row.place)))
    #expect((reading == nil) == (error != nil), "\(row.name)")
    guard let summary = reading?.summary, row.fields.count > 4 else { return }
    for column in row.fields[4].split(separator: ";") {
      let parts = column.split(separator: "=", maxSplits: 1).map(String.init)
      // The cache fills days in from their hours, and the places here lie beside the table's.
      guard !parts[0].hasPrefix("day"), parts[0] != "distance" else { continue }
      #expect((summary[parts[0]] ?? "-") == parts[1], "\(row.name): \(parts[0])")
    }
  }
}

/// Bodies of other services, and of other questions, through the built program.
@Suite struct ForeignBodyTests {
  static let rows = CaseTable("net-foreign.tsv").rows.dropFirst()
  /// What the columns are about: the routes of feeds, then the searches.
  static let columns = CaseTable("net-foreign.tsv").rows[0]
  /// What is typed to have a search made on a route, with a number in the place of `#`.
  static let searches: [String: (kind: SearchKind, text: String)] = [
    "stations": (.station, "name#"), "places": (.place, "name#"), "owm_names": (.place, "name#"),
    "owm_codes": (.place, "100#,US"),
  ]
  /// What a map says is not kept, so that is left to the tests of the readers.
  static let routes = columns.dropFirst().filter { searches[$0] == nil && $0 != "map" }

  /// What a column says of the body of a row.
  private static func outcome(_ column: String, of row: [String]) throws -> String {
    row[try #require(columns.firstIndex(of: column))]
  }

  @Test("whoever gets the answer to another question refuses it and keeps nothing of it")
  func feeds() async throws {
    let places = Self.rows.indices.map { "37.57,126.\($0 + 70)" }
    let choices = zip(Self.rows, places).flatMap { row, place in
      Self.routes.flatMap { route in
        ["--set", "\(route)@\(Household.subject(of: route, at: place))=\(row[0])"]
      }
    }
    let providers = try await Providers(scheme: "http", options: choices)
    for route in Self.routes {
      let household = try Household(asking: providers, for: route)
      try await household.refresh(route, at: places)
      let target = try #require(Target(route: route))
      for (row, place) in zip(Self.rows, places) {
        let error = try household.attempt("error", of: target, place: place)
        let outcome = try Self.outcome(route, of: row)
        #expect((error ?? "ok") == outcome, "\(route) \(row[0])")
        let kept = try household.value("observed", in: target, place: place)
        #expect((kept == nil) == (outcome != "ok"), "\(route) \(row[0])")
      }
    }
  }

  @Test("a search that gets the answer to another question does not say that nothing was found")
  func searches() async throws {
    let rows = Array(Self.rows)
    let texts = { (text: String) in
      rows.indices.map { text.replacing("#", with: "\($0 + 10)") }
    }
    let choices = Self.searches.flatMap { route, search in
      zip(rows, texts(search.text)).flatMap { ["--set", "\(route)@\($1)=\($0[0])"] }
    }
    let providers = try await Providers(scheme: "http", options: choices)
    for (route, search) in Self.searches {
      let household = try Household(asking: providers, keys: Household.keys(for: route))
      let provider =
        Household.keys(for: route)["OPENWEATHERMAP_API_KEY"] == nil
        ? route == "stations" ? Provider.aqicn : .openMeteo : .openWeatherMap
      for (row, text) in zip(rows, texts(search.text)) {
        _ = try await run(
          Programs.net, ["search", search.kind.rawValue, text], environment: household.environment)
        let store = try #require(try SkyStore.forReading(household.database))
        let found = try #require(try store.search(search.kind, text, from: provider))
        let outcome = found.attempt.error?.reason.rawValue ?? "ok"
        #expect(try outcome == Self.outcome(route, of: row), "\(route) \(row[0])")
        #expect(outcome == "ok" || found.hits.isEmpty)
      }
      #expect(providers.requests(route) == rows.count)
    }
  }
}

extension SkyStore {
  /// What a feed told, as the cache has it.
  fileprivate func reading(of target: Target, at place: Place) throws -> Reading? {
    guard let kind = SkyKind(rawValue: target.kind),
      let provider = Provider(rawValue: target.provider)
    else { return nil }
    switch kind {
    case .weather:
      let forecast = try forecast(.forecast, at: place, from: provider)
      return try weather(at: place, from: provider).map { .weather($0, forecast) }
    case .air:
      let forecast = try forecast(.airForecast, at: place, from: provider)
      return try air(at: place, from: provider).map { .air($0, forecast) }
    case .forecast, .airForecast:
      return try forecast(kind, at: place, from: provider).map { .forecast($0) }
    }
  }
}

extension Array {
  /// The elements in groups of at most `size`.
  func chunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
