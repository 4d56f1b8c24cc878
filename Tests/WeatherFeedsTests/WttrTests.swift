import DateHelper
import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

@Suite struct WttrTests {
  static let now = Instant("2026-03-18T00:10:00Z") ?? FeedTests.now

  struct Clocks: Sendable {
    let local, universal: String
    let longitude: Double
    let observed: String
    let offset: Int
  }

  /// Places by their own clocks, worked out by hand from their zones.
  static let clocks = [
    // Seoul, +9.
    Clocks(
      local: "2026-03-18 09:05 AM", universal: "12:05 AM", longitude: 126.98,
      observed: "2026-03-18T00:05:00Z", offset: 9 * 3600),
    // New York, -4 in March, the day before.
    Clocks(
      local: "2026-03-17 08:00 PM", universal: "12:00 AM", longitude: -74.01,
      observed: "2026-03-18T00:00:00Z", offset: -4 * 3600),
    // Honolulu, -10, when UTC is a day further.
    Clocks(
      local: "2026-03-17 02:00 PM", universal: "12:00 AM", longitude: -157.86,
      observed: "2026-03-18T00:00:00Z", offset: -10 * 3600),
    // Auckland, +13 in summer.
    Clocks(
      local: "2026-03-18 01:00 PM", universal: "12:00 AM", longitude: 174.76,
      observed: "2026-03-18T00:00:00Z", offset: 13 * 3600),
    // Apia, +13, where the sun says -11.5.
    Clocks(
      local: "2026-03-18 01:00 PM", universal: "12:00 AM", longitude: -171.77,
      observed: "2026-03-18T00:00:00Z", offset: 13 * 3600),
    // Kiritimati, +14.
    Clocks(
      local: "2026-03-18 02:00 PM", universal: "12:00 AM", longitude: -157.4,
      observed: "2026-03-18T00:00:00Z", offset: 14 * 3600),
    // Kathmandu, +5:45.
    Clocks(
      local: "2026-03-18 05:45 AM", universal: "12:00 AM", longitude: 85.32,
      observed: "2026-03-18T00:00:00Z", offset: 20_700),
    // London at noon.
    Clocks(
      local: "2026-03-17 12:00 PM", universal: "12:00 PM", longitude: -0.13,
      observed: "2026-03-17T12:00:00Z", offset: 0),
    // An answer of three days ago is three days old.
    Clocks(
      local: "2026-03-15 09:05 AM", universal: "12:05 AM", longitude: 126.98,
      observed: "2026-03-15T00:05:00Z", offset: 9 * 3600),
    // Urumqi keeps Beijing's time, two hours before the sun.
    Clocks(
      local: "2026-03-18 08:00 AM", universal: "12:00 AM", longitude: 87.6,
      observed: "2026-03-18T00:00:00Z", offset: 8 * 3600),
  ]

  @Test("both clocks together are a moment and the place's distance from UTC", arguments: clocks)
  func clock(clocks: Clocks) {
    let clock = WttrClock(
      local: clocks.local, universal: clocks.universal, longitude: clocks.longitude, now: Self.now)
    #expect(clock?.observed == Instant(clocks.observed) && clock?.offset == clocks.offset)
  }

  @Test(
    "one clock alone, or two that do not fit, are no moment",
    arguments: [
      (String?.none, String?.some("12:05 AM")), ("2026-03-18 09:05 AM", nil),
      ("09:05 AM", "12:05 AM"),
      ("2026-03-18 09:05", "12:05 AM"), ("2026-03-18 09:05 AM", "0:05"),
      ("2026-03-18 09:05 am", "12:05 AM"),
      ("2026-03-18 09:05 AM", "12:06 AM"), ("2026-03-18 00:05 AM", "12:05 AM"), ("", ""),
      ("2026-03-18  09:05 AM x", "12:05 AM"), ("9999-12-31 11:59 PM", "99:99 AM"),
    ])
  func noClock(local: String?, universal: String?) {
    #expect(
      WttrClock(local: local, universal: universal, longitude: 126.98, now: Self.now) == nil)
  }

  @Test(
    "noon and midnight have their own hours",
    arguments: [
      ("12:00 AM", 0), ("12:59 AM", 59), ("01:00 AM", 60), ("12:00 PM", 720), ("11:59 PM", 1439),
    ])
  func minutes(text: String, minute: Int) {
    #expect(WttrClock.minuteOfDay(text) == minute)
  }

  @Test(
    "a sentence in the place of data is the service out of order, never an unknown place",
    arguments: [
      ("Unknown location; please try ~37.5666791,126.9782914", 200, SkyError.Reason.serverFailed),
      ("\n Sorry, we are running out of queries.", 200, .serverFailed),
      ("Unknown location; please try", 404, .serverFailed), ("null", 200, .unexpected),
      ("true", 200, .unexpected), ("{} x", 200, .unexpected), ("<html>", 404, .webPage),
      ("", 200, .incomplete), ("Too many", 429, .quota), ("Internal", 500, .serverFailed),
    ])
  func sentence(body: String, status: Int, reason: SkyError.Reason) throws {
    let place = try #require(Place(key: "37.57,126.98"))
    let reply = Reply(status: status, contentType: "application/json", body: Array(body.utf8))
    #expect(throws: SkyError(.wttr, reason)) {
      try Feed.wttrWeather.reading(of: reply, for: place, now: FeedTests.now)
    }
  }

  @Test("the place is asked by its point")
  func target() throws {
    let place = try #require(Place(key: "-33.87,151.21"))
    #expect(Feed.wttrWeather.target(for: place, key: "") == "/-33.87,151.21?format=j1")
  }

  /// The service's own table has 48 codes.
  @Test("every code of the service has a condition")
  func codes() {
    let codes = [
      113, 116, 119, 122, 143, 176, 179, 182, 185, 200, 227, 230, 248, 260, 263, 266, 281, 284, 293,
      296, 299, 302, 305, 308, 311, 314, 317, 320, 323, 326, 329, 332, 335, 338, 350, 353, 356, 359,
      362, 365, 368, 371, 374, 377, 386, 389, 392, 395,
    ]
    #expect(codes.count == 48)
    #expect(codes.allSatisfy { WttrConditions.condition(code: $0) != .unknown })
    let known = (-1...1000).filter { WttrConditions.condition(code: $0) != .unknown }
    #expect(known == codes)
    #expect(WttrConditions.condition(code: nil) == .unknown)
  }

  @Test(
    "a code means what the service says of it",
    arguments: [
      (113, Condition.clear), (116, .partlyCloudy), (119, .cloudy), (143, .fog), (266, .drizzle),
      (281, .freezingRain), (308, .rain), (314, .freezingRain), (317, .sleet), (230, .snow),
      (350, .sleet), (371, .snow), (377, .sleet), (200, .thunderstorm), (395, .thunderstorm),
    ])
  func condition(code: Int, condition: Condition) {
    #expect(WttrConditions.condition(code: code) == condition)
  }
}
