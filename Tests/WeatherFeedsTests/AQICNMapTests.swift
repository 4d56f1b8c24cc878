import DateHelper
import FeedSupport
import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

/// Which station stands in for a silent one.
@Suite struct AQICNMapTests {
  private func station(_ rows: String) throws -> Result<Reading, SkyError> {
    let place = try #require(Place(key: "37.57,126.98"))
    let body = "{\"status\":\"ok\",\"data\":[\(rows)]}"
    let reply = Reply(status: 200, contentType: "application/json", body: Array(body.utf8))
    return Result { () throws(SkyError) in
      try Feed.aqicnMap.reading(of: reply, for: place, now: FeedTests.now)
    }
  }

  private static func row(
    _ uid: String, _ latitude: Double, aqi: String = "\"80\"",
    time: String = "\"2026-03-18T09:00:00+09:00\""
  ) -> String {
    "{\"lat\":\(latitude),\"lon\":126.98,\"uid\":\(uid),\"aqi\":\(aqi),\"station\":{\"time\":\(time)}}"
  }

  static let choices: [(rows: [String], number: String)] = [
    ([row("1", 37.60), row("2", 37.58), row("3", 37.50)], "2"),
    ([row("1", 37.60), row("2", 37.58, aqi: "\"-\"")], "1"),
    ([row("1", 37.60), row("2", 37.58, aqi: "\"\"")], "1"),
    ([row("1", 37.60), row("2", 37.58, aqi: "80")], "2"),
    ([row("1", 37.60), row("-77", 37.58)], "A77"),
    ([row("1", 37.60), row("2", 37.58, time: "\"2026-03-18T06:00:00+09:00\"")], "1"),
    ([row("1", 37.60), row("2", 37.58, time: "\"2026-03-18T06:30:00+09:00\"")], "2"),
    ([row("1", 37.60), row("2", 37.58, time: "null")], "2"),
    (["null", "5", "{}", row("1", 37.60)], "1"),
  ]

  @Test("the nearest station that has a value now is taken", arguments: choices)
  func nearest(row: (rows: [String], number: String)) throws {
    #expect(try station(row.rows.joined(separator: ",")) == .success(.station(row.number)))
  }

  @Test("no station with a value is no reading; rows of another answer are none at all")
  func none() throws {
    #expect(try station("") == .failure(SkyError(.aqicn, .noReading)))
    #expect(
      try station(Self.row("1", 37.6, aqi: "\"-\"")) == .failure(SkyError(.aqicn, .noReading)))
    #expect(try station("{\"uid\":1}") == .failure(SkyError(.aqicn, .unexpected)))
  }

  @Test(
    "the area is some 55 km to each side, and ends with the globe",
    arguments: [
      ("37.57,126.98", "37.07,126.35,38.07,127.61"), ("0,0", "-0.50,-0.50,0.50,0.50"),
      ("89.9,10", "89.40,5.00,90.00,15.00"), ("-33.87,-179.9", "-34.37,-180.00,-33.37,-179.30"),
    ])
  func area(place: String, bounds: String) throws {
    let target = Feed.aqicnMap.target(for: try #require(Place(key: place)), key: "k&")
    #expect(target == "/map/bounds/?latlng=\(bounds)&networks=all&token=k%26")
  }

  @Test(
    "others are looked for only where a station is silent altogether",
    arguments: [
      ("waqi/ok_aqi_dash.json", Feed?.some(.aqicnMap)), ("waqi/ok_dead_station_v0.json", .aqicnMap),
      ("waqi/ok_iaqi_array.json", nil), ("waqi/error_invalid_key.json", nil),
      ("waqi/null.json", nil),
    ])
  func detour(body: String, feed: Feed?) {
    let reply = Reply(
      status: 200, contentType: "application/json", body: fixture("api/\(body)"))
    #expect(Feed.aqicnAir.stations(after: reply) == feed)
    #expect(Feed.openMeteoAir.stations(after: reply) == nil)
  }
}

/// What every reader says to the answer to another question.
@Suite struct ForeignReaderTests {
  @Test(
    "a reader refuses what is not its own", arguments: CaseTable("net-foreign.tsv").rows.dropFirst()
  )
  func foreign(row: [String]) throws {
    let columns = CaseTable("net-foreign.tsv").rows[0]
    let place = try #require(Place(key: "37.57,126.98"))
    let status = row[0].hasSuffix("_404.json") ? 404 : 200
    let reply = Reply(
      status: status, contentType: "application/json", body: fixture("api/\(row[0])"))
    for (column, outcome) in zip(columns, row) {
      guard let feed = Feed.byRoute[column] else { continue }
      do {
        _ = try feed.reading(of: reply, for: place, now: FeedTests.now)
        #expect(outcome == "ok", "\(column)")
      } catch {
        #expect(error.reason.rawValue == outcome, "\(column)")
      }
    }
  }
}
