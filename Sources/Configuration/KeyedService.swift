/// A service that answers only who has a key of it.
public enum KeyedService: String, Sendable, CaseIterable {
  /// openweathermap.org.
  case openWeatherMap = "openweathermap"
  /// aqicn.org.
  case aqicn
  /// The portal data.go.kr, which gives the measurements of airkorea.or.kr; its keys come encoded
  /// for a URL or not.
  case airKorea = "airkorea"

  /// The environment variable that holds the key.
  public var variable: String {
    switch self {
    case .openWeatherMap: "OPENWEATHERMAP_API_KEY"
    case .aqicn: "AQICN_TOKEN"
    case .airKorea: "AIRKOREA_KEY"
    }
  }
}

extension [String: String] {
  /// The variables of an environment without keys, for programs that need none.
  public var withoutKeys: [String: String] {
    filter { variable in !KeyedService.allCases.contains { $0.variable == variable.key } }
  }
}
