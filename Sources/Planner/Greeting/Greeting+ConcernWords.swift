import Language

extension Greeting.Concern {
  /// The lines for the concern; the date chooses one.
  ///
  /// - Parameter end: until when, in words such as `15:00`, where that is known of what is so now.
  func lines(until end: Bilingual?) -> [Bilingual] {
    let (until, ahead) = end.map { (" until \($0.english)", "\($0.korean)까지 ") } ?? ("", "")
    return switch self {
    case .thunderstorm, .rain, .stormyRain, .snow, .rainDue, .snowDue: wetLines(until, ahead)
    case .rainInHeavyDust, .snowInHeavyDust, .heavyDust, .worseningDust, .dust, .sensitiveDust:
      dustLines(until, ahead)
    case .heat, .cold: feltLines
    case .thunderstormLater, .rainLater, .stormyRainLater, .snowLater, .heavyDustLater, .dustLater,
      .sensitiveDustLater, .heatLater, .coldLater:
      laterLines
    }
  }

  private func wetLines(_ until: String, _ ahead: String) -> [Bilingual] {
    switch self {
    case .thunderstorm:
      [
        Bilingual(
          en: "A thunderstorm\(until). Stay inside.", ko: "\(ahead)뇌우가 칩니다. 안에 계세요.")
      ]
    case .stormyRain:
      [
        Bilingual(
          en: "Rain and a strong wind\(until): a raincoat beats an umbrella.",
          ko: "\(ahead)비바람이 붑니다. 우산보다 비옷이 낫습니다."),
        Bilingual(
          en: "Wind and rain\(until); stay in where you can.",
          ko: "\(ahead)비바람이 거셉니다. 되도록 안에 계세요."),
      ]
    case .snow:
      [
        Bilingual(
          en: "It snows\(until). Walk with care.", ko: "\(ahead)눈이 옵니다. 걸음을 조심하세요."),
        Bilingual(
          en: "It snows\(until); leave a little earlier.",
          ko: "\(ahead)눈이 내립니다. 조금 일찍 나서세요."),
      ]
    case .rainDue:
      [
        Bilingual(
          en: "Rain is likely now\(until). Take an umbrella.",
          ko: "\(ahead)언제든 비가 올 수 있습니다. 우산을 챙기세요.")
      ]
    case .snowDue:
      [
        Bilingual(
          en: "Snow is likely now\(until). Sturdy shoes today.",
          ko: "\(ahead)언제든 눈이 올 수 있습니다. 든든한 신발을 신으세요.")
      ]
    default:
      [
        Bilingual(
          en: "It is raining\(until). Take an umbrella.", ko: "\(ahead)비가 옵니다. 우산을 챙기세요."),
        Bilingual(
          en: "It rains\(until); mind your steps.", ko: "\(ahead)비가 내립니다. 발밑을 살피세요."),
      ]
    }
  }

  private func dustLines(_ until: String, _ ahead: String) -> [Bilingual] {
    switch self {
    case .rainInHeavyDust:
      [
        Bilingual(
          en: "Very bad air, and rain. Stay in; outside, a KF94 mask and an umbrella.",
          ko: "공기가 매우 나쁘고 비까지 있습니다. 안에 계시고 나갈 때는 KF94 마스크와 우산을 챙기세요.")
      ]
    case .snowInHeavyDust:
      [
        Bilingual(
          en: "Very bad air, and snow. Stay in; outside, a KF94 mask and sturdy shoes.",
          ko: "공기가 매우 나쁘고 눈까지 있습니다. 안에 계시고 나갈 때는 KF94 마스크와 든든한 신발을 챙기세요.")
      ]
    case .heavyDust:
      [
        Bilingual(
          en: "The air is very bad. Stay in; outside, a KF94 mask.",
          ko: "공기가 매우 나쁩니다. 안에 계시고 나갈 때는 KF94 마스크를 쓰세요.")
      ]
    case .worseningDust:
      [
        Bilingual(
          en: "The air is bad and will turn very bad. Take a KF94 mask.",
          ko: "공기가 나쁘고 이따 매우 나빠집니다. KF94 마스크를 챙기세요.")
      ]
    case .sensitiveDust:
      [
        Bilingual(
          en: "The air is bad for sensitive people\(until). A mask if you are one.",
          ko: "\(ahead)민감한 사람에게 나쁜 공기입니다. 민감하다면 마스크를 챙기세요.")
      ]
    default:
      [
        Bilingual(
          en: "The air is bad\(until). Take a mask.", ko: "\(ahead)공기가 나쁩니다. 마스크를 챙기세요."),
        Bilingual(
          en: "Dusty outside\(until); keep it short.", ko: "\(ahead)먼지가 많습니다. 바깥일은 짧게 하세요."),
      ]
    }
  }

