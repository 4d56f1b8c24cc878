import Sky
import Text

/// OpenWeatherMap's names of places and postal codes (openweathermap.org/api/geocoding-api).
extension OpenWeatherMap {
  /// The most that it tells.
  private static let mostHits = 5

  /// Blanks around a part of the name would find nothing.
  static func namesTarget(_ text: String, key: String) -> String {
    let parts = text.split(separator: ",").map { percentEncoded($0.trimmed) }
    return "/geo/1.0/direct?q=\(parts.joined(separator: ","))&limit=\(mostHits)&appid=\(key)"
  }

  static func codesTarget(_ text: String, key: String) -> String {
    let code = PostalCode(text).map { "\(percentEncoded($0.code)),\($0.country)" }
    return "/geo/1.0/zip?zip=\(code ?? percentEncoded(text))&appid=\(key)"
  }

  /// The places of a name, in Korean where that was typed in Korean; none is an empty list.
  static func names(_ reply: Reply, for text: String) throws(SkyError) -> [SearchHit] {
    let json = try reply.json(from: .openWeatherMap, as: \.isArray, failure: failure)
    let isKorean = text.unicodeScalars.contains(where: \.isHangulSyllable)
    let hits = json.elements.prefix(mostHits).compactMap { row in
      hit(row, name: isKorean ? row["local_names"]["ko"].string : nil)
    }
    // A list of something else is another answer, and not nothing.
    guard !hits.isEmpty || json.elements.isEmpty else {
      throw SkyError(.openWeatherMap, .unexpected)
    }
    return hits
  }

  /// The place of a postal code; an unknown one is a status of 404.
  static func codes(_ reply: Reply) throws(SkyError) -> [SearchHit] {
    let json: JSONValue
    do {
      json = try reply.json(from: .openWeatherMap, failure: failure)
    } catch  where error.reason == .placeUnknown {
      return []
    }
    guard json["zip"].string != nil, let hit = hit(json, name: nil) else {
      throw SkyError(.openWeatherMap, .unexpected)
    }
    return [hit]
  }

  private static func hit(_ row: JSONValue, name: String?) -> SearchHit? {
    guard let name = ProviderText.line(name ?? row["name"].string),
      let point = Plausible.point(row["lat"], row["lon"])
    else { return nil }
    var hit = SearchHit(name: name, latitude: point.latitude, longitude: point.longitude)
    hit.country = ProviderText.line(row["country"].string)
    hit.areas = [hit.country, ProviderText.line(row["state"].string)].compactMap { $0 }
    return hit
  }
}
