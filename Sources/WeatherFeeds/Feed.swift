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
  /// The stations of AQICN around a place, where the nearest one is silent.
  case aqicnMap
  /// Open-Meteo's current weather and forecast.
  case openMeteoWeather
  /// Open-Meteo's modelled dust, now and to come.
  case openMeteoAir
  /// The station of AirKorea that was chosen.
  case airKoreaAir
  /// MET Norway's weather and forecast.
  case metNoWeather
  /// wttr.in's weather and forecast.
  case wttrWeather
  /// OpenWeatherMap's weather and forecast in one answer.
  case oneCallWeather

  /// The feed of a provider for a kind of thing, nil if it has none or tells it with another.
  public init?(_ kind: SkyKind, from provider: Provider) {
    switch (provider, kind) {
    case (.openWeatherMap, .weather): self = .openWeatherMapWeather
    case (.openWeatherMap, .air): self = .openWeatherMapAir
    case (.openWeatherMap, .forecast): self = .openWeatherMapForecast
    case (.openWeatherMap, .airForecast): self = .openWeatherMapAirForecast
    case (.aqicn, .air): self = .aqicnAir
    case (.aqicn, _): return nil
    case (.airKorea, .air): self = .airKoreaAir
    case (.airKorea, _): return nil
    case (.metNo, .weather): self = .metNoWeather
    case (.metNo, _): return nil
    case (.wttr, .weather): self = .wttrWeather
    case (.wttr, _): return nil
    case (.oneCall, .weather): self = .oneCallWeather
    case (.oneCall, _): return nil
    case (.openMeteo, .weather): self = .openMeteoWeather
    case (.openMeteo, .air): self = .openMeteoAir
    case (.openMeteo, .forecast), (.openMeteo, .airForecast): return nil
    }
  }

  /// The host to ask.
  public var service: Service {
    switch self {
    case .openWeatherMapWeather, .openWeatherMapAir, .openWeatherMapForecast,
      .openWeatherMapAirForecast, .oneCallWeather:
      .openWeatherMap
    case .aqicnAir, .aqicnMap: .aqicn
    case .openMeteoWeather: .openMeteo
    case .openMeteoAir: .openMeteoAir
    case .airKoreaAir: .airKorea
    case .metNoWeather: .metNo
    case .wttrWeather: .wttr
    }
  }

  /// The path and the query of the request, percent-encoded.
  ///
  /// - Parameters:
  ///   - place: where.
  ///   - key: the user's key; ignored by providers without keys.
  ///   - station: the station to ask, for AQICN by its number in place of the nearest one, for
  ///     AirKorea by its name.
  public func target(for place: Place, key: String, station: String? = nil) -> String {
    let plainKey = key
    let key = percentEncoded(key)
    return switch self {
    case .openWeatherMapWeather: OpenWeatherMap.weatherTarget(place, key: key)
    case .openWeatherMapAir: OpenWeatherMap.airTarget(place, key: key)
    case .openWeatherMapForecast: OpenWeatherMap.forecastTarget(place, key: key)
    case .openWeatherMapAirForecast: OpenWeatherMap.airForecastTarget(place, key: key)
    case .aqicnAir: AQICN.target(place, station: station, token: key)
    case .aqicnMap: AQICN.mapTarget(place, token: key)
    case .openMeteoWeather: OpenMeteo.weatherTarget(place)
    case .openMeteoAir: OpenMeteo.airTarget(place)
    case .airKoreaAir: AirKorea.target(station: station ?? "", key: plainKey)
    case .metNoWeather: MetNo.target(place)
    case .wttrWeather: Wttr.target(place)
    case .oneCallWeather: OneCall.target(place, key: key)
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
    case .aqicnMap: .station(try AQICN.nearestStation(reply, place, now))
    case .openMeteoWeather: try OpenMeteo.weather(reply, place, now)
    case .openMeteoAir: try OpenMeteo.air(reply, place, now)
    case .airKoreaAir: .air(try AirKorea.air(reply, place, now), nil)
    case .metNoWeather: try MetNo.weather(reply, place, now)
    case .wttrWeather: try Wttr.weather(reply, place, now)
    case .oneCallWeather: try OneCall.weather(reply, place, now)
    }
  }
}

extension Feed {
  /// Where to ask for another station after an answer without a reading, nil where there is none or
  /// the station has values of something else.
  public func stations(after reply: Reply) -> Feed? {
    self == .aqicnAir && AQICN.isSilent(reply) ? .aqicnMap : nil
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
  /// The number of a station to ask.
  case station(String)
}
