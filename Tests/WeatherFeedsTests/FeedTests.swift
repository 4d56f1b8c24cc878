import Configuration
import DateHelper
import FeedSupport
import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

/// The same table that the black-box tests use, here from bytes to values alone.
@Suite struct FeedTests {
  static let now = Instant(seconds: 1_773_792_600)
  static let rows = CaseTable("net-manifest.tsv").rows
  static let feeds = Feed.byRoute

  @Test("every body gives what the table says", arguments: rows)
  func body(row: [String]) throws {
    try #require(row.count >= 4)
    // Only the transport can see that a body is not compressed as it claims.
    guard row[1] != "net/not_gzip.json" else { return }
    let route = row[0].split(separator: "@")
    let feed = try #require(Self.feeds[String(route[0])])
    let place = try #require(Place(key: route.count > 1 ? String(route[1]) : "37.57,126.98"))
    let body = fixture("api/\(row[1])")
    try #require(!body.isEmpty)
    let reply = Reply(status: status(of: row[1]), contentType: type(of: row[1]), body: body)
    do {
      let reading = try feed.reading(of: reply, for: place, now: Self.now)
      #expect(row[3] == "ok", "\(reading)")
    } catch {
      #expect(error.reason.rawValue == row[3])
    }
  }

  private func status(of body: String) -> Int {
    let digits = body.split(separator: "_").compactMap { Int($0) }
    guard body.contains("/error_") || body.contains("html_"), !body.hasPrefix("waqi") else {
      return 200
    }
    return digits.first ?? body.split(separator: "_").compactMap { Int($0.prefix(3)) }.first ?? 200
  }

  private func type(of body: String) -> String {
    body.hasSuffix(".html") && !body.contains("as_json") ? "text/html" : "application/json"
  }
}

@Suite struct HostileBodyTests {
  static let place = Place(key: "37.57,126.98")
  static let now = Instant(seconds: 1_773_792_600)

