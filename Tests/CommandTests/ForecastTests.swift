import Foundation
import TestSupport
import Testing
import Text

/// What is to come, on paper of several widths, in machine form, and by the scale that was chosen.
@Suite struct ForecastTests {
  /// The moment at which the bodies of the fixtures are new: 2026-03-18 09:10 in Seoul.
  static let pinned = 1_773_792_600

  private func prepared(_ bodies: [String] = [], language: String = "en_US.UTF-8") async throws -> (
    Home, Providers
  ) {
    try await Home.underSky(bodies, now: Self.pinned, language: language)
  }

  @Test(
    "hours and days keep to the width, in signs of a known width",
    arguments: ["--hours", "--days"], ["en_US.UTF-8", "ko_KR.UTF-8"])
  func width(part: String, language: String) async throws {
    let (home, providers) = try await prepared(language: language)
    defer { withExtendedLifetime(providers) {} }
    for width in [40, 80] {
      let ending = try await home.clamate("weather", part, "--width", "\(width)")
      #expect(ending.status == 0 && ending.errors == "")
      #expect(ending.lines.allSatisfy { $0.cellWidth <= width })
      #expect(ending.lines.count > 5)
      // Beside Hangul and the degree sign there is nothing but ASCII.
      let strange = ending.output.unicodeScalars.filter {
        !$0.isASCII && $0 != "°" && !(0xAC00...0xD7A3).contains($0.value)
      }
      #expect(strange.isEmpty)
      #expect(ending.output.contains("57"))
    }
  }

  @Test("there are 48 hours and five days, each with its values, and none twice")
  func machine() async throws {
    let (home, providers) = try await prepared()
    let hours = try await home.clamate("weather", "--hours", "--plain")
    let rows = hours.lines.map { $0.components(separatedBy: "\t") }
    #expect(rows.count == 48 && rows.allSatisfy { $0.count == 14 && $0[0] == "hour" })
    #expect(rows.first?[1] == "2026-03-18T09:00:00+09:00")
    #expect(Set(rows.map { $0[1] }).count == 48)
    let snow = try #require(rows.first { $0[3] == "snow" })
    // The body has 45 % and 0.63 mm of water from 04:00 on the 19th.
    #expect(snow[1] == "2026-03-19T04:00:00+09:00" && snow[6] == "0.45")
    let days = try await home.clamate("weather", "--days", "--plain")
    #expect(days.lines.count == 5)
    #expect(days.lines.first?.hasPrefix("day\t2026-03-18\tcloudy\t3.2\t12.1\t0.18\t") ?? false)
    #expect(providers.requests("forecast") == 1 && providers.requests("air_quality") == 1)
  }

  struct Document: Decodable {
    struct Forecast: Decodable {
      struct Change: Decodable {
        let kind, at, text: String
      }
      struct Day: Decodable {
        let date: String
        let high: Double?
        let sunrise: String?
      }
      struct Hour: Decodable {
        struct Dust: Decodable {
          let grade, band, scale: String
          let estimated: Bool
        }
        let start: String
        let temperature: Double?
        let pm25: Dust?
      }
      let provider: String?
      let airProvider: String?
      let next: [Change]
      let hours: [Hour]?
      let days: [Day]?
    }
    let forecast: Forecast?
  }

  @Test("JSON tells the same, with what changes next")
  func json() async throws {
    let (home, providers) = try await prepared()
    defer { withExtendedLifetime(providers) {} }
    try await home.clamate("config", "set", "air.scale", "who")
    func document(_ part: String) async throws -> Document.Forecast {
      let output = try await home.clamate("weather", part, "--json").output
      return try #require(try JSONDecoder().decode(Document.self, from: Data(output.utf8)).forecast)
    }
    let hours = try await document("--hours")
    #expect(hours.hours?.count == 48 && hours.days == nil)
    #expect(hours.provider == "openmeteo" && hours.airProvider == "openmeteo")
    #expect(hours.next.map(\.kind) == ["cleanAir", "snow"])
    #expect(hours.next.last?.text == "snow from tomorrow 04:00")
    let dust = try #require(hours.hours?.first?.pm25)
    #expect(dust.grade == "bad" && dust.band == "interim2" && dust.scale == "who" && dust.estimated)
    let days = try await document("--days")
    #expect(days.days?.map(\.date).last == "2026-03-22" && days.hours == nil)
    #expect(days.days?.first?.sunrise == "2026-03-18T06:37:00+09:00")
  }

