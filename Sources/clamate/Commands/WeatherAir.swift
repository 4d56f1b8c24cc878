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
      options: skyOptions,
      examples: [
        .init("weather", Bilingual(en: "temperature, sky and dust", ko: "기온, 하늘, 먼지")),
        .init("weather --refresh", Bilingual(en: "fetched now", ko: "지금 새로 받아서")),
      ])
  ) { line, context in
    try context.showSky(line, [.weather, .air])
  }

  /// `clamate air`.
  static let air = Command(
    CommandSpec(
      name: "air", summary: Bilingual(en: "show the fine dust now", ko: "지금 미세먼지 보기"),
      options: skyOptions,
      examples: [.init("air", Bilingual(en: "dust, its grade and advice", ko: "먼지, 등급, 조언"))])
  ) { line, context in
    try context.showSky(line, [.air])
  }
}

extension Context {
  fileprivate func showSky(_ line: ParsedCommand, _ kinds: [SkyKind]) throws -> ExitStatus {
    try line.refuseArguments(after: 0)
    let asking = try SkyOption.asking(line)
    let store = try storeForReading()
    let region = try region(of: line, store) ?? store.region.region() ?? .fallback
    let sky = try CurrentSky(over: region, asking, in: self)
    switch format {
    case .json:
      let members = sky.members(in: self).filter { member in
        kinds.contains(.weather) || member.name.hasPrefix("air")
      }
      let head = [JSONValue.Member("region", .string(region.name.english))]
      output.append { JSONValue.object(head + members).appendDocument(to: &$0) }
    case .plain: writePlain(sky, kinds)
    case .text:
      write(SkyLines(sky: sky, context: self).page(kinds))
    }
    let isMissing = kinds.contains { sky.error(for: $0) != nil }
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
    if kinds.contains(.weather) { lines += [weather, moreWeather].compactMap { $0 } }
    lines += [air].compactMap { $0 }
    if let grade = sky.air?.worstGrade {
      lines.append(Flow(grade.advice[language]))
      lines.append(
        Flow(
          Bilingual(en: "ug/m3 of the hour, Korean grades", ko: "한 시간 값(ug/m3), 한국 등급")[language],
          .faint))
    }
    lines += problems
    return lines + [origin(of: kinds)] + attributions(kinds)
  }

  private var moreWeather: Flow? {
    guard let weather = sky.weather else { return nil }
    var parts: [Bilingual] = []
    if let humidity = weather.humidity {
      let percent = Int(roundingHalfUp: humidity)
      parts.append(Bilingual(en: "humidity \(percent)%", ko: "습도 \(percent)%"))
    }
    if let amount = weather.precipitation, amount > 0 {
      let tenths = Int(roundingHalfUp: amount * 10)
      let text = "\(tenths / 10).\(tenths % 10) mm/h"
      parts.append(Bilingual(en: "rain or snow \(text)", ko: "강수 \(text)"))
    }
    if let wind = weather.wind {
      let speed = Int(roundingHalfUp: wind)
      parts.append(Bilingual(en: "wind \(speed) m/s", ko: "바람 \(speed) m/s"))
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
