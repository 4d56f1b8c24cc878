import Language

extension Condition {
  /// The condition in at most four cells, for a calendar; empty where it is unknown.
  public var shortWord: Bilingual {
    switch self {
    case .clear: Bilingual(en: "fair", ko: "맑음")
    case .partlyCloudy: Bilingual(en: "part", ko: "구름")
    case .cloudy: Bilingual(en: "gray", ko: "흐림")
    case .fog: Bilingual(en: "fog", ko: "안개")
    case .haze: Bilingual(en: "haze", ko: "연무")
    case .dust: Bilingual(en: "dust", ko: "황사")
    case .drizzle: Bilingual(en: "driz", ko: "이슬")
    case .rain: Bilingual(en: "rain", ko: "비")
    case .freezingRain: Bilingual(en: "icy", ko: "언비")
    case .sleet: Bilingual(en: "slet", ko: "진눈")
    case .snow: Bilingual(en: "snow", ko: "눈")
    case .thunderstorm: Bilingual(en: "thun", ko: "뇌우")
    case .squall: Bilingual(en: "squa", ko: "돌풍")
    case .tornado: Bilingual(en: "torn", ko: "회오")
    case .unknown: Bilingual(verbatim: "")
    }
  }
}
