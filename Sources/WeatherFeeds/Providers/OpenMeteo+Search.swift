import Sky
import Text

/// Open-Meteo's names of places, which come from GeoNames
/// (open-meteo.com/en/docs/geocoding-api).
extension OpenMeteo {
  private static let mostHits = 10

  /// The names come in the script that the text is written in.
  static func searchTarget(_ text: String) -> String {
    let isKorean = text.unicodeScalars.contains(where: \.isHangulSyllable)
    return "/v1/search?name=\(percentEncoded(text))&count=\(mostHits)"
      + "&language=\(isKorean ? "ko" : "en")&format=json"
  }

  /// Without a match there is no `results` at all, which is no place, not the point 0,0; the time
  /// that the search took tells that answer from one to another question.
  static func hits(_ reply: Reply) throws(SkyError) -> [SearchHit] {
    let json = try reply.json(from: .openMeteo, failure: failure)
    let results = json["results"]
    guard results.isArray || (results == .null && json["generationtime_ms"].number != nil) else {
      throw SkyError(.openMeteo, .unexpected)
    }
    return results.elements.prefix(mostHits).compactMap { row in
      guard let name = ProviderText.line(row["name"].string),
        let point = Plausible.point(row["latitude"], row["longitude"])
      else { return nil }
      var hit = SearchHit(name: name, latitude: point.latitude, longitude: point.longitude)
      hit.areas = ["country", "admin1", "admin2"].compactMap {
        ProviderText.line(row[$0].string)
      }
      hit.country = ProviderText.line(row["country_code"].string)
      return hit
    }
  }
}
