import Foundation
import TestSupport
import Testing
import Text

/// The best hours of the coming days.
@Suite struct BetterTests {
  private func seeded() async throws -> (Home, Providers) {
    let providers = try await Providers([
      "forecast=openmeteo/forecast_hours.json", "air_quality=openmeteo/airquality_hours.json",
    ])
    var home = try Home(now: "2026-03-18T09:10:00+09:00")
    for service in ["OPENMETEO", "OPENMETEO_AIR"] {
      home.environment["CLAMATE_\(service)_URL"] = providers.address
    }
    for line in ["region set 서울", "add run today 15:00 --outdoor", "add meet 2026-03-19 17:00"] {
      try await home.clamate(line: line)
    }
    try await home.refreshSeoul()
    return (home, providers)
  }

  @Test("better lists good and free hours, and the line that moves the todo to one works")
  func list() async throws {
    let (home, _) = try await seeded()
    let ending = try await home.clamate(line: "better 1 --offline --plain")
    let rows = ending.lines.map { $0.split(separator: "\t").map(String.init) }
    try #require(rows.count == 6 && rows.allSatisfy { $0.count == 6 })
    // Worked out by hand from the bodies: on the 19th from 13:00 on, 17:00 being taken.
    #expect(rows[0][0] == "2026-03-19T18:00")
    let moments = rows.map { $0[0] }
    #expect(!moments.contains("2026-03-19T17:00"))
    #expect(moments.allSatisfy { "07:00"..."20:00" ~= $0.suffix(5) })
    for row in rows {
      #expect(Double(row[3]) ?? 1 < 0.4 && row[4] == "moderate")
    }
    #expect(rows[0][5] == "clamate move 1 2026-03-19 18:00")
    let line = rows[0][5].split(separator: " ").dropFirst().joined(separator: " ")
    let moved = try await home.clamate(line: line)
    #expect(moved.status == 0 && moved.output.contains("then: cloudy"))
    #expect(try await home.todo(1)?.plan == "2026-03-19 18:00")
    let again = try await home.clamate(line: "better 1 --offline --plain").output
    #expect(!again.contains("2026-03-19T18:00"), "where it is now")
  }

  @Test("people and machines are told the same, in both languages and widths")
  func forms() async throws {
    let (home, _) = try await seeded()
    let page = try object(try await home.clamate(line: "better 1 --offline --json").output)
    #expect(Set(page.keys) == ["todo", "region", "hours", "forecastEnd", "forecastError"])
    let hours = try #require(page["hours"] as? [[String: Any]])
    let first = try #require(hours.first)
    #expect(
      Set(first.keys) == [
        "at", "condition", "temperature", "feelsLike", "precipitationProbability", "wind", "dust",
        "estimated", "text", "command",
      ])
    let command = try #require(first["command"] as? [String])
    for language in ["en", "ko"] {
      for width in [40, 80] {
        let ending = try await home.clamate(
          line: "better 1 --offline --lang \(language) --width \(width)")
        #expect(ending.output.contains("\n  \(command.joined(separator: " "))\n"))
        #expect(ending.output.contains(language == "en" ? "(estimate)" : "(추정)"))
        #expect(ending.lines.map(\.cellWidth).allSatisfy { $0 <= width })
        #expect(ending.output.contains("CC BY"))
      }
    }
  }

  @Test("without a forecast it says so, and with --refresh that is status 5")
  func nothing() async throws {
    var home = try Home(now: "2026-03-18T09:10:00+09:00")
    home.environment["CLAMATE_EXEC_PATH"] = home.folder.path("nowhere")
    for line in ["region set 서울", "add run today 15:00 --outdoor"] {
      try await home.clamate(line: line)
    }
    let ending = try await home.clamate(line: "better 1")
    #expect(ending.status == 0 && ending.output.contains("no forecast is known for Seoul"))
    #expect(ending.output.contains("clamate-net"))
    #expect(try await home.clamate(line: "better 1 --refresh").status == 5)
    #expect(try await home.clamate(line: "better 1 --offline --plain").output == "")
  }

  @Test("where nobody is to be asked it names the setting", arguments: ["en", "ko"])
  func switchedOff(language: String) async throws {
    let home = try Home(now: "2026-03-18T09:10:00+09:00")
    for line in ["config set weather.provider none", "add run today 15:00 --outdoor"] {
      try await home.clamate(line: line)
    }
    let ending = try await home.clamate(line: "better 1 --lang \(language)")
    #expect(ending.status == 0 && ending.output.contains("weather.provider"))
    #expect(!ending.output.contains("no forecast") && !ending.output.contains("예보가 아직"))
  }

  @Test("a wrong todo is refused and nothing is asked")
  func refused() async throws {
    let (home, providers) = try await seeded()
    try await home.clamate(line: "done 2")
    let rows: [(String, Int32)] = [
      ("better", 2), ("better 9", 1), ("better nowhere", 1), ("better 2", 1), ("better 1 2", 2),
      ("better 1 tomorrow", 2), ("better 1 --offline --refresh", 2), ("better 1-2", 2),
      ("better ~", 2), ("better 1 --where is:open", 2),
    ]
    for (line, status) in rows {
      for language in ["en", "ko"] {
        let ending = try await home.clamate(line: "--lang \(language) \(line)")
        #expect(ending.status == status && ending.output == "", "\(line) \(ending.output)")
      }
    }
    #expect(providers.requests == 2, "the refresh of before")
  }
}
