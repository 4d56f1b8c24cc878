import Foundation
import TestSupport
import Testing
import Text

/// Plan and sky joined.
///
/// The bodies speak of 2026-03-18, 09:10 in Seoul: bad dust until 20:00, snow on the 19th until noon
/// (40 % at 12:00, 30 % at 13:00), rain on the 20th from 14:00 to 17:59.
@Suite struct OutdoorTests {
  private static let bodies = [
    "forecast=openmeteo/forecast_hours.json", "air_quality=openmeteo/airquality_hours.json",
  ]

  private func home(
    asking providers: Providers? = nil, language: String = "en_US.UTF-8"
  ) async throws -> Home {
    var home = try Home(now: "2026-03-18T09:10:00+09:00", language: language)
    for service in ["OPENMETEO", "OPENMETEO_AIR"] where providers != nil {
      home.environment["CLAMATE_\(service)_URL"] = providers?.address
    }
    try await home.clamate(line: "region set 서울")
    return home
  }

  /// A home whose cache knows the sky over Seoul.
  private func seeded(
    _ providers: Providers, language: String = "en_US.UTF-8"
  ) async throws -> Home {
    let home = try await home(asking: providers, language: language)
    try await home.refreshSeoul()
    return home
  }

  private func warning(_ id: Int, _ home: Home) async throws -> [String: Any]? {
    let todo = try array(try await home.clamate("show", "\(id)", "--json").output).first
    return todo?["warning"] as? [String: Any]
  }

