import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

@Suite struct MetNoTests {
  /// The list of the service itself: each strength of each water, alone, in showers, with thunder.
  @Test("every symbol has a condition")
  func symbols() {
    let waters: [(String, Condition)] = [("rain", .rain), ("sleet", .sleet), ("snow", .snow)]
    for (water, condition) in waters {
      for strength in ["light", "", "heavy"] {
        for showers in ["", "showers_day", "showers_night", "showers_polartwilight"] {
          let code = strength + water + showers
          #expect(MetNoSymbols.condition(code: code) == condition, "\(code)")
          let parts = code.split(separator: "_", maxSplits: 1)
          let thunder = "\(parts[0])andthunder" + (parts.count > 1 ? "_\(parts[1])" : "")
          #expect(MetNoSymbols.condition(code: thunder) == .thunderstorm, "\(thunder)")
        }
      }
    }
  }

  @Test(
    "a symbol says what the sky does, and whether the sun is down",
    arguments: [
      ("clearsky_day", Condition.clear, Bool?.some(false)), ("fair_night", .clear, true),
      ("partlycloudy_polartwilight", .partlyCloudy, nil), ("cloudy", .cloudy, nil),
      ("fog", .fog, nil),
      ("lightssleetshowersandthunder_day", .thunderstorm, false),
      ("lightssnowshowersandthunder_night", .thunderstorm, true), ("", .unknown, nil),
      ("_day", .unknown, false), ("Rain", .unknown, nil), ("drizzle", .unknown, nil),
    ])
  func symbol(code: String, condition: Condition, isNight: Bool?) {
    #expect(MetNoSymbols.condition(code: code) == condition)
    #expect(MetNoSymbols.isNight(code: code) == isNight)
  }

  @Test("no symbol is unknown")
  func none() {
    #expect(MetNoSymbols.condition(code: nil) == .unknown && MetNoSymbols.isNight(code: nil) == nil)
  }

  @Test(
    "the answer of a product with a successor is an answer; a refusal is none",
    arguments: [
      (203, SkyError.Reason?.none), (403, .requestRefused), (429, .quota), (304, .redirected),
    ])
  func status(status: Int, reason: SkyError.Reason?) throws {
    let place = try #require(Place(key: "37.57,126.98"))
    let body = status == 203 ? fixture("api/other/metno_compact_seoul.json") : []
    let reply = Reply(status: status, contentType: "application/json", body: body)
    let result = Result { () throws(SkyError) in
      try Feed.metNoWeather.reading(of: reply, for: place, now: FeedTests.now)
    }
    guard case .failure(let error) = result else { return #expect(reason == nil) }
    #expect(error.reason == reason)
  }
}
