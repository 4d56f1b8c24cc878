import FeedSupport
import Foundation
import TestSupport
import Testing
import Text

/// What the pages of the sky say at the ends of scales, on narrow pages and where half is missing.
@Suite struct SkyDetailTests {
  @Test("today in machine form lists what to take and to wear, with stable codes")
  func take() async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    for (language, texts) in [("en", ["mask", "a coat"]), ("ko", ["마스크", "코트"])] {
      let page = try object(
        try await home.clamate(line: "today --json --lang \(language)").output)
      let take = try #require(page["take"] as? [[String: Any]])
      #expect(take.map { $0["kind"] as? String } == ["mask", "coat"])
      #expect(take.map { $0["text"] as? String } == texts)
      #expect(take.allSatisfy { $0["over"] is NSNull })
    }
    let nothing = try object(try await Home().clamate(line: "today --json --offline").output)
    #expect((nothing["take"] as? [Any])?.isEmpty == true)
  }

  @Test("beyond the end of the US index it is said to be above 500, and what to do")
  func beyond() async throws {
    var (home, providers) = try await Home.underSky(
      ["feed=waqi/ok_high_999.json"], now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    home.environment["AQICN_TOKEN"] = SkyTests.token
    try await home.clamate("config", "set", "air.scale", "us")
    for (language, number, advice) in [
      ("en", "PM10 hazardous AQI >500", "stay inside; outside only what cannot wait"),
      ("ko", "미세먼지 위험 AQI >500", "실내에 머물고 미룰 수 없는 일만"),
    ] {
      let page = try await home.clamate(line: "air --lang \(language)").output
      #expect(page.contains(number) && page.contains(advice), "\(page)")
    }
  }

  @Test("no word of the sky is cut on a narrow or a usual page", arguments: [40, 60, 80, 100])
  func words(width: Int) async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    for provider in ["wttr", "openmeteo"] {
      try await home.clamate("config", "set", "weather.provider", provider)
      for line in ["weather --hours", "weather --days"] {
        for language in ["en", "ko"] {
          let page = try await home.clamate(
            line: "\(line) --width \(width) --lang \(language)")
          #expect(!page.output.contains(/\p{L}\.\./), "\(page.output)")
          #expect(page.lines.allSatisfy { $0.cellWidth <= width })
        }
      }
    }
  }

  @Test("without weather the coming days tell the dust alone, and why there is no more")
  func daysWithoutWeather() async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    try await providers.control(route: "forecast", fault: "status:429")
    let page = try await home.clamate(line: "weather --days")
    #expect(page.output.contains("Wed 3/18") && page.output.contains("bad 57"), "\(page.output)")
    #expect(page.output.contains("Open-Meteo: asked too often"))
    #expect(!page.output.contains("temperatures") && !page.output.contains("....."))
    let days = try object(try await home.clamate(line: "weather --days --json").output)
    let forecast = try #require(days["forecast"] as? [String: Any])
    let first = try #require((forecast["days"] as? [[String: Any]])?.first)
    #expect(first["date"] as? String == "2026-03-18" && first["low"] is NSNull)
    #expect((first["pm25"] as? [String: Any])?["concentration"] as? Int == 57)
  }

  @Test("a step of three hours that rains is not said to begin with the next one")
  func runningStep() async throws {
    // The step from 09:00 on has 69 % and rain, that from 15:00 on 70 % and snow; 07:00 observed it
    // partly cloudy.
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    try await home.clamate("config", "set", "weather.provider", "wttr")
    let page = try await home.clamate("today").output
    #expect(page.contains("snow from 15:00") && !page.contains("rain from"), "\(page)")
    #expect(page.contains("Rain is likely now. Take an umbrella."))
    #expect(page.contains("Take: mask, umbrella"))
  }
}
