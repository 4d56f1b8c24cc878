import DateHelper
import Sky

/// One thing that one provider can be asked for.
public enum Feed: Sendable, CaseIterable {
  /// OpenWeatherMap's current weather.
  case openWeatherMapWeather
  /// OpenWeatherMap's modelled dust.
  case openWeatherMapAir
  /// The station of AQICN nearest to a place.
  case aqicnAir
  /// Open-Meteo's current weather and today's range.
  case openMeteoWeather
  /// Open-Meteo's modelled dust.
  case openMeteoAir

  /// The feed of a provider for a kind of thing, nil if it has none.
  public init?(_ kind: SkyKind, from provider: Provider) {
    switch (provider, kind) {
    case (.openWeatherMap, .weather): self = .openWeatherMapWeather
    case (.openWeatherMap, .air): self = .openWeatherMapAir
    case (.aqicn, .air): self = .aqicnAir
    case (.aqicn, .weather): return nil
    case (.openMeteo, .weather): self = .openMeteoWeather
    case (.openMeteo, .air): self = .openMeteoAir
    }
  }

  /// The host to ask.
  public var service: Service {
    switch self {
    case .openWeatherMapWeather, .openWeatherMapAir: .openWeatherMap
    case .aqicnAir: .aqicn
    case .openMeteoWeather: .openMeteo
    case .openMeteoAir: .openMeteoAir
    }
  }

  /// The path and the query of the request, percent-encoded.
  ///
  /// - Parameters:
  ///   - place: where.
  ///   - key: the user's key; ignored by providers without keys.
  public func target(for place: Place, key: String) -> String {
    let key = percentEncoded(key)
    return switch self {
    case .openWeatherMapWeather: OpenWeatherMap.weatherTarget(place, key: key)
    case .openWeatherMapAir: OpenWeatherMap.airTarget(place, key: key)
    case .aqicnAir: AQICN.target(place, token: key)
    case .openMeteoWeather: OpenMeteo.weatherTarget(place)
    case .openMeteoAir: OpenMeteo.airTarget(place)
    }
  }

  /// What an answer says about a place.
  ///
  /// - Parameter now: the moment at which the answer came.
  /// - Throws: ``SkyError`` for every answer that is not the data asked for.
  public func reading(
    of reply: Reply, for place: Place, now: Instant
  ) throws(SkyError) -> Reading {
    switch self {
    case .openWeatherMapWeather: .weather(try OpenWeatherMap.weather(reply, place, now))
    case .openWeatherMapAir: .air(try OpenWeatherMap.air(reply, place, now))
    case .aqicnAir: .air(try AQICN.air(reply, place, now))
    case .openMeteoWeather: .weather(try OpenMeteo.weather(reply, place, now))
    case .openMeteoAir: .air(try OpenMeteo.air(reply, place, now))
    }
  }
}

/// What a feed gives.
public enum Reading: Sendable, Equatable {
  /// Weather.
  case weather(Weather)
  /// Fine dust.
  case air(Air)
}

/// The text with everything but unreserved characters as %XX (RFC 3986, section 2.3).
///
/// No key can end the query or the request line then.
public func percentEncoded(_ text: String) -> String {
  text.utf8.reduce(into: "") { encoded, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
