import Configuration
import DateHelper
import Language
import Planner
import Sky
import Terminal
import Text

/// The sky in lines for people.
///
/// A number of dust never stands without its grade.
struct SkyLines {
  let sky: CurrentSky
  let context: Context

  private var language: Language { context.language }

  /// What to take along, in one line, where the sky asks for something.
  var verdict: Flow? {
    var parts: [Bilingual] = []
    if let grade = sky.air?.worstGrade, grade >= .bad {
      parts.append(Bilingual(en: "mask", ko: "마스크"))
    }
    if let weather = sky.weather {
      if weather.condition.isWet || weather.precipitationProbability ?? 0 >= 0.4 {
        parts.append(Bilingual(en: "umbrella", ko: "우산"))
      }
      parts.append(Clothes(feltTemperature: weather.feelsLike ?? weather.temperature).words)
    }
    guard !parts.isEmpty else { return nil }
    let things = parts.map { $0[language] }.joined(separator: ", ")
    return Flow("\(Bilingual(en: "Take", ko: "챙길 것")[language]): \(things)")
  }

  /// `7°C  cloudy  feels 5°C  high 12°C  low 3°C`.
  var weather: Flow? {
    guard let weather = sky.weather else { return nil }
    var parts = [temperature(weather.temperature), weather.description[language]]
    if let felt = weather.feelsLike {
      parts.append("\(Bilingual(en: "feels", ko: "체감")[language]) \(temperature(felt))")
    }
    if let high = weather.high {
      parts.append("\(Bilingual(en: "high", ko: "최고")[language]) \(temperature(high))")
    }
    if let low = weather.low {
      parts.append("\(Bilingual(en: "low", ko: "최저")[language]) \(temperature(low))")
    }
    if let chance = weather.precipitationProbability {
      parts.append(
        "\(Bilingual(en: "rain", ko: "강수")[language]) \(Int(roundingHalfUp: chance * 100))%")
    }
    return Flow(parts.map { TableCell(text: $0) } + [staleness(weather.freshness(now: sky.now))])
  }

  /// `PM2.5 bad 41  PM10 moderate 68`, in µg/m³; what is an estimate says so.
  var air: Flow? {
    guard let air = sky.air else { return nil }
    let parts = [Pollutant.pm25, .pm10].map { pollutant -> TableCell in
      let name = pollutant.name[language]
      guard let amount = air.concentration(of: pollutant), let grade = air.grade(of: pollutant)
      else {
        return TableCell(text: "\(name) \(Bilingual(en: "no data", ko: "자료 없음")[language])")
      }
      return TableCell(
        text: "\(name) \(grade.name[language]) \(self.amount(amount))", grade.style)
    }
    return Flow(parts + [staleness(air.freshness(now: sky.now))])
  }

  /// Where the dust was measured, or that a model made it.
  private var station: String? {
    guard let air = sky.air else { return nil }
    guard let station = air.station else {
      return air.isModel ? Bilingual(en: "model estimate", ko: "모델 추정")[language] : nil
    }
    guard air.isFarAway, let distance = air.stationDistance else { return station }
    let kilometres = Int(roundingHalfUp: distance)
    return Bilingual(
      en: "\(station), \(kilometres) km away", ko: "\(station), \(kilometres)km 떨어짐")[
        language]
  }

  /// Who said so and how long ago, and where: `Open-Meteo 10 min ago  model estimate`.
  func origin(of kinds: [SkyKind]) -> Flow {
    Flow([TableCell(text: sources(of: kinds), .faint), TableCell(text: station ?? "", .faint)])
  }

  private func sources(of kinds: [SkyKind]) -> String {
    var sources: [(Provider, Int64)] = []
    if kinds.contains(.weather), let weather = sky.weather {
      sources.append((weather.provider, weather.freshness(now: sky.now).age))
    }
    if let air = sky.air, sources.first?.0 != air.provider {
      sources.append((air.provider, air.freshness(now: sky.now).age))
    }
    return sources.map { "\($0.0.name) \(DateHelper.age(seconds: $0.1)[language])" }.joined(
      separator: ", ")
  }

  /// One honest line for each value of now that could not be had.
  var problems: [Flow] { problems(of: [.weather, .air]) }

  /// One honest line for each value that could not be had.
  func problems(of kinds: [SkyKind]) -> [Flow] {
    var lines: [String] = []
    for kind in kinds {
      guard let error = sky.error(for: kind) else { continue }
      let hint = error.hint.map { " (\($0[language]))" } ?? ""
      let line = error.message[language] + hint
      if !lines.contains(line) { lines.append(line) }
    }
    if let notBefore = sky.notBefore {
      let time = context.clock.zone.civil(at: notBefore).time.iso
      lines.append(
        Bilingual(
          en: "asked a moment ago; again from \(time)",
          ko: "조금 전에 물었습니다. \(time)부터 다시 물을 수 있습니다")[language])
    }
    return lines.map { Flow($0) }
  }

  private func temperature(_ celsius: Double) -> String { context.temperature(celsius) }

  /// `41`, `~50` for what was computed back from an index, `>600` beyond its end.
  private func amount(_ amount: Concentration) -> String {
    let sign = amount.above ? ">" : amount.estimated ? "~" : ""
    return "\(sign)\(amount.rounded)"
  }

  private func staleness(_ freshness: Freshness) -> TableCell {
    guard freshness.isStale else { return TableCell("") }
    let old = DateHelper.age(seconds: freshness.age)
    return TableCell(
      text: Bilingual(en: "(old: \(old.english))", ko: "(오래됨: \(old.korean))")[language], .warning)
  }
}

extension Grade {
  /// How a grade looks; its word says the same without colour.
  var style: TerminalStyle {
    switch self {
    case .good: .good
    case .moderate: .moderate
    case .bad: .bad
    case .veryBad: .veryBad
    }
  }

  /// What a grade means for a day outside, in one line.
  ///
  /// After the advice that AirKorea gives with its grades and the Korea Disease Control agency's
  /// notice on masks (2021).
  var advice: Bilingual {
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
        en: "stay inside where you can; outside wear a KF80 mask or better",
        ko: "되도록 실내에 머물고 나갈 때는 KF80 이상 마스크를 쓰세요")
    }
  }
}

/// What to wear by the temperature that is felt.
private enum Clothes {
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
