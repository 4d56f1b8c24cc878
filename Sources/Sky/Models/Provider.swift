import Language

/// A service that weather or fine dust comes from.
public enum Provider: String, Sendable, CaseIterable {
  /// openweathermap.org: weather and modelled dust in µg/m³, with a key.
  case openWeatherMap = "openweathermap"
  /// aqicn.org, the World Air Quality Index Project: dust measured by stations, with a token.
  case aqicn
  /// open-meteo.com: weather and modelled dust, without a key, for non-commercial use.
  case openMeteo = "openmeteo"
  /// airkorea.or.kr: dust measured by Korean stations in µg/m³, with a key of data.go.kr.
  case airKorea = "airkorea"
  /// met.no, the Norwegian Meteorological Institute: weather of the whole world, without a key.
  case metNo = "metno"
  /// wttr.in: weather of World Weather Online, passed on by one person, without a key.
  case wttr
  /// OpenWeatherMap's One Call 3.0: weather by a plan that is paid for, with the same key.
  case oneCall = "onecall"

  /// The name as the provider writes it.
  public var name: String {
    switch self {
    case .openWeatherMap: "OpenWeatherMap"
    case .aqicn: "AQICN"
    case .openMeteo: "Open-Meteo"
    case .airKorea: "AirKorea"
    case .metNo: "MET Norway"
    case .wttr: "wttr.in"
    case .oneCall: "OpenWeatherMap One Call"
    }
  }

  /// Whether it tells what the sky does.
  public var tellsWeather: Bool {
    switch self {
    case .openWeatherMap, .openMeteo, .metNo, .wttr, .oneCall: true
    case .aqicn, .airKorea: false
    }
  }

  /// Whether it tells the dust of now.
  public var tellsAir: Bool {
    switch self {
    case .openWeatherMap, .aqicn, .openMeteo, .airKorea: true
    case .metNo, .wttr, .oneCall: false
    }
  }

  /// Who tells dust to come and learns of no place by it that this one does not know, nil for nobody.
  public var dustModel: Provider? {
    switch self {
    case .openWeatherMap, .openMeteo: self
    case .oneCall: .openWeatherMap
    case .aqicn, .airKorea, .metNo, .wttr: nil
    }
  }

  /// Whether what is to come stands in the answer about what is.
  public var tellsAllAtOnce: Bool {
    switch self {
    case .openMeteo, .metNo, .wttr, .oneCall: true
    case .openWeatherMap, .aqicn, .airKorea: false
    }
  }

  /// Whether its terms want nobody to ask again before the answer runs out by its `Expires`.
  public var wantsExpiryObeyed: Bool { self == .metNo }

  /// The credit that the provider's terms ask for where its values of `kind` are shown.
  ///
  /// OpenWeatherMap asks for this wording under ODbL, Open-Meteo for credit and licence (CC BY 4.0)
  /// and for the source of its dust model, MET Norway for credit and licence, AirKorea for its name
  /// (KOGL). Stations that AQICN passes on are credited beside it: see ``Air/attribution``.
  public func attribution(for kind: SkyKind) -> Bilingual {
    switch (self, kind) {
    case (.openWeatherMap, _), (.oneCall, _):
      Bilingual(verbatim: "Weather data provided by OpenWeather (openweathermap.org)")
    case (.aqicn, _):
      Bilingual(verbatim: "World Air Quality Index Project (waqi.info)")
    case (.openMeteo, .weather), (.openMeteo, .forecast):
      Bilingual(verbatim: "Weather data by Open-Meteo.com (CC BY 4.0)")
    case (.openMeteo, .air), (.openMeteo, .airForecast):
      Bilingual(verbatim: "Open-Meteo.com (CC BY 4.0), Copernicus CAMS")
    case (.airKorea, _):
      Bilingual(
        en: "AirKorea, Korea Environment Corporation (airkorea.or.kr)",
        ko: "에어코리아, 한국환경공단 (airkorea.or.kr)")
    case (.metNo, _):
      Bilingual(verbatim: "Weather data from MET Norway (met.no, CC BY 4.0)")
    case (.wttr, _):
      Bilingual(verbatim: "wttr.in, World Weather Online")
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
