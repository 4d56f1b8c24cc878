import Language

extension AirBand {
  /// What it means for a day outside, in one line for most people.
  public var advice: Bilingual {
    switch self {
    case .american(let category): category.advice
    case .korean, .who: likeness.advice
    }
  }

  /// The same for those whom dust harms sooner; nil where nobody need mind.
  ///
  /// Those are people with heart or lung disease or asthma, older people, pregnant women, infants
  /// and children (AirNow; Korea Disease Control and Prevention Agency, 2021).
  public var sensitiveAdvice: Bilingual? {
    switch self {
    case .american(let category): category.sensitiveAdvice
    case .korean, .who: likeness.sensitiveAdvice
    }
  }
}

extension Grade {
  /// After the advice that AirKorea gives with its grades and the Korea Disease Control and
  /// Prevention Agency's notice on masks (2021).
  fileprivate var advice: Bilingual {
    switch self {
    case .good: Bilingual(en: "good air to be outside", ko: "밖에서 지내기 좋은 공기입니다")
    case .moderate:
      Bilingual(
        en: "fine for most; if you are sensitive, go by how you feel",
        ko: "대체로 괜찮지만 민감하다면 몸 상태를 살피세요")
    case .bad:
      Bilingual(
        en: "keep long or hard efforts outside short; a KF80 mask or better helps",
        ko: "오래 하거나 힘든 바깥 활동은 줄이고 KF80 이상 마스크를 쓰세요")
    case .veryBad:
      Bilingual(
        en: "stay inside; if you must go out, wear a KF94 mask and be quick",
        ko: "실내에 머물고 꼭 나가야 하면 KF94 마스크를 쓰고 짧게 다녀오세요")
    }
  }

  fileprivate var sensitiveAdvice: Bilingual? {
    switch self {
    case .good, .moderate: nil
    case .bad:
      Bilingual(
        en: "children, older or ill people: shorten time outside, keep an inhaler at hand",
        ko: "어린이, 노약자, 호흡기 환자는 외출을 줄이고 흡입기를 챙기세요")
    case .veryBad:
      Bilingual(
        en: "children, older or ill people: stay inside with the windows shut",
        ko: "어린이, 노약자, 호흡기 환자는 창문을 닫고 실내에 머무세요")
    }
  }
}

extension AirBand.USCategory {
  /// After the activity guide for particle pollution of AirNow (US EPA).
  fileprivate var advice: Bilingual {
    switch self {
    case .good: Grade.good.advice
    case .moderate: Grade.moderate.advice
    case .unhealthyForSensitive:
      Bilingual(en: "fine for most to be outside", ko: "대부분은 밖에서 지내도 괜찮습니다")
    case .unhealthy:
      Bilingual(
        en: "cut down long or hard efforts outside and take more breaks",
        ko: "오래 하거나 힘든 바깥 활동을 줄이고 자주 쉬세요")
    case .veryUnhealthy:
      Bilingual(
        en: "move long or hard efforts inside or to another day",
        ko: "오래 하거나 힘든 활동은 실내나 다른 날로 옮기세요")
    case .hazardous:
      Bilingual(
        en: "stay inside; outside only what cannot wait, with a mask",
        ko: "실내에 머물고 미룰 수 없는 일만 마스크를 쓰고 다녀오세요")
    }
  }

  fileprivate var sensitiveAdvice: Bilingual? {
    switch self {
    case .good, .moderate: nil
    case .unhealthyForSensitive: Grade.bad.sensitiveAdvice
    case .unhealthy, .veryUnhealthy: Grade.veryBad.sensitiveAdvice
    case .hazardous:
      Bilingual(
        en: "children, older or ill people: shut the windows and keep activity low inside too",
        ko: "어린이, 노약자, 호흡기 환자는 창문을 닫고 실내에서도 무리하지 마세요")
    }
  }
}
