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

  var language: Language { context.language }

  /// `7°C  cloudy  feels 5°C  high 12°C  low 3°C`.
  var weather: Flow? {
    sky.weather.map { Flow(weatherCells + [staleness($0.freshness(now: sky.now))]) }
  }

  /// The same without its age.
  var weatherCells: [TableCell] {
    guard let weather = sky.weather else { return [] }
    var parts = [temperature(weather.temperature)]
    if weather.condition != .unknown || weather.providerText != nil {
      parts.append(weather.description[language])
    }
    if let felt = weather.feelsLike {
      parts.append("\(Bilingual(en: "feels", ko: "체감")[language]) \(temperature(felt))")
    }
    if let high = weather.high {
      parts.append("\(Bilingual(en: "high", ko: "최고")[language]) \(temperature(high))")
    }
    if let low = weather.low {
      parts.append("\(Bilingual(en: "low", ko: "최저")[language]) \(temperature(low))")
    }
    // What falls is no longer a matter of chance.
    if let chance = weather.precipitationProbability, !weather.condition.isWet {
      parts.append("\(waterName[language]) \(Int(roundingHalfUp: chance * 100))%")
    }
    return parts.map { TableCell(text: $0) }
  }

  /// What is forecast of the day, for where nobody knows the weather of now.
  var foretold: Flow? {
    guard sky.weather == nil, let day = sky.forecast?.day(zone.civil(at: sky.now).date) else {
      return nil
    }
    return DaySky(region: sky.region, day: day)
      .line(in: context, after: Bilingual(en: "forecast", ko: "예보"))
  }

  /// What the chance of the day is one of: rain, unless it is snow that is due or comes today, or a
  /// day that stays too cold for rain.
  private var waterName: Bilingual {
    let today = zone.civil(at: sky.now).date
    let wet = sky.changes.first { $0.kind.isWet && zone.civil(at: $0.at).date == today }
    let isSnowy =
      sky.present.falling.map { $0 == .snow } ?? wet.map { $0.kind == .snow } ?? isFrozen
    return Bilingual(en: isSnowy ? "snow" : "rain", ko: "강수")
  }

  /// Whether it is not above freezing all day.
  private var isFrozen: Bool {
    sky.weather.map { max($0.temperature, $0.high ?? $0.temperature) <= 0 } ?? false
  }

  /// `PM2.5 bad 41  PM10 moderate 68`, in µg/m³; what is an estimate says so.
  var air: Flow? {
    sky.air.map { Flow(airCells + [staleness($0.freshness(now: sky.now))]) }
  }

  /// The same without its age.
  var airCells: [TableCell] {
    guard let air = sky.air else { return [] }
    return [Pollutant.pm25, .pm10].map { pollutant in dust(pollutant, in: air) }
  }

  /// The age of what is shown, where the oldest of it is no longer new.
  var oldness: TableCell {
    let ages = [sky.weather?.freshness(now: sky.now), sky.air?.freshness(now: sky.now)]
    return ages.compactMap { $0 }.max { $0.age < $1.age }.map(staleness) ?? TableCell("")
  }

  private func dust(_ pollutant: Pollutant, in air: Air) -> TableCell {
    let name = pollutant.name[language]
    let scale = context.settings.airScale
    guard let amount = air.concentration(of: pollutant),
      let band = air.band(of: pollutant, on: scale)
    else {
      let nothing = Bilingual(en: "no data", ko: "자료 없음")[language]
      let notes = [air.remarkWords?[language], foretold(pollutant, on: scale)].compactMap { $0 }
      let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
      return TableCell(text: "\(name) \(nothing)\(note)")
    }
    let number = scale == .unitedStates ? index(of: pollutant, in: air) : self.amount(amount)
    let age = amount.observed.map { $0.seconds(until: sky.now) }
    let note = age.map { " (\(DateHelper.age(seconds: $0)[language]))" } ?? ""
    return TableCell(
      text: "\(name) \(band.name[language]) \(number)\(note)", band.likeness.style)
  }

  /// What a model says of this hour: `forecast: bad 41`.
  private func foretold(_ pollutant: Pollutant, on scale: AirScale) -> String? {
    guard let hour = sky.forecast?.hour(at: sky.now),
      let amount = hour.concentration(of: pollutant),
      let band = hour.band(of: pollutant, on: scale)
    else { return nil }
    let word = Bilingual(en: "forecast", ko: "예보")[language]
    return "\(word): \(band.name[language]) \(amount.rounded)"
  }

  /// `AQI 117`, or `AQI >500` beyond the end of the index.
  private func index(of pollutant: Pollutant, in air: Air) -> String {
    "AQI " + (air.usIndex(of: pollutant).map { "\($0)" } ?? ">500")
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

  /// One honest line for each value that could not be had.
  ///
  /// What a person has switched off is no news where anything else is shown.
  func problems(of kinds: [SkyKind], besidesOther isBesideOther: Bool = false) -> [Flow] {
    let areAllOff = kinds.allSatisfy { sky.switchedOff($0) != nil }
    var lines: [String] = []
    for kind in kinds {
      guard let error = sky.error(for: kind) else { continue }
      if error is SwitchedOff, isBesideOther || !areAllOff { continue }
      let line = subject(of: kind, among: kinds) + sentence(error)
      if !lines.contains(line) { lines.append(line) }
    }
    if case .kept? = sky.obstacles.cache { lines.append(sentence(sky.obstacles.cache)) }
    return (lines + waits).map { Flow($0) }
  }

  /// What could not be had, where the same provider told something else or failed otherwise.
  private func subject(of kind: SkyKind, among kinds: [SkyKind]) -> String {
    guard let error = sky.error(for: kind), let provider = error.named else { return "" }
    let isAmbiguous = kinds.contains { other in
      let failure = sky.error(for: other)
      let asked = failure?.named ?? sky.outlook.plan.provider(of: other)
      return other != kind && asked == provider && sentence(failure) != sentence(error)
    }
    guard isAmbiguous else { return "" }
    switch kind {
    case .weather, .forecast: return Bilingual(en: "weather: ", ko: "날씨: ")[language]
    case .air, .airForecast: return Bilingual(en: "fine dust: ", ko: "미세먼지: ")[language]
    }
  }

  /// What is wrong, and in parentheses what to do.
  private func sentence(_ problem: (any Explainable)?) -> String {
    guard let problem else { return "" }
    return problem.message[language] + (problem.hint.map { " (\($0[language]))" } ?? "")
  }

  /// Who was not asked although that was wanted, for how long yet, and until what time.
  private var waits: [String] {
    sky.waits.map { wait in
      let age = DateHelper.age(seconds: wait.asked.seconds(until: sky.now))
      let left = Bilingual.waiting(seconds: sky.now.seconds(until: wait.notBefore))
      let time = moment(wait.notBefore)
      return Bilingual(
        en: "\(wait.provider.name): asked \(age.english), again in \(left.english)"
          + " (from \(time.english))",
        ko: "\(wait.provider.name): \(age.korean) 물음. \(left.korean) 뒤"
          + "(\(time.korean)부터) 다시 물을 수 있습니다"
      )[language]
    }
  }

  /// Amounts in the units of the configuration.
  var units: Units { context.units }

  /// A temperature with its degree sign.
  func temperature(_ celsius: Double) -> String { units.temperature(celsius) }

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
}
