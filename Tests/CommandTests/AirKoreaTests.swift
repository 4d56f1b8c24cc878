import Foundation
import TestSupport
import Testing

/// Dust as AirKorea's stations measure it.
@Suite struct AirKoreaTests {
  /// As the portal gives it for a URL.
  static let key = "Abc%2BdefGHI%2Fjkl0123456789%3D%3D"
  static let plainKey = "Abc+defGHI/jkl0123456789=="

  private func home(
    _ body: String = "airkorea/ok_jongno.json", station: String? = "종로구",
    language: String = "ko_KR.UTF-8"
  ) async throws -> (Home, Providers) {
    var (home, providers) = try await Home.underSky(
      ["airkorea=\(body)"], now: SkyTests.pinned, language: language)
    home.environment["AIRKOREA_KEY"] = Self.key
    if let station { try await home.clamate("config", "set", "air.station", station) }
    return (home, providers)
  }

  @Test("a measured amount stands without a sign for about, with its station and its credit")
  func measured() async throws {
    let (home, providers) = try await home()
    let text = try await home.clamate("air").output
    #expect(text.contains("초미세먼지 나쁨 50") && text.contains("미세먼지 보통 67"))
    #expect(!text.contains("~") && text.contains("종로구") && text.contains("한국환경공단"))
    let english = try await home.clamate("air", "--lang", "en").output
    #expect(english.contains("PM2.5 bad 50") && english.contains("PM10 moderate 67"))
    #expect(english.contains("Korea Environment Corporation"))
    let page = try object(try await home.clamate("air", "--json").output)
    let air = try #require(page["air"] as? [String: Any])
    #expect(air["provider"] as? String == "airkorea" && air["station"] as? String == "종로구")
    #expect(air["model"] as? Bool == false && air["remark"] is NSNull)
    let fine = try #require(air["pm25"] as? [String: Any])
    #expect(fine["estimated"] as? Bool == false && fine["concentration"] as? Int == 50)
    #expect(providers.requests("airkorea") == 1 && providers.requests("feed") == 0)
    #expect(providers.log.contains("stationName=%EC%A2%85%EB%A1%9C%EA%B5%AC&"))
  }

  @Test("a value that is missing has the station's reason beside it")
  func missing() async throws {
    let (home, providers) = try await home("airkorea/dash_flags.json")
    let text = try await home.clamate("air").output
    #expect(text.contains("초미세먼지 자료 없음 (통신장애; 예보: 나쁨 41)") && text.contains("미세먼지 보통 67"))
    let english = try await home.clamate("air", "--lang", "en", "--width", "200").output
    #expect(english.contains("PM2.5 no data (no connection to the station; forecast: bad 41)"))
    // The advice is that of the worse, as in the greeting, though nobody measured it.
    #expect(english.contains("a KF80 mask or better helps"))
    let page = try object(try await home.clamate("air", "--json").output)
    let air = try #require(page["air"] as? [String: Any])
    #expect(air["pm25"] is NSNull && air["remark"] as? String == "통신장애")
    #expect(providers.requests("airkorea") == 1)
    let (silent, others) = try await self.home("airkorea/all_silent.json")
    let line = try await silent.clamate("air", "--refresh")
    #expect(line.status == 5 && line.output.contains("통신장애"))
    #expect(others.requests("airkorea") == 1)
  }

  @Test("hour 24 is the first of the next day")
  func midnight() async throws {
    let (home, providers) = try await home("airkorea/hour24.json")
    let page = try object(try await home.clamate("air", "--json").output)
    let air = try #require(page["air"] as? [String: Any])
    #expect(air["observed"] as? String == "2026-03-18T00:00:00+09:00")
    #expect(air["stale"] as? Bool == true && providers.requests("airkorea") == 1)
  }

  @Test("without the name of a station nobody is asked, and the error says how to set it")
  func noStation() async throws {
    for station in [nil, "5508"] {
      let (home, providers) = try await home(station: station)
      try await home.clamate("config", "set", "air.provider", "airkorea")
      let korean = try await home.clamate("air", "--width", "200")
      #expect(korean.output.contains("clamate config set air.station 종로구"))
      let english = try await home.clamate("air", "--lang", "en", "--width", "200")
      #expect(english.output.contains("clamate config set air.station NAME"))
      let page = try object(try await home.clamate("air", "--json").output)
      let error = try #require(page["airError"] as? [String: Any])
      #expect(error["code"] as? String == "notFound" && error["reason"] as? String == "noStation")
      #expect(providers.requests("airkorea") == 0)
      #expect(try await home.clamate("air", "--refresh").status == 5)
    }
  }

