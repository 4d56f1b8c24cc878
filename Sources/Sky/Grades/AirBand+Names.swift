import Language

extension AirBand.USCategory {
  /// The name; the English one is that of the table.
  public var name: Bilingual {
    switch self {
    case .good: Bilingual(en: "good", ko: "좋음")
    case .moderate: Bilingual(en: "moderate", ko: "보통")
    case .unhealthyForSensitive:
      Bilingual(en: "unhealthy for sensitive groups", ko: "민감군에 나쁨")
    case .unhealthy: Bilingual(en: "unhealthy", ko: "나쁨")
    case .veryUnhealthy: Bilingual(en: "very unhealthy", ko: "매우 나쁨")
    case .hazardous: Bilingual(en: "hazardous", ko: "위험")
    }
  }
}

extension AirBand.WHOLevel {
  /// The name.
  public var name: Bilingual {
    switch self {
    case .guideline: Bilingual(en: "within the guideline", ko: "권고 이내")
    case .interim4: Bilingual(en: "interim target 4", ko: "잠정목표 4")
    case .interim3: Bilingual(en: "interim target 3", ko: "잠정목표 3")
    case .interim2: Bilingual(en: "interim target 2", ko: "잠정목표 2")
    case .interim1: Bilingual(en: "interim target 1", ko: "잠정목표 1")
    case .beyond: Bilingual(en: "beyond all targets", ko: "모든 목표 초과")
    }
  }
}
