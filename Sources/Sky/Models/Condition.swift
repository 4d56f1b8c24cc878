import Language

/// What the sky does, in Clamate's own words; the raw values are stable codes of the JSON output.
public enum Condition: String, Sendable, CaseIterable {
  /// No cloud that matters.
  case clear
  /// Sun or stars between clouds.
  case partlyCloudy
  /// Overcast or nearly so.
  case cloudy
  /// Fog or mist.
  case fog
  /// Haze or smoke.
  case haze
  /// Blown sand, yellow dust or volcanic ash.
  case dust
  /// Drizzle.
  case drizzle
  /// Rain.
  case rain
  /// Rain or drizzle that freezes on the ground.
  case freezingRain
  /// Rain and snow together, or ice pellets.
  case sleet
  /// Snow.
  case snow
  /// A thunderstorm, with or without hail.
  case thunderstorm
  /// Squalls.
  case squall
  /// A tornado.
  case tornado
  /// Something that the provider did not say or that Clamate has no word for.
  case unknown

  /// The condition as people say it.
  public var words: Bilingual {
    switch self {
    case .clear: Bilingual(en: "clear", ko: "맑음")
    case .partlyCloudy: Bilingual(en: "partly cloudy", ko: "구름 조금")
    case .cloudy: Bilingual(en: "cloudy", ko: "흐림")
    case .fog: Bilingual(en: "fog", ko: "안개")
    case .haze: Bilingual(en: "haze", ko: "연무")
    case .dust: Bilingual(en: "blowing dust", ko: "황사")
    case .drizzle: Bilingual(en: "drizzle", ko: "이슬비")
    case .rain: Bilingual(en: "rain", ko: "비")
    case .freezingRain: Bilingual(en: "freezing rain", ko: "어는 비")
    case .sleet: Bilingual(en: "sleet", ko: "진눈깨비")
    case .snow: Bilingual(en: "snow", ko: "눈")
    case .thunderstorm: Bilingual(en: "thunderstorm", ko: "뇌우")
    case .squall: Bilingual(en: "squalls", ko: "돌풍")
    case .tornado: Bilingual(en: "tornado", ko: "토네이도")
    case .unknown: Bilingual(en: "unknown", ko: "알 수 없음")
    }
  }

  /// Whether water or ice falls from the sky.
  public var isWet: Bool {
    switch self {
    case .drizzle, .rain, .freezingRain, .sleet, .snow, .thunderstorm: true
    default: false
    }
  }
}

extension Weather {
  /// The condition in words: Clamate's own, or the provider's where Clamate has none.
  public var description: Bilingual {
    guard condition == .unknown, let providerText else { return condition.words }
    return Bilingual(verbatim: providerText)
  }
}
