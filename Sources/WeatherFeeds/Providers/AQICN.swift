import DateHelper
import Sky

/// The World Air Quality Index Project's feed of the station nearest to a point
/// (aqicn.org/json-api/doc).
enum AQICN {
  static func target(_ place: Place, station: String?, token: String) -> String {
    if let station {
      // Community stations are called by their letter, official ones by a sign.
      let sign = station.hasPrefix("A") ? "" : "@"
      return "/feed/\(sign)\(percentEncoded(station))/?token=\(token)"
    }
    return "/feed/geo:\(place.latitudeText);\(place.longitudeText)/?token=\(token)"
  }

  /// What the nearest station measured.
  ///
  /// `iaqi` holds sub-indices of the US AQI, not µg/m³. Of the times only `iso` is safe: `v` is the
  /// station's wall clock taken for UTC. A forecast beside a missing value is not a value.
  static func air(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Air {
    let data = try reply.json(from: .aqicn, failure: failure)["data"]
    let city = data["city"]
    let distance = try distance(to: city, from: place)
    guard let iso = data["time"]["iso"].string, let observed = Instant(iso) else {
      throw SkyError(.aqicn, .noReading)
    }
    var air = Air(
      provider: .aqicn, place: place,
      observed: try Plausible.observed(observed, from: .aqicn, now: now), fetched: now,
      isModel: false)
    air.station = ProviderText.line(city["name"].string)
    air.stationDistance = distance
    air.pm10 = concentration(of: .pm10, in: data["iaqi"])
    air.pm25 = concentration(of: .pm25, in: data["iaqi"])
    air.usAQI = data["aqi"].number(in: 0...5000).map { Int(roundingHalfUp: $0) }
    air.sources = sources(data["attributions"])
    guard air.pm10 != nil || air.pm25 != nil else { throw SkyError(.aqicn, .noReading) }
    return air
  }

  private static func concentration(of pollutant: Pollutant, in iaqi: JSONValue) -> Concentration? {
    iaqi[pollutant.rawValue]["v"].number(in: 0...5000)
      .flatMap { USIndex(of: pollutant).concentration(of: $0) }
  }

  /// The distance to the station in km, nil if its position is unknown.
  ///
  /// The token "demo" gets Shanghai whatever it asks for.
  private static func distance(to city: JSONValue, from place: Place) throws(SkyError) -> Double? {
    guard let station = Plausible.point(city["geo"][0], city["geo"][1]) else { return nil }
    let distance = place.kilometres(
      toLatitude: station.latitude, longitude: station.longitude)
    guard distance > 150 else { return distance }
    let isShanghai = city["name"].string?.hasPrefix("Shanghai") ?? false
    throw SkyError(.aqicn, isShanghai ? .demoToken : .stationTooFar)
  }

  /// Those who measured; the project itself, always the last, is credited by the provider's text.
  private static func sources(_ attributions: JSONValue) -> [String] {
    attributions.elements.compactMap { ProviderText.line($0["name"].string) }
      .filter { !$0.hasPrefix("World Air Quality Index") }
      .prefix(5).map { $0 }
  }

  /// The number by which a station is asked; those of communities are negative and called by `A`.
  static func number(of uid: Int) -> String {
    uid < 0 ? "A\(uid.magnitude)" : "\(uid)"
  }

  /// What is wrong with an answer that lists stations.
  static func listFailure(status: Int, json: JSONValue) -> SkyError? {
    guard status == 200 else { return failure(status: status, json: json) }
    if json["status"].string == "ok", json["data"].isArray { return nil }
    return failure(status: status, json: json) ?? SkyError(.aqicn, .unexpected)
  }

  /// Errors come with HTTP 200: as a string, as an object within, or as null.
  static func failure(status: Int, json: JSONValue) -> SkyError? {
    let data = json["data"]
    if status == 200, json["status"].string == "ok", data.isObject, data["status"] == .null {
      return nil
    }
    guard let message = data.string ?? data["msg"].string else {
      // Data of another shape belongs to another question.
      let isBlank = json == .null || (json["status"].string != nil && data == .null)
      return status == 200 ? SkyError(.aqicn, isBlank ? .serverFailed : .unexpected) : nil
    }
    let words = message.lowercased()
    if words.contains("invalid key") { return SkyError(.aqicn, .keyRejected) }
    if words.contains("quota") { return SkyError(.aqicn, .quota) }
    if words.contains("unknown") || words.contains("no such") {
      return SkyError(.aqicn, .stationUnknown)
    }
    return SkyError(.aqicn, .serverFailed, detail: ProviderText.line(message))
  }
}
