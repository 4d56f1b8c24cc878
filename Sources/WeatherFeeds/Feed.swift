import DateHelper
import Sky

/// One thing that one provider can be asked for.
public enum Feed: Sendable, CaseIterable {
  /// OpenWeatherMap's current weather.
  case openWeatherMapWeather
  /// OpenWeatherMap's modelled dust.
  case openWeatherMapAir
  /// OpenWeatherMap's forecast in steps of three hours.
  case openWeatherMapForecast
  /// OpenWeatherMap's modelled dust to come.
  case openWeatherMapAirForecast
  /// The station of AQICN nearest to a place, or one that was chosen.
  case aqicnAir
  /// Open-Meteo's current weather and forecast.
  case openMeteoWeather
  /// Open-Meteo's modelled dust, now and to come.
  case openMeteoAir

  /// The feed of a provider for a kind of thing, nil if it has none or tells it with another.
  public init?(_ kind: SkyKind, from provider: Provider) {
    switch (provider, kind) {
    case (.openWeatherMap, .weather): self = .openWeatherMapWeather
    case (.openWeatherMap, .air): self = .openWeatherMapAir
    case (.openWeatherMap, .forecast): self = .openWeatherMapForecast
    case (.openWeatherMap, .airForecast): self = .openWeatherMapAirForecast
    case (.aqicn, .air): self = .aqicnAir
    case (.aqicn, _): return nil
    case (.openMeteo, .weather): self = .openMeteoWeather
    case (.openMeteo, .air): self = .openMeteoAir
    case (.openMeteo, .forecast), (.openMeteo, .airForecast): return nil
    }
  }

  /// The host to ask.
  public var service: Service {
    switch self {
    case .openWeatherMapWeather, .openWeatherMapAir, .openWeatherMapForecast,
      .openWeatherMapAirForecast:
      .openWeatherMap
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
  ///   - station: the number of the station to ask in place of the nearest one; only AQICN has some.
  public func target(for place: Place, key: String, station: String? = nil) -> String {
    let key = percentEncoded(key)
    return switch self {
    case .openWeatherMapWeather: OpenWeatherMap.weatherTarget(place, key: key)
    case .openWeatherMapAir: OpenWeatherMap.airTarget(place, key: key)
    case .openWeatherMapForecast: OpenWeatherMap.forecastTarget(place, key: key)
    case .openWeatherMapAirForecast: OpenWeatherMap.airForecastTarget(place, key: key)
    case .aqicnAir: AQICN.target(place, station: station, token: key)
    case .openMeteoWeather: OpenMeteo.weatherTarget(place)
    case .openMeteoAir: OpenMeteo.airTarget(place)
    }
  }

  /// What an answer says about a place.
  ///
  /// - Parameter now: the moment at which the asking began.
  /// - Throws: ``SkyError`` for every answer that is not the data asked for.
  public func reading(
    of reply: Reply, for place: Place, now: Instant
  ) throws(SkyError) -> Reading {
    switch self {
    case .openWeatherMapWeather: .weather(try OpenWeatherMap.weather(reply, place, now), nil)
    case .openWeatherMapAir: .air(try OpenWeatherMap.air(reply, place, now), nil)
    case .openWeatherMapForecast: .forecast(try OpenWeatherMap.forecast(reply, place, now))
    case .openWeatherMapAirForecast: .forecast(try OpenWeatherMap.airForecast(reply, place, now))
    case .aqicnAir: .air(try AQICN.air(reply, place, now), nil)
    case .openMeteoWeather: try OpenMeteo.weather(reply, place, now)
    case .openMeteoAir: try OpenMeteo.air(reply, place, now)
    }
  }
}

/// What a feed gives.
public enum Reading: Sendable, Equatable {
  /// Weather, with the forecast of the same answer.
  case weather(Weather, Forecast?)
  /// Fine dust, with the forecast of the same answer.
  case air(Air, Forecast?)
  /// A forecast alone, of weather or of dust.
  case forecast(Forecast)
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
