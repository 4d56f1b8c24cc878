import Database
import Foundation
import TestSupport
import Testing

/// The sky in `today`: shown at once, honest about what is missing, and never a failure.
@Suite struct SkyTests {
  static let key = "0123456789abcdef0123456789abcdef"
  static let token = "fedcba9876543210fedcba9876543210fedcba98"
  /// The moment at which the bodies of the fixtures are new: 2026-03-18 09:10 in Seoul.
  static let pinned = 1_773_792_600

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    let reason: String
    var weather = "owm/current_seoul_clouds.json"
    var feed = "waqi/ok_seoul.json"
    var fault: String?
    var address: String?

    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "unknown city", code: "notFound", reason: "placeUnknown",
      weather: "owm/error_404_city.json",
      feed: "waqi/error_unknown_station.json"),
    Fault(
      name: "rate limit", code: "rateLimited", reason: "quota", weather: "owm/error_429.json",
      fault: "retry-after:700"),
    Fault(
      name: "captive portal", code: "badResponse", reason: "webPage",
      weather: "net/captive_portal.html",
      feed: "net/captive_portal.html"),
    Fault(
      name: "no such name", code: "offline", reason: "noName", address: "https://nowhere.invalid"),
    Fault(name: "refused", code: "offline", reason: "noConnection", address: "http://127.0.0.1:9"),
    Fault(name: "silent", code: "timeout", reason: "timedOut", fault: "silent"),
    Fault(name: "truncated", code: "badResponse", reason: "incomplete", fault: "truncate"),
    Fault(name: "oversized", code: "tooLarge", reason: "tooLarge", fault: "oversize"),
  ]

  /// A home with two todos that asks the given address with keys from a private file.
  private func home(asking address: String, keys: Bool = true) async throws -> Home {
    var home = try Home(now: "\(Self.pinned)")
    home.environment.merge(Providers.variables(asking: address)) { $1 }
    if keys {
      try home.folder.write(
        "openweathermap = \(Self.key)\naqicn = \(Self.token)\n", to: ".config/clamate/credentials")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: home.folder.path(".config/clamate/credentials"))
    }
    for line in ["add first today", "add second --on today --at 15:00"] {
      try await home.clamate(line: line)
    }
    return home
  }

  private func today(_ home: Home, _ options: String = "", seconds: Int = 0) async throws
    -> [String: Any]
  {
    let ending = try await home.clamate(
      line: "today --json \(options)", with: ["CLAMATE_NOW": "\(Self.pinned + seconds)"])
    #expect(ending.status == 0 && ending.errors == "")
    return try object(ending.output)
  }

  private func code(_ page: [String: Any], _ name: String) -> String? {
    (page[name] as? [String: Any])?["code"] as? String
  }

  private func value(_ page: [String: Any]) -> Double? {
    (page["weather"] as? [String: Any])?["temperature"] as? Double
  }

  @Test(
    "a fault is one line and one code; the todos are shown and the status is 0", arguments: faults)
  func fault(fault: Fault) async throws {
    let providers = try await Providers(["weather=\(fault.weather)", "feed=\(fault.feed)"])
    if let name = fault.fault {
      for route in ["weather", "feed"] { try await providers.control(route: route, fault: name) }
    }
    let home = try await home(asking: fault.address ?? providers.address)
    let clock = ContinuousClock()
    let start = clock.now
    let page = try await today(home)
    #expect(clock.now - start < .seconds(4.5))
    #expect(code(page, "weatherError") == fault.code && code(page, "airError") == fault.code)
    let reason = (page["weatherError"] as? [String: Any])?["reason"] as? String
    #expect(reason == fault.reason)
    #expect(page["weather"] is NSNull && page["air"] is NSNull)
    #expect((page["todos"] as? [Any])?.count == 2)
    let text = try await home.clamate("today", "--offline")
    #expect(text.status == 0 && text.errors == "")
    #expect(text.output.contains("first") && text.output.contains("second"))
    for provider in ["OpenWeatherMap: ", "AQICN: "] {
      #expect(text.lines.filter { $0.hasPrefix(provider) }.count == 1, "\(text.output)")
    }
  }

  @Test("different faults are said in different words", arguments: ["en", "ko"])
  func words(language: String) async throws {
    var messages: [String] = []
    for fault in Self.faults where !["refused", "silent"].contains(fault.name) {
      let providers = try await Providers(["weather=\(fault.weather)", "feed=\(fault.feed)"])
      if let name = fault.fault { try await providers.control(route: "weather", fault: name) }
      let home = try await home(asking: fault.address ?? providers.address)
      let page = try await today(home, "--lang \(language)")
      let error = try #require(page["weatherError"] as? [String: Any])
      messages.append(try #require(error["message"] as? String))
    }
    #expect(messages.count == 6 && Set(messages).count == 6, "\(messages)")
    #expect(messages.allSatisfy { !$0.contains("\n") && !$0.hasSuffix(".") })
  }

  @Test("a provider that is wanted and has no key says so, and nobody is asked")
  func noKey() async throws {
    let providers = try await Providers()
    let home = try await home(asking: providers.address, keys: false)
    try await home.clamate("config", "set", "weather.provider", "openweathermap")
    try await home.clamate("config", "set", "air.provider", "aqicn")
    let text = try await home.clamate("today")
    #expect(
      text.status == 0 && text.output.contains("OPENWEATHERMAP_API_KEY")
        && text.output.contains("AQICN_TOKEN"))
    let page = try await today(home)
    #expect(code(page, "weatherError") == "noKey" && code(page, "airError") == "noKey")
    #expect(providers.requests == 0)
  }

  @Test("without any key the sky comes from Open-Meteo, with its age and its source")
  func fresh() async throws {
    let providers = try await Providers()
    let home = try await home(asking: providers.address, keys: false)
    let page = try await today(home)
    let weather = try #require(page["weather"] as? [String: Any])
    #expect(
      Set(weather.keys).isSuperset(of: [
        "provider", "region", "observed", "ageSeconds", "stale", "temperature", "feelsLike",
        "humidity", "condition",
        "description", "high", "low", "precipitationProbability", "attribution",
      ]))
    #expect(weather["temperature"] as? Double == 7.4 && weather["stale"] as? Bool == false)
    let air = try #require(page["air"] as? [String: Any])
    #expect(
      Set(air.keys).isSuperset(of: [
        "provider", "station", "observed", "ageSeconds", "stale", "pm10", "pm25", "usAQI",
        "attribution",
      ]))
    let dust = try #require(air["pm25"] as? [String: Any])
    #expect(
      Set(dust.keys).isSuperset(of: ["concentration", "grade", "estimated"])
        && dust["estimated"] as? Bool == true)
    #expect(page["weatherError"] is NSNull && page["airError"] is NSNull)
    let text = try await home.clamate("today", "--offline").output
    #expect(text.contains("7°C") && text.contains("PM2.5") && text.contains("Open-Meteo"))
    let lines = try await home.clamate("weather", "--offline").output
    #expect(lines.contains("CC BY 4.0"))
  }

  @Test("grades are the Korean ones, and a number never stands without its grade")
  func grades() async throws {
    let providers = try await Providers()
    let home = try await home(asking: providers.address)
    let air = try #require(try await today(home)["air"] as? [String: Any])
    // The body's sub-indices 137 and 57 are 50.1 and 67 µg/m³ by the EPA's table.
    let fine = try #require(air["pm25"] as? [String: Any])
    let coarse = try #require(air["pm10"] as? [String: Any])
    #expect(fine["concentration"] as? Int == 50 && fine["grade"] as? String == "bad")
    #expect(coarse["concentration"] as? Int == 67 && coarse["grade"] as? String == "moderate")
    let korean = try await home.clamate("today", "--offline", "--lang", "ko").output
    #expect(korean.contains("나쁨 ~50") && korean.contains("보통 ~67"))
    let fineFirst = try #require(korean.range(of: "~50")).lowerBound
    #expect(fineFirst < (try #require(korean.range(of: "~67")).lowerBound))
  }

  @Test("values of less than an hour are shown at once, even while nobody answers")
  func cached() async throws {
    let providers = try await Providers()
    let home = try await home(asking: providers.address)
    #expect(value(try await today(home)) == 7.36)
    for route in ["weather", "feed"] { try await providers.control(route: route, fault: "silent") }
    let clock = ContinuousClock()
    for seconds in [60, 599, 3000] {
      let start = clock.now
      #expect(value(try await today(home, seconds: seconds)) == 7.36)
      // Whoever waits for an answer that does not come waits 3 s.
      #expect(clock.now - start < .seconds(2.5))
    }
  }

  @Test("a refresh in the background survives the terminal and writes nothing to it")
  func background() async throws {
    let providers = try await Providers()
    let home = try await home(asking: providers.address, keys: false)
    _ = try await today(home)
    for route in ["forecast", "air_quality"] {
      try await providers.control(route: route, fault: "delay:1500")
    }
    let later: [String: String?] = ["CLAMATE_NOW": "\(Self.pinned + 1200)"]
    let alone = try await home.sit(#""$clamate" today --offline"#, with: later)
    let sitting = try await home.sit(#"exec "$clamate" today"#, with: later)
    #expect(sitting.status == 0 && sitting.text == alone.text && sitting.text.contains("7°C"))
    // The terminal is gone; both answers, one after the other, are not there yet.
    let cache = try Connection(path: home.folder.path(".cache/clamate/sky.db"), mode: .readOnly)
    let fetched = { try cache.first("SELECT min(fetched) FROM air") { $0.integer(0) } }
    #expect(try fetched() == Self.pinned)
    for _ in 0..<200 where try fetched() == Self.pinned {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try fetched() == Self.pinned + 1200)
    #expect(providers.requests("forecast") == 2 && providers.requests("air_quality") == 2)
  }

  @Test("an older value waits at most 3 s, and is then shown with its age beside the error")
  func old() async throws {
    let providers = try await Providers()
    let home = try await home(asking: providers.address)
    _ = try await today(home)
    for route in ["weather", "feed"] { try await providers.control(route: route, fault: "silent") }
    let clock = ContinuousClock()
    let start = clock.now
    let page = try await today(home, seconds: 4000)
    #expect(clock.now - start < .seconds(4.5))
    #expect(value(page) == 7.36 && code(page, "weatherError") == "timeout")
    let later = try await today(home, "--offline", seconds: 4 * 3600)
    #expect((later["weather"] as? [String: Any])?["stale"] as? Bool == true)
    #expect(value(try await today(home, "--offline", seconds: 25 * 3600)) == nil)
  }

  @Test("a value of one region is never shown for another")
  func regions() async throws {
    let providers = try await Providers()
    let home = try await home(asking: providers.address)
    #expect(value(try await today(home)) == 7.36)
    try await home.clamate("region", "set", "부산")
    let page = try await today(home, "--offline")
    #expect(page["weather"] is NSNull && page["air"] is NSNull)
    #expect(page["region"] as? String == "Busan")
    let text = try await home.clamate("today", "--offline").output
    #expect(!text.contains("°C") && text.contains("Busan"))
    try await home.clamate("region", "set", "서울")
    #expect(value(try await today(home, "--offline")) == 7.36)
  }

  @Test("offline and none never ask; within ten minutes nothing is asked twice")
  func asking() async throws {
    let providers = try await Providers()
    let home = try await home(asking: providers.address)
    _ = try await today(home, "--offline")
    try await home.clamate("config", "set", "weather.provider", "none")
    try await home.clamate("config", "set", "air.provider", "none")
    _ = try await today(home)
    #expect(providers.requests == 0)
    for key in ["weather.provider", "air.provider"] {
      try await home.clamate("config", "set", key, "default")
    }
    for _ in 0..<3 { _ = try await today(home) }
    let again = try await home.clamate(
      "weather", "--refresh", with: ["CLAMATE_NOW": "\(Self.pinned + 60)"])
    #expect(again.status == 0 && again.output.contains("09:20"))
    #expect(providers.requests("weather") == 1)
  }

  @Test("without clamate-net todos work, and the sky names the package")
  func noHelper() async throws {
    var home = try await home(asking: "http://127.0.0.1:9")
    home.environment["CLAMATE_EXEC_PATH"] = home.folder.path("nowhere")
    let ending = try await home.clamate("today")
    #expect(
      ending.status == 0 && ending.output.contains("clamate-net") && ending.output.contains("first")
    )
    #expect(code(try await today(home), "weatherError") == "unavailable")
  }
}

