import Language
import Sky

extension Objection {
  /// What it says in a few words, such as `rain 60%`; what is an estimate is called one.
  func words(in units: Units) -> Bilingual {
    switch self {
    case .rain(let percent): Condition.rain.words.with(percent)
    case .snow(let percent): Condition.snow.words.with(percent)
    case .sky(let condition): condition.words
    case .dust(let pollutant, let band, let amount):
      Bilingual(
        en: "\(pollutant.name.english) \(band.name.english)"
          + (amount.estimated ? " (estimate)" : ""),
        ko: "\(pollutant.name.korean) \(band.name.korean)" + (amount.estimated ? "(추정)" : ""))
    case .heat(let felt), .cold(let felt):
      Bilingual(en: "feels \(units.temperature(felt))", ko: "체감 \(units.temperature(felt))")
    case .wind(let speed):
      Bilingual(en: "wind \(units.wind(speed))", ko: "바람 \(units.wind(speed))")
    }
  }
}

extension Bilingual {
  fileprivate func with(_ percent: Int?) -> Bilingual {
    guard let percent else { return self }
    return Bilingual(en: "\(english) \(percent)%", ko: "\(korean) \(percent)%")
  }
}
