import Sky

/// The WMO weather codes (table 4677, in the selection that Open-Meteo uses).
enum WMOConditions {
  static func condition(code: Int?) -> Condition {
    switch code {
    case 0, 1: .clear
    case 2: .partlyCloudy
    case 3: .cloudy
    case 45, 48: .fog
    case 51, 53, 55: .drizzle
    case 56, 57, 66, 67: .freezingRain
    case 61, 63, 65, 80, 81, 82: .rain
    case 71, 73, 75, 77, 85, 86: .snow
    case 95, 96, 99: .thunderstorm
    default: .unknown
    }
  }
}
