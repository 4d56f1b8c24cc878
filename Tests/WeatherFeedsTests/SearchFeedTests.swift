import DateHelper
import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

@Suite struct SearchFeedTests {
  private func hits(_ kind: SearchKind, _ body: [UInt8]) throws(SkyError) -> [SearchHit] {
    try kind.hits(in: Reply(status: 200, contentType: "application/json", body: body))
  }

  @Test("a place is found with what it belongs to")
  func place() throws {
    let hit = try #require(try hits(.place, fixture("api/openmeteo/geo_seongsan.json")).first)
    #expect(hit.name == "성산" && hit.area == "대한민국 강원도 홍천군" && hit.country == "KR")
    #expect(hit.place == Place(key: "37.77,127.97"))
    let seoul = try hits(.place, fixture("api/openmeteo/geo_seoul_ko.json"))
    #expect(seoul.first?.place == Place(key: "37.57,126.98"))
  }

  @Test(
    "nothing found is nothing, and never the point 0,0",
    arguments: [
      "{\"generationtime_ms\":0.5}", "{\"generationtime_ms\":0.5,\"results\":null}",
      "{\"results\":[]}",
      "{\"results\":[{\"name\":\"x\"}]}", "{\"results\":[null,1,\"x\",[]]}",
      "{\"results\":[{\"name\":\"x\",\"latitude\":91,\"longitude\":0}]}",
      "{\"results\":[{\"name\":\"\",\"latitude\":1,\"longitude\":1}]}",
    ])
  func nothing(body: String) throws {
    #expect(try hits(.place, Array(body.utf8)) == [])
  }

  @Test(
    "an answer to another question is not taken for nothing found",
    arguments: ["{}", "{\"results\":null}", "{\"results\":{}}", "{\"generationtime_ms\":\"x\"}"])
  func foreign(body: String) {
    #expect(throws: SkyError(.openMeteo, .unexpected)) { try hits(.place, Array(body.utf8)) }
  }

  @Test("stations are found with their numbers, the silent ones too")
  func stations() throws {
    let hits = try hits(.station, fixture("api/waqi/search_seoul.json"))
    #expect(hits.map(\.station) == ["5508", "4485", "4489"])
    #expect(hits.map(\.usAQI) == [137, nil, nil])
    #expect(hits.last?.observed == Instant(seconds: 1_704_132_000))
  }

  @Test(
    "a search that fails says why",
    arguments: [
      ("{\"status\":\"error\",\"data\":\"Invalid key\"}", SkyError.Reason.keyRejected),
      ("{\"status\":\"error\",\"data\":\"Over quota\"}", .quota), ("null", .serverFailed),
      ("{\"status\":\"ok\",\"data\":{}}", .unexpected), ("[]", .unexpected), ("", .incomplete),
      ("<html>", .webPage),
    ])
  func failures(body: String, reason: SkyError.Reason) {
    #expect(throws: SkyError(.aqicn, reason)) { try hits(.station, Array(body.utf8)) }
  }

  @Test("a community's station has a negative number and is asked for by its letter")
  func community() throws {
    let body =
      "{\"status\":\"ok\",\"data\":[{\"uid\":-123,\"station\":{\"name\":\"n\",\"geo\":[1,2]}}]}"
    #expect(try hits(.station, Array(body.utf8)).first?.station == "A123")
    let place = try #require(Place(key: "37.57,126.98"))
    let feed = Feed.aqicnAir
    #expect(feed.target(for: place, key: "k", station: "A123") == "/feed/A123/?token=k")
    #expect(feed.target(for: place, key: "k", station: "5508") == "/feed/@5508/?token=k")
    #expect(feed.target(for: place, key: "k") == "/feed/geo:37.57;126.98/?token=k")
  }

  @Test("a name is encoded and asked for in its own script")
  func targets() {
    #expect(
      SearchKind.place.target(for: "성산 1&2", key: "")
        == "/v1/search?name=%EC%84%B1%EC%82%B0%201%262&count=10&language=ko&format=json")
    #expect(SearchKind.place.target(for: "Ulm", key: "").contains("language=en"))
    #expect(SearchKind.station.target(for: "a b", key: "k&") == "/search/?keyword=a%20b&token=k%26")
  }
}
