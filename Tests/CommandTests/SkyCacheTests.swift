import Database
import Foundation
import TestSupport
import Testing

/// A cache of weather that cannot be used is said to be that, and no failure of the network.
@Suite struct SkyCacheTests {
  private static let path = ".cache/clamate/sky.db"

  /// A home whose cache was spoilt after it was filled.
  private func home(_ spoil: (Home) throws -> Void) async throws -> (Home, Providers) {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    try await home.clamate("weather")
    try spoil(home)
    return (home, providers)
  }

  private func reason(_ home: Home, _ options: String...) async throws -> String? {
    let ending = try await home.start(["weather", "--json"] + options).end()
    let error = try object(ending.output)["weatherError"]
    return (error as? [String: Any])?["reason"] as? String
  }

  @Test(
    "a file that is no cache of this version is said to be that, and made anew by asking",
    arguments: [
      ("no database", "cacheDamaged", "the weather cache is damaged", "날씨 캐시가 손상되었습니다"),
      (
        "PRAGMA application_id = 7", "cacheForeign",
        "the weather cache is a file of another program", "날씨 캐시가 다른 프로그램의 파일입니다"
      ),
      (
        "PRAGMA user_version = 999", "cacheTooNew",
        "the weather cache is that of a newer clamate", "날씨 캐시가 더 새로운 clamate의 것입니다"
      ),
    ])
  func content(change: String, code: String, english: String, korean: String) async throws {
    let (home, providers) = try await home { home in
      let path = home.folder.path(Self.path)
      if change.hasPrefix("PRAGMA") {
        try Connection(path: path, mode: .readWrite).execute(change)
      } else {
        for suffix in ["-wal", "-shm"] {
          try? FileManager.default.removeItem(atPath: path + suffix)
        }
        try Data(String(repeating: change, count: 500).utf8).write(to: URL(fileURLWithPath: path))
      }
    }
    #expect(try await reason(home, "--offline") == code)
    for (language, said) in [("en", english), ("ko", korean)] {
      for line in ["weather --offline", "today --offline", "doctor"] {
        let text = try await home.clamate(line: "\(line) --width 200 --lang \(language)").output
        #expect(text.contains(said), "\(line): \(text)")
      }
    }
    #expect(try await home.clamate("doctor").status == 1)
    let asked = try await home.clamate("weather")
    #expect(asked.output.contains("7°C") && asked.errors == "" && asked.status == 0)
    #expect(try await reason(home, "--offline") == nil)
    #expect(providers.requests("forecast") == 2)
  }

  @Test("where nothing can be written in its folder, the reading is had and the folder is named")
  func folder() async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    try home.folder.write("in the way", to: ".cache/clamate")
    for (language, said) in [
      ("en", "the weather cache cannot be written, so it is kept in '"), ("ko", "날씨 캐시를 쓸 수 없어 '"),
    ] {
      let ending = try await home.clamate(line: "weather --width 300 --lang \(language)")
      #expect(ending.status == 0 && ending.output.contains("7°C"))
      #expect(ending.output.contains(said), "\(ending.output)")
    }
    #expect(providers.requests("forecast") == 1, "what was fetched is kept")
    let doctor = try await home.clamate(line: "doctor --width 300")
    #expect(doctor.status == 1 && doctor.output.contains(".cache/clamate': Not a directory"))
    try FileManager.default.removeItem(atPath: home.folder.path(".cache/clamate"))
    let later = ["CLAMATE_NOW": "\(SkyTests.pinned + 60)"]
    let mended = try await home.clamate(line: "weather --refresh --offline", with: later)
    #expect(mended.status == 2)
    let again = try await home.clamate(
      line: "weather --refresh", with: ["CLAMATE_NOW": "\(SkyTests.pinned + 700)"])
    #expect(again.status == 0 && !again.output.contains("cache"), "\(again.output)")
  }

  @Test("a helper that refuses its call is said to, and no provider is blamed")
  func refusedCall() async throws {
    var home = try Home(now: "\(SkyTests.pinned)")
    home.environment["CLAMATE_OPENMETEO_URL"] = "http://example.org"
    #expect(try await reason(home) == "helperFailed")
    let page = try await home.clamate("weather")
    #expect(page.output.contains("clamate-net failed (status 2)"), "\(page.output)")
    #expect(!page.output.contains("Open-Meteo"))
  }

  @Test("where nothing can be written at all, that is the message, and todos are shown")
  func nowhere() async throws {
    let (base, providers) = try await Home.underSky(now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    var home = base
    try await home.clamate(line: "add first today")
    home.environment["XDG_CACHE_HOME"] = "/proc/nothing"
    home.environment["XDG_STATE_HOME"] = "/proc/nothing"
    #expect(try await reason(home) == "cacheUnwritable")
    let today = try await home.clamate("today")
    #expect(today.status == 0 && today.output.contains("the weather cache cannot be written"))
    #expect(today.output.contains("first") && !today.output.contains("Open-Meteo"))
    #expect(try await home.clamate("weather", "--refresh").status == 5)
  }
}
