import DateHelper
import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

@Suite struct AirKoreaTests {
  private func target(key: String, station: String = "종로구") throws -> String {
    let place = try #require(Place(key: "37.57,126.98"))
    return Feed.airKoreaAir.target(for: place, key: key, station: station)
  }

  @Test("the station is asked by its name, and nothing is said of the place")
  func target() throws {
    #expect(
      try target(key: "k")
        == "/B552584/ArpltnInforInqireSvc/getMsrstnAcctoRltmMesureDnsty"
        + "?stationName=%EC%A2%85%EB%A1%9C%EA%B5%AC&dataTerm=DAILY&returnType=json&ver=1.3"
        + "&numOfRows=1&pageNo=1&serviceKey=k")
  }

  @Test(
    "a key is encoded once, whether or not the portal gave it encoded",
    arguments: [
      ("a+b/c==", "a%2Bb%2Fc%3D%3D"), ("a%2Bb%2Fc%3D%3D", "a%2Bb%2Fc%3D%3D"),
      ("a%2bb%2fc%3d%3d", "a%2Bb%2Fc%3D%3D"), ("abc", "abc"), ("100%", "100%25"),
      ("a%zz", "a%25zz"), ("a%2", "a%252"), ("%FF", "%25FF"),
      ("a&b\r\nHost: x", "a%26b%0D%0AHost%3A%20x"),
      ("a%26b%0d%0aHost", "a%26b%0D%0AHost"),
    ])
  func key(key: String, encoded: String) throws {
    #expect(try target(key: key).hasSuffix("&serviceKey=\(encoded)"))
  }

  @Test("every spelling of a key is known, so that it can be blotted out")
  func spellings() {
    #expect(
      Set(WeatherFeeds.spellings(ofKey: "a%2Bb")) == ["a%2Bb", "a%252Bb", "a+b"])
    #expect(WeatherFeeds.spellings(ofKey: "a+b") == ["a%2Bb", "a+b"])
    #expect(WeatherFeeds.spellings(ofKey: "abc") == ["abc"])
  }

  @Test(
    "the gateway's XML is read for its reason, whatever status it comes with",
    arguments: [
      ("30", SkyError.Reason.keyRejected), ("20", .keyRejected), ("31", .keyRejected),
      ("22", .quota), ("12", .requestRefused), ("03", .noReading), ("1", .serverFailed),
      ("99", .serverFailed), ("", .serverFailed), ("x", .serverFailed),
      ("99999999999999999999999", .serverFailed),
    ], [200, 401, 500])
  func gateway(row: (code: String, reason: SkyError.Reason), status: Int) throws {
    let place = try #require(Place(key: "37.57,126.98"))
    let body =
      "<OpenAPI_ServiceResponse><cmmMsgHeader><returnReasonCode>\(row.code)</returnReasonCode>"
      + "</cmmMsgHeader></OpenAPI_ServiceResponse>"
    let reply = Reply(status: status, contentType: "text/xml", body: Array(body.utf8))
    #expect(throws: SkyError(.airKorea, row.reason)) {
      try Feed.airKoreaAir.reading(of: reply, for: place, now: FeedTests.now)
    }
  }

  @Test("the portal's words for a key that it does not know are no login page of a network")
  func unauthorized() throws {
    let place = try #require(Place(key: "37.57,126.98"))
    for (status, reason) in [(401, SkyError.Reason.keyRejected), (429, .quota)] {
      let reply = Reply(
        status: status, contentType: "text/plain", body: Array("Unauthorized".utf8))
      #expect(throws: SkyError(.airKorea, reason)) {
        try Feed.airKoreaAir.reading(of: reply, for: place, now: FeedTests.now)
      }
    }
  }
}
