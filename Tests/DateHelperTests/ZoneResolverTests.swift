import Testing

@testable import DateHelper

@Suite struct ZoneResolverTests {
  static let now = Instant(seconds: 1_772_409_600)

  /// A resolver in a system with these files and links; a file's contents are those of a real
  /// zone.
  func resolver(files: [String: String], links: [String: String] = [:]) -> ZoneResolver {
    ZoneResolver(
      readFile: { path in
        guard let content = files[path] else { return nil }
        return content.contains("\n")
          ? Array(content.utf8) : contents(ofFile: "\(ZoneResolver.systemFolder)/\(content)")
      },
      linkTarget: { links[$0] })
  }

  var seoul: ZoneResolver {
    resolver(
      files: [
        "/usr/share/zoneinfo/Asia/Seoul": "Asia/Seoul",
        "/usr/share/zoneinfo/Europe/Berlin": "Europe/Berlin", "/home/me/zone": "Europe/Berlin",
        "/usr/share/zoneinfo/broken": "no zone\n", "/usr/share/zoneinfo/EST5EDT": "EST5EDT",
      ],
      links: ["/etc/localtime": "/usr/share/zoneinfo/Asia/Seoul"])
  }

  @Test(arguments: [
    (nil, "Asia/Seoul", 32_400), ("Europe/Berlin", "Europe/Berlin", 3600),
    (":Europe/Berlin", "Europe/Berlin", 3600), ("", "UTC", 0), (":", "UTC", 0),
    ("KST-9", "KST-9", 32_400), ("XST-9:30", "XST-9:30", 34_200), ("<+09>-9", "<+09>-9", 32_400),
    ("EST5EDT,M3.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0", -18_000),
    ("/home/me/zone", "/home/me/zone", 3600), ("EST5EDT", "EST5EDT", -18_000),
    ("/usr/share/zoneinfo/Asia/Seoul", "Asia/Seoul", 32_400), ("UTC", "UTC", 0),
    ("+09:00", "+09:00", 32_400),
  ])
  func variableDecides(tz: String?, name: String, offset: Int) throws {
    let zone = try seoul.localZone(tz: tz, now: ZoneResolverTests.now)
    #expect(zone.name == name)
    #expect(zone.offset(at: ZoneResolverTests.now) == offset)
  }

  @Test(arguments: [
    ("Nowhere/Bogus", ZoneError.unknown("Nowhere/Bogus")), ("Bogus", .unknown("Bogus")),
    ("../../etc/passwd", .badName("../../etc/passwd")),
    ("Asia/../Asia/Seoul", .badName("Asia/../Asia/Seoul")),
    ("/usr/share/../secret", .badName("/usr/share/../secret")), ("/no/such", .unknown("/no/such")),
    ("Asia//Seoul", .badName("Asia//Seoul")), ("Asia/Seoul/", .badName("Asia/Seoul/")),
    ("Asia/Se\0oul", .badName("Asia/Se\0oul")), ("broken", .unreadable("broken")),
  ])
  func variableThatNamesNoZoneIsRefused(tz: String, expected: ZoneError) {
    let resolver = seoul
    #expect(throws: expected) { try resolver.localZone(tz: tz, now: ZoneResolverTests.now) }
  }

  @Test func fileNamesTheZoneWhereThereIsNoLink() throws {
    let resolver = resolver(files: [
      "/etc/timezone": "Europe/Berlin\n", "/usr/share/zoneinfo/Europe/Berlin": "Europe/Berlin",
      "/etc/localtime": "Asia/Seoul",
    ])
    #expect(try resolver.localZone(tz: nil, now: ZoneResolverTests.now).name == "Europe/Berlin")
  }

  @Test func bytesAloneAreNamedByTheirOffset() throws {
    let resolver = resolver(files: ["/etc/localtime": "Asia/Seoul"])
    #expect(try resolver.localZone(tz: nil, now: ZoneResolverTests.now).name == "+09:00")
  }

  @Test func relativeLinkIsFollowedByItsName() throws {
    let resolver = resolver(
      files: ["/usr/share/zoneinfo/Asia/Seoul": "Asia/Seoul"],
      links: ["/etc/localtime": "../usr/share/zoneinfo/Asia/Seoul"])
    #expect(try resolver.localZone(tz: nil, now: ZoneResolverTests.now).name == "Asia/Seoul")
  }

  @Test func systemWithoutZonesIsUTC() throws {
    #expect(try resolver(files: [:]).localZone(tz: nil, now: ZoneResolverTests.now).name == "UTC")
  }
}
