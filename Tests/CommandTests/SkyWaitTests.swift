import Foundation
import TestSupport
import Testing

/// How long to wait before asking again, told as the cache knows it.
@Suite struct SkyWaitTests {
  /// The moment of the fixtures, 2026-03-18 09:10 in Seoul, and some seconds.
  private func later(_ seconds: Int) -> [String: String?] {
    ["CLAMATE_NOW": "\(SkyTests.pinned + seconds)"]
  }

  struct Wait: Sendable {
    let fault: String
    /// Seconds after the asking at which is looked.
    let after: Int
    let english: String
    let korean: String
    let seconds: Int
  }

  static let waits = [
    Wait(fault: "status:429", after: 0, english: "10 minutes", korean: "10분", seconds: 600),
    Wait(fault: "status:429", after: 200, english: "7 minutes", korean: "7분", seconds: 400),
    Wait(fault: "status:429", after: 599, english: "1 minute", korean: "1분", seconds: 1),
    Wait(
      fault: "retry-after:1500", after: 0, english: "25 minutes", korean: "25분", seconds: 1500),
    Wait(
      fault: "retry-after:99999999", after: 0, english: "1 h", korean: "1시간", seconds: 3600),
    Wait(
      fault: "retry-after:99999999", after: 1800, english: "30 minutes", korean: "30분",
      seconds: 1800),
  ]

  @Test("text, JSON and doctor tell the time that is left, in minutes rounded up", arguments: waits)
  func told(wait: Wait) async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    for route in ["forecast", "air_quality"] {
      try await providers.control(route: route, fault: wait.fault)
    }
    try await home.clamate("weather")
    let now = later(wait.after)
    for (language, said) in [
      ("en", "try again in \(wait.english)"), ("ko", "\(wait.korean) 뒤에 다시 해 보세요"),
    ] {
      for line in ["today --offline", "weather", "doctor"] {
        let ending = try await home.clamate(
          line: "\(line) --width 200 --lang \(language)", with: now)
        #expect(ending.output.contains(said), "\(line): \(ending.output)")
      }
      let page = try object(
        try await home.clamate(line: "weather --json --lang \(language)", with: now).output)
      for name in ["weatherError", "airError"] {
        let error = try #require(page[name] as? [String: Any])
        #expect(error["hint"] as? String == said)
        #expect(error["waitSeconds"] as? Int == wait.seconds)
      }
    }
    #expect(providers.requests("forecast") <= 3, "nobody was asked again")
  }

  @Test("failures in a row are waited for longer, and that is what is told")
  func backOff() async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    for route in ["forecast", "air_quality"] {
      try await providers.control(route: route, fault: "status:429")
    }
    for (seconds, least, most) in [(0, 600, 600), (700, 1200, 1320), (2100, 2400, 2640)] {
      let ending = try await home.clamate(line: "weather --refresh --json", with: later(seconds))
      #expect(ending.status == 5)
      let error = try #require(try object(ending.output)["weatherError"] as? [String: Any])
      let wait = try #require(error["waitSeconds"] as? Int)
      #expect((least...most).contains(wait), "\(wait)")
      #expect(error["hint"] as? String == "try again in \((wait + 59) / 60) minutes")
    }
  }

  @Test("a refresh that came too early says who was asked when, and from when on again")
  func tooEarly() async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    try await home.clamate("weather")
    for (language, said) in [
      ("en", "Open-Meteo: asked 3 min ago, again in 7 minutes (from 09:20)"),
      ("ko", "Open-Meteo: 3분 전 물음. 7분 뒤(09:20부터) 다시 물을 수 있습니다"),
    ] {
      let ending = try await home.clamate(
        line: "weather --refresh --width 100 --lang \(language)", with: later(200))
      #expect(ending.status == 0 && ending.output.contains(said), "\(ending.output)")
    }
    let page = try object(
      try await home.clamate(line: "air --refresh --json", with: later(200)).output)
    #expect(page["mayAskAgain"] as? String == "2026-03-18T09:20:00+09:00")
    let plain = try object(try await home.clamate(line: "air --json", with: later(200)).output)
    #expect(plain["mayAskAgain"] is NSNull && providers.requests("forecast") == 1)
  }

  @Test("one provider that has to be waited for keeps nobody from asking the others")
  func others() async throws {
    var (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    home.environment["AQICN_TOKEN"] = SkyTests.token
    try await providers.control(route: "feed", fault: "retry-after:3000")
    try await home.clamate("weather")
    let ending = try await home.clamate(line: "weather --refresh", with: later(700))
    #expect(ending.status == 5 && ending.output.contains("AQICN: asked too often"))
    #expect(ending.output.contains("(try again in 39 minutes)"), "\(ending.output)")
    #expect(providers.requests("forecast") == 2 && providers.requests("feed") == 1)
  }

  @Test("where the weather of now could not be had, what is forecast of the day is told")
  func foretold() async throws {
    var (home, providers) = try await Home.underSky(
      ["weather=owm/error_429.json"], now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    home.environment["OPENWEATHERMAP_API_KEY"] = SkyTests.key
    for (language, said) in [
      ("en", "forecast: cloudy  low 7°C  high 12°C  rain 18%"),
      ("ko", "예보: 흐림  최저 7°C  최고 12°C  강수 18%"),
    ] {
      for line in ["today", "weather"] {
        let page = try await home.clamate(line: "\(line) --lang \(language)").output
        #expect(page.contains(said) && page.contains("OpenWeatherMap: "), "\(page)")
      }
    }
  }

  @Test("where one of two values of a provider is missing, it is said which")
  func subject() async throws {
    for (route, english, korean) in [
      ("forecast", "weather: Open-Meteo: ", "날씨: Open-Meteo: "),
      ("air_quality", "fine dust: Open-Meteo: ", "미세먼지: Open-Meteo: "),
    ] {
      let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
      try await providers.control(route: route, fault: "status:429")
      #expect(try await home.clamate("today").output.contains("\n\(english)"))
      #expect(try await home.clamate("today", "--lang", "ko").output.contains("\n\(korean)"))
    }
  }
}