  @Test("no hour is proposed to two todos of one page")
  func proposals() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    for line in ["add a tomorrow 8am --outdoor", "add b tomorrow 9am --outdoor"] {
      try await home.clamate(line: line)
    }
    for page in ["day tomorrow", "list", "week"] {
      let output = try await home.clamate(line: page).output
      let hours = output.matches(of: /move [12] ([0-9:]+)/).map { String($0.1) }
      #expect(hours.isEmpty || hours.count == 2 && Set(hours).count == 2, "\(output)")
      #expect(page != "day tomorrow" || !hours.isEmpty, "\(output)")
    }
  }

  @Test("every command proposes the same hour to a todo, and each todo its own")
  func sameProposals() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    // Clean air from 20:00 on; on the 19th the snow ends at noon.
    let first = try await home.clamate(line: "add a today 10:00 --outdoor")
    #expect(first.output.contains("better 20:00: clamate move 1 20:00"))
    let second = try await home.clamate(line: "add b today 10:00 --outdoor")
    let proposal = "better tomorrow Thu 3/19 13:00: clamate move 2 2026-03-19 13:00"
    #expect(second.output.contains(proposal), "\(second.output)")
    for line in ["show 2", "list", "today --offline", "day today"] {
      let output = try await home.clamate(line: line).output
      #expect(output.contains(proposal), "\(output)")
    }
    let json = try await warning(2, home)
    #expect(json?["better"] is NSNull && json?["anotherDay"] as? String == "2026-03-19T13:00")
    // What is planned for that day by itself gives way to it, on every page.
    try await home.clamate(line: "add c tomorrow 8am --outdoor")
    for line in ["show 3", "list", "day tomorrow", "week"] {
      let output = try await home.clamate(line: line).output
      #expect(output.contains("clamate move 3 14:00"), "\(output)")
    }
    #expect(try await home.clamate(line: "move 2 2026-03-19 13:00").status == 0)
    #expect(try await home.clamate(line: "show 2 --json").output.contains("\"warning\":null"))
  }

  @Test("add says at once what the hour of an outdoor todo looks like, good or bad")
  func adding() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    let rows = [
      ("add a today 15:00 --outdoor", "! PM2.5 bad (estimate), better 20:00: clamate move 1 20:00"),
      ("add b tomorrow 8am --outdoor", "! snow 80%, better 13:00: clamate move 2 13:00"),
      ("add c tomorrow 13:00 --outdoor", "then: cloudy, 9°C, rain 30%, PM2.5 moderate (estimate)"),
      ("add d 2026-03-20 --outdoor", "! rain 45% at 14:00, good 07:00: clamate move 4 07:00"),
    ]
    for (line, said) in rows {
      let ending = try await home.clamate(line: line)
      #expect(ending.output.hasSuffix("  \(said)\n"), "\(ending.output)")
    }
    let silent = [
      "add e tomorrow 8am", "add g --outdoor", "add h today 08:00 --outdoor",
      "add i --due tomorrow --outdoor",
    ]
    for line in silent {
      let ending = try await home.clamate(line: line)
      #expect(!ending.output.contains("%") && !ending.output.contains("PM"), "\(ending.output)")
      #expect(!ending.output.contains("forecast"), "\(ending.output)")
    }
    let moved = try await home.clamate(line: "move 2 13:00")
    #expect(moved.output.contains("then: cloudy, 9°C, rain 30%"))
    #expect(try await home.clamate(line: "edit 2 --at 08:00").output.contains("! snow 80%"))
    #expect(providers.requests == 2, "only the refresh asked")
  }

  @Test("add says that nothing is known of an hour yet, and what shows it")
  func unforetold() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await home(asking: providers)
    let rows = [
      ("add a today 15:00 --outdoor", "hour", "시각"), ("add b tomorrow --outdoor", "day", "날"),
      ("add c 2026-03-30 8am --outdoor", "hour", "시각"),
    ]
    for (index, (line, english, korean)) in rows.enumerated() {
      for (language, said) in [
        ("en", "no forecast for that \(english) yet: clamate better \(index * 2 + 1)"),
        ("ko", "그 \(korean)의 예보가 아직 없음: clamate better \(index * 2 + 2)"),
      ] {
        let ending = try await home.clamate(line: "\(line) --lang \(language)")
        #expect(ending.output.hasSuffix("\(said)\n"), "\(ending.output)")
      }
    }
    #expect(providers.requests == 0, "adding asks nobody")
    // What it names shows the sky, and says where the forecast ends before the todo.
    #expect(try await home.clamate("better", "1").output.contains("PM2.5 bad (estimate)"))
    for (language, said) in [
      ("en", "the forecast ends Mon 3/23 00:00, before this todo"),
      ("ko", "예보는 3/23(월) 00:00까지로 이 할 일보다 먼저 끝납니다"),
    ] {
      let better = try await home.clamate(line: "better 5 --lang \(language)")
      #expect(better.output.contains(said), "\(better.output)")
    }
    let page = try object(try await home.clamate("better", "5", "--json").output)
    #expect(page["forecastEnd"] as? String == "2026-03-23T00:00")
    try await home.clamate("config", "set", "weather.provider", "none")
    let off = try await home.clamate(line: "add z 2026-03-30 8am --outdoor")
    #expect(!off.output.contains("forecast"), "nobody is to be asked")
  }

  @Test(
    "dust speaks against an hour by the scale in use",
    arguments: [
      ("kr", "PM2.5 bad (estimate)", "초미세먼지 나쁨(추정)"),
      (
        "us", "PM2.5 unhealthy for sensitive groups (estimate)", "초미세먼지 민감군에 나쁨(추정)"
      ),
      ("who", "PM2.5 interim target 1 (estimate)", "초미세먼지 잠정목표 1(추정)"),
    ])
  func scale(name: String, english: String, korean: String) async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    try await home.clamate("config", "set", "air.scale", name)
    // 52 µg/m³ are forecast for 15:00, 18 for 20:00.
    try await home.clamate(line: "add a today 15:00 --outdoor")
    for (language, said) in [("en", english), ("ko", korean)] {
      for line in ["show 1", "today", "better 1"] {
        let ending = try await home.clamate(line: "\(line) --lang \(language) --width 200")
        #expect(ending.output.contains(said), "\(line): \(ending.output)")
      }
    }
    let objections = try await warning(1, home)?["objections"] as? [[String: Any]]
    #expect(objections?.first?["grade"] as? String == "bad")
    #expect(objections?.first?["scale"] as? String == name)
  }

  @Test("today, day, week, list and show warn below the todo, in both languages and widths")
  func shown() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    try await home.clamate(line: "add bike today 15:00 --outdoor")
    try await home.clamate(line: "add read today 16:00")
    let said = [
      "en": "! PM2.5 bad (estimate), better 20:00: clamate move 1 20:00",
      "ko": "! 초미세먼지 나쁨(추정), 20:00에 더 나음: clamate move 1 20:00",
    ]
    for (language, text) in said {
      for width in [40, 80] {
        for command in ["today --offline", "day today", "week", "list"] {
          let ending = try await home.clamate(
            line: "\(command) --lang \(language) --width \(width)")
          let lines = ending.lines.map { $0.trimmingCharacters(in: .whitespaces) }
          let row = try #require(lines.firstIndex { $0.contains("bike") }, "\(ending.output)")
          let below = lines.dropFirst(row + 1).prefix { !$0.contains("read") }
          #expect(below.joined(separator: " ") == text, "\(command) \(width)")
          #expect(ending.lines.map(\.cellWidth).allSatisfy { $0 <= width })
        }
      }
      #expect(
        try await home.clamate(line: "show 1 --lang \(language)").output.contains(
          String(text.dropFirst(2))))
    }
    let piped = try await home.clamate(line: "list").lines
    #expect(piped.count == 2 && piped[0].contains("! PM2.5 bad (estimate)"))
  }

  @Test("the JSON of a todo has its warning wherever it is printed")
  func json() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    try await home.clamate(line: "add bike tomorrow 8am --outdoor")
    try await home.clamate(line: "add swim today 15:00 --outdoor")
    let snow = try #require(try await warning(1, home))
    #expect(Set(snow.keys) == ["region", "at", "text", "objections", "better", "anotherDay"])
    #expect(snow["region"] as? String == "Seoul" && snow["at"] as? String == "2026-03-19T08:00")
    #expect(snow["better"] as? String == "2026-03-19T13:00")
    let objection = try #require((snow["objections"] as? [[String: Any]])?.first)
    #expect(objection["kind"] as? String == "snow" && objection["value"] as? Double == 0.8)
    #expect(objection["grade"] is NSNull && objection["estimated"] as? Bool == false)
    let dust = try #require(try await warning(2, home)?["objections"] as? [[String: Any]])
    #expect(dust[0]["grade"] as? String == "bad" && dust[0]["estimated"] as? Bool == true)
    let day = try object(try await home.clamate(line: "day tomorrow --json").output)
    let entry = (day["todos"] as? [[String: Any]])?.first?["warning"] as? [String: Any]
    #expect(entry?["at"] as? String == "2026-03-19T08:00")
    let listed = try array(try await home.clamate(line: "list --json").output)
    #expect(listed.allSatisfy { $0["warning"] is [String: Any] })
    try await home.clamate(line: "done 1")
    #expect(try await warning(1, home) == nil)
  }

  @Test("a todo is judged by the sky over its place, and asked for in the same refresh")
  func places() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await home(asking: providers)
    try await home.clamate(line: "region add work 부산")
    try await home.clamate(line: "region add far 제주")
    try await home.clamate(line: "add run today 19:00 @work --outdoor")
    try await home.clamate(line: "add read today 19:00 @far")
    #expect(try await warning(1, home) == nil, "nothing is known yet")
    try await home.refreshSeoul()
    #expect(try await warning(1, home) == nil, "the sky of Seoul is none of Busan")
    try await home.clamate("today")
    for _ in 0..<100 where try await warning(1, home) == nil {
      try await Task.sleep(for: .milliseconds(50))
    }
    let page = try await home.clamate("today", "--offline")
    #expect(page.output.contains("! PM2.5 bad (estimate)") && page.output.contains("Seoul"))
    #expect(try await warning(1, home)?["region"] as? String == "Busan")
    #expect(providers.requests("forecast") == 2 && providers.requests("air_quality") == 2)
    #expect(!providers.log.contains("latitude=33.51"), "nobody needs the sky of the third place")
  }

  @Test("of many places as many are asked for as one refresh takes, the region in use among them")
  func manyPlaces() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await home(asking: providers)
    for (index, name) in ["부산", "대구", "인천", "대전", "울산", "제주", "수원", "춘천", "청주"].enumerated() {
      try await home.clamate(line: "region add p\(index) \(name)")
      try await home.clamate(line: "add x\(index) today 1\(index % 9 + 1):00 @p\(index) --outdoor")
    }
    try await home.clamate("today")
    for _ in 0..<200 where providers.requests("air_quality") < 8 {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(providers.requests("forecast") == 8 && providers.requests("air_quality") == 8)
    #expect(providers.log.contains("latitude=37.57&longitude=126.98"))
  }

  @Test("tags of the configuration make todos outdoor ones, for warnings and for the filter")
  func tags() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    try await home.clamate(line: "add walk tomorrow 8am +산책")
    try await home.clamate(line: "add read tomorrow 8am +book")
    #expect(try await warning(1, home) == nil)
    try await home.clamate(line: "config set outdoor.tags 산책,Run")
    #expect(try await warning(1, home) != nil)
    #expect(try await warning(2, home) == nil)
    #expect(try await home.todos("is:outdoor").map(\.id) == [1])
    #expect(try await home.todos("is:outdoor").map(\.outdoor) == [false])
  }

  @Test("limits of the configuration decide")
  func limits() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    try await home.clamate(line: "add bike tomorrow 8am --outdoor")
    try await home.clamate(line: "config set outdoor.rain 90")
    #expect(try await warning(1, home) == nil)
    try await home.clamate(line: "config set outdoor.cold -- 4")
    #expect(try await warning(1, home)?["better"] as? String == "2026-03-19T12:00")
  }

  @Test("a forecast of more than a day ago, or none, says nothing anywhere")
  func nothing() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    try await home.clamate(line: "add bike 2026-03-20 15:00 --outdoor")
    #expect(try await warning(1, home) != nil)
    let later: [String: String?] = ["CLAMATE_NOW": "2026-03-19T09:11:00+09:00"]
    for line in ["day 2026-03-20", "list", "month", "week 2026-03-20", "better 1 --offline"] {
      let before = try await home.clamate(line: line).output
      let after = try await home.clamate(line: line, with: later).output
      #expect(before.contains("rain") && !after.contains("rain"), "\(line): \(after)")
    }
  }

  @Test("day, week and month show the sky of the days that have a forecast")
  func days() async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    let day = try await home.clamate(line: "day tomorrow").lines
    #expect(day[1] == "Seoul: snow  low 1°C  high 9°C  rain 81%")
    let korean = try await home.clamate(line: "day tomorrow --lang ko").lines
    #expect(korean[1] == "서울: 눈  최저 1°C  최고 9°C  강수 81%")
    #expect(try await home.clamate(line: "day 2026-03-17").lines.count == 2)
    let json = try object(try await home.clamate(line: "day tomorrow --json").output)
    let sky = try #require(json["forecast"] as? [String: Any])
    #expect(
      Set(sky.keys) == [
        "region", "condition", "description", "high", "low", "precipitationProbability",
      ])
    #expect(sky["condition"] as? String == "snow" && sky["low"] as? Double == 0.8)
    let month = try array(try await home.clamate(line: "month --json").output)
    let known = month.filter { $0["forecast"] is [String: Any] }.compactMap {
      $0["date"] as? String
    }
    #expect(known == (18...22).map { "2026-03-\($0)" })
    let week = try await home.clamate(line: "week").lines
    #expect(week.filter { $0.contains("Seoul: ") }.count == 4, "the week ends on the 21st")
  }

  @Test("words of the sky keep the calendar aligned", arguments: ["en", "ko"])
  func calendar(language: String) async throws {
    let providers = try await Providers(Self.bodies)
    let home = try await seeded(providers)
    for width in [40, 80] {
      let ending = try await home.clamate(line: "month --lang \(language) --width \(width)")
      #expect(ending.lines.allSatisfy { $0.cellWidth <= 35 })
      let weeks = ending.lines.filter { $0.contains(/\d/) && !$0.contains("2026") }
      #expect(!weeks.isEmpty && weeks.contains { $0.cellWidth == 34 }, "\(weeks)")
    }
    let lines = try await home.clamate(line: "month --lang \(language)").lines
    let words = ["en": "               gray snow rain part", "ko": "               흐림   눈   비 구름"]
    #expect(lines.contains(try #require(words[language])), "\(lines)")
    #expect(lines.contains { $0.hasPrefix(language == "en" ? "sky: Seoul" : "날씨: 서울") })
    let narrow = try await home.clamate(line: "month --lang \(language) --width 20").output
    #expect(!narrow.contains("snow") && !narrow.contains("눈"))
  }
}

extension Home {
  /// Has the sky over Seoul fetched, however long that takes.
  func refreshSeoul() async throws {
    let ending = try await run(
      Programs.net, ["refresh", "37.57,126.98"], environment: environment)
    #expect(ending.status == 0, "\(ending.errors)")
  }
}
