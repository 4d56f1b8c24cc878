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
