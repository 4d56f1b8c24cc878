import DateHelper
import Sky

/// AQICN's stations of an area (aqicn.org/json-api/doc, map queries).
extension AQICN {
  /// Degrees of latitude to each side, some 55 km.
  private static let reach = 0.5

  static func mapTarget(_ place: Place, token: String) -> String {
    let corners = place.corners(reach: reach)
    let bounds = corners.map { "\($0.latitudeText),\($0.longitudeText)" }.joined(separator: ",")
    return "/map/bounds/?latlng=\(bounds)&networks=all&token=\(token)"
  }

  /// The number of the station nearest to the place that has a value now.
  static func nearestStation(
    _ reply: Reply, _ place: Place, _ now: Instant
  ) throws(SkyError) -> String {
    let json = try reply.json(from: .aqicn, failure: listFailure)
    let rows = json["data"].elements
    let stations = rows.compactMap { station(of: $0, around: place, now: now) }
    // Stations of a search have their points elsewhere: that is another answer.
    guard !stations.isEmpty || rows.isEmpty else { throw SkyError(.aqicn, .unexpected) }
    let speaking = stations.filter(\.hasValue)
    guard let nearest = speaking.min(by: { $0.distance < $1.distance }) else {
      throw SkyError(.aqicn, .noReading)
    }
    return nearest.number
  }

  /// Whether the station that answered has no value of anything now.
  static func isSilent(_ reply: Reply) -> Bool {
    let json = try? reply.json(from: .aqicn, failure: failure)
    return json.map { $0["data"]["aqi"].number == nil } ?? false
  }

  private struct Station {
    let number: String
    let distance: Double
    let hasValue: Bool
  }

  private static func station(
    of row: JSONValue, around place: Place, now: Instant
  ) -> Station? {
    guard let uid = row["uid"].integer, let point = Plausible.point(row["lat"], row["lon"])
    else { return nil }
    let measured = row["station"]["time"].string.flatMap { Instant($0) }
    let silence = measured.map { $0.seconds(until: now) } ?? 0
    return Station(
      number: number(of: uid),
      distance: place.kilometres(toLatitude: point.latitude, longitude: point.longitude),
      hasValue: row["aqi"].number(in: 0...5000) != nil && silence <= Freshness.staleAge)
  }
}
