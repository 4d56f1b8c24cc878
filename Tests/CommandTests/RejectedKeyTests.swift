import Foundation
import TestSupport
import Testing

/// A key that its provider rejects: what is shown all the same, and what is said of it.
@Suite struct RejectedKeyTests {
  private static let bodies =
    [
      "weather", "air_pollution", "owm_forecast", "owm_air_forecast",
    ].map { "\($0)=owm/error_401_invalid_key.json" } + ["feed=waqi/error_invalid_key.json"]

  private func home() async throws -> (Home, Providers) {
    var (home, providers) = try await Home.underSky(Self.bodies, now: SkyTests.pinned)
    home.environment["OPENWEATHERMAP_API_KEY"] = SkyTests.key
    home.environment["AQICN_TOKEN"] = SkyTests.token
    return (home, providers)
  }

  @Test("with auto the sky comes from Open-Meteo, and the rejection is said with what to do")
  func standIn() async throws {
    let (home, providers) = try await home()
    for (language, rejected, remedy, token) in [
      (
        "en", "OpenWeatherMap: the key was rejected, Open-Meteo answers in its place",
        "check the key in OPENWEATHERMAP_API_KEY or credentials; a new one works after up to 2 hours",
        "check the key in AQICN_TOKEN or credentials; asked again in 10 minutes"
      ),
      (
        "ko", "OpenWeatherMap: 키가 거절되었습니다. Open-Meteo에서 대신 받았습니다",
        "OPENWEATHERMAP_API_KEY 또는 credentials의 키를 확인하세요. 새 키는 최대 2시간 뒤부터 쓸 수 있습니다",
        "AQICN_TOKEN 또는 credentials의 키를 확인하세요. 10분 뒤에 다시 묻습니다"
      ),
    ] {
      for line in ["today", "weather"] {
        let page = try await home.clamate(line: "\(line) --width 200 --lang \(language)")
        #expect(page.status == 0 && page.output.contains("7°C") && page.errors == "")
        #expect(page.output.contains("\n\(rejected) (\(remedy)"), "\(page.output)")
        #expect(page.output.contains("(\(token))"))
      }
    }
    #expect(providers.requests("weather") == 1 && providers.requests("feed") == 1)
    #expect(providers.requests("forecast") == 1 && providers.requests("air_quality") == 1)
  }

  @Test("in machine form both the value and the error are there, and a refresh is no failure")
  func machine() async throws {
    let (home, providers) = try await home()
    defer { withExtendedLifetime(providers) {} }
    let ending = try await home.clamate("weather", "--refresh", "--json")
    #expect(ending.status == 0)
    let page = try object(ending.output)
    for (name, error) in [("weather", "weatherError"), ("air", "airError")] {
      let value = try #require(page[name] as? [String: Any])
      let told = try #require(page[error] as? [String: Any])
      #expect(value["provider"] as? String == "openmeteo")
      #expect(told["code"] as? String == "badKey" && told["reason"] as? String == "keyRejected")
    }
  }

  @Test("a provider that was chosen by name has nobody in its place")
  func named() async throws {
    let (home, providers) = try await home()
    try await home.clamate("config", "set", "weather.provider", "openweathermap")
    let ending = try await home.clamate("weather", "--refresh", "--json")
    let page = try object(ending.output)
    #expect(ending.status == 5 && page["weather"] is NSNull)
    #expect((page["weatherError"] as? [String: Any])?["code"] as? String == "badKey")
    #expect(providers.requests("forecast") == 0)
  }
}
