import FeedSupport
import Foundation
import TestSupport
import Testing
import Text

/// What a person learns who looks at `today` once in the morning, on days of every kind.
@Suite struct MorningTests {
  /// A day whose hours are all alike, unless the felt temperature changes at noon.
  struct Day: Sendable, CustomTestStringConvertible {
    let name: String
    /// What is felt before noon and from noon on, in °C.
    var felt = (20, 20)
    /// WMO's code of the sky; 0 is clear, 63 rain, 73 snow.
    var code = 0
    /// The chance of rain or snow, in percent.
    var chance = 0
    /// The first hour of that, if it is not the day's.
    var begins = 0
    /// The first hour of a clear sky, if that is not the next day's.
    var ends = 24
    /// What was observed at 07:45, if that is not what is foretold.
    var observed: Int?
    /// m/s.
    var wind = 3
    /// PM2.5 in µg/m³.
    var dust = 8
    /// What the line of things to take says, in both languages.
    let take: (english: String, korean: String)
    /// Words of the warning of a run at 10:00 that cannot be had better today; nil for no warning.
    var warning: (english: String, korean: String)?
    /// The first line.
    var greeting: (english: String, korean: String)?

    var hours: Range<Int> { begins..<ends }

    var testDescription: String { name }
  }

  static let days = [
    Day(name: "fair", take: ("Take: long sleeves", "챙길 것: 긴소매")),
    Day(
      name: "cold", felt: (-15, -15), take: ("Take: a padded coat, gloves", "챙길 것: 두꺼운 외투, 장갑"),
      warning: ("feels -15°C", "체감 -15°C")),
    Day(
      name: "hot", felt: (34, 34), take: ("Take: light clothes, water", "챙길 것: 가벼운 옷, 물"),
      warning: ("feels 34°C", "체감 34°C")),
    Day(
      name: "cold morning, warm noon", felt: (5, 18),
      take: ("Take: a coat over long sleeves", "챙길 것: 긴소매 위에 코트")),
    Day(
      name: "rainy", felt: (12, 12), code: 63, chance: 80,
      take: ("Take: umbrella, a jacket", "챙길 것: 우산, 겉옷"), warning: ("rain 80%", "비 80%")),
    Day(
      name: "snowy", felt: (0, 0), code: 73, chance: 80,
      take: ("Take: umbrella, a padded coat", "챙길 것: 우산, 두꺼운 외투"),
      warning: ("snow 80%", "눈 80%")),
    Day(
      name: "stormy", felt: (12, 12), code: 63, chance: 80, wind: 16,
      take: (
        "Take: a raincoat, a jacket  strong wind, 16 m/s", "챙길 것: 비옷, 겉옷  강한 바람 16 m/s"
      ),
      warning: ("rain 80%, wind 16 m/s", "비 80%, 바람 16 m/s")),
    Day(
      name: "windy", wind: 14,
      take: ("Take: long sleeves  strong wind, 14 m/s", "챙길 것: 긴소매  강한 바람 14 m/s"),
      warning: ("wind 14 m/s", "바람 14 m/s")),
    Day(
      name: "dusty", dust: 36, take: ("Take: mask, long sleeves", "챙길 것: 마스크, 긴소매"),
      warning: ("PM2.5 bad (estimate)", "초미세먼지 나쁨(추정)")),
    Day(
      name: "very dusty", dust: 120, take: ("Take: mask, long sleeves", "챙길 것: 마스크, 긴소매"),
      warning: ("PM2.5 very bad (estimate)", "초미세먼지 매우나쁨(추정)"),
      greeting: (
        "The air is very bad. Stay in; outside, a KF94 mask.",
        "공기가 매우 나쁩니다. 안에 계시고 나갈 때는 KF94 마스크를 쓰세요."
      )),
    Day(
      name: "rain that ends at nine", felt: (12, 12), code: 63, chance: 80, ends: 9,
      take: ("Take: umbrella, a jacket dry from 09:00", "챙길 것: 우산, 겉옷 09:00부터 비 그침"),
      greeting: ("It is raining until 09:00. Take an umbrella.", "09:00까지 비가 옵니다. 우산을 챙기세요.")),
    Day(
      name: "rain in the late evening", felt: (12, 12), code: 63, chance: 80, begins: 21,
      observed: 0,
      take: ("Take: umbrella, a jacket  rain from 21:00", "챙길 것: 우산, 겉옷  21:00부터 비"),
      greeting: ("Rain is on its way. Take an umbrella.", "비 소식이 있습니다. 우산을 챙기세요.")),
    Day(
      name: "dust in the late evening", begins: 22, dust: 36,
      take: ("Take: mask, long sleeves  dust bad from 22:00", "챙길 것: 마스크, 긴소매  22:00부터 먼지 나쁨")),
    Day(
      name: "snow that ends at nine", felt: (0, 0), code: 73, chance: 80, ends: 9,
      take: ("Take: umbrella, a padded coat dry from 09:00", "챙길 것: 우산, 두꺼운 외투 09:00부터 눈 그침"),
      greeting: ("It snows until 09:00. Walk with care.", "09:00까지 눈이 옵니다. 걸음을 조심하세요.")),
    Day(
      name: "rain in an hour that began dry", felt: (12, 12), code: 63, chance: 80, ends: 9,
      observed: 3,
      take: (
        "Take: umbrella, a jacket rain likely until 09:00", "챙길 것: 우산, 겉옷 09:00까지 비 올 수 있음"
      ),
      greeting: (
        "Rain is likely now until 09:00. Take an umbrella.",
        "09:00까지 언제든 비가 올 수 있습니다. 우산을 챙기세요."
      )),
    Day(
      name: "dust that ends at nine", ends: 9, dust: 36,
      take: ("Take: mask, long sleeves cleaner air from 09:00", "챙길 것: 마스크, 긴소매 09:00부터 공기 나아짐"),
      greeting: ("The air is bad until 09:00. Take a mask.", "09:00까지 공기가 나쁩니다. 마스크를 챙기세요.")),
  ]

