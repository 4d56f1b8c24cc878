import DateHelper
import Sky

/// What can be true outside, as limits within which numbers are believed.
enum Plausible {
  /// °C: wider than any record, narrower than anything in kelvins.
  static let temperature = -90.0...60.0
  /// °C as felt: wind and damp reach further.
  static let feltTemperature = -120.0...80.0
  /// Percent.
  static let percentage = 0.0...100.0
  /// µg/m³.
  static let dust = 0.0...2000.0
  /// m/s.
  static let wind = 0.0...150.0
  /// mm/h.
  static let precipitation = 0.0...500.0

  /// A point on the globe in degrees north and east, nil if it is none.
  static func point(
    _ latitude: JSONValue, _ longitude: JSONValue
  ) -> (latitude: Double, longitude: Double)? {
    guard let latitude = latitude.number(in: Place.latitudes),
      let longitude = longitude.number(in: Place.longitudes)
    else { return nil }
    return (latitude, longitude)
  }

  /// The air temperature in °C, which every weather must have.
  static func temperature(
    _ json: JSONValue, from provider: Provider
  ) throws(SkyError) -> Double {
    guard let value = json.number else { throw SkyError(provider, .unexpected) }
    guard temperature.contains(value) else { throw SkyError(provider, .implausible) }
    return value
  }

  /// Dust in µg/m³ as a model tells it, nil if it cannot be true.
  static func estimate(_ json: JSONValue) -> Concentration? {
    json.number(in: dust).map { Concentration($0, estimated: true) }
  }

  /// A moment of observation: in this century and not more than a day ahead of a slow clock.
  static func observed(
    _ instant: Instant, from provider: Provider, now: Instant
  ) throws(SkyError) -> Instant {
    let century = Instant(seconds: 946_684_800)
    guard instant >= century, instant <= now.adding(seconds: 86_400) else {
      throw SkyError(provider, .implausible)
    }
    return min(instant, now)
  }

  /// A moment of observation in UTC seconds.
  static func observed(
    seconds json: JSONValue, from provider: Provider, now: Instant
  ) throws(SkyError) -> Instant {
    guard let seconds = json.number else { throw SkyError(provider, .unexpected) }
    guard (0...1e11).contains(seconds) else { throw SkyError(provider, .implausible) }
    return try observed(Instant(seconds: Int64(seconds)), from: provider, now: now)
  }
}
