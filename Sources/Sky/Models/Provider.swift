import Language

/// A service that weather or fine dust comes from.
public enum Provider: String, Sendable, CaseIterable {
  /// openweathermap.org: weather and modelled dust in µg/m³, with a key.
  case openWeatherMap = "openweathermap"
  /// aqicn.org, the World Air Quality Index Project: dust measured by stations, with a token.
  case aqicn
  /// open-meteo.com: weather and modelled dust, without a key, for non-commercial use.
  case openMeteo = "openmeteo"

  /// The name as the provider writes it.
  public var name: String {
    switch self {
    case .openWeatherMap: "OpenWeatherMap"
    case .aqicn: "AQICN"
    case .openMeteo: "Open-Meteo"
    }
  }

  /// Whether requests carry a key that belongs to the user.
  public var needsKey: Bool { self != .openMeteo }

  /// The environment variable that holds the key, nil if there is none.
  public var keyVariable: String? {
    switch self {
    case .openWeatherMap: "OPENWEATHERMAP_API_KEY"
    case .aqicn: "AQICN_TOKEN"
    case .openMeteo: nil
    }
  }

  /// The credit that the provider's terms ask for where its values of `kind` are shown.
  ///
  /// OpenWeatherMap asks for this wording under ODbL, Open-Meteo for credit and licence (CC BY 4.0)
  /// and for the source of its dust model. Stations that AQICN passes on are credited beside it:
  /// see ``Air/attribution``.
  public func attribution(for kind: SkyKind) -> Bilingual {
    switch (self, kind) {
    case (.openWeatherMap, _):
      Bilingual(verbatim: "Weather data provided by OpenWeather (openweathermap.org)")
    case (.aqicn, _):
      Bilingual(verbatim: "World Air Quality Index Project (waqi.info)")
    case (.openMeteo, .weather), (.openMeteo, .forecast):
      Bilingual(verbatim: "Weather data by Open-Meteo.com (CC BY 4.0)")
    case (.openMeteo, .air), (.openMeteo, .airForecast):
      Bilingual(verbatim: "Open-Meteo.com (CC BY 4.0), Copernicus CAMS")
    }
  }
}

/// What is asked of a provider; the raw values are kept in the cache.
public enum SkyKind: String, Sendable, CaseIterable {
  /// Temperature, sky and rain now.
  case weather
  /// Fine dust now.
  case air
  /// Temperature, sky and rain to come.
  case forecast
  /// Fine dust to come.
  case airForecast
}
