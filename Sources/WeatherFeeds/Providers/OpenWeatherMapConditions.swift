import Sky

/// OpenWeatherMap's condition ids (openweathermap.org/weather-conditions).
enum OpenWeatherMapConditions {
  static func condition(id: Int?) -> Condition {
    guard let id else { return .unknown }
    return switch id {
    case 200..<300: .thunderstorm
    case 300..<400: .drizzle
    case 511: .freezingRain
    case 500..<600: .rain
    // Sleet, showers of sleet, rain and snow.
    case 611, 612, 613, 615, 616: .sleet
    case 600..<700: .snow
    case 701, 741: .fog
    case 711, 721: .haze
    // Dust whirls, sand, dust, volcanic ash.
    case 731, 751, 761, 762: .dust
    case 771: .squall
    case 781: .tornado
    case 800: .clear
    case 801, 802: .partlyCloudy
    case 803, 804: .cloudy
    default: .unknown
    }
  }
}
