import FeedSupport
import Foundation
import TestSupport
import Testing

/// What old values still say, by whose clocks times are told, and what is said where nobody is asked.
@Suite struct SkyAgeTests {
  /// The moment at which the bodies of the fixtures are new: 2026-03-18 09:10 in Seoul.
  static let pinned = 1_773_792_600

  @Test("a day that has passed is not told by the few hours that were known of it")
  func yesterday() async throws {
    // What is left of 2026-03-18 in the body begins at 21:00.
    let body = try PatchedBody.body(
      "owm/forecast_five_days.json", Array(repeating: "list.0=", count: 3).joined(separator: "  "))
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: body, as: UTF8.self), to: "evening.json")
    let providers = try await Providers(
      scheme: "http", options: ["--more", folder.url.path, "--set", "owm_forecast=evening.json"])
    var home = try Home(now: "\(Self.pinned)")
    home.environment["CLAMATE_OPENWEATHERMAP_URL"] = providers.address
    home.environment["OPENWEATHERMAP_API_KEY"] = "0123456789abcdef0123456789abcdef"
    try await home.clamate("weather", "--refresh")
    #expect(try await home.clamate("day", "today").output.contains("Seoul: "))
    let next = ["CLAMATE_NOW": "\(Self.pinned + 20 * 3600)"]
    for line in ["day yesterday", "day 2026-03-18"] {
      let day = try await home.clamate(line: line, with: next).output
      #expect(day.contains("18 March") && !day.contains("Seoul"), "\(day)")
    }
    let tomorrow = try await home.clamate(line: "day today", with: next).output
    #expect(tomorrow.contains("Seoul: ") && tomorrow.contains("low"))
  }

  @Test("what was measured more than 3 h ago keeps its age and gives no advice")
  func oldAdvice() async throws {
    let (base, providers) = try await Home.underSky(
      [
        "owm_forecast=owm/forecast_empty.json", "owm_air_forecast=owm/air_pollution_empty.json",
      ], now: Self.pinned)
    defer { withExtendedLifetime(providers) {} }
    var home = base
    home.environment["OPENWEATHERMAP_API_KEY"] = "0123456789abcdef0123456789abcdef"
    home.environment["AQICN_TOKEN"] = "fedcba9876543210fedcba9876543210fedcba98"
    try await home.clamate("today")
    // Measured at 09:00 and 09:07, looked at from 09:10 on.
    let rows = [
      ("en", "Take: mask, a coat", "KF80", "(old: "), ("ko", "챙길 것: 마스크", "KF80", "(오래됨: "),
    ]
    for (hours, isOld) in [(0, false), (2, false), (4, true), (23, true)] {
      let later = ["CLAMATE_NOW": "\(Self.pinned + hours * 3600)"]
      for (language, take, advice, age) in rows {
        let today = try await home.clamate(
          line: "today --offline --lang \(language)", with: later)
        let air = try await home.clamate(line: "air --offline --lang \(language)", with: later)
        #expect(today.output.contains(take) == !isOld, "\(today.output)")
        #expect(air.output.contains(advice) == !isOld, "\(air.output)")
        #expect(today.output.contains(age) == isOld && air.output.contains(age) == isOld)
        #expect(today.output.contains("7°C") && air.output.contains("~50"))
        // Nor does the greeting speak of dust then.
        let greeting = try #require(today.lines.first)
        #expect((greeting.contains("mask") || greeting.contains("마스크")) == !isOld)
      }
    }
  }

  @Test("the gist tells how old an old value is, however narrow", arguments: [40, 80])
  func oldGist(width: Int) async throws {
    let (home, providers) = try await Home.underSky(now: Self.pinned)
    defer { withExtendedLifetime(providers) {} }
    try await home.clamate("today")
    for (hours, isOld) in [(0, false), (4, true)] {
      for (language, age) in [("en", "(old: 4 h ago)"), ("ko", "(오래됨: 4시간 전)")] {
        let gist = try await home.clamate(
          "today", "--brief", "--offline", "--width", "\(width)", "--lang", language,
          with: ["CLAMATE_NOW": "\(Self.pinned + hours * 3600)"])
        #expect(gist.output.contains(age) == isOld, "\(gist.output)")
        #expect(gist.lines.first?.contains("7°C") == true && gist.lines.count == 3)
        #expect(isOld || gist.lines.first?.contains(/(PM2.5 bad|초미세먼지 나쁨) 41/) == true)
      }
    }
  }

  @Test("the line of a prompt tells how old an old value is")
  func oldStatus() async throws {
    let (home, providers) = try await Home.underSky(now: Self.pinned)
    defer { withExtendedLifetime(providers) {} }
    try await home.clamate("today")
    // Observed at 09:00, looked at from 09:10 on.
    for (hours, ages) in [(0, ["", ""]), (2, ["", ""]), (4, [" (4 h ago)", " (4시간 전)"])] {
      for (language, age) in zip(["en", "ko"], ages) {
        let line = try await home.clamate(
          "status", "--format", "{temperature}|{pm25}", "--lang", language,
          with: ["CLAMATE_NOW": "\(Self.pinned + hours * 3600)"])
        let dust = language == "en" ? "PM2.5 bad 41" : "초미세먼지 나쁨 41"
        #expect(line.output == "7°C\(age)|\(dust)\(age)\n")
      }
    }
  }

  @Test("advice from a forecast that is no longer new says how old it is")
  func oldForecast() async throws {
    let (home, providers) = try await Home.underSky(now: Self.pinned)
    defer { withExtendedLifetime(providers) {} }
    try await home.clamate("today")
    for (hours, english, korean) in [
      (3, nil, nil), (5, "(forecast: 5 h ago)", "(예보: 5시간 전)"),
    ] as [(Int, String?, String?)] {
      let later = ["CLAMATE_NOW": "\(Self.pinned + hours * 3600)"]
      for (language, age) in [("en", english), ("ko", korean)] {
        let page = try await home.clamate(line: "today --offline --lang \(language)", with: later)
        #expect(page.output.contains(age ?? "cleaner") || age == nil, "\(page.output)")
        #expect(page.output.contains("(forecast") == (age != nil && language == "en"))
      }
    }
  }

  @Test("times of the place are marked where its clocks differ, and so are those of the person")
  func twoClocks() async throws {
    let (base, providers) = try await Home.underSky(now: Self.pinned)
    defer { withExtendedLifetime(providers) {} }
    var home = base
    for (zone, isElsewhere) in [("Asia/Seoul", false), ("America/New_York", true)] {
      home.environment["TZ"] = zone
      for (language, own, place) in [
        ("en", "(your time)", "(Seoul time)"), ("ko", "(내 시각)", "(서울 시각)"),
      ] {
        let pages = [
          "today": [own], "weather": [own, place], "weather --hours": [own],
          "weather --days": [own, place],
        ]
        for (line, marks) in pages {
          let page = try await home.clamate(line: "\(line) --lang \(language)")
          for mark in marks {
            #expect(page.output.contains(mark) == isElsewhere, "\(line): \(page.output)")
          }
        }
      }
    }
  }

  @Test("what is switched off is said where nothing else is shown, with the setting")
  func switchedOff() async throws {
    let (home, providers) = try await Home.underSky(now: Self.pinned)
    for (line, setting) in [
      ("config set weather.provider none", "weather.provider"),
      ("config set weather.provider auto", ""), ("config set air.provider none", "air.provider"),
    ] {
      try await home.clamate(line: line)
      guard !setting.isEmpty else { continue }
      let isAll = setting == "weather.provider"
      for page in ["air"] + (isAll ? ["weather", "weather --hours", "weather --days"] : []) {
        let english = try await home.clamate(line: page).output
        #expect(english.contains("nobody is asked: \(setting) is none"), "\(english)")
        #expect(
          english.replacingOccurrences(of: "\n", with: " ")
            .contains("(clamate config set \(setting) auto)"))
        let korean = try await home.clamate(line: "\(page) --lang ko").output
        #expect(korean.contains("묻지 않도록 설정되어 있습니다: \(setting) = none"))
      }
      let error = try object(try await home.clamate(line: "air --json").output)["airError"]
      #expect((error as? [String: Any])?["reason"] as? String == "switchedOff")
      #expect(try await !home.clamate(line: "today").output.contains("nobody is asked"))
    }
    #expect(providers.requests("air_quality") == 0)
    #expect(try await home.clamate(line: "weather").output.contains("7°C"))
  }
}
