import Sky

/// MET Norway's symbol codes (api.met.no/weatherapi/weathericon/2.0/documentation), such as
/// `lightrainshowers_day`.
enum MetNoSymbols {
  static func condition(code: String?) -> Condition {
    let name = code?.prefix { $0 != "_" } ?? ""
    return switch name {
    case "clearsky", "fair": .clear
    case "partlycloudy": .partlyCloudy
    case "cloudy": .cloudy
    case "fog": .fog
    case "lightrain", "rain", "heavyrain", "lightrainshowers", "rainshowers", "heavyrainshowers":
      .rain
    case "lightsleet", "sleet", "heavysleet", "lightsleetshowers", "sleetshowers",
      "heavysleetshowers":
      .sleet
    case "lightsnow", "snow", "heavysnow", "lightsnowshowers", "snowshowers", "heavysnowshowers":
      .snow
    // Rain, sleet and snow of every strength have one with thunder; two are misspelt there.
    case _ where name.hasSuffix("andthunder"): .thunderstorm
    default: .unknown
    }
  }

  /// Whether the sun is down; nil for polar twilight, and for codes that are the same by day.
  static func isNight(code: String?) -> Bool? {
    switch code?.split(separator: "_").last {
    case "night": true
    case "day": false
    default: nil
    }
  }
}