  @Test("OpenWeatherMap's day is the city's own, and its range comes from the steps")
  func cityDay() async throws {
    let (base, providers) = try await prepared(["owm_forecast=owm/forecast_midnight.json"])
    defer { withExtendedLifetime(providers) {} }
    var home = base
    home.environment["OPENWEATHERMAP_API_KEY"] = "0123456789abcdef0123456789abcdef"
    let days = try await home.clamate("weather", "--days", "--plain").lines.map {
      $0.components(separatedBy: "\t")
    }
    // Four steps are of the 18th in Seoul and five of the 19th; the manifest says which.
    #expect(
      days.map { Array($0[1...4]) }.prefix(2) == [
        ["2026-03-18", "cloudy", "5.5", "11.87"], ["2026-03-19", "snow", "1.2", "5.9"],
      ])
    let now = try await home.clamate("weather")
    #expect(now.output.contains("high 12°C  low 6°C"))
  }

  @Test("another region has its own hours and days", arguments: ["--hours", "--days"])
  func otherRegion(part: String) async throws {
    let (home, providers) = try await prepared()
    let ending = try await home.clamate("weather", part, "--region", "부산")
    #expect(ending.lines.first?.contains("Busan") ?? false)
    #expect(providers.log.contains("latitude=35."))
    let page = try object(
      try await home.clamate("weather", part, "--region", "부산", "--refresh", "--json").output)
    #expect(page["region"] as? String == "Busan")
  }

  @Test("changes and hours are told by the clocks of the person")
  func ownClocks() async throws {
    let (base, providers) = try await prepared()
    defer { withExtendedLifetime(providers) {} }
    var home = base
    home.environment["TZ"] = "America/New_York"
    // 09:10 in Seoul is 20:10 of the day before; 20:00 there is 07:00 here.
    let output = try await home.clamate("weather", "--hours", "--json").output
    let page = try #require(
      try JSONDecoder().decode(Document.self, from: Data(output.utf8)).forecast)
    #expect(page.next.first?.text == "cleaner air from tomorrow 07:00")
    #expect(page.next.first?.at == "2026-03-18T07:00:00-04:00")
    let rows = try await home.clamate("weather", "--hours", "--width", "80").lines.filter {
      $0.wholeMatch(of: /[0-2][0-9]:00 .*/) != nil
    }
    #expect(rows.count == 48 && rows.first?.hasPrefix("20:00") ?? false)
  }

  @Test("an old value decides nothing where the hour is forecast")
  func oldValue() async throws {
    let (home, providers) = try await prepared()
    defer { withExtendedLifetime(providers) {} }
    let fresh = try await home.clamate("today")
    #expect(fresh.output.contains("mask") && fresh.output.contains("cleaner air from 20:00"))
    // Clean from 20:00 on by the forecast of 09:10.
    for hours in [11, 12, 14] {
      let later = "\(Self.pinned + hours * 3600)"
      let page = try await home.clamate("today", "--offline", with: ["CLAMATE_NOW": later])
      #expect(!page.output.contains("mask") && !page.output.contains("cleaner"), "\(page.output)")
    }
  }

  @Test("the verdict names what to take and what changes")
  func verdict() async throws {
    let (home, providers) = try await prepared()
    defer { withExtendedLifetime(providers) {} }
    let english = try await home.clamate("today")
    #expect(english.output.contains("Take: mask, a coat"))
    #expect(english.output.contains("snow from tomorrow 04:00"))
    let later = try await home.clamate(
      "today", "--offline", with: ["CLAMATE_NOW": "\(Self.pinned + 18 * 3600)"])
    #expect(later.output.contains("umbrella"))
    let korean = try await home.clamate("today", with: ["LANG": "ko_KR.UTF-8"])
    #expect(korean.output.contains("챙길 것: 마스크, 코트") && korean.output.contains("내일 04:00부터 눈"))
  }

  @Test("units are those of the configuration, and -0.4 °C prints 0")
  func units() async throws {
    let (home, providers) = try await prepared(["weather=owm/current_seoul_snow.json"])
    defer { withExtendedLifetime(providers) {} }
    let key = ["OPENWEATHERMAP_API_KEY": "0123456789abcdef0123456789abcdef"]
    let metric = try await home.clamate("weather", with: key.mapValues { $0 })
    #expect(metric.output.contains("0°C") && !metric.output.contains("-0°"))
    try await home.clamate("config", "set", "units", "imperial")
    let imperial = try await home.clamate("weather", with: key.mapValues { $0 })
    #expect(imperial.output.contains("31°F") && imperial.output.contains("mph"))
    #expect(!imperial.output.contains("°C") && !imperial.output.contains("m/s"))
  }

  @Test("a station without PM2.5 shows PM10 and says that PM2.5 is missing")
  func missingSize() async throws {
    let (base, providers) = try await prepared(["feed=waqi/ok_busan_no_pm25.json"])
    defer { withExtendedLifetime(providers) {} }
    var home = base
    home.environment["AQICN_TOKEN"] = "fedcba9876543210fedcba9876543210fedcba98"
    try await home.clamate("region", "set", "부산")
    let english = try await home.clamate("air")
    #expect(english.output.contains("PM2.5 no data (forecast: bad 41)  PM10 moderate ~50"))
    let korean = try await home.clamate("air", "--lang", "ko")
    #expect(korean.output.contains("초미세먼지 자료 없음 (예보: 나쁨 41)  미세먼지 보통 ~50"))
  }

  @Test(
    "fifty that start together on a stale cache make one request for each thing",
    arguments: [
      (false, ["forecast", "air_quality"]),
      (true, ["weather", "owm_forecast", "owm_air_forecast", "feed"]),
    ])
  func stampede(hasKeys: Bool, routes: [String]) async throws {
    let (base, providers) = try await prepared()
    var home = base
    if hasKeys {
      home.environment["OPENWEATHERMAP_API_KEY"] = "0123456789abcdef0123456789abcdef"
      home.environment["AQICN_TOKEN"] = "fedcba9876543210fedcba9876543210fedcba98"
    }
    try await home.clamate("today")
    #expect(routes.allSatisfy { providers.requests($0) == 1 } && providers.requests == routes.count)
    let asking = home
    let later = "\(Self.pinned + 3700)"
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<50 {
        group.addTask { try await asking.clamate("today", with: ["CLAMATE_NOW": later]).status }
      }
      let statuses = try await group.reduce(into: []) { $0.append($1) }
      #expect(statuses == Array(repeating: 0, count: 50))
    }
    for route in routes { #expect(providers.requests(route) == 2, "\(route)") }
    #expect(providers.requests == 2 * routes.count)
  }

  @Test("a place that the table lacks is looked up once, and taken only when that is agreed to")
  func elsewhere() async throws {
    let (home, providers) = try await prepared(["places=openmeteo/geo_seongsan.json"])
    let found = try await home.clamate("region", "search", "성산포읍", "--plain")
    #expect(found.output.contains("37.77\t127.97") && found.output.contains("홍천군"))
    let asked = try await home.clamate("region", "set", "성산포읍")
    #expect(asked.status == 2 && asked.errors.contains("홍천군") && asked.errors.contains("--yes"))
    #expect(try await home.clamate("region", "--plain").output.contains("seoul"))
    #expect(try await home.clamate("region", "set", "성산포읍", "--yes").status == 0)
    #expect(try await home.clamate("region", "--plain").output.contains("37.77\t127.97"))
    #expect(providers.requests("places") == 1)
    let gwangju = try await home.clamate("region", "set", "광주")
    #expect(gwangju.status == 1 && providers.requests("places") == 1)
  }

  @Test("a place that nobody knows, and nobody to ask, is no region")
  func nowhere() async throws {
    let (home, providers) = try await prepared()
    let unknown = try await home.clamate("region", "set", "없는동네")
    #expect(unknown.status == 1 && unknown.errors.contains("없는동네"))
    #expect(providers.requests("places") == 1)
    try await home.clamate("config", "set", "weather.provider", "none")
    #expect(try await home.clamate("region", "set", "아무데도").status == 1)
    #expect(providers.requests("places") == 1)
  }

  @Test("stations are found by name, and one that is chosen is asked")
  func station() async throws {
    let (base, providers) = try await prepared()
    var home = base
    let without = try await home.clamate("air", "--find", "seoul")
    #expect(without.status == 5 && without.errors.contains("(set AQICN_TOKEN)"))
    home.environment["AQICN_TOKEN"] = "fedcba9876543210fedcba9876543210fedcba98"
    let found = try await home.clamate("air", "--find", "seoul", "--plain")
    #expect(found.lines.count == 3 && found.lines.first?.hasPrefix("5508\t") ?? false)
    try await home.clamate("air")
    try await home.clamate("config", "set", "air.station", "4485")
    try await home.clamate("air")
    #expect(providers.log.contains("/feed/geo:") && providers.log.contains("/feed/@4485/"))
  }

  @Test(
    "what makes no sense is refused",
    arguments: [
      ["weather", "--hours", "--days"], ["weather", "--hours", "5"], ["weather", "--hour"],
      ["air", "--hours"], ["weather", "--days", "--offline", "--refresh"], ["air", "--find"],
      ["air", "--find", ""], ["air", "--find", " \t"],
      ["config", "set", "air.scale", "KR"], ["config", "set", "air.station", "A"],
    ])
  func refused(arguments: [String]) async throws {
    let home = try Home()
    let ending = try await home.start(arguments).end()
    #expect(ending.status == 2 && ending.output == "")
    #expect(ending.errors.split(separator: "\n").count == 1)
  }

  @Test("without a forecast that is said, and it is no failure unless fresh data was asked for")
  func nothingKnown() async throws {
    let home = try Home()
    let ending = try await home.clamate("weather", "--hours", "--offline")
    #expect(ending.status == 0 && ending.output.contains("no forecast is known"))
    #expect(try await home.clamate("weather", "--days", "--refresh").status == 5)
  }
}
