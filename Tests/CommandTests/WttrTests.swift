import TestSupport
import Testing

/// Weather of wttr.in.
@Suite struct WttrTests {
  private func home(_ body: String) async throws -> (Home, Providers) {
    let (home, providers) = try await Home.underSky(["wttr=\(body)"], now: SkyTests.pinned)
    try await home.clamate("config", "set", "weather.provider", "wttr")
    return (home, providers)
  }

  @Test("strings are numbers, the range is that of the day, and dust comes from elsewhere")
  func weather() async throws {
    let (home, providers) = try await home("other/wttr_j1_seoul.json")
    let text = try await home.clamate("weather").output
    #expect(text.contains("7°C  partly cloudy  feels 5°C  high 12°C  low 3°C"))
    #expect(text.contains("wttr.in, World Weather Online") && text.contains("PM2.5 bad 41"))
    let page = try object(try await home.clamate("weather", "--json").output)
    let weather = try #require(page["weather"] as? [String: Any])
    #expect(weather["observed"] as? String == "2026-03-18T09:05:00+09:00")
    #expect(providers.requests("wttr") == 1 && providers.requests("forecast") == 0)
  }

  @Test("steps of three hours are the forecast")
  func hours() async throws {
    let (home, providers) = try await home("other/wttr_j1_days.json")
    let hours = try await home.clamate("weather", "--hours", "--plain")
    // From 09:00 of 18 March, two days of steps.
    #expect(hours.lines.count == 16 && hours.lines[0].contains("2026-03-18T09:00"))
    #expect(hours.lines[0].hasPrefix("hour\t2026-03-18T09:00:00+09:00\t10800\t"))
    let days = try await home.clamate("weather", "--days", "--plain")
    #expect(days.lines.first?.hasPrefix("day\t2026-03-18\t") ?? false)
    #expect(providers.requests("wttr") == 1)
  }

  @Test(
    "its sentence about an unknown location is the service out of order", arguments: ["en", "ko"])
  func sentence(language: String) async throws {
    let (home, providers) = try await home("other/wttr_unknown_location.txt")
    let text = try await home.clamate("weather", "--lang", language, "--refresh")
    #expect(text.status == 5 && !text.output.contains("Unknown location"))
    let words = language == "en" ? "out of order for now" : "지금은 서비스가 원활하지 않습니다"
    #expect(text.output.contains("wttr.in: \(words)"))
    let page = try object(try await home.clamate("weather", "--json", "--offline").output)
    let error = try #require(page["weatherError"] as? [String: Any])
    #expect(error["code"] as? String == "unavailable" && providers.requests("wttr") == 3)
  }
}
