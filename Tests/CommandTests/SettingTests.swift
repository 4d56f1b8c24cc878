import Foundation
import TestSupport
import Testing

/// `config`, `profile` and `region`.
@Suite struct SettingTests {
  static let rows: [(key: String, good: [String], bad: [String])] = [
    ("language", ["auto", "en", "ko"], ["fr", "EN", ""]),
    ("color", ["auto", "always", "never"], ["yes", ""]),
    ("units", ["metric", "imperial"], ["kelvin", "Metric "]),
    (
      "time.zone", ["system", "Asia/Seoul", "America/New_York", "UTC"],
      ["Mars/Olympus", "../etc/passwd", "/etc/passwd", ""]
    ),
    (
      "day.start", ["00:00", "00:30", "04:00", "06:00"],
      ["04:15", "06:30", "23:00", "4", "-01:00", ""]
    ),
    ("week.start", ["auto", "monday", "sunday"], ["friday", "1"]),
    ("time.morning", ["08:30", "00:00", "23:59"], ["24:00", "9", "09:60", ""]),
    ("due.warn", ["0d", "7d", "365d"], ["-1d", "366d", "3", "x", "99999999999999999999d"]),
    (
      "weather.provider",
      ["auto", "openweathermap", "onecall", "openmeteo", "metno", "wttr", "none"],
      ["bogus", "aqicn", "airkorea"]
    ),
    (
      "air.provider", ["auto", "airkorea", "aqicn", "openweathermap", "openmeteo", "none"],
      ["bogus"]
    ),
    ("air.scale", ["kr", "us", "who"], ["KR", "korea", ""]),
    ("air.station", ["nearest", "5508", "A123", "종로구"], ["A", "-5", "@5508", "12345678901", ""]),
  ]

  @Test(
    "a setting takes what it allows, and refuses all else without a change",
    arguments: rows.map(\.key))
  func values(key: String) async throws {
    let home = try Home()
    let row = try #require(Self.rows.first { $0.key == key })
    for value in row.good {
      #expect(try await home.clamate("config", "set", key, value).status == 0, "\(value)")
      #expect(try await home.clamate("config", "get", key).output == "\(value)\n")
    }
    for value in row.bad {
      let ending = try await home.clamate("config", "set", key, value)
      #expect(ending.status == 2 && ending.output == "", "\(value)")
      #expect(try await home.clamate("config", "get", key).output == "\(row.good.last ?? "")\n")
    }
    #expect(try await home.clamate("config", "set", key, "default").status == 0)
    let settings = try array(try await home.clamate("config", "get", key, "--json").output)
    #expect(settings.first?["set"] as? Bool == false)
  }

  @Test("setting a value keeps every other line of the file")
  func otherLines() async throws {
    let home = try Home()
    try home.folder.write(
      "# mine\nunits = imperial\r\n\n  due.warn=5d\n# end", to: ".config/clamate/config")
    #expect(try await home.clamate("config", "set", "units", "metric").status == 0)
    let lines = home.folder.text(".config/clamate/config").split(whereSeparator: \.isNewline)
    #expect(lines == ["# mine", "units = metric", "  due.warn=5d", "# end"])
  }

  @Test(
    "a value is one line that a terminal can show",
    arguments: ["outdoor.tags", "reminder.command", "key-command"],
    ["a\nlanguage = ko", "\u{1B}[31m", "a\u{202E}b"])
  func oneLine(key: String, value: String) async throws {
    let home = try Home()
    #expect(try await home.clamate("config", "set", key, value).status == 2)
    #expect(try !home.folder.names().contains { $0.hasSuffix("clamate/config") })
    try home.folder.write("outdoor.tags = \u{1B}[31mrun\n", to: ".config/clamate/config")
    let got = try await home.clamate("config", "get", "outdoor.tags")
    #expect(!got.output.contains("\u{1B}") && !got.errors.contains("\u{1B}"))
  }

  @Test("what a file says wrong is a warning with its line, and the default holds")
  func wrongFile() async throws {
    let home = try Home()
    try home.folder.write(
      "untis = metric\nno setting\nunits = purple\n\u{1B}[31m = x\n", to: ".config/clamate/config")
    let ending = try await home.clamate("list")
    #expect(ending.status == 0)
    for part in ["line 1", "line 2", "line 3", "line 4", "units"] {
      #expect(ending.errors.contains(part))
    }
    #expect(!ending.errors.contains("\u{1B}"))
    #expect(try await home.clamate("config", "get", "units").output == "metric\n")
    let warnings = try await home.clamate("list", "--json").errors.split(separator: "\n")
    #expect(warnings.count == 4 && warnings.allSatisfy { $0.hasPrefix(#"{"warning":{"message":"#) })
  }

  @Test("a zone of the file that the system lacks is refused, and config can mend it")
  func wrongZone() async throws {
    let home = try Home()
    try home.folder.write("time.zone = Mars/Olympus\n", to: ".config/clamate/config")
    #expect(try await home.clamate("add", "x", "today").status == 2)
    #expect(try await home.clamate("config", "set", "time.zone", "Asia/Seoul").status == 0)
    #expect(try await home.clamate("add", "x", "today").status == 0)
  }

