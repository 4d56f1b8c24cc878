import Database
import Foundation
import Sky
import TestSupport
import Testing

/// A person's folders, keys and clock, in which `clamate-net` is run.
struct Household: Sendable {
  static let openWeatherMapKey = "0123456789abcdef0123456789abcdef"
  /// As the portal gives it for a URL; plain it has +, / and =.
  static let airKoreaKey = "Abc%2BdefGHI%2Fjkl0123456789%3D%3D"
  static let aqicnToken = "fedcba9876543210fedcba9876543210fedcba98"
  /// The moment at which the bodies of the manifest are new: 2026-03-18 09:10 in Seoul.
  static let pinned = 1_773_792_600
  static let seoul = "37.57,126.98"

  let folder: TemporaryFolder
  /// Kept, so that they live as long as somebody may ask them.
  private let providers: Providers?
  var environment: [String: String]

  init(asking providers: Providers, keys: [String: String] = [:]) throws {
    try self.init(address: providers.address, providers: providers, keys: keys)
  }

  init(address: String, providers: Providers? = nil, keys: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    self.providers = providers
    environment = [
      "HOME": folder.url.path, "XDG_CACHE_HOME": folder.path("cache"), "TZ": "Asia/Seoul",
      "CLAMATE_NOW": "2026-03-18T00:10:00Z",
    ]
    environment.merge(Providers.variables(asking: address)) { $1 }
    environment.merge(keys) { $1 }
  }

  /// A household in which a route of the table is asked, by its keys and its configuration.
  init(asking providers: Providers, for route: String) throws {
    try self.init(asking: providers, keys: Self.keys(for: route))
    if let config = Self.config(for: route) { try write(config) }
  }

  /// What other routes have to answer so that a route of the table is asked at all.
  static func bodies(for route: String) -> [String] {
    route == "map" ? ["feed=waqi/ok_aqi_dash.json", "feed@@4485=waqi/ok_jongno.json"] : []
  }

  /// What makes the plan ask a route besides its keys, nil where nothing is needed.
  private static func config(for route: String) -> String? {
    switch route {
    case "airkorea": "air.station = 종로구\n"
    case "metno", "wttr", "onecall": "weather.provider = \(route)\n"
    default: nil
    }
  }

  /// Writes the configuration.
  func write(_ config: String) throws {
    let folder = self.folder.url.appendingPathComponent(".config/clamate")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(config.utf8).write(to: folder.appendingPathComponent("config"))
  }

  /// Asks a route about many places: as many as one refresh may, or one where each has a station.
  func refresh(_ route: String, at places: [String]) async throws {
    guard route == "airkorea" else {
      for batch in places.chunks(of: Place.mostOfARefresh) {
        let ending = try await refresh(places: batch)
        #expect(ending.status == 0 && ending.output == "" && ending.errors == "")
      }
      return
    }
    for place in places {
      try write("air.station = \(Self.subject(of: route, at: place))\n")
      #expect(try await refresh(place).status == 0)
    }
  }

  /// What the stand-in knows a place by on a route: its point, or the station that is asked there.
  static func subject(of route: String, at place: String) -> String {
    route == "airkorea" ? "역 \(place.replacing(",", with: " "))" : place
  }

  /// The keys that make the plan ask a route of the table.
  static func keys(for route: String) -> [String: String] {
    switch route {
    case "weather", "air_pollution", "owm_forecast", "owm_air_forecast", "owm_names", "owm_codes",
      "onecall":
      ["OPENWEATHERMAP_API_KEY": openWeatherMapKey]
    case "feed", "map", "stations": ["AQICN_TOKEN": aqicnToken]
    case "airkorea": ["AIRKOREA_KEY": airKoreaKey]
    default: [:]
    }
  }

  var database: String { folder.path("cache/clamate/sky.db") }

  func refresh(_ places: String..., secondsLater: Int = 0) async throws -> Ending {
    try await refresh(places: places[...], secondsLater: secondsLater)
  }

  func refresh(places: ArraySlice<String>, secondsLater: Int = 0) async throws -> Ending {
    var environment = environment
    if secondsLater != 0 { environment["CLAMATE_NOW"] = "\(Self.pinned + secondsLater)" }
    return try await run(Programs.net, ["refresh"] + places, environment: environment)
  }

  /// Text of one column, nil for NULL or no row; every value is read as SQLite prints it.
  func value(_ column: String, in target: Target, place: String = seoul) throws -> String? {
    let connection = try Connection(path: database, mode: .readOnly)
    return try connection.first(
      "SELECT \(column) FROM \(target.table) WHERE place = ? AND provider = ?", place,
      target.provider
    ) { $0.optionalText(0) } ?? nil
  }

  /// A column of what is known about the asking.
  func attempt(_ column: String, of target: Target, place: String = seoul) throws -> String? {
    let connection = try Connection(path: database, mode: .readOnly)
    return try connection.first(
      "SELECT \(column) FROM attempt WHERE place = ? AND provider = ? AND kind = ?", place,
      target.provider, target.kind
    ) { $0.optionalText(0) } ?? nil
  }
}

/// Where the outcome of a route is kept.
struct Target: Sendable {
  let kind: String
  let provider: String
  /// What is read: the table of the kind, or what a forecast comes to.
  let table: String

  init?(route: String) {
    switch route {
    case "weather": (kind, provider) = ("weather", "openweathermap")
    case "air_pollution": (kind, provider) = ("air", "openweathermap")
    case "owm_forecast": (kind, provider) = ("forecast", "openweathermap")
    case "owm_air_forecast": (kind, provider) = ("airForecast", "openweathermap")
    case "feed", "map": (kind, provider) = ("air", "aqicn")
    case "forecast": (kind, provider) = ("weather", "openmeteo")
    case "air_quality": (kind, provider) = ("air", "openmeteo")
    case "airkorea": (kind, provider) = ("air", "airkorea")
    case "metno", "wttr", "onecall": (kind, provider) = ("weather", route)
    default: return nil
    }
    table = kind.lowercased().hasSuffix("forecast") ? Self.summary(of: kind) : kind
  }

  /// The forecast that came with the answer, for the providers that tell both at once.
  init(forecastOf target: Target) {
    kind = target.kind == "weather" ? "forecast" : "airForecast"
    provider = target.provider
    table = Self.summary(of: kind)
  }

  private static func summary(of kind: String) -> String {
    """
    (SELECT place, provider, fetched AS observed, utc_offset, count(*) AS hours,
      min(start) AS first, max(start + length) AS last, max(temperature) AS high,
      min(temperature) AS low, max(precipitation_probability) AS wettest, sum(rain) AS rain,
      sum(snow) AS snow, max(pm10) AS pm10, max(pm25) AS pm25,
      (SELECT count(*) FROM forecast_day WHERE kind = '\(kind)') AS days
    FROM forecast JOIN forecast_hour USING (place, provider, kind) WHERE kind = '\(kind)'
    GROUP BY place, provider)
    """
  }
}
