import Language

extension Greeting.Period {
  /// The lines of the period; the date chooses one.
  var lines: [Bilingual] {
    switch self {
    case .dawn:
      [
        Bilingual(en: "Up before the sun. Take it slowly.", ko: "해보다 먼저 일어나셨네요. 천천히 시작하세요."),
        Bilingual(en: "A quiet hour, all yours.", ko: "고요한 시간이 온전히 당신 것입니다."),
        Bilingual(
          en: "The day has not begun; rest counts too.", ko: "아직 이른 시각입니다. 조금 더 쉬어도 좋습니다."),
      ]
    case .morning:
      [
        Bilingual(en: "Good morning. One thing at a time.", ko: "좋은 아침입니다. 한 번에 하나씩 해 나가세요."),
        Bilingual(en: "A fresh day, and room in it.", ko: "새로운 하루입니다. 시간이 넉넉합니다."),
        Bilingual(en: "Morning. Start with the one that matters.", ko: "아침입니다. 중요한 것 하나부터 시작하세요."),
      ]
    case .afternoon:
      [
        Bilingual(en: "Good afternoon. Keep your pace.", ko: "좋은 오후입니다. 지금 속도면 충분합니다."),
        Bilingual(en: "Half the day is still yours.", ko: "하루가 아직 절반 남았습니다."),
        Bilingual(en: "Stretch a little, then the next one.", ko: "기지개 한 번 켜고 다음 일로 가세요."),
      ]
    case .evening:
      [
        Bilingual(en: "Good evening. Wind down gently.", ko: "편안한 저녁입니다. 천천히 마무리하세요."),
        Bilingual(en: "What is done is done; enjoy the evening.", ko: "해낸 만큼 해냈습니다. 저녁을 즐기세요."),
        Bilingual(en: "Evening. Tomorrow can hold the rest.", ko: "저녁입니다. 나머지는 내일 해도 됩니다."),
      ]
    case .night:
      [
        Bilingual(en: "You did well today.", ko: "오늘도 애쓰셨습니다."),
        Bilingual(en: "Night. Leave the rest to tomorrow.", ko: "밤입니다. 남은 일은 내일에게 맡기세요."),
        Bilingual(en: "Sleep is on the list too.", ko: "잠도 오늘 할 일입니다."),
      ]
    }
  }
}

extension Greeting.Concern {
  /// The lines for the concern; the date chooses one.
  var lines: [Bilingual] {
    switch self {
    case .rain:
      [
        Bilingual(en: "It is raining. Take an umbrella.", ko: "비가 옵니다. 우산을 챙기세요."),
        Bilingual(en: "A wet one outside; mind your steps.", ko: "밖이 젖었습니다. 발밑을 살피세요."),
      ]
    case .stormyRain:
      [
        Bilingual(
          en: "Rain and a strong wind: a raincoat beats an umbrella.",
          ko: "비바람이 붑니다. 우산보다 비옷이 낫습니다."),
        Bilingual(en: "Wind and rain; stay in where you can.", ko: "비바람이 거셉니다. 되도록 안에 계세요."),
      ]
    case .snow:
      [
        Bilingual(en: "Snow outside. Walk with care.", ko: "눈이 옵니다. 걸음을 조심하세요."),
        Bilingual(en: "It snows; leave a little earlier.", ko: "눈이 내리니 조금 일찍 나서세요."),
      ]
    case .dust:
      [
        Bilingual(en: "The air is bad. Take a mask.", ko: "공기가 나쁩니다. 마스크를 챙기세요."),
        Bilingual(en: "Dusty outside; keep it short.", ko: "먼지가 많습니다. 바깥일은 짧게 하세요."),
      ]
    case .heat:
      [
        Bilingual(en: "It is hot. Water and shade first.", ko: "덥습니다. 물과 그늘이 먼저입니다."),
        Bilingual(en: "A hot one; spare yourself at noon.", ko: "무더우니 한낮에는 쉬어 가세요."),
      ]
    case .cold:
      [
        Bilingual(en: "It is bitterly cold. Wrap up.", ko: "몹시 춥습니다. 단단히 입으세요."),
        Bilingual(en: "Freezing outside; gloves on.", ko: "밖이 꽁꽁 얼었습니다. 장갑을 끼세요."),
      ]
    case .rainLater:
      [
        Bilingual(en: "Rain is on its way. Take an umbrella.", ko: "비 소식이 있습니다. 우산을 챙기세요."),
        Bilingual(en: "Dry now, wet later; do the outside first.", ko: "이따 비가 옵니다. 바깥일부터 하세요."),
      ]
    case .snowLater:
      [
        Bilingual(en: "Snow is on its way. Sturdy shoes today.", ko: "눈 소식이 있습니다. 든든한 신발을 신으세요."),
        Bilingual(en: "It will snow later; come home early.", ko: "이따 눈이 옵니다. 일찍 들어오세요."),
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
    }
  }
}
