import DateHelper
import Sky

/// AQICN's stations by name (aqicn.org/json-api/doc, search).
extension AQICN {
  private static let mostHits = 30

  static func searchTarget(_ text: String, token: String) -> String {
    "/search/?keyword=\(percentEncoded(text))&token=\(token)"
  }

  /// Values are strings here, "-" or empty where a station is silent.
  static func hits(_ reply: Reply) throws(SkyError) -> [SearchHit] {
    let json = try reply.json(from: .aqicn, failure: listFailure)
    let rows = json["data"].elements.prefix(mostHits)
    let hits = rows.compactMap { row -> SearchHit? in
      let geo = row["station"]["geo"]
      guard let name = ProviderText.line(row["station"]["name"].string),
        let number = row["uid"].integer, let point = Plausible.point(geo[0], geo[1])
      else { return nil }
      var hit = SearchHit(name: name, latitude: point.latitude, longitude: point.longitude)
      hit.station = self.number(of: number)
      // Unlike `v` of a feed, `vtime` is true UTC.
      hit.observed = row["time"]["vtime"].number(in: 946_684_800...1e11)
        .map { Instant(seconds: Int64($0)) }
      hit.usAQI = row["aqi"].number(in: 0...5000).map { Int(roundingHalfUp: $0) }
      return hit
    }
    // Stations of a map have no such names and points: that is another answer, and not nothing.
    guard !hits.isEmpty || rows.isEmpty else { throw SkyError(.aqicn, .unexpected) }
    return hits
  }
}
