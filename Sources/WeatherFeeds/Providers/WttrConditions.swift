import Sky

/// The weather codes of World Weather Online, which wttr.in passes on
/// (worldweatheronline.com/developer/api/docs/weather-icons.aspx).
enum WttrConditions {
  static func condition(code: Int?) -> Condition {
    switch code {
    case 113: .clear
    case 116: .partlyCloudy
    case 119, 122: .cloudy
    // Mist, fog, freezing fog.
    case 143, 248, 260: .fog
    case 263, 266: .drizzle
    case 176, 293, 296, 299, 302, 305, 308, 353, 356, 359: .rain
    case 185, 281, 284, 311, 314: .freezingRain
    // Sleet, ice pellets, and showers of them.
    case 182, 317, 320, 350, 362, 365, 374, 377: .sleet
    case 179, 227, 230, 323, 326, 329, 332, 335, 338, 368, 371: .snow
    case 200, 386, 389, 392, 395: .thunderstorm
    default: .unknown
    }
  }
}
