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

  /// What to take along, in one line, and what changes next.
  var verdict: Flow? {
    let outing = Outing(sky, zone: zone)
    let things = outing.things.map { $0[language] }.joined(separator: ", ")
    let take = things.isEmpty ? "" : "\(Bilingual(en: "Take", ko: "챙길 것")[language]): \(things)"
    let wind = outing.strongWind.map { speed in
      let text = units.wind(speed)
      return Bilingual(en: "strong wind, \(text)", ko: "강한 바람 \(text)")[language]
    }
    let cells =
      [TableCell(text: take), TableCell(text: wind ?? "", .warning)] + changeCells + [forecastAge]
    return things.isEmpty && changes.isEmpty ? nil : Flow(cells)
  }

  private var forecastAge: TableCell {
    guard let age = sky.forecastAge.map({ DateHelper.age(seconds: $0) }) else {
      return TableCell("")
    }
    return TableCell(
      text: Bilingual(en: "(forecast: \(age.english))", ko: "(예보: \(age.korean))")[language],
      .warning)
  }

  /// What changes within a day, such as `rain from 15:00`.
  private var changes: [String] {
    sky.changes.map { $0.text(moment($0.at))[language] }
  }

  /// What changes within a day, and by whose clocks; none where nothing changes.
  var changeCells: [TableCell] {
    changes.isEmpty
      ? [] : changes.map { TableCell(text: $0) } + [TableCell(text: ownClocks, .faint)]
  }

  /// `15:00` by the clocks of the person, or with the day in front where that is not today.
  func moment(_ instant: Instant) -> Bilingual {
    let today = context.clock.zone.civil(at: sky.now).date
    let civil = context.clock.zone.civil(at: instant)
    let time = civil.time.iso
    switch today.days(until: civil.date) {
    case 0: return Bilingual(verbatim: time)
    case 1: return Bilingual(en: "tomorrow \(time)", ko: "내일 \(time)")
    default:
      let day = context.clock.shortText(civil.date)
      return Bilingual(en: "\(day.english) \(time)", ko: "\(day.korean) \(time)")
    }
  }

  /// The clocks of the place: this computer's, unless the provider says that they differ.
  var zone: Zone {
    guard let offset = sky.forecast?.offset, offset != context.clock.zone.offset(at: sky.now),
      let zone = Zone(fixedOffset: offset)
    else { return context.clock.zone }
    return zone
  }

  /// Whether the clocks of the place differ from those of the person.
  var isElsewhere: Bool { zone != context.clock.zone }

  /// What times of the person are called where the place has others; empty where it has not.
  var ownClocks: String {
    isElsewhere ? Bilingual(en: "(your time)", ko: "(내 시각)")[language] : ""
  }

  /// What times of the place are called where they are not those of the person.
  var placeClocks: String {
    let name = sky.region.name
    return isElsewhere
      ? Bilingual(en: "(\(name.english) time)", ko: "(\(name.korean) 시각)")[language] : ""
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
    let parts = [Pollutant.pm25, .pm10].map { pollutant in dust(pollutant, in: air) }
    return Flow(parts + [staleness(air.freshness(now: sky.now))])
  }

  private func dust(_ pollutant: Pollutant, in air: Air) -> TableCell {
    let name = pollutant.name[language]
    let scale = context.settings.airScale
    guard let amount = air.concentration(of: pollutant),
      let band = air.band(of: pollutant, on: scale)
    else {
      return TableCell(text: "\(name) \(Bilingual(en: "no data", ko: "자료 없음")[language])")
    }
    let index = scale == .unitedStates ? air.usIndex(of: pollutant) : nil
    let number = index.map { "AQI \($0)" } ?? self.amount(amount)
    let age = amount.observed.map { $0.seconds(until: sky.now) }
    let note = age.map { " (\(DateHelper.age(seconds: $0)[language]))" } ?? ""
    return TableCell(
      text: "\(name) \(band.name[language]) \(number)\(note)", band.likeness.style)
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
