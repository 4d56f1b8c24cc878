import Foundation
import TestSupport
import Testing

/// What `doctor` finds wrong with keys, and what it says to do.
@Suite struct DoctorKeyTests {
  private func findings(_ home: Home) async throws -> (status: Int32, keys: [[String: Any]]) {
    let ending = try await home.clamate("doctor", "--json")
    return (
      ending.status, try array(ending.output).filter { $0["check"] as? String == "keys" }
    )
  }

  private func text(_ home: Home, _ language: String) async throws -> String {
    try await home.clamate(line: "doctor --width 300 --lang \(language)").output
  }

  @Test("without keys and with all by auto nothing is wrong")
  func fine() async throws {
    let home = try Home()
    let (status, keys) = try await findings(home)
    #expect(status == 0 && keys.count == 1 && keys[0]["state"] as? String == "ok")
  }

  @Test(
    "the key that a chosen provider lacks is named",
    arguments: [
      ("weather.provider", "openweathermap", "OPENWEATHERMAP_API_KEY"),
      ("weather.provider", "onecall", "OPENWEATHERMAP_API_KEY"),
      ("air.provider", "aqicn", "AQICN_TOKEN"), ("air.provider", "airkorea", "AIRKOREA_KEY"),
    ])
  func missing(setting: String, provider: String, variable: String) async throws {
    let home = try Home()
    try await home.clamate("config", "set", setting, provider)
    let (status, keys) = try await findings(home)
    #expect(status == 1 && keys.count == 2 && keys[1]["state"] as? String == "problem")
    #expect(try await text(home, "en").contains("no key is set; set \(variable)"))
    #expect(try await text(home, "ko").contains("키가 설정되지 않았습니다. \(variable) 값을"))
  }

  @Test("a key that was rejected when it was last used is named, until another one is there")
  func rejected() async throws {
    var (home, providers) = try await Home.underSky(
      ["feed=waqi/error_invalid_key.json"], now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    home.environment["AQICN_TOKEN"] = SkyTests.token
    #expect(try await findings(home).status == 0, "nobody has used it yet")
    try await home.clamate("weather")
    let (status, keys) = try await findings(home)
    #expect(status == 1 && keys.contains { $0["value"] as? String == "aqicn" })
    for (language, said) in [
      ("en", "AQICN: the key was rejected; check the key in AQICN_TOKEN or credentials"),
      ("ko", "AQICN: 키가 거절되었습니다. AQICN_TOKEN 또는 credentials의 키를 확인하세요"),
    ] {
      let text = try await text(home, language)
      #expect(text.contains(said) && !text.contains(SkyTests.token), "\(text)")
    }
    home.environment["AQICN_TOKEN"] = SkyTests.key
    #expect(try await findings(home).status == 0)
  }

  @Test(
    "what is wrong with the file of the keys is said without what is in it",
    arguments: [
      (0o644, "aqicn = \(SkyTests.token)\n", "others can read the keys", "chmod 600"),
      (0o600, "aqicn \(SkyTests.token)\n", "no key on line 1", "aqicn = KEY"),
      (0o600, "aqicm = \(SkyTests.token)\n", "no key on line 1", "openweathermap = KEY"),
    ])
  func file(mode: Int, content: String, wrong: String, remedy: String) async throws {
    let home = try Home()
    let path = ".config/clamate/credentials"
    try home.folder.write(content, to: path)
    for (folder, mode) in [(path, mode), (".config/clamate", 0o700)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: home.folder.path(folder))
    }
    let (status, _) = try await findings(home)
    let text = try await text(home, "en")
    #expect(status == 1 && text.contains(wrong) && text.contains(remedy), "\(text)")
    #expect(!text.contains(SkyTests.token))
  }

  @Test(
    "a key-command that gives no key is named, with what became of it",
    arguments: [
      ("exit 1", "key-command failed", "key-command가 실패했습니다"),
      ("kill -9 $$", "key-command failed", "key-command가 실패했습니다"),
      ("true", "key-command printed no key", "key-command가 키를 출력하지 않았습니다"),
      (nil, "key-command cannot be run", "key-command를 실행할 수 없습니다"),
    ])
  func command(script: String?, english: String, korean: String) async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    try home.folder.write("#!/bin/sh\n\(script ?? "")\n", to: "keys")
    _ = try await home.shell("chmod \(script == nil ? 600 : 700) \"$HOME/keys\"")
    try await home.clamate("config", "set", "key-command", "[\"\(home.folder.path("keys"))\"]")
    try await home.clamate("weather")
    #expect(try await findings(home).status == 1)
    #expect(try await text(home, "en").contains("\(english); it is run with 'openweathermap'"))
    #expect(try await text(home, "ko").contains(korean))
    // One whose key is wanted is what stands in the way of the weather.
    try await home.clamate("config", "set", "weather.provider", "openweathermap")
    let error = try object(try await home.clamate("weather", "--json").output)["weatherError"]
    let told = try #require(error as? [String: Any])
    #expect(told["code"] as? String == "noKey")
    #expect((told["reason"] as? String)?.hasPrefix("keyCommand") == true)
    #expect((told["message"] as? String)?.hasSuffix(english) == true)
  }
}
