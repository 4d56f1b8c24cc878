import Language
import Sky
import Testing

@Suite struct HostileRegionTests {
  @Test(arguments: [
    ("37.57,126.98", 37.57, 126.98), ("37,-127", 37, -127), (" -33.9 , 18.4 ", -33.9, 18.4),
    ("90,180", 90, 180), ("-0,0", 0, 0), ("1.00004,2.00006", 1, 2.0001),
  ])
  func coordinatesAreARegionOfTheirOwn(query: String, latitude: Double, longitude: Double) throws {
    let region = try #require(table.find(query).only)
    #expect(region.latitude == latitude && region.longitude == longitude)
    #expect(region.kind == .point && region.country == nil && region.timeZone == nil)
    #expect(table.find(region.label.english).only == region)
    #expect(table.region(id: region.id) == region)
  }

  @Test(arguments: [
    "91,0", "0,181", "nan,0", "inf,1", "1e3,2", "0x1,2", "1,2,3", ",", "1,", ",1", "1;2", "--1,2",
    "99999999999999999999999999999,1",
  ])
  func whatIsNotCoordinatesIsNothing(query: String) {
    #expect(table.find(query).ids.isEmpty)
  }

  @Test(arguments: [
    "", " ", "\n", "%_", "%", "|", "|서울|", "서울|서울시", "\u{0}", "서\u{7}울", "\u{1B}[2J서울", "-", "...",
    "' OR 1=1 --", "\u{FFFD}", "👩‍👩‍👧", "a b c d e f g h i j k l m n o p", "us us us us us us us us",
  ])
  func hostileNamesAreNothing(query: String) {
    expectNothing(query)
  }

  @Test(arguments: ["a", "가", ",", "\u{301}"])
  func hugeNamesAreNothing(part: String) {
    expectNothing(String(repeating: part, count: 100_000))
  }

  private func expectNothing(_ query: String) {
    #expect(table.find(query).ids.isEmpty)
    #expect(table.region(id: query) == nil)
    #expect(table.search(query, limit: 5).count <= 5)
  }

  private static let good = "x-1\tworld\t가나\tGana\t|가나|gana|\t\t\tXX\t1.5\t2.5\tEtc/UTC\t7"

  @Test func aTableNeedsNoHeaderNorLastNewline() {
    let table = RegionTable(bytes: Array(Self.good.utf8))
    #expect(table.find("gana").only?.population == 7)
    #expect(table.find("가나").only?.parent == nil)
  }

  @Test(arguments: [
    ("\t7", ""), ("1.5", "abc"), ("1.5", "nan"), ("1.5", "91"), ("2.5", "-181"), ("2.5", ""),
    ("world", "moon"), ("\t7", "\t-7"), ("\t7", "\t7\t8"), ("\t7", "\t99999999999999999999"),
    ("x-1", ""), ("Gana", ""),
  ])
  func rowsThatMakeNoSenseAreSkipped(part: String, replacement: String) {
    let bad = Self.replacing(part, in: Self.good, with: replacement)
    let table = RegionTable(bytes: Array("\(bad)\n\(Self.good)\n".utf8))
    #expect(table.find("gana").only?.population == 7)
    #expect(RegionTable(bytes: Array("\(bad)\n".utf8)).find("gana").ids.isEmpty)
  }

  @Test func everyTruncationOfATableIsRead() {
    let bytes = Array("\n\(Self.good)\n".utf8)
    for count in bytes.indices {
      let table = RegionTable(bytes: Array(bytes[..<count]))
      #expect(table.find("gana").ids.count == (count >= bytes.count - 2 ? 1 : 0))
      #expect(table.find("gano").ids.isEmpty)
    }
  }

  @Test func bytesThatAreNoTextAreNothing() {
    let table = RegionTable(bytes: (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 167) })
    #expect(table.find("seoul").ids.isEmpty)
    #expect(table.search("a", limit: 3).isEmpty)
    #expect(RegionTable(bytes: []).find("서울").ids.isEmpty)
  }

  private static func replacing(_ part: String, in text: String, with other: String) -> String {
    guard let range = text.firstRange(of: part) else { return text }
    return text.replacingCharacters(in: range, with: other)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
