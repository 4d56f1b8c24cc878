/// A point on the map that weather is asked for, rounded to 0.01 degree (about 1 km).
///
/// The rounding keeps a home address out of the providers' logs and makes neighbours share a cache
/// row.
public struct Place: Sendable, Hashable {
  /// Degrees north that a point on the globe can have.
  public static let latitudes = -90.0...90.0
  /// Degrees east that a point on the globe can have.
  public static let longitudes = -180.0...180.0

  /// Hundredths of a degree, positive to the north.
  let latitudeHundredths: Int
  /// Hundredths of a degree, positive to the east.
  let longitudeHundredths: Int

  /// The place nearest to WGS 84 coordinates in degrees, nil if they lie off the globe.
  public init?(latitude: Double, longitude: Double) {
    guard Self.isOnGlobe(latitude, longitude) else { return nil }
    latitudeHundredths = Int(roundingHalfUp: latitude * 100)
    longitudeHundredths = Int(roundingHalfUp: longitude * 100)
  }

  /// The place that "latitude,longitude" in decimal degrees names, such as "37.57,126.98".
  public init?(key: String) {
    let parts = key.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(Self.isDecimal),
      let latitude = Double(parts[0]), let longitude = Double(parts[1])
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// The most places that one refresh asks for: what fits into ``Attempt/askingSeconds``.
  public static let mostOfARefresh = 8

  /// The centre of Seoul.
  public static let seoul = Place(latitudeHundredths: 3757, longitudeHundredths: 12698)

  private init(latitudeHundredths: Int, longitudeHundredths: Int) {
    self.latitudeHundredths = latitudeHundredths
    self.longitudeHundredths = longitudeHundredths
  }

  /// The identity of the place in the cache and in arguments, such as "37.57,126.98".
  public var key: String { "\(latitudeText),\(longitudeText)" }

  /// The latitude in degrees with two decimals, such as "-33.87".
  public var latitudeText: String { Self.degrees(latitudeHundredths) }

  /// The longitude in degrees with two decimals.
  public var longitudeText: String { Self.degrees(longitudeHundredths) }

  /// The latitude in degrees.
  public var latitude: Double { Double(latitudeHundredths) / 100 }

  /// The longitude in degrees.
  public var longitude: Double { Double(longitudeHundredths) / 100 }

  /// Whether degrees north and east are those of a point on the globe.
  public static func isOnGlobe(_ latitude: Double, _ longitude: Double) -> Bool {
    latitudes.contains(latitude) && longitudes.contains(longitude)
  }

  private static func degrees(_ hundredths: Int) -> String {
    let fraction = hundredths.magnitude % 100
    return (hundredths < 0 ? "-" : "")
      + "\(hundredths.magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func isDecimal(_ text: Substring) -> Bool {
    !text.isEmpty && text.count <= 20 && text.utf8.allSatisfy { "-.0123456789".utf8.contains($0) }
  }
}