  @Test("dust of one region is never shown for another")
  func elsewhere() async throws {
    let (home, providers) = try await home()
    _ = try await home.clamate("air")
    let auto = try await home.clamate("air", "--region", "부산")
    #expect(auto.output.contains("Open-Meteo") && !auto.output.contains("종로구"))
    try await home.clamate("config", "set", "air.provider", "airkorea")
    let named = try await home.clamate("air", "--region", "대전", "--width", "200")
    #expect(named.output.contains("정해 둔 측정소는 지금 쓰는 지역의 것입니다"))
    #expect(!named.output.contains("67") && providers.requests("airkorea") == 1)
    let set = try await home.clamate("region", "set", "부산")
    #expect(set.status == 0 && set.errors.contains("여전히 '종로구' 측정소의 값입니다"))
    #expect(set.errors.contains("clamate config set air.station default"))
    try await home.clamate("config", "set", "air.station", "default")
    #expect(try await home.clamate("region", "set", "대전").errors == "")
  }

  @Test("another station is asked at once, and one that nobody has is said to be unknown")
  func otherStation() async throws {
    let (home, providers) = try await home()
    _ = try await home.clamate("air")
    try await providers.control(route: "airkorea", body: "airkorea/unknown_station.json")
    try await home.clamate("config", "set", "air.station", "없는동")
    let text = try await home.clamate("air").output
    #expect(text.contains("그런 측정소가 없습니다"))
    #expect(providers.requests("airkorea") == 2)
  }

  @Test("a program is asked for the key only where a station is named")
  func keyCommand() async throws {
    for (station, asked) in [
      (String?.none, "openweathermap aqicn"), ("종로구", "openweathermap aqicn airkorea"),
    ] {
      var (home, providers) = try await home(station: station)
      home.environment["AIRKOREA_KEY"] = nil
      let script =
        "#!/bin/sh\nprintf '%s ' $1 >> \"$HOME/asked\"\n[ $1 = airkorea ] && echo '\(Self.key)'\n"
      try home.folder.write(script, to: "keys")
      _ = try await home.shell("chmod 700 \"$HOME/keys\"")
      try await home.clamate("config", "set", "key-command", "[\"\(home.folder.path("keys"))\"]")
      let page = try object(try await home.clamate("air", "--json").output)
      let air = try #require(page["air"] as? [String: Any])
      #expect(air["provider"] as? String == (station == nil ? "openmeteo" : "airkorea"))
      #expect(home.folder.text("asked") == "\(asked) ")
      #expect(providers.requests("airkorea") == (station == nil ? 0 : 1))
    }
  }

  @Test("doctor says why a key of AirKorea is not used")
  func doctor() async throws {
    let (home, providers) = try await home(station: nil)
    let note = try await home.clamate("doctor", "--width", "200", "--lang", "en").output
    #expect(note.contains("airkorea; for AirKorea: clamate config set air.station NAME"))
    try await home.clamate("config", "set", "air.station", "종로구")
    let fine = try await home.clamate("doctor", "--width", "200", "--lang", "en").output
    #expect(fine.contains("airkorea") && !fine.contains("for AirKorea"))
    #expect(!(note + fine).contains(Self.key) && providers.requests == 0)
  }

  @Test(
    "the key is in no output, argument or file, in whichever spelling it comes back",
    arguments: ["echo", "status:500", "redirect"])
  func secrets(fault: String) async throws {
    for key in [Self.key, Self.plainKey] {
      var (home, providers) = try await home()
      home.environment["AIRKOREA_KEY"] = nil
      try home.folder.write("airkorea = \(key)\n", to: ".config/clamate/credentials")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: home.folder.path(".config/clamate/credentials"))
      try await providers.control(route: "airkorea", fault: fault)
      var texts: [String] = []
      for line in [
        "today", "air --json", "air --refresh", "config", "doctor", "doctor --json", "about", "log",
      ] {
        let ending = try await home.clamate(line: line)
        texts += [ending.output, ending.errors]
      }
      for name in try home.folder.names() where !name.hasSuffix("credentials") {
        texts.append(home.folder.text(name))
      }
      #expect(providers.requests("airkorea") > 0)
      for spelling in [Self.key, Self.plainKey] {
        #expect(texts.filter { $0.contains(spelling) } == [], "\(fault)")
      }
    }
  }
}
