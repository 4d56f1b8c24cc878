import Language
import Terminal

/// A thing to take along or to wear.
enum OutingThing: Equatable {
  case umbrella, raincoat, gloves, water
  /// A mask, for all or for those alone whom dust harms sooner.
  case mask(ifSensitive: Bool)
  /// What to wear, and what below it where the day is cold and warm.
  case clothes(Clothes, over: Clothes?)

  /// What fits all of a range that is felt, in °C: one thing, or one over another where its ends lie
  /// far apart.
  static func clothes(from low: Double, to high: Double) -> OutingThing {
    let (outer, inner) = (Clothes(feltTemperature: low), Clothes(feltTemperature: high))
    return .clothes(outer, over: outer.rawValue - inner.rawValue >= 2 ? inner : nil)
  }

  /// The stable code of the JSON output.
  var code: String {
    switch self {
    case .mask: "mask"
    case .umbrella: "umbrella"
    case .raincoat: "raincoat"
    case .gloves: "gloves"
    case .water: "water"
    case .clothes(let outer, _): outer.code
    }
  }

  var words: Bilingual {
    switch self {
    case .mask(ifSensitive: false): Bilingual(en: "mask", ko: "마스크")
    case .mask(ifSensitive: true): Bilingual(en: "mask if sensitive", ko: "민감하면 마스크")
    case .umbrella: Bilingual(en: "umbrella", ko: "우산")
    case .raincoat: Bilingual(en: "a raincoat", ko: "비옷")
    case .gloves: Bilingual(en: "gloves", ko: "장갑")
    case .water: Bilingual(en: "water", ko: "물")
    case .clothes(let outer, nil): outer.words
    case .clothes(let outer, let inner?):
      Bilingual(
        en: "\(outer.words.english) over \(inner.words.english)",
        ko: "\(inner.words.korean) 위에 \(outer.words.korean)")
    }
  }

  /// The thing in machine form; `docs/json.md` fixes the shape.
  func json(in language: Language) -> JSONValue {
    var inner: Clothes?
    if case .clothes(_, let over) = self { inner = over }
    return [
      "kind": .string(code), "over": JSONValue(inner?.code), "text": .string(words[language]),
    ]
  }
}

/// What to wear by the temperature that is felt, the lightest first.
enum Clothes: Int {
  case light, sleeves, jacket, coat, padded

  init(feltTemperature celsius: Double) {
    self =
      switch celsius {
      case 23...: .light
      case 17..<23: .sleeves
      case 10..<17: .jacket
      case 4..<10: .coat
      default: .padded
      }
  }

  /// The stable code of the JSON output.
  var code: String {
    switch self {
    case .light: "lightClothes"
    case .sleeves: "longSleeves"
    case .jacket: "jacket"
    case .coat: "coat"
    case .padded: "paddedCoat"
    }
  }

  var words: Bilingual {
    switch self {
    case .light: Bilingual(en: "light clothes", ko: "가벼운 옷")
    case .sleeves: Bilingual(en: "long sleeves", ko: "긴소매")
    case .jacket: Bilingual(en: "a jacket", ko: "겉옷")
    case .coat: Bilingual(en: "a coat", ko: "코트")
    case .padded: Bilingual(en: "a padded coat", ko: "두꺼운 외투")
    }
  }
}
