import Database
import Foundation
import TestSupport
import Testing

/// How often is asked, who is asked, and what must never be seen.
@Suite struct RefreshTests {
  static let keys = [
    "OPENWEATHERMAP_API_KEY": Household.openWeatherMapKey, "AQICN_TOKEN": Household.aqicnToken,
  ]

  @Test("ten processes at once make one request for each thing")
  func stampede() async throws {
    let providers = try await Providers()
    let household = try Household(asking: providers, keys: Self.keys)
    let endings = try await withThrowingTaskGroup(of: Ending.self) { group in
      for _ in 0..<10 { group.addTask { try await household.refresh(Household.seoul) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(endings.count == 10)
    #expect(
      endings.allSatisfy { $0.status == 0 && $0.errors == "" },
      "\(endings.map { "\($0.status) \($0.errors)" })")
    #expect(providers.requests("weather") == 1 && providers.requests("feed") == 1)
    #expect(providers.requests("air_pollution") == 0 && providers.requests("forecast") == 0)
  }

  @Test("within ten minutes nothing is asked again, after them it is")
  func interval() async throws {
    let providers = try await Providers()
    let household = try Household(asking: providers)
    for seconds in [0, 1, 599] {
      _ = try await household.refresh(Household.seoul, secondsLater: seconds)
    }
    #expect(providers.requests("forecast") == 1)
    #expect(providers.requests("air_quality") == 1)
    _ = try await household.refresh(Household.seoul, secondsLater: 600)
    #expect(providers.requests("forecast") == 2)
  }

  @Test("another key, another place and another provider are asked at once")
  func changes() async throws {
    let providers = try await Providers(["weather=owm/error_401_invalid_key.json"])
    var household = try Household(asking: providers, keys: Household.keys(for: "weather"))
    _ = try await household.refresh(Household.seoul)
    _ = try await household.refresh(Household.seoul)
    #expect(providers.requests("weather") == 1)
    household.environment["OPENWEATHERMAP_API_KEY"] = "another"
    try await providers.control(route: "weather", body: "owm/current_seoul_clouds.json")
    _ = try await household.refresh(Household.seoul)
    let target = try #require(Target(route: "weather"))
    #expect(try household.value("temperature", in: target) == "7.36")
    #expect(try household.attempt("error", of: target) == nil)
    _ = try await household.refresh("35.18,129.08")
    #expect(providers.requests("weather") == 3)
    household.environment["OPENWEATHERMAP_API_KEY"] = nil
    _ = try await household.refresh(Household.seoul)
    #expect(providers.requests("forecast") == 1)
  }

  @Test(
    "a cache that this program did not make, or a newer one did, is made anew",
    arguments: ["no database", "PRAGMA user_version = 999", "PRAGMA application_id = 7"])
  func otherCache(content: String) async throws {
    let providers = try await Providers()
    let household = try Household(asking: providers)
    _ = try await household.refresh(Household.seoul)
    if content.hasPrefix("PRAGMA") {
      try Connection(path: household.database, mode: .readWrite).execute(content)
    } else {
      try household.folder.write(content, to: "cache/clamate/sky.db")
    }
    let ending = try await household.refresh(Household.seoul, secondsLater: 600)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(providers.requests("forecast") == 2)
  }

  @Test(
    "an error that is not the key's is answered by asking nobody else",
    arguments: [
      ("owm/error_429.json", "waqi/error_unlisted_message.json"),
      ("owm/error_500.json", "waqi/nug.json"),
      ("owm/error_404_city.json", "waqi/error_unknown_station.json"),
    ])
  func noStandIn(weather: String, feed: String) async throws {
    let providers = try await Providers(["weather=\(weather)", "feed=\(feed)"])
    let household = try Household(asking: providers, keys: Self.keys)
    _ = try await household.refresh(Household.seoul)
    #expect(
      providers.requests("forecast") == 0 && providers.requests("air_quality") == 0
        && providers.requests("air_pollution") == 0)
  }

  static let rejecting =
    [
      "weather", "air_pollution", "owm_forecast", "owm_air_forecast",
    ].map { "\($0)=owm/error_401_invalid_key.json" } + ["feed=waqi/error_invalid_key.json"]

  @Test("with auto, Open-Meteo is asked at once in the place of those who reject the key")
  func standIn() async throws {
    let providers = try await Providers(Self.rejecting)
    let household = try Household(asking: providers, keys: Self.keys)
    _ = try await household.refresh(Household.seoul)
    let weather = try #require(Target(route: "forecast"))
    let air = try #require(Target(route: "air_quality"))
    #expect(try household.value("temperature", in: weather) == "7.4")
    #expect(try household.value("us_aqi", in: air) == "117")
    for route in ["weather", "feed", "forecast", "air_quality"] {
      #expect(providers.requests(route) == 1, "\(route)")
    }
    // Within the time of a claim nobody is asked again, after it all are, for keys become valid.
    _ = try await household.refresh(Household.seoul, secondsLater: 60)
    #expect(providers.requests("forecast") == 1 && providers.requests("weather") == 1)
    for (route, body) in [
      ("weather", "owm/current_seoul_clouds.json"),
      ("air_pollution", "owm/air_pollution_seoul.json"),
      ("owm_forecast", "owm/forecast_five_days.json"),
      ("owm_air_forecast", "owm/air_pollution_forecast.json"),
    ] { try await providers.control(route: route, body: body) }
    _ = try await household.refresh(Household.seoul, secondsLater: 700)
    #expect(providers.requests("forecast") == 2 && providers.requests("weather") == 2)
    let taken = try #require(Target(route: "weather"))
    #expect(try household.value("temperature", in: taken) == "7.36")
    _ = try await household.refresh(Household.seoul, secondsLater: 1400)
    #expect(providers.requests("forecast") == 2 && providers.requests("weather") == 3)
  }

  @Test("a provider that was chosen by name is asked and no other, whatever it says to the key")
  func named() async throws {
    let providers = try await Providers(Self.rejecting)
    let household = try Household(asking: providers, keys: Self.keys)
    try household.write("weather.provider = openweathermap\nair.provider = aqicn\n")
    _ = try await household.refresh(Household.seoul)
    #expect(providers.requests("forecast") == 0 && providers.requests("air_quality") == 0)
  }

  @Test("where the nearest station is silent, the nearest with a value is asked, once")
  func silentStation() async throws {
    let target = try #require(Target(route: "feed"))
    let bodies = ["feed=waqi/ok_aqi_dash.json", "map=waqi/map_bounds.json"]
    let providers = try await Providers(bodies + ["feed@@4485=waqi/ok_jongno.json"])
    let household = try Household(asking: providers, for: "feed")
    _ = try await household.refresh(Household.seoul)
    #expect(try household.value("us_aqi", in: target) == "131")
    #expect(providers.requests("feed") == 2 && providers.requests("map") == 1)
    #expect(providers.log.contains("/map/bounds/?latlng=37.07,126.35,38.07,127.61&networks=all&"))
    // The other one is silent too: there is no third round.
    let silent = try await Providers(bodies)
    let other = try Household(asking: silent, for: "feed")
    _ = try await other.refresh(Household.seoul)
    #expect(try other.attempt("error", of: target) == "noReading")
    #expect(silent.requests("feed") == 2 && silent.requests("map") == 1)
    // A person who chose a station hears of no other.
    try other.write("air.station = 5508\n")
    _ = try await other.refresh(Household.seoul)
    #expect(try other.attempt("error", of: target) == "noReading")
    #expect(silent.requests("feed") == 3 && silent.requests("map") == 1)
  }

  @Test(
    "where the map gives nothing, the silence of the nearest station stands",
    arguments: [
      ("waqi/error_invalid_key.json", nil), ("waqi/search_seoul.json", nil),
      ("net/truncated.json", nil),
      ("waqi/map_bounds.json", "status:500"), ("waqi/map_bounds.json", "close"),
      ("waqi/map_bounds.json", "silent"), ("waqi/map_bounds.json", "redirect"),
    ])
  func noMap(body: String, fault: String?) async throws {
    let target = try #require(Target(route: "feed"))
    let providers = try await Providers(["feed=waqi/ok_aqi_dash.json", "map=\(body)"])
    if let fault { try await providers.control(route: "map", fault: fault) }
    let household = try Household(asking: providers, for: "feed")
    _ = try await household.refresh(Household.seoul)
    #expect(try household.attempt("error", of: target) == "noReading")
    #expect(try household.attempt("ended", of: target) == "1")
    #expect(providers.requests("feed") == 1 && providers.requests("map") > 0)
  }

  @Test(
    "MET Norway is not asked again before its answer runs out, for two hours at most",
    arguments: [
      ("Wed, 18 Mar 2026 00:41:10 GMT", 1870), ("Wed, 18 Mar 2026 00:12:00 GMT", 600),
      ("Wed, 18 Mar 2026 09:41:10 +0900", 1870), ("Tue, 17 Mar 2026 00:00:00 GMT", 600),
      ("Fri, 18 Mar 2033 00:00:00 GMT", 7200), ("0", 600), ("-1", 600), ("soon", 600), ("", 600),
    ])
  func expiry(expires: String, wait: Int) async throws {
    let target = try #require(Target(route: "metno"))
    let providers = try await Providers()
    try await providers.control(route: "metno", fault: "expires:\(expires)")
    let household = try Household(asking: providers, for: "metno")
    _ = try await household.refresh(Household.seoul)
    #expect(try household.attempt("not_before - asked", of: target) == "\(wait)")
    _ = try await household.refresh(Household.seoul, secondsLater: wait - 1)
    #expect(providers.requests("metno") == 1)
    _ = try await household.refresh(Household.seoul, secondsLater: wait)
    #expect(providers.requests("metno") == 2)
    #expect(providers.log.contains("compact?lat=37.57&lon=126.98 "))
  }

  @Test("others are asked again after ten minutes, whatever their answers say of themselves")
  func otherExpiry() async throws {
    let providers = try await Providers()
    try await providers.control(route: "forecast", fault: "expires:Fri, 18 Mar 2033 00:00:00 GMT")
    let household = try Household(asking: providers, for: "forecast")
    _ = try await household.refresh(Household.seoul)
    let target = try #require(Target(route: "forecast"))
    #expect(try household.attempt("not_before - asked", of: target) == "600")
  }

  @Test("the station that was chosen is asked for the region in use, the nearest elsewhere")
  func elsewhere() async throws {
    let providers = try await Providers(["feed@35.18,129.08=waqi/ok_busan_no_pm25.json"])
    let household = try Household(asking: providers, for: "feed")
    try household.write("air.station = 5508\n")
    let ending = try await household.refresh(
      Household.seoul, "elsewhere", "35.18,129.08", Household.seoul)
    #expect(ending.status == 0 && ending.errors == "")
    let target = try #require(Target(route: "feed"))
    #expect(try household.value("station", in: target) == "Seoul (서울)")
    #expect(try household.value("station", in: target, place: "35.18,129.08") == "Busan (부산)")
    #expect(providers.log.contains("/feed/@5508/") && providers.requests("feed") == 2)
    #expect(providers.log.contains("/feed/geo:35.18;129.08/"))
  }

  @Test("a named provider without a key is an outcome and no request; none is no request at all")
  func settings() async throws {
    let providers = try await Providers()
    let household = try Household(asking: providers)
    try household.write("weather.provider = openweathermap\nair.provider = none\n")
    _ = try await household.refresh(Household.seoul)
    let target = try #require(Target(route: "weather"))
    #expect(try household.attempt("error", of: target) == "noKey")
    try household.write("weather.provider = none\n")
    _ = try await household.refresh("35.18,129.08")
    #expect(providers.requests == 0)
  }

  @Test("keys are in the requests and nowhere else")
  func secrecy() async throws {
    let providers = try await Providers()
    for fault in ["echo", "redirect", "status:500", "close"] {
      try await providers.control(route: "weather", fault: fault)
      try await providers.control(route: "feed", fault: fault)
      let household = try Household(asking: providers, keys: Self.keys)
      let ending = try await household.refresh(Household.seoul)
      #expect(ending.output == "" && ending.errors == "")
      for name in try FileManager.default.subpathsOfDirectory(atPath: household.folder.url.path) {
        let text = household.folder.text(name)
        #expect(!text.contains(Household.openWeatherMapKey), "\(fault) \(name)")
        #expect(!text.contains(Household.aqicnToken), "\(fault) \(name)")
      }
    }
    #expect(providers.log.contains("appid=***") && providers.log.contains("token=***"))
    #expect(!providers.log.contains(Household.openWeatherMapKey))
  }

  @Test("several places are asked one after the other, each for its own")
  func places() async throws {
    let providers = try await Providers()
    let household = try Household(asking: providers)
    let ending = try await household.refresh(Household.seoul, "35.18,129.08", "37.5701,126.9799")
    #expect(ending.status == 0)
    let target = try #require(Target(route: "forecast"))
    #expect(try household.value("temperature", in: target) == "7.4")
    #expect(try household.value("temperature", in: target, place: "35.18,129.08") == "7.4")
    #expect(providers.requests("forecast") == 2)
  }

  @Test("bodies that the stand-in moves to the present are new at that moment")
  func freshBodies() async throws {
    let now = 1_790_000_000
    let providers = try await Providers(
      scheme: "http", options: ["--fresh", "--now", "\(now)"])
    var household = try Household(asking: providers, keys: Self.keys)
    household.environment["CLAMATE_NOW"] = "\(now)"
    _ = try await household.refresh(Household.seoul)
    household.environment["OPENWEATHERMAP_API_KEY"] = nil
    _ = try await household.refresh(Household.seoul)
    for route in ["weather", "feed", "forecast"] {
      let target = try #require(Target(route: route))
      let observed = try #require(
        try household.value("observed", in: target).flatMap { Int($0) })
      #expect((now - 2700...now).contains(observed), "\(route)")
    }
    let forecast = try #require(Target(route: "forecast"))
    #expect(try household.value("high", in: forecast) != nil)
  }

