import Sky

/// A host that answers for a provider.
public enum Service: String, Sendable, CaseIterable {
  /// OpenWeatherMap, weather and dust.
  case openWeatherMap = "https://api.openweathermap.org"
  /// AQICN.
  case aqicn = "https://api.waqi.info"
  /// Open-Meteo's weather.
  case openMeteo = "https://api.open-meteo.com"
  /// Open-Meteo's dust.
  case openMeteoAir = "https://air-quality-api.open-meteo.com"
  /// Open-Meteo's names of places.
  case openMeteoPlaces = "https://geocoding-api.open-meteo.com"
  /// AirKorea, by the portal of open data.
  case airKorea = "https://apis.data.go.kr"
  /// MET Norway.
  case metNo = "https://api.met.no"
  /// wttr.in.
  case wttr = "https://wttr.in"

  /// Scheme and host.
  public var address: String { rawValue }

  /// The environment variable that names another scheme, host and port.
  public var variable: String {
    switch self {
    case .openWeatherMap: "CLAMATE_OPENWEATHERMAP_URL"
    case .aqicn: "CLAMATE_AQICN_URL"
    case .openMeteo: "CLAMATE_OPENMETEO_URL"
    case .openMeteoAir: "CLAMATE_OPENMETEO_AIR_URL"
    case .openMeteoPlaces: "CLAMATE_OPENMETEO_GEO_URL"
    case .airKorea: "CLAMATE_AIRKOREA_URL"
    case .metNo: "CLAMATE_METNO_URL"
    case .wttr: "CLAMATE_WTTR_URL"
    }
  }
}
