import CommandLineKit
import DateHelper
import Language
import Planner
import Sky
import Terminal

private let skyOptions = [
  OptionSpec("--offline", Bilingual(en: "do not ask, show what is known", ko: "새로 받지 않고 저장된 것만")),
  OptionSpec("--refresh", Bilingual(en: "ask now", ko: "지금 새로 받음")),
  RegionOption.spec,
]

extension Command {
  /// `clamate weather`.
  static let weather = Command(
    CommandSpec(
      name: "weather", summary: Bilingual(en: "show the sky now", ko: "지금 날씨 보기"),
      options: [
        OptionSpec("--hours", Bilingual(en: "the next 48 hours", ko: "앞으로 48시간")),
        OptionSpec("--days", Bilingual(en: "five days from today", ko: "오늘부터 닷새")),
      ] + skyOptions,
      examples: [
        .init("weather", Bilingual(en: "temperature, sky and dust", ko: "기온, 하늘, 먼지")),
        .init("weather --hours", Bilingual(en: "hour by hour, with a chart", ko: "시간별로, 그림과 함께")),
        .init("weather --days", Bilingual(en: "the coming days", ko: "다가올 날들")),
        .init("weather --refresh", Bilingual(en: "fetched now", ko: "지금 새로 받아서")),
      ])
  ) { line, context in
    if let part = try ForecastPage.Part(line) { return try context.showForecast(line, part) }
    return try context.showSky(line, [.weather, .air])
  }

  /// `clamate air`.
  static let air = Command(
    CommandSpec(
      name: "air", summary: Bilingual(en: "show the fine dust now", ko: "지금 미세먼지 보기"),
      options: [
        OptionSpec(
          "--find", value: "TEXT",
          Bilingual(en: "look stations of AQICN up", ko: "AQICN 측정소 찾기"))
      ] + skyOptions,
      examples: [
        .init("air", Bilingual(en: "dust, its grade and advice", ko: "먼지, 등급, 조언")),
        .init(
          Bilingual(en: "air --find seoul", ko: "air --find 종로"),
          Bilingual(en: "stations for air.station", ko: "air.station에 쓸 측정소")),
      ])
  ) { line, context in
    if let text = try line.value("--find") { return try context.showStations(text, line) }
    return try context.showSky(line, [.air])
  }
}

extension Context {
  fileprivate func showSky(_ line: ParsedCommand, _ kinds: [SkyKind]) throws -> ExitStatus {
    try line.refuseArguments(after: 0, meaning: RegionOption.spec.name)
    let asking = try SkyOption.asking(line)
    let store = try storeForReading()
    let region = try region(of: line, store) ?? store.region.inUse()
    let sky = try CurrentSky(over: region, asking, in: self)
    switch format {
    case .json:
      let members = sky.members(in: self).filter { member in
        kinds.contains(.weather) || !member.name.hasPrefix("weather")
      }
      let head = [JSONValue.Member("region", .string(region.name.english))]
      output.write(json: .object(head + members))
    case .plain: writePlain(sky, kinds)
    case .text:
      write(SkyLines(sky: sky, context: self).page(kinds))
    }
    let isMissing = kinds.contains(where: sky.isMissed)
    return asking == .always && isMissing ? .network : .done
  }

  private func writePlain(_ sky: CurrentSky, _ kinds: [SkyKind]) {
    output.append { bytes in
      if kinds.contains(.weather), let weather = sky.weather {
        PlainRow.append(
          [
            "weather", weather.provider.rawValue, weather.observed.iso8601(in: clock.zone),
            "\(weather.temperature)", weather.condition.rawValue,
          ], to: &bytes)
      }
      for pollutant in [Pollutant.pm25, .pm10] {
        guard let air = sky.air, let amount = air.concentration(of: pollutant),
          let grade = air.grade(of: pollutant)
        else { continue }
        PlainRow.append(
          [
            pollutant.rawValue, air.provider.rawValue, air.observed.iso8601(in: clock.zone),
            "\(amount.rounded)", grade.rawValue,
          ], to: &bytes)
      }
    }
  }
}

extension SkyLines {
  /// The whole of what is known, with who said so.
  fileprivate func page(_ kinds: [SkyKind]) -> [Flow] {
    let language = context.language
    var lines = [Flow(sky.region.name[language], .heading)]
    if kinds.contains(.weather) {
      lines += [weather ?? foretold, moreWeather, sun].compactMap { $0 }
      lines += [Flow([windCell] + changeCells)]
    }
    lines += [air].compactMap { $0 }
    lines += airAdvice
    lines += problems(of: kinds)
    return lines + [origin(of: kinds)] + attributions(kinds)
  }

  /// What the worse of the two sizes means, by which table, and for whom it means more.
  ///
  /// It goes by what the greeting goes by, so that the two never differ.
  private var airAdvice: [Flow] {
    let scale = context.settings.airScale
    guard sky.air?.worstBand(on: scale) != nil else { return [] }
    let unit = scale == .unitedStates ? "AQI" : "ug/m3"
    let note = Bilingual(
      en: "\(unit) of the hour, \(scale.name.english)", ko: "한 시간 값(\(unit)), \(scale.name.korean)")
    let worst = sky.present.dust
    let advice = [worst?.advice, worst?.sensitiveAdvice].compactMap { $0?[language] }
    return advice.map { Flow($0) } + [Flow(note[language], .faint)]
  }

  /// `sunrise 06:37  sunset 18:41`, where the sun does both today.
  private var sun: Flow? {
    let today = zone.civil(at: sky.now).date
    guard let day = sky.forecast?.day(today), let sunrise = day.sunrise, let sunset = day.sunset
    else { return nil }
    let times = [sunrise, sunset].map { zone.civil(at: $0).time.iso }
    let texts = [
      Bilingual(en: "sunrise \(times[0])", ko: "해돋이 \(times[0])"),
      Bilingual(en: "sunset \(times[1])", ko: "해넘이 \(times[1])"),
    ]
    return Flow(
      texts.map { TableCell(text: $0[language]) } + [TableCell(text: placeClocks, .faint)])
  }

  private var moreWeather: Flow? {
    guard let weather = sky.weather else { return nil }
    var parts: [Bilingual] = []
    if let humidity = weather.humidity {
      let percent = Int(roundingHalfUp: humidity)
      parts.append(Bilingual(en: "humidity \(percent)%", ko: "습도 \(percent)%"))
    }
    if let amount = weather.precipitation, amount > 0 {
      let text = "\(units.water(amount))/h"
      parts.append(Bilingual(en: "rain or snow \(text)", ko: "강수 \(text)"))
    }
    if let wind = weather.wind {
      let speed = units.wind(wind)
      parts.append(Bilingual(en: "wind \(speed)", ko: "바람 \(speed)"))
    }
    return Flow(parts.map { TableCell(text: $0[context.language]) })
  }

  private func attributions(_ kinds: [SkyKind]) -> [Flow] {
    var lines: [Flow] = []
    if kinds.contains(.weather), let weather = sky.weather {
      lines.append(Flow(weather.provider.attribution(for: .weather)[context.language], .faint))
    }
    if let air = sky.air { lines.append(Flow(air.attribution[context.language], .faint)) }
    return lines
  }
}
