import TestSupport
import Testing

@testable import DateHelper

func systemZone(_ name: String) throws -> Zone {
  let bytes = try #require(contents(ofFile: "\(ZoneResolver.systemFolder)/\(name)"))
  return try #require(Zone(name: name, tzif: bytes))
}

/// The date and the time in `2026-03-03 15:00`.
func wall(_ text: String) throws -> (date: CivilDate, time: WallTime) {
  let date = try #require(CivilDate(iso: String(text.prefix(10))))
  return (date, try #require(WallTime(iso: String(text.suffix(5)))))
}

@Suite struct ZoneTests {
  @Test(arguments: rows(of: "zones-wall"))
  func localTimeHasItsInstants(row: [String]) throws {
    let zone = try systemZone(row[0])
    let (date, time) = try wall(row[1])
    let expected = row[2].split(separator: ",").compactMap { Int64($0) }
    #expect(zone.instants(showing: date, time).map(\.seconds) == expected)
    #expect(zone.instant(meaning: date, time).seconds == Int64(row[3]))
  }

  @Test(arguments: rows(of: "zones-offsets"))
  func instantHasItsOffset(row: [String]) throws {
    let instant = Instant(seconds: try #require(Int64(row[1])))
    #expect(try systemZone(row[0]).offset(at: instant) == Int(row[2]))
  }

  @Test(arguments: rows(of: "zones-days"))
  func dayHasItsBounds(row: [String]) throws {
    let day = try #require(CivilDate(iso: row[2]))
    let helper = DateHelper(
      now: Instant(seconds: 0), zone: try systemZone(row[0]),
      dayStart: try #require(WallTime(iso: row[1])))
    let bounds = helper.bounds(of: day)
    #expect([bounds.lowerBound.seconds, bounds.upperBound.seconds] == row[3...].map { Int64($0) })
  }

  @Test(arguments: [
    ("America/New_York", "EST5EDT,M3.2.0,M11.1.0"), ("Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3"),
    ("Australia/Lord_Howe", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"), ("Asia/Seoul", "<+09>-9"),
    ("America/Santiago", "<-04>4<-03>,M9.1.6/24,M4.1.6/24"), ("Asia/Seoul", "KST-9"),
    ("America/New_York", "EST5EDT"), ("Europe/Dublin", "IST-1GMT0,M10.5.0,M3.5.0/1"),
    ("America/Nuuk", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0"),
  ])
  func ruleAgreesWithTheFile(name: String, rule: String) throws {
    let file = try systemZone(name)
    let zone = try #require(Zone(posix: rule))
    for hours in 0..<4000 {
      // From 2030 on, every eleven hours.
      let instant = Instant(seconds: 1_893_456_000 + Int64(hours) * 11 * 3600)
      #expect(zone.offset(at: instant) == file.offset(at: instant))
    }
  }

  @Test(arguments: [
    ("AAA0BBB,J60,J300", "2028-03-01 01:59", 0), ("AAA0BBB,J60,J300", "2028-03-01 02:00", 3600),
    ("AAA0BBB,J60,J300", "2027-03-01 02:00", 3600), ("AAA0BBB,59,300", "2028-02-29 02:00", 3600),
    ("AAA0BBB,59,300", "2027-03-01 01:59", 0), ("AAA0BBB-2,59/0,300", "2027-03-01 00:00", 7200),
  ])
  func daysOfTheYearAreCounted(rule: String, utc: String, offset: Int) throws {
    let (date, time) = try wall(utc)
    let zone = try #require(Zone(posix: rule))
    #expect(zone.offset(at: Instant(asIfUTC: date, time)) == offset)
  }

  @Test(arguments: [
    "", "K", "KS-9", "KST", "KST-25", "KST-9X", "<+09-9", "EST5EDT,M3.2.0",
    "EST5EDT,M13.2.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J365", "EST5EDT,1,366",
    "EST5EDT,M3.2.0/168,M11.1.0", "EST99999999999999999999", "KST-9:60", "서울-9",
  ])
  func wrongRuleIsRefused(text: String) {
    #expect(Zone(posix: text) == nil)
  }

  @Test(arguments: ["America/New_York", "Asia/Seoul", "UTC", "Africa/Casablanca"])
  func truncatedFileIsRefused(name: String) throws {
    let bytes = try #require(contents(ofFile: "\(ZoneResolver.systemFolder)/\(name)"))
    for length in 0..<bytes.count {
      #expect(Zone(name: name, tzif: Array(bytes.prefix(length))) == nil)
    }
  }

  @Test func damagedFileNeverTraps() throws {
    let original = try #require(contents(ofFile: "\(ZoneResolver.systemFolder)/America/New_York"))
    var random = SplitMix(seed: 42)
    let date = try #require(CivilDate(year: 2026, month: 3, day: 8))
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0...random.number(below: 8) {
        bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 256))
      }
      guard let zone = Zone(name: "damaged", tzif: bytes) else { continue }
      for seconds in [Int64.min, -3_000_000_000, 0, 1_772_409_600, 4_000_000_000, .max] {
        #expect(abs(zone.offset(at: Instant(seconds: seconds))) < 26 * 3600)
        _ = zone.civil(at: Instant(seconds: seconds))
      }
      _ = zone.instant(meaning: date, .midnight)
      let helper = DateHelper(now: Instant(seconds: .max), zone: zone)
      _ = helper.bounds(of: date)
      _ = helper.bounds(of: .latest)
      _ = helper.bounds(of: .earliest)
      _ = helper.today
    }
  }

  @Test func versionOneFileIsRead() throws {
    // RFC 9636, section 3.1: no transitions, one type at +9 h, abbreviation KST.
    let counts: [UInt8] = [0, 0, 0, 0, 1, 4].flatMap { [0, 0, 0, $0] as [UInt8] }
    let header = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16) + counts
    let body: [UInt8] = [0, 0, 0x7E, 0x90, 0, 0] + Array("KST\0".utf8)
    let zone = try #require(Zone(name: "Made/Up", tzif: header + body))
    #expect(zone.offset(at: Instant(seconds: 0)) == 32_400)
    #expect(Zone(name: "Made/Up", tzif: header + body.dropLast()) == nil)
  }

  @Test(arguments: [
    "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Europe/Moscow", "America/Havana",
  ])
  func everyInstantIsFoundFromWhatTheClockShows(name: String) throws {
    let zone = try systemZone(name)
    var random = SplitMix(seed: 7)
    for _ in 0..<2000 {
      let minute = Int64(random.number(below: 60_000_000)) - 5_000_000
      let instant = Instant(seconds: minute * 60)
      let (date, time) = zone.civil(at: instant)
      #expect(zone.instants(showing: date, time).contains(instant))
    }
  }

  @Test(arguments: ["America/Havana", "America/Santiago", "America/St_Johns", "Pacific/Apia"])
  func everyInstantIsWithinTheBoundsOfItsDay(name: String) throws {
    let zone = try systemZone(name)
    for start in [WallTime.midnight, WallTime(known: 30), WallTime(known: 240)] {
      let wrong = (0..<17_600).filter { halfHours in
        // From 2006-01-01 to 2006-12-31, and the end of 2011 for Apia.
        let base: Int64 = name == "Pacific/Apia" ? 1_310_000_000 : 1_136_073_600
        let now = Instant(seconds: base + Int64(halfHours) * 1800)
        let helper = DateHelper(now: now, zone: zone, dayStart: start)
        return !helper.bounds(of: helper.today).contains(now)
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test func farAwayInstantsStopAtTheEndsOfTheCalendar() {
    #expect(Zone.utc.civil(at: Instant(seconds: .max)).date.year == 9999)
    #expect(Zone.utc.civil(at: Instant(seconds: .min)).date.year == 1)
  }

  @Test func fixedOffsetsHaveTheirNames() {
    #expect(Zone(fixedOffset: 32_400)?.name == "+09:00")
    #expect(Zone(fixedOffset: -12_600)?.name == "-03:30")
    #expect(Zone(fixedOffset: 26 * 3600) == nil)
    #expect(Zone(offset: "-03:30")?.offset(at: Instant(seconds: 0)) == -12_600)
    #expect(Zone(offset: "+9") == nil)
  }
}
