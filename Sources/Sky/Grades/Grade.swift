import Language

/// The Korean grade of fine dust; the raw values are stable codes of the JSON output.
///
/// AirKorea's table of the Ministry of Environment: PM10 0-30, 31-80, 81-150, 151 and more; PM2.5
/// 0-15, 16-35, 36-75, 76 and more (µg/m³, PM2.5 since 2018-03-27). AirKorea grades whole numbers, so
/// an amount is rounded half up first: 15.5 is 16, which is moderate.
public enum Grade: String, Sendable, CaseIterable {
  /// 좋음.
  case good
  /// 보통.
  case moderate
  /// 나쁨.
  case bad
  /// 매우나쁨.
  case veryBad

  /// The grade of a concentration in µg/m³.
  public init(_ concentration: Double, of pollutant: Pollutant) {
    let whole = Int(roundingHalfUp: concentration)
    let limits = Self.upperLimits(of: pollutant)
    self = zip(Self.allCases, limits).first { whole <= $0.1 }?.0 ?? .veryBad
  }

  /// The highest whole µg/m³ of good, moderate and bad.
  static func upperLimits(of pollutant: Pollutant) -> [Int] {
    switch pollutant {
    case .pm10: [30, 80, 150]
    case .pm25: [15, 35, 75]
    }
  }

  /// The grade's name; the Korean one is AirKorea's.
  public var name: Bilingual {
    switch self {
    case .good: Bilingual(en: "good", ko: "좋음")
    case .moderate: Bilingual(en: "moderate", ko: "보통")
    case .bad: Bilingual(en: "bad", ko: "나쁨")
    case .veryBad: Bilingual(en: "very bad", ko: "매우나쁨")
    }
  }
}

extension Grade: Comparable {
  /// Whether the air of `left` is better than that of `right`.
  public static func < (left: Grade, right: Grade) -> Bool { left.severity < right.severity }

  private var severity: Int {
    switch self {
    case .good: 0
    case .moderate: 1
    case .bad: 2
    case .veryBad: 3
    }
  }
}