  @Test("the zone of the configuration overrides that of the system")
  func zone() async throws {
    let home = try Home(now: "2026-03-02T23:30:00+09:00")
    try await home.clamate("config", "set", "time.zone", "Pacific/Kiritimati")
    #expect(try await home.added("x", "today")?.date == "2026-03-03")
    #expect(try await home.added("x")?.created == "2026-03-03T04:30:00+14:00")
  }

  @Test("the first day of the week follows the configuration, then the locale")
  func week() async throws {
    let home = try Home()
    func heading(_ options: String, _ locale: String) async throws -> String {
      try await home.clamate(line: "month --lang en \(options)", with: ["LANG": locale]).lines[1]
        .trimmingCharacters(in: .whitespaces)
    }
    #expect(try await heading("", "en_US.UTF-8").hasPrefix("Sun"))
    #expect(try await heading("", "ko_KR.UTF-8").hasPrefix("Sun"))
    #expect(try await heading("", "de_DE.UTF-8").hasPrefix("Mon"))
    try await home.clamate("config", "set", "week.start", "monday")
    #expect(try await heading("", "en_US.UTF-8").hasPrefix("Mon"))
  }

  @Test(
    "a nickname has 1 to 8 letters, digits or Hangul syllables with blanks inside",
    arguments: [
      ("Mina", true), ("민아", true), ("가나다라마바사아", true), ("a b", true), ("R2D2", true), ("é", true),
      ("", false), ("가나다라마바사아자", false), ("123456789", false), (" ", false), ("a!", false),
      ("😀", false),
      ("a\tb", false), ("a\u{7}", false), ("\u{202E}ab", false), ("\u{200B}", false), ("ㅋㅋ", false),
    ])
  func nickname(name: String, isGood: Bool) async throws {
    let home = try Home()
    let ending = try await home.clamate("profile", "set", "--nickname", name)
    #expect((ending.status == 0) == isGood)
    #expect(isGood || ending.status == 2)
    let today = try object(try await home.clamate("today", "--json", "--offline").output)
    #expect((today["nickname"] as? String) == (isGood ? name : nil))
    if isGood { #expect(try await home.clamate("today", "--offline").lines[0].contains(name)) }
  }

  @Test(
    "the cities of the old app resolve by their bare names",
    arguments: [
      "서울", "부산", "대구", "인천", "대전", "울산", "세종", "수원", "성남", "고양", "용인", "청주", "천안", "전주", "포항",
      "창원",
      "제주", "춘천", "강릉", "목포",
    ])
  func cities(name: String) async throws {
    let home = try Home()
    #expect(try await home.clamate("region", "set", name).status == 0)
    #expect(try await home.clamate("region", "--lang", "ko").output.contains(name))
  }

  @Test(
    "an ambiguous region lists its candidates, apart from each other, and changes nothing",
    arguments: [
      ("광주", ["광주광역시", "경기 광주"]), ("중구", ["서울 중구", "부산 중구"]), ("고성군", ["경남 고성군", "강원 고성군"]),
    ])
  func ambiguous(name: String, candidates: [String]) async throws {
    let home = try Home(language: "ko_KR.UTF-8")
    try await home.clamate("region", "set", "부산")
    let ending = try await home.clamate("region", "set", name)
    #expect(ending.status == 1 && ending.output == "")
    for candidate in candidates { #expect(ending.errors.contains(candidate), "\(ending.errors)") }
    #expect(try await home.clamate("region").output.contains("부산"))
    #expect(try await home.clamate("region", "set", candidates[0]).status == 0)
  }

  @Test("the candidates of an ambiguous English name are told apart")
  func englishCandidates() async throws {
    let home = try Home()
    let errors = try await home.clamate("region", "set", "Jung-gu").errors
    #expect(!errors.contains("Jung-gu, Busan, Jung-gu, Daegu"))
  }

  @Test(
    "an unknown region is status 1, and what lies near is named",
    arguments: ["nowhere-at-all", "부산산", "Seuol"])
  func unknown(name: String) async throws {
    let home = try Home()
    let ending = try await home.clamate("region", "set", name)
    #expect(ending.status == 1 && ending.output == "")
    if name == "Seuol" { #expect(ending.errors.contains("Seoul")) }
    #expect(try array(try await home.clamate("log", "--json").output).isEmpty)
  }

  @Test(
    "a point is a region, but only on the globe",
    arguments: [("37.57,126.98", 0), ("-33.87,151.21", 0), ("91,0", 1), ("0,181", 1), ("nan,0", 1)])
  func point(text: String, status: Int) async throws {
    let home = try Home()
    let ending = try await home.clamate("region", "set", "--", text)
    #expect((ending.status == 0) == (status == 0))
    #expect([0, 1, 2].contains(ending.status))
    if status == 0 { #expect(ending.output == "\(text)\n") }
    if text == "91,0" { #expect(ending.errors.contains("latitude from -90 to 90")) }
  }
}
