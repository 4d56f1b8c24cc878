import Configuration
import DateHelper
import Testing

@Suite struct ZoneTests {
  private func zone(_ config: String, tz: String?) throws -> Zone {
    let environment = Environment(
      variables: tz.map { ["TZ": $0] } ?? [:], now: Instant(seconds: 0),
      terminal: TerminalFacts(isInput: false, isOutput: false, isError: false, columns: nil),
      executable: "", makeUID: { "" })
    return try environment.zone(Settings(file: KeyValueFile(text: config)))
  }

  @Test("TZ decides where the configuration names no zone", arguments: ["", "time.zone = system"])
  func variable(config: String) throws {
    let zone = try zone(config, tz: "Asia/Seoul")
    #expect(zone.name == "Asia/Seoul")
    #expect(zone.offset(at: Instant(seconds: 0)) == 9 * 3600)
  }

  @Test("The zone of the configuration comes before TZ, even before one that is not there")
  func configuration() throws {
    #expect(try zone("time.zone = Asia/Tokyo", tz: "America/New_York").name == "Asia/Tokyo")
    #expect(try zone("time.zone = +05:30", tz: "Nowhere/Else").name == "+05:30")
  }

  @Test("A zone that is not there is refused and never taken as UTC")
  func unknownZone() {
    #expect(throws: ZoneError.unknown("Nowhere/Else")) { try zone("", tz: "Nowhere/Else") }
    #expect(throws: ZoneError.unknown("Nowhere/Else")) {
      try zone("time.zone = Nowhere/Else", tz: "Asia/Seoul")
    }
    #expect(throws: ZoneError.badName("../../etc/passwd")) {
      try zone("time.zone = ../../etc/passwd", tz: nil)
    }
  }
}