  private func reason(_ feed: Feed, _ body: String) throws -> SkyError.Reason? {
    let place = try #require(Self.place)
    let reply = Reply(status: 200, contentType: nil, body: Array(body.utf8))
    do {
      _ = try feed.reading(of: reply, for: place, now: Self.now)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("nesting beyond all sense is refused and does not crash", arguments: Feed.allCases)
  func nesting(feed: Feed) throws {
    let depth = 100_000
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try reason(feed, "{\"main\":\(deep)}") == .unexpected)
    #expect(try reason(feed, String(repeating: "{\"a\":", count: depth)) == .incomplete)
  }

  /// SplitMix64, so that a failure can be repeated.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
      return bits ^ (bits >> 31)
    }
  }

  @Test("a damaged body gives believable values or an error", arguments: FeedTests.rows)
  func damage(row: [String]) throws {
    let place = try #require(Self.place)
    let body = fixture("api/\(row[1])")
    let tokens = ["null", "1e999", "-1e308", "\"\"", "[]", "{}", "9223372036854775808", "\u{0}"]
    var random = Random(state: UInt64(body.count))
    let own = try #require(FeedTests.feeds[String(row[0].split(separator: "@")[0])])
    for _ in 0..<(body.count > 3000 ? 10 : 60) {
      var damaged = body
      let at = Int.random(in: 0...damaged.count, using: &random)
      let end = min(damaged.count, at + Int.random(in: 0...12, using: &random))
      let token = tokens.randomElement(using: &random) ?? ""
      damaged.replaceSubrange(at..<end, with: Array(token.utf8))
      for feed in [own, .aqicnAir] {
        let reply = Reply(status: 200, contentType: nil, body: damaged)
        guard let reading = try? feed.reading(of: reply, for: place, now: Self.now) else {
          continue
        }
        #expect(isBelievable(reading))
      }
    }
  }

  private func isBelievable(_ reading: Reading) -> Bool {
    switch reading {
    case .weather(let weather, let forecast):
      (-90...60).contains(weather.temperature) && weather.observed <= Self.now
        && (0...1).contains(weather.precipitationProbability ?? 0)
        && forecast.map(isBelievable) ?? true
    case .forecast(let forecast): isBelievable(forecast)
    case .station(let number): AirStation(number) == .number(number)
    case .air(let air, let forecast):
      (forecast.map(isBelievable) ?? true)
        && [air.pm10, air.pm25].compactMap(\.self).allSatisfy { (0...2000).contains($0.value) }
        && air.observed <= Self.now && air.worstGrade != nil
    }
  }

  private func isBelievable(_ forecast: Forecast) -> Bool {
    let starts = forecast.hours.map(\.start)
    return !forecast.hours.isEmpty && starts == Array(Set(starts)).sorted()
      && forecast.weather?.fetched ?? forecast.air?.fetched == Self.now
      && forecast.hours.allSatisfy { hour in
        (1...21_600).contains(hour.length) && (-90...60).contains(hour.temperature ?? 0)
          && (0...1).contains(hour.precipitationProbability ?? 0)
          && [hour.rain, hour.snow, hour.wind].allSatisfy { (0...3000).contains($0 ?? 0) }
          && [hour.pm10, hour.pm25].allSatisfy { (0...2000).contains($0?.value ?? 0) }
      }
  }

  @Test(
    "times that cannot be true are refused",
    arguments: ["-1", "0", "99999999999999", "1e300", "\"-9e99\"", "null", "[]", "1774000000"])
  func times(text: String) throws {
    let body = "{\"main\":{\"temp\":7},\"dt\":\(text)}"
    let reason = try reason(.openWeatherMapWeather, body)
    #expect(reason == .implausible || reason == .unexpected)
  }

  @Test("a clock that is slow by less than a day does not make weather unbelievable")
  func slowClock() throws {
    #expect(
      try reason(.openWeatherMapWeather, "{\"main\":{\"temp\":7},\"dt\":1773796200}") == nil)
  }

  @Test(
    "temperatures that no place has are refused",
    arguments: ["-91", "61", "280.5", "1e308", "\"nan\"", "\"inf\"", "true", "{}"])
  func temperatures(text: String) throws {
    let body = "{\"main\":{\"temp\":\(text)},\"dt\":1773792420}"
    let reason = try reason(.openWeatherMapWeather, body)
    #expect(reason == .implausible || reason == .unexpected)
  }

  @Test("dust that no place has is no reading", arguments: ["-9999", "2001", "\"-\"", "1e300"])
  func dust(text: String) throws {
    let body =
      "{\"list\":[{\"components\":{\"pm10\":\(text),\"pm2_5\":\(text)},\"dt\":1773792000}]}"
    #expect(try reason(.openWeatherMapAir, body) == .noReading)
  }

  @Test(
    "a status without words of the provider is judged alone",
    arguments: [
      (401, "", SkyError.Reason.keyRejected), (401, "<html>", .webPage), (403, "<html>", .webPage),
      (404, "<html>", .webPage), (400, "<html>", .requestRefused), (429, "", .quota),
      (302, "", .redirected), (408, "", .serverFailed), (502, "<html>", .serverFailed),
      (511, "<html>", .webPage), (204, "", .unexpected), (418, "{}", .requestRefused),
    ])
  func status(status: Int, body: String, reason: SkyError.Reason) throws {
    let place = try #require(Self.place)
    let reply = Reply(status: status, contentType: nil, body: Array(body.utf8))
    #expect(throws: SkyError(.openWeatherMap, reason)) {
      try Feed.openWeatherMapWeather.reading(of: reply, for: place, now: Self.now)
    }
  }

  @Test("words of a provider become one short safe line")
  func providerText() {
    #expect(ProviderText.line("a\u{1B}[31mb\n\tc\u{202E}d") == "a [31mb c d")
    #expect(ProviderText.line(" \r\n ") == nil)
    #expect(ProviderText.line("see https://host/?token=abc now") == "see now")
    #expect(ProviderText.line(String(repeating: "가", count: 500))?.count == 80)
  }

  @Test("no key can leave its place in the request")
  func encoding() throws {
    let place = try #require(Self.place)
    let target = Feed.openWeatherMapWeather.target(for: place, key: "a&b\r\nHost: x#é")
    #expect(target.hasSuffix("&appid=a%26b%0D%0AHost%3A%20x%23%C3%A9"))
  }

  @Test("the range of today is that of the local day of the observation")
  func localDay() throws {
    let place = try #require(Self.place)
    let body = """
      {"utc_offset_seconds":32400,"current":{"time":"2026-03-18T09:00","temperature_2m":7},
      "daily":{"time":["2026-03-17","2026-03-18"],"temperature_2m_max":[1,2],
      "temperature_2m_min":[-4,-3],"precipitation_probability_max":[10,100]}}
      """
    let reply = Reply(status: 200, contentType: "application/json", body: Array(body.utf8))
    guard
      case .weather(let weather, _) = try Feed.openMeteoWeather.reading(
        of: reply, for: place, now: Self.now)
    else {
      Issue.record("no weather")
      return
    }
    #expect(weather.high == 2 && weather.low == -3 && weather.precipitationProbability == 1)
  }

  @Test(
    "conditions have their own words",
    arguments: [
      (211, Condition.thunderstorm), (301, .drizzle), (500, .rain), (511, .freezingRain),
      (531, .rain), (600, .snow), (611, .sleet), (622, .snow), (701, .fog), (711, .haze),
      (721, .haze), (731, .dust), (741, .fog), (751, .dust), (761, .dust), (762, .dust),
      (771, .squall), (781, .tornado), (800, .clear), (801, .partlyCloudy), (804, .cloudy),
      (699, .snow), (899, .unknown), (0, .unknown), (-1, .unknown),
    ])
  func openWeatherMapConditions(id: Int, condition: Condition) {
    #expect(OpenWeatherMapConditions.condition(id: id) == condition)
  }
}
