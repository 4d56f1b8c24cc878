import DateHelper
import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

@Suite struct SearchFeedTests {
  private func hits(
    _ feed: SearchFeed, _ body: [UInt8], for text: String = "x", status: Int = 200
  ) throws(SkyError) -> [SearchHit] {
    let reply = Reply(status: status, contentType: "application/json", body: body)
    return try feed.hits(in: reply, for: text)
  }

  @Test("a place is found with what it belongs to")
  func place() throws {
    let hit = try #require(
      try hits(.openMeteoPlaces, fixture("api/openmeteo/geo_seongsan.json")).first)
    #expect(hit.name == "성산" && hit.areas == ["대한민국", "강원도", "홍천군"] && hit.country == "KR")
    #expect(hit.place == Place(key: "37.77,127.97"))
    let seoul = try hits(.openMeteoPlaces, fixture("api/openmeteo/geo_seoul_ko.json"))
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
    #expect(try hits(.openMeteoPlaces, Array(body.utf8)) == [])
  }

  @Test(
    "an answer to another question is not taken for nothing found",
    arguments: ["{}", "{\"results\":null}", "{\"results\":{}}", "{\"generationtime_ms\":\"x\"}"])
  func foreign(body: String) {
    #expect(throws: SkyError(.openMeteo, .unexpected)) {
      try hits(.openMeteoPlaces, Array(body.utf8))
    }
  }

  @Test("stations are found with their numbers, the silent ones too")
  func stations() throws {
    let hits = try hits(.aqicnStations, fixture("api/waqi/search_seoul.json"))
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
    #expect(throws: SkyError(.aqicn, reason)) { try hits(.aqicnStations, Array(body.utf8)) }
  }

  @Test("a community's station has a negative number and is asked for by its letter")
  func community() throws {
    let body =
      "{\"status\":\"ok\",\"data\":[{\"uid\":-123,\"station\":{\"name\":\"n\",\"geo\":[1,2]}}]}"
    #expect(try hits(.aqicnStations, Array(body.utf8)).first?.station == "A123")
    let place = try #require(Place(key: "37.57,126.98"))
    let feed = Feed.aqicnAir
    #expect(feed.target(for: place, key: "k", station: "A123") == "/feed/A123/?token=k")
    #expect(feed.target(for: place, key: "k", station: "5508") == "/feed/@5508/?token=k")
    #expect(feed.target(for: place, key: "k") == "/feed/geo:37.57;126.98/?token=k")
  }

  @Test("a name is encoded and asked for in its own script")
  func targets() {
    #expect(
      SearchFeed.openMeteoPlaces.target(for: "성산 1&2", key: "")
        == "/v1/search?name=%EC%84%B1%EC%82%B0%201%262&count=10&language=ko&format=json")
    #expect(SearchFeed.openMeteoPlaces.target(for: "Ulm", key: "").contains("language=en"))
    #expect(
      SearchFeed.aqicnStations.target(for: "a b", key: "k&") == "/search/?keyword=a%20b&token=k%26")
  }

  @Test("who is asked, and in which way, follows from the provider and the text")
  func feeds() {
    #expect(SearchFeed(.place, "Ulm", from: .openMeteo) == .openMeteoPlaces)
    #expect(SearchFeed(.place, "90210,US", from: .openMeteo) == .openMeteoPlaces)
    #expect(SearchFeed(.place, "Ulm, DE", from: .openWeatherMap) == .openWeatherMapNames)
    #expect(SearchFeed(.place, "90210,US", from: .openWeatherMap) == .openWeatherMapCodes)
    #expect(SearchFeed(.station, "x", from: .aqicn) == .aqicnStations)
    #expect(SearchFeed(.place, "x", from: .aqicn) == nil)
    #expect(SearchFeed(.station, "x", from: .openMeteo) == nil)
  }

  @Test("OpenWeatherMap's places are found in the script that was typed")
  func names() throws {
    let body = fixture("api/owm/geo_direct_gwangju.json")
    let korean = try hits(.openWeatherMapNames, body, for: "광주")
    #expect(korean.map(\.name) == ["광주", "광주시"])
    #expect(
      korean.map(\.areas) == [["KR"], ["KR", "Gyeonggi"]] && korean.map(\.country) == ["KR", "KR"])
    #expect(korean.map { $0.place?.key } == ["35.16,126.85", "37.43,127.26"])
    let english = try hits(.openWeatherMapNames, body, for: "Gwangju")
    #expect(english.map(\.name) == ["Gwangju", "Gwangju-si"])
    let seoul = try hits(.openWeatherMapNames, fixture("api/owm/geo_direct_seoul.json"))
    #expect(seoul.map { $0.place?.key } == ["37.57,126.98"])
  }

  @Test(
    "what is no place is passed over, and a list of nothing else is another answer",
    arguments: [
      ("[]", 0), ("[null,{\"name\":\"x\",\"lat\":1,\"lon\":\"2\"}]", 1),
      ("[{\"name\":\"x\"}]", nil),
      ("[{\"name\":\"x\",\"lat\":91,\"lon\":0}]", nil), ("[1,[],\"x\"]", nil), ("{}", nil),
      ("{\"name\":\"x\",\"lat\":1,\"lon\":2}", nil),
    ])
  func rows(body: String, count: Int?) throws {
    guard let count else {
      #expect(throws: SkyError(.openWeatherMap, .unexpected)) {
        try hits(.openWeatherMapNames, Array(body.utf8))
      }
      return
    }
    #expect(try hits(.openWeatherMapNames, Array(body.utf8)).count == count)
  }

  @Test("a postal code is one place, and one that is unknown is none")
  func codes() throws {
    let hit = try #require(
      try hits(.openWeatherMapCodes, fixture("api/owm/geo_zip_ok.json")).first)
    #expect(hit.name == "Jung-gu" && hit.country == "KR" && hit.place == Place(key: "37.56,126.98"))
    let none = fixture("api/owm/geo_zip_404.json")
    #expect(try hits(.openWeatherMapCodes, none, status: 404) == [])
    #expect(throws: SkyError(.openWeatherMap, .keyRejected)) {
      try hits(.openWeatherMapCodes, Array("{\"cod\":401}".utf8), status: 401)
    }
    #expect(throws: SkyError(.openWeatherMap, .webPage)) {
      try hits(.openWeatherMapCodes, Array("<html>".utf8), status: 404)
    }
  }

  @Test("a question that OpenWeatherMap does not understand is a fault of the request")
  func nothingToGeocode() {
    for feed in [SearchFeed.openWeatherMapNames, .openWeatherMapCodes] {
      let expected = SkyError(.openWeatherMap, .requestRefused, detail: "Nothing to geocode")
      #expect(throws: expected) {
        try hits(feed, fixture("api/owm/error_400_nothing_to_geocode.json"), status: 400)
      }
    }
  }

  @Test(
    "a postal code has digits and a country of two letters",
    arguments: [
      ("90210,US", "90210,US"), ("E14,GB", "E14,GB"), ("e14, gb", "E14,GB"),
      (" 04524 , kr ", "04524,KR"),
      ("EC1A 1BB,GB", "EC1A%201BB,GB"), ("H91 TX7C,IE", "H91%20TX7C,IE"),
      ("00-950,PL", "00-950,PL"),
      ("Ulm,DE", nil), ("90210", nil), ("90210,USA", nil), ("90210,1A", nil), ("Route 66,US", nil),
      ("1,US", nil), ("12345678901,US", nil), ("90210,US,x", nil), (",US", nil), ("9&0,US", nil),
      ("서울,KR", nil), ("９０２１０,US", nil),
    ])
  func postalCodes(text: String, code: String?) {
    #expect((PostalCode(text) == nil) == (code == nil))
    guard let code else { return }
    #expect(
      SearchFeed.openWeatherMapCodes.target(for: text, key: "k&")
        == "/geo/1.0/zip?zip=\(code)&appid=k%26")
  }

  @Test("the parts of a name lose their blanks and keep their commas")
  func namesTarget() {
    #expect(
      SearchFeed.openWeatherMapNames.target(for: " Portland , OR, US", key: "k")
        == "/geo/1.0/direct?q=Portland,OR,US&limit=5&appid=k")
    #expect(
      SearchFeed.openWeatherMapNames.target(for: "성산 1&2", key: "k")
        == "/geo/1.0/direct?q=%EC%84%B1%EC%82%B0%201%262&limit=5&appid=k")
  }
}
