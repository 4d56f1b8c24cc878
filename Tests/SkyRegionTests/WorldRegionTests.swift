import Language
@testable import Sky
import Testing

@Suite struct WorldRegionTests {
  @Test(arguments: [
    ("New York", "US", "America/New_York"), ("뉴욕", "US", "America/New_York"),
    ("London", "GB", "Europe/London"), ("런던", "GB", "Europe/London"),
    ("Tokyo", "JP", "Asia/Tokyo"), ("도쿄", "JP", "Asia/Tokyo"), ("동경", "JP", "Asia/Tokyo"),
    ("Paris", "FR", "Europe/Paris"), ("파리", "FR", "Europe/Paris"),
    ("São Paulo", "BR", "America/Sao_Paulo"), ("SAO PAULO", "BR", "America/Sao_Paulo"),
    ("Xian", "CN", "Asia/Shanghai"), ("Portland, US", "US", "America/Los_Angeles"),
    ("Portland, OR", "US", "America/Los_Angeles"),
    ("미국 포틀랜드", "US", "America/Los_Angeles"),
    ("Cambridge, UK", "GB", "Europe/London"), ("Cambridge GB", "GB", "Europe/London"),
    ("Cambridge, Massachusetts", "US", "America/New_York"),
    ("Cambridge, Ontario, Canada", "CA", "America/Toronto"),
    ("London, Ontario", "CA", "America/Toronto"),
  ])
  func wellKnownCitiesAreMeant(query: String, country: String, timeZone: String) {
    let region = table.find(query).only
    #expect(region?.country == country)
    #expect(region?.timeZone == timeZone)
    #expect(region?.kind == .world)
  }

  @Test func citiesOfOneNameAndLikeSizeAreListed() {
    guard case .several(let regions) = table.find("Cambridge") else {
      Issue.record("Cambridge is three cities")
      return
    }
    #expect(Set(regions.map(\.country)) == ["GB", "US", "CA"])
    for region in regions { #expect(table.find(region.label.english).only == region) }
  }

  @Test func aNameOfAKoreanRegionAndABigForeignCityIsAsked() {
    let match = table.find("Jinan")
    #expect(match.ids.first == "kr-jeonbuk-jinan")
    #expect(match.ids.count == 2)
    #expect(table.find("진안").only?.id == "kr-jeonbuk-jinan")
    #expect(table.find("Jinan, China").only?.country == "CN")
  }

  @Test(arguments: ["Portland, Korea", "London, Japan", "서울 해남군"])
  func aWrongQualifierFindsNothingButSuggests(query: String) {
    #expect(table.find(query).ids.isEmpty)
    #expect(!table.find(query).suggestions.isEmpty)
  }

  @Test(arguments: [
    ("Seoull", "kr-seoul"), ("Busn", "kr-busan"), ("서올시", "kr-seoul"),
    ("강능", "kr-gangwon-gangneung"), ("Gangnung", "kr-gangwon-gangneung"),
  ])
  func slipsAreSuggestionsOnly(query: String, id: String) {
    let match = table.find(query)
    #expect(match.ids.isEmpty)
    #expect(match.suggestions.contains { $0.id == id })
    #expect(match.suggestions.count <= 5)
  }

  // From general knowledge: degrees north and east of the cities' centres.
  @Test(arguments: [
    ("서울", 37.57, 126.98), ("부산", 35.18, 129.08), ("제주", 33.50, 126.53),
    ("강릉", 37.75, 128.88), ("서귀포", 33.25, 126.56), ("New York", 40.71, -74.01),
    ("London", 51.51, -0.13), ("Tokyo", 35.69, 139.69), ("Paris", 48.86, 2.35),
    ("Sydney, Australia", -33.87, 151.21),
  ])
  func coordinatesAreThoseOfTheCity(name: String, latitude: Double, longitude: Double) throws {
    let region = try #require(table.find(name).only)
    #expect(abs(region.latitude - latitude) < 0.15)
    #expect(abs(region.longitude - longitude) < 0.15)
  }

  @Test func keysAreNamesAsALookUpFoldsThem() {
    let rows = lines(ofFile: "Data/regions.tsv").dropFirst()
    #expect(rows.count > 6_000)
    for row in rows {
      let keys = Set(row[4].split(separator: "|").map(String.init))
      #expect(keys.contains(foldedName(row[3])) && keys.contains(foldedName(row[2])), "\(row[0])")
      #expect(keys.allSatisfy { foldedName($0) == $0 }, "\(row[0])")
    }
  }

  @Test func searchListsWholeNamesThenBeginningsThenParts() {
    #expect(table.search("부산", limit: 2).map(\.id) == ["kr-busan", "kr-busan-gijang"])
    #expect(table.search("york", limit: 9).contains { $0.name.english == "New York City" })
    #expect(table.search("asia", limit: 50).allSatisfy { $0.country != "KR" })
    #expect(table.search("a", limit: 7).count == 7)
    #expect(table.search("서울", limit: 0).isEmpty)
    #expect(table.search("서울", limit: -1).isEmpty)
  }
}
