import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner
import Sky
import Terminal
import Text

extension Context {
  /// Prints the stations of a name.
  func showStations(_ text: String, _ line: ParsedCommand) throws -> ExitStatus {
    try line.refuseArguments(after: 0)
    let name = try checkedText(text)
    guard !InputText.isBlank(name) else {
      throw UsageError.missingValue(option: "--find", value: "TEXT")
    }
    for setting in [Setting.weatherProvider, .airProvider]
    where settings[setting] == ProviderPlan.nobody {
      throw SwitchedOff(setting: setting)
    }
    let hits: [SearchHit]
    do {
      hits = try search(.station, for: name)
    } catch let error as SkyError where error.reason == .noKey {
      // Stations are of one provider: that another one gives the air helps nobody here.
      let hint = error.provider.keyVariable.map {
        Bilingual(en: "set \($0)", ko: "\($0) 값을 설정하세요")
      }
      throw Failure(.network, code: error.code.rawValue, error.message, hint: hint)
    }
    if hits.isEmpty { reporter.warn(NoStation(name: name)) }
    show(hits)
    return .done
  }

  private func show(_ hits: [SearchHit]) {
    switch format {
    case .json:
      output.write(json: .array(hits.map(JSONValue.station)))
    case .plain:
      output.append { bytes in
        for hit in hits {
          let index = hit.usAQI.map { "\($0)" } ?? ""
          PlainRow.append(
            [hit.station ?? "", hit.name, index, "\(hit.latitude)", "\(hit.longitude)"],
            to: &bytes)
        }
      }
    case .text:
      var table = Table([
        TableColumn(importance: 2), TableColumn(minimum: 8, weight: 1, importance: 2),
        TableColumn(alignment: .right),
      ])
      for hit in hits {
        let age = hit.observed.map { max(0, $0.seconds(until: clock.now)) }
        let isOld = age.map { $0 > Freshness.staleAge } ?? false
        let index =
          isOld
          ? Bilingual(en: "old", ko: "오래됨")[language] : hit.usAQI.map { "AQI \($0)" } ?? ""
        table.append([
          TableCell(text: hit.station ?? "", .tag), TableCell(text: hit.name),
          TableCell(text: index, .faint),
        ])
      }
      output.append {
        table.append(to: &$0, width: presentation.width, palette: palette, hasHeadings: false)
      }
    }
  }
}

extension JSONValue {
  fileprivate static func station(_ hit: SearchHit) -> JSONValue {
    [
      "station": JSONValue(hit.station), "name": .string(hit.name), "usAQI": JSONValue(hit.usAQI),
      "observed": JSONValue(hit.observed?.iso8601(in: .utc)),
      "latitude": .number(hit.latitude), "longitude": .number(hit.longitude),
    ]
  }
}

/// No station has a name.
private struct NoStation: Explainable {
  let name: String

  var message: Bilingual {
    Bilingual(en: "no station '\(name)'", ko: "'\(name)' 측정소를 찾지 못했습니다")
  }

  var hint: Bilingual? {
    Bilingual(
      en: "try the city or its district, in English or Korean",
      ko: "시나 구 이름을 영어 또는 한글로 찾아 보세요")
  }
}
