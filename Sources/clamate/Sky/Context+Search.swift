import CommandLineKit
import Configuration
import Database
import DateHelper
import Language
import Planner
import Sky
import Terminal
import Text

extension Context {
  /// What a name was found to belong to by asking a provider.
  ///
  /// Answers are kept, so that the same name is not looked up twice within 10 minutes.
  /// - Throws: `SkyError` or ``MissingHelper`` where nobody answered.
  func search(_ kind: SearchKind, for text: String) throws -> [SearchHit] {
    let path = folders.skyDatabase
    let read = { () -> SkySearch? in
      do {
        return try SkyStore.forReading(path)?.search(kind, text)
      } catch is DatabaseError {
        return nil
      }
    }
    let mark = credentials().key(of: kind.provider).map { KeyMark(of: $0.revealed) } ?? .none
    let known = try read()
    if known?.attempt.mayFollow(at: clock.now, keyMark: mark) ?? true {
      guard let helper = HelperProcess(searching: kind, for: text, in: environment) else {
        throw MissingHelper()
      }
      let spinner = Spinner(isShown: environment.terminal.isError)
      guard try helper.wait(spinner, until: { try !(read()?.attempt.isRunning ?? false) }) else {
        throw SkyError(kind.provider, .timedOut)
      }
    }
    let found = try read()
    if let error = found?.attempt.error { throw error }
    return found?.hits ?? []
  }

  /// The regions that a name belongs to elsewhere than in the table, and why nobody answered.
  func regionsElsewhere(
    named name: String
  ) throws -> (found: [Region], problem: (any Explainable)?) {
    guard settings[.weatherProvider] != "none" else { return ([], nil) }
    do {
      return (try search(.place, for: name).compactMap(Region.init(found:)), nil)
    } catch let error as any Explainable & CodedError {
      return ([], error)
    }
  }

  /// The region that a name which is not in the table belongs to, once a person has agreed to it.
  ///
  /// - Parameter suggestions: what is in the table and has nearly that name.
  /// - Throws: ``RegionError`` where there is none, ``ElsewhereError`` where there are several, or
  ///   where the person does not agree.
  func regionElsewhere(
    named name: String, suggestions: [Region], _ question: RegionQuestion
  ) throws -> Region {
    let (found, problem) = try regionsElsewhere(named: name)
    guard let only = found.first else {
      throw RegionError.unknown(name, suggestions: suggestions, problem: problem?.message)
    }
    guard found.count == 1 else { throw ElsewhereError.several(name, found, question) }
    let asked = Bilingual(
      en: "'\(name)' is not in the table; use \(only.label.english) (\(only.id))?",
      ko: "'\(name)'은(는) 지역 표에 없습니다. \(only.label.korean)(\(only.id))을(를) 쓸까요?")
    guard try confirm(asked) else { throw ElsewhereError.declined(name) }
    return only
  }

  /// Prints the stations of a name.
  func showStations(_ text: String, _ line: ParsedCommand) throws -> ExitStatus {
    try line.refuseArguments(after: 0)
    let name = try checkedText(text)
    guard !InputText.isBlank(name) else {
      throw UsageError.missingValue(option: "--find", value: "TEXT")
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
        let isOld = age.map { $0 > 3 * 3600 } ?? false
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
    return .done
  }
}

extension Region {
  /// A place that a provider found; its point is its key.
  fileprivate init?(found hit: SearchHit) {
    guard let place = hit.place else { return nil }
    self.init(
      id: place.key, kind: .point, name: Bilingual(verbatim: hit.name),
      parent: hit.area.map { Bilingual(verbatim: $0) }, country: hit.country,
      latitude: place.latitude, longitude: place.longitude, timeZone: nil, population: nil)
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

/// Why a place that a provider found is not taken.
enum ElsewhereError: Explainable, Equatable {
  case several(String, [Region], RegionQuestion)
  case declined(String)

  var message: Bilingual {
    switch self {
    case .several(let name, let found, _):
      Bilingual(
        en: "'\(name)' is not in the table and is several places: \(Self.list(found).english)",
        ko: "'\(name)'은(는) 지역 표에 없고 여러 곳입니다: \(Self.list(found).korean)")
    case .declined(let name):
      Bilingual(en: "no region '\(name)'", ko: "'\(name)' 지역을 찾지 못했습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .several(_, let found, let question):
      found.first.map { Bilingual(verbatim: question.line(with: $0.id)) }
    case .declined: nil
    }
  }

  private static func list(_ regions: [Region]) -> Bilingual {
    Bilingual(
      en: regions.map { "\($0.label.english) (\($0.id))" }.joined(separator: "; "),
      ko: regions.map { "\($0.label.korean) (\($0.id))" }.joined(separator: "; "))
  }
}