  /// A stand-in for Open-Meteo that tells the day, and the day after it as a fair one.
  private func providers(of day: Day, _ folder: TemporaryFolder) async throws -> Providers {
    // The hours of the body are those of five days from 2026-03-18 on, in Seoul.
    func hours(_ first: (Int) -> Int, then: Int) -> String {
      "\((0..<120).map { $0 < 24 ? first($0) : then })"
    }
    let felt = hours({ $0 < 12 ? day.felt.0 : day.felt.1 }, then: 20)
    let weather = [
      "hourly.apparent_temperature=\(felt)", "hourly.temperature_2m=\(felt)",
      "hourly.weather_code=\(hours({ day.hours ~= $0 ? day.code : 0 }, then: 0))",
      "hourly.precipitation_probability=\(hours({ day.hours ~= $0 ? day.chance : 0 }, then: 0))",
      "hourly.wind_speed_10m=\(hours({ _ in day.wind }, then: 3))",
      "current.apparent_temperature=\(day.felt.0)", "current.temperature_2m=\(day.felt.0)",
      "current.weather_code=\(day.observed ?? day.code)", "current.wind_speed_10m=\(day.wind)",
      "current.time=\"2026-03-18T07:45\"",
    ]
    let dust = hours({ day.hours ~= $0 ? day.dust : 8 }, then: 8)
    let air = [
      "hourly.pm2_5=\(dust)", "hourly.pm10=\(dust)",
      "current.pm2_5=\(day.hours ~= 7 ? day.dust : 8)",
      "current.pm10=\(day.hours ~= 7 ? day.dust : 8)", "current.time=\"2026-03-18T07:00\"",
    ]
    for (name, body, patches) in [
      ("weather", "openmeteo/forecast_hours.json", weather),
      ("air", "openmeteo/airquality_hours.json", air),
    ] {
      let bytes = try PatchedBody.body(body, patches.joined(separator: "  "))
      try folder.write(String(decoding: bytes, as: UTF8.self), to: "\(name).json")
    }
    return try await Providers(
      scheme: "http",
      options: [
        "--more", folder.url.path, "--set", "forecast=weather.json", "--set",
        "air_quality=air.json",
      ])
  }

  @Test(
    "today says what to wear and take, and which plan to move and to when", arguments: days)
  func morning(day: Day) async throws {
    let folder = try TemporaryFolder()
    let providers = try await providers(of: day, folder)
    var home = try Home(now: "2026-03-18T07:50:00+09:00")
    for service in ["OPENMETEO", "OPENMETEO_AIR"] {
      home.environment["CLAMATE_\(service)_URL"] = providers.address
    }
    try await home.clamate(line: "region set 서울")
    try await home.clamate(line: "add run today 10:00 --outdoor")
    for (language, take, warning, better) in [
      ("en", day.take.english, day.warning?.english, "better tomorrow Thu 3/19 07:00"),
      ("ko", day.take.korean, day.warning?.korean, "내일 3/19(목) 07:00에 더 나음"),
    ] {
      for width in [40, 80] {
        let ending = try await home.clamate(line: "today --lang \(language) --width \(width)")
        let said = ending.lines.map { $0.trimmingCharacters(in: .whitespaces) }
          .joined(separator: " ")
        // At 40 cells the parts of a line stand below each other.
        let plain = take.replacingOccurrences(of: "  ", with: " ")
        #expect(
          said.replacingOccurrences(of: "  ", with: " ").contains(plain), "\(ending.output)")
        let whole = warning.map { "! \($0), \(better): clamate move 1 2026-03-19 07:00" }
        #expect(whole.map(said.contains) ?? !said.contains("!"), "\(ending.output)")
        let greeting = language == "en" ? day.greeting?.english : day.greeting?.korean
        #expect(greeting.map(said.hasPrefix) ?? true, "\(ending.output)")
        #expect(ending.lines.allSatisfy { $0.cellWidth <= width } && ending.lines.count <= 24)
      }
    }
    let brief = try await home.clamate(line: "today --brief --width 80")
    let taken = brief.output.replacingOccurrences(of: "  ", with: " ")
    #expect(
      brief.lines.count == 3
        && taken.contains(day.take.english.replacingOccurrences(of: "  ", with: " ")))
    #expect(brief.lines[2].hasPrefix("10:00 run\(day.warning.map { " ! \($0.english)" } ?? "")"))
  }
}