extension SkyTests {
  @Test(
    "no key is in arguments, output, errors, JSON or files",
    arguments: ["echo", "status:500", "redirect", "silent"])
  func secrets(fault: String) async throws {
    let providers = try await Providers()
    for route in ["weather", "feed"] { try await providers.control(route: route, fault: fault) }
    let home = try await home(asking: providers.address)
    let running = try home.start(["today"])
    var seen: [String] = []
    if fault == "silent" {
      for _ in 0..<200 where seen.isEmpty {
        seen = helperLines(of: home)
        try await Task.sleep(for: .milliseconds(20))
      }
      try #require(!seen.isEmpty)
    }
    #expect(seen.allSatisfy { $0.contains("refresh") })
    let first = await running.end()
    var texts = seen + [first.output, first.errors]
    for line in [
      "today --json", "weather --refresh", "air --json", "config", "config --json", "log", "about",
    ] {
      let ending = try await home.clamate(line: line)
      texts += [ending.output, ending.errors]
    }
    for name in try home.folder.names() where !name.hasSuffix("credentials") {
      texts.append(home.folder.text(name))
    }
    for secret in [Self.key, Self.token] {
      #expect(texts.filter { $0.contains(secret) } == [])
    }
  }

  /// The command lines of the helpers that run for a home.
  private func helperLines(of home: Home) -> [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.compactMap { process in
      func text(_ name: String) -> String {
        String(
          decoding: (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/\(name)")))
            ?? Data(), as: UTF8.self)
      }
      let line = text("cmdline")
      return line.contains("clamate-net") && text("environ").contains(home.folder.url.path)
        ? line : nil
    }
  }

  @Test(
    "a credentials file that others can read is warned about, one that they cannot is not",
    arguments: [(0o600, false), (0o644, true), (0o640, true), (0o604, true), (0o400, false)])
  func exposed(mode: Int, isWarned: Bool) async throws {
    let home = try await home(asking: "http://127.0.0.1:9")
    let path = home.folder.path(".config/clamate/credentials")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    for line in ["today --offline", "weather --offline"] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 0)
      #expect(ending.errors.contains("chmod 600") == isWarned)
      #expect(!ending.errors.contains(Self.key))
    }
  }
}
