import TestSupport
import Testing

/// OpenWeatherMap's One Call.
@Suite struct OneCallTests {
  static let key = "0123456789abcdef0123456789abcdef"

  private func home(_ body: String) async throws -> (Home, Providers) {
    var (home, providers) = try await Home.underSky(["onecall=\(body)"], now: SkyTests.pinned)
    home.environment["OPENWEATHERMAP_API_KEY"] = Self.key
    try await home.clamate("config", "set", "weather.provider", "onecall")
    return (home, providers)
  }

  @Test("weather and forecast are one request, and dust comes by the same key")
  func weather() async throws {
    let (home, providers) = try await home("owm/onecall3_days.json")
    let text = try await home.clamate("weather").output
    #expect(text.contains("7°C  cloudy  feels 5°C  high 13°C  low 2°C  rain 20%"))
    #expect(text.contains("PM2.5 bad 52") && text.contains("provided by OpenWeather"))
    let days = try await home.clamate("weather", "--days", "--plain")
    #expect(days.lines.count == 5 && days.lines[0].hasPrefix("day\t2026-03-18\t"))
    #expect(providers.requests("onecall") == 1 && providers.requests("air_pollution") == 1)
    #expect(providers.requests("owm_air_forecast") == 1 && providers.requests == 3)
    #expect(
      providers.log.contains("onecall?lat=37.57&lon=126.98&exclude=minutely,alerts&units=metric&"))
  }

  @Test("an answer of the moment alone is the weather of the moment")
  func current() async throws {
    let (home, providers) = try await home("owm/onecall3_current.json")
    let text = try await home.clamate("weather").output
    #expect(text.contains("7°C  cloudy  feels 5°C") && !text.contains("high"))
    #expect(providers.requests("onecall") == 1 && providers.requests("weather") == 0)
  }

  @Test("a key without the plan is said to be that, and no key is shown", arguments: ["en", "ko"])
  func plan(language: String) async throws {
    let (home, providers) = try await home("owm/error_401_onecall_plan.json")
    let text = try await home.clamate("weather", "--width", "200", "--lang", language)
    let words = language == "en" ? "the key's plan does not cover this" : "이 키의 요금제로는 볼 수 없습니다"
    #expect(text.output.contains("OpenWeatherMap One Call: \(words)"))
    #expect(text.output.contains("clamate config set weather.provider openweathermap"))
    try await providers.control(route: "onecall", fault: "echo")
    let later = try await home.clamate(
      "weather", "--json", with: ["CLAMATE_NOW": "\(SkyTests.pinned + 700)"])
    #expect(!(text.output + text.errors + later.output + later.errors).contains(Self.key))
    for name in try home.folder.names() { #expect(!home.folder.text(name).contains(Self.key)) }
    #expect(providers.requests("onecall") == 2)
  }
}
