import Configuration
import Testing

@Suite struct AirStationTests {
  @Test(
    "a station is a number of AQICN's or a Korean name of AirKorea's",
    arguments: [
      ("5508", AirStation.number("5508")), ("A123", .number("A123")), ("종로구", .name("종로구")),
      ("3공단", .name("3공단")), ("부곡동(2)", .name("부곡동(2)")), ("4.19로", .name("4.19로")),
      ("\u{1109}\u{1166}\u{110C}\u{1169}\u{11BC}", .name("세종")),
    ])
  func stations(text: String, station: AirStation) {
    #expect(AirStation(text) == station)
  }

  @Test(
    "what can be no station is none",
    arguments: [
      "", " ", "A", "1234567890", "A1234567890", "seoul", "종", "종로구 ", " 종로구", "-종로구", "종로구&a=b",
      "종로구?", "종로구/..", "종로\n구", "종로구%20", String(repeating: "가", count: 41),
    ])
  func none(text: String) {
    #expect(AirStation(text) == nil)
  }
}
