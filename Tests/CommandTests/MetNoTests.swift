import TestSupport
import Testing

/// Weather of MET Norway.
@Suite struct MetNoTests {
  private func home(_ bodies: String...) async throws -> (Home, Providers) {
    let (home, providers) = try await Home.underSky(bodies, now: SkyTests.pinned)
    try await home.clamate("config", "set", "weather.provider", "metno")
    return (home, providers)
  }

  @Test("the weather is that of the first row, with its credit; dust comes from elsewhere")
  func weather() async throws {
    let (home, providers) = try await home("metno=other/metno_compact_seoul.json")
    let text = try await home.clamate("weather").output
    #expect(text.contains("7°C  partly cloudy") && text.contains("PM2.5 bad 41"))
    #expect(text.contains("Weather data from MET Norway (met.no, CC BY 4.0)"))
    #expect(text.contains("Copernicus CAMS") && !text.contains("feels"))
    let page = try object(try await home.clamate("weather", "--json").output)
    let weather = try #require(page["weather"] as? [String: Any])
    #expect(weather["provider"] as? String == "metno" && weather["temperature"] as? Double == 7.3)
    #expect(providers.requests("metno") == 1 && providers.requests("forecast") == 0)
  }

  @Test("days are counted by this computer's clocks where nobody tells those of the place")
  func days() async throws {
    let (home, providers) = try await home()
    try await home.clamate("config", "set", "air.provider", "none")
    let days = try await home.clamate("weather", "--days", "--plain")
    #expect(days.lines.count == 5 && days.lines.first?.contains("2026-03-18") ?? false)
    let hours = try await home.clamate("weather", "--hours", "--plain")
    #expect(hours.lines.count == 48)
    let page = try object(try await home.clamate("weather", "--json").output)
    let weather = try #require(page["weather"] as? [String: Any])
    // The rows of the rest of 18 March in Seoul, 09:00 to 23:00, go from 12.1 to 6.1.
    #expect(weather["high"] as? Double == 12.1 && weather["low"] as? Double == 6.1)
    #expect(providers.requests("metno") == 1 && providers.requests == 1)
  }

  @Test("a place and stations that foretell no dust say so, and name what to do")
  func nothingForetold() async throws {
    var (home, providers) = try await home()
    home.environment["AQICN_TOKEN"] = "fedcba9876543210fedcba9876543210fedcba98"
    try await home.clamate("config", "set", "air.provider", "aqicn")
    let text = try await home.clamate("weather", "--hours").output
    #expect(text.contains("nobody who is asked tells dust to come"))
    #expect(text.contains("clamate config set air.provider auto"))
    let korean = try await home.clamate("weather", "--hours", "--lang", "ko").output
    #expect(korean.contains("지금 묻는 곳에는 먼지 예보가 없습니다"))
    #expect(providers.requests("feed") == 1 && providers.requests("air_quality") == 0)
  }
}