  @Test("a damaged cache is made anew")
  func damagedCache() async throws {
    let providers = try await Providers()
    let household = try Household(asking: providers)
    let url = URL(fileURLWithPath: household.database)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("this is no database, but it is long enough to look like one".utf8).write(to: url)
    #expect(try await household.refresh(Household.seoul).status == 0)
    let target = try #require(Target(route: "forecast"))
    #expect(try household.value("temperature", in: target) == "7.4")
  }

  @Test("a cache that cannot be made anywhere is status 4 with one line")
  func noCache() async throws {
    var household = try Household(address: "http://127.0.0.1:9")
    household.environment["XDG_CACHE_HOME"] = "/proc/nothing"
    household.environment["XDG_STATE_HOME"] = "/proc/nothing"
    let ending = try await household.refresh(Household.seoul)
    #expect(ending.status == 4)
    #expect(ending.errors.split(separator: "\n").count == 1)
  }

  @Test("where the folder of the cache cannot be written, it is kept beside the logs until it can")
  func spareCache() async throws {
    let providers = try await Providers()
    var household = try Household(asking: providers)
    let spare = household.folder.path("state/clamate/sky.db")
    household.environment["XDG_STATE_HOME"] = household.folder.path("state")
    household.environment["XDG_CACHE_HOME"] = "/proc/nothing"
    for seconds in [0, 60] {
      #expect(
        try await household.refresh(Household.seoul, secondsLater: seconds).status == 0)
    }
    #expect(providers.requests("forecast") == 1, "it remembers who was asked")
    #expect(FileManager.default.fileExists(atPath: spare))
    household.environment["XDG_CACHE_HOME"] = household.folder.path("cache")
    #expect(try await household.refresh(Household.seoul, secondsLater: 60).status == 0)
    #expect(!FileManager.default.fileExists(atPath: spare))
    let target = try #require(Target(route: "forecast"))
    #expect(try household.value("temperature", in: target) == "7.4")
  }

  @Test(
    "a wrong call is status 2 with one line",
    arguments: [
      [], ["refresh"], ["refresh", "Seoul"], ["refresh", "91,0"], ["fetch", "37.57,126.98"],
      ["refresh", "elsewhere"], ["refresh", "elsewhere", "elsewhere"],
      ["refresh", "37.57,126.98", "elsewhere", "Busan"], ["elsewhere", "37.57,126.98"],
      ["refresh", "elsewhere"] + (0...8).map { "\($0),0" },
      ["refresh", "--help"], ["--version", "x"],
      ["refresh"] + (0...8).map { "\($0),0" },
    ])
  func usage(arguments: [String]) async throws {
    let household = try Household(address: "http://127.0.0.1:9")
    let ending = try await run(Programs.net, arguments, environment: household.environment)
    #expect(ending.status == 2)
    #expect(ending.errors.split(separator: "\n").count == 1 && ending.output == "")
  }

  @Test(
    "an address that would send keys in the clear is refused",
    arguments: ["http://example.org", "ftp://localhost", "https://user@host", "nonsense"])
  func badAddress(address: String) async throws {
    let household = try Household(address: address)
    let ending = try await household.refresh(Household.seoul)
    #expect(ending.status == 2)
    #expect(ending.errors.hasPrefix("clamate-net: CLAMATE_"))
  }

  @Test("the version is one line")
  func version() async throws {
    let ending = try await run(Programs.net, ["--version"], environment: [:])
    #expect(ending.status == 0 && ending.output.hasPrefix("clamate-net "))
  }
}