  private var feltLines: [Bilingual] {
    switch self {
    case .heat:
      [
        Bilingual(en: "It is hot. Water and shade first.", ko: "덥습니다. 물과 그늘이 먼저입니다."),
        Bilingual(en: "A hot one; spare yourself at noon.", ko: "무더우니 한낮에는 쉬어 가세요."),
      ]
    default:
      [
        Bilingual(en: "It is bitterly cold. Wrap up.", ko: "몹시 춥습니다. 단단히 입으세요."),
        Bilingual(en: "Freezing outside; gloves on.", ko: "밖이 꽁꽁 얼었습니다. 장갑을 끼세요."),
      ]
    }
  }

  private var laterLines: [Bilingual] {
    switch self {
    case .thunderstormLater:
      [
        Bilingual(
          en: "A thunderstorm is on its way. Be inside by then.",
          ko: "뇌우 소식이 있습니다. 그때는 안에 계세요.")
      ]
    case .stormyRainLater:
      [
        Bilingual(
          en: "Rain and a strong wind are on their way. Take a raincoat.",
          ko: "비바람 소식이 있습니다. 우산보다 비옷을 챙기세요.")
      ]
    case .snowLater:
      [
        Bilingual(en: "Snow is on its way. Sturdy shoes today.", ko: "눈 소식이 있습니다. 든든한 신발을 신으세요."),
        Bilingual(en: "It will snow later; come home early.", ko: "이따 눈이 옵니다. 일찍 들어오세요."),
      ]
    case .heavyDustLater:
      [
        Bilingual(
          en: "The air will turn very bad. Take a KF94 mask.",
          ko: "공기가 매우 나빠집니다. KF94 마스크를 챙기세요.")
      ]
    case .sensitiveDustLater:
      [
        Bilingual(
          en: "The air will turn bad for sensitive people. A mask if you are one.",
          ko: "이따 민감한 사람에게 나쁜 공기가 됩니다. 민감하다면 마스크를 챙기세요.")
      ]
    case .dustLater:
      [
        Bilingual(en: "The air will turn bad. Take a mask.", ko: "공기가 나빠집니다. 마스크를 챙기세요."),
        Bilingual(en: "Good air now, dust later; go out soon.", ko: "이따 먼지가 많아집니다. 나가려면 지금이 낫습니다."),
      ]
    case .heatLater:
      [
        Bilingual(en: "It will be hot. Go out early.", ko: "더워집니다. 바깥일은 일찍 마치세요."),
        Bilingual(en: "A hot afternoon ahead; take water.", ko: "한낮이 덥습니다. 물을 챙기세요."),
      ]
    case .coldLater:
      [
        Bilingual(en: "Bitter cold is on its way. Take gloves.", ko: "몹시 추워집니다. 장갑을 챙기세요."),
        Bilingual(en: "It will freeze later; come home early.", ko: "이따 꽁꽁 업니다. 일찍 들어오세요."),
      ]
    default:
      [
        Bilingual(en: "Rain is on its way. Take an umbrella.", ko: "비 소식이 있습니다. 우산을 챙기세요."),
        Bilingual(en: "Dry now, wet later; do the outside first.", ko: "이따 비가 옵니다. 바깥일부터 하세요."),
      ]
    }
  }
}
