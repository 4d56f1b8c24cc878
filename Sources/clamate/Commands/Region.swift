import CommandLineKit
import Configuration
import Language
import Planner
import Sky
import Terminal
import Text

extension Command {
  /// `clamate region`.
  static let region = Command(
    noun: "region", summary: Bilingual(en: "the place whose weather is shown", ko: "날씨를 볼 지역"),
    bare: "show",
    verbs: [
      showRegion, setRegion, searchRegion, addPlace, listPlaces, renamePlace, removePlace,
    ])

  private static let showRegion = Command(
    CommandSpec(
      name: "show", summary: Bilingual(en: "show the region", ko: "지역 보기"),
      examples: [.init("region", Bilingual(en: "the region in use", ko: "지금 지역"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    context.show([RegionRow(try context.storeForReading().region.inUse())])
    return .done
  }

  private static let setRegion = Command(
    CommandSpec(
      name: "set", summary: Bilingual(en: "choose a region", ko: "지역 정하기"), arguments: "NAME",
      kinds: [.region],
      examples: [
        .init(
          Bilingual(en: "region set Busan", ko: "region set 부산"),
          Bilingual(en: "a Korean city, county or district", ko: "시, 군, 구")),
        .init(
          Bilingual(en: "region set Portland, US", ko: "region set 도쿄"),
          Bilingual(en: "a city of the world", ko: "세계의 도시")),
        .init("region set 37.57,126.98", Bilingual(en: "a point", ko: "위도,경도")),
      ])
  ) { line, context in
    let home = try context.setRegion(named: line.query(after: 0))
    context.answer([RegionRow(home)])
    if context.settings.airStation != nil {
      context.reporter.warn(StationKept(station: context.settings[.airStation]))
    }
    return .done
  }

  private static let searchRegion = Command(
    CommandSpec(
      name: "search", summary: Bilingual(en: "look a region up", ko: "지역 찾기"), arguments: "TEXT",
      kinds: [.region],
      examples: [
        .init(
          Bilingual(en: "region search Jung-gu", ko: "region search 중구"),
          Bilingual(en: "all of that name", ko: "그 이름의 모든 곳")),
        .init(
          "region search 90210,US",
          Bilingual(
            en: "a postal code, with a key of OpenWeatherMap", ko: "우편번호, OpenWeatherMap 키로")),
      ])
  ) { line, context in
    let found = try context.regions(like: line.query(after: 0))
    context.show(found.compactMap { try? HomeRegion($0) }.map { RegionRow($0) })
    return .done
  }
}

/// A region was chosen while the dust is that of a station which was chosen for another one.
private struct StationKept: Explainable {
  let station: String

  var message: Bilingual {
    Bilingual(
      en: "fine dust is still that of the station '\(station)'",
      ko: "미세먼지는 여전히 '\(station)' 측정소의 값입니다")
  }

  var hint: Bilingual? {
    Bilingual(verbatim: "clamate config set \(Setting.airStation.rawValue) default")
  }
}

extension ParsedCommand {
  /// What a line says about a region: all its arguments after the first `count`, as one text.
  func query(after count: Int) throws -> String {
    let words = arguments.dropFirst(count)
    guard !words.isEmpty else { throw UsageError.missingArgument(name: "REGION", command: name) }
    let text = try checkedText(words.joined(separator: " "))
    guard !InputText.isBlank(text) else {
      throw UsageError.missingArgument(name: "REGION", command: name)
    }
    return text
  }
}

/// A region as it is listed, with the name of the place that it is, if it has one.
struct RegionRow {
  let region: HomeRegion
  let place: PlaceReference?

  init(_ region: HomeRegion, place: PlaceReference? = nil) {
    self.region = region
    self.place = place
  }

  init(_ place: NamedPlace) {
    self.init(place.region, place: place.reference)
  }
}

extension Context {
  /// Chooses the one region that a name stands for.
  func setRegion(named name: String) throws -> HomeRegion {
    let home = try region(named: name, .after(command: "clamate region set"))
    try change(.region) { store in
      try store.region.set(home)
      return (
        (),
        StepRecord.subject(of: [StepRecord(named: home.name)])
      )
    }
    return home
  }

  /// Answers a change of regions.
  func answer(_ rows: [RegionRow]) {
    if !presentation.isQuiet || format != .text { show(rows) }
  }

  /// Shows regions in the form that was asked for.
  func show(_ rows: [RegionRow]) {
    switch format {
    case .json:
      output.write(json: .array(rows.map(JSONValue.region)))
    case .plain:
      output.append { bytes in
        for row in rows {
          let region = row.region
          PlainRow.append(
            [
              region.key, region.name.english, region.name.korean, region.place.latitudeText,
              region.place.longitudeText, row.place?.name ?? "",
            ], to: &bytes)
        }
      }
    case .text:
      for row in rows {
        let name = row.place.map { [$0.signed] } ?? []
        var words = name
        // A bare point is its own name and key.
        for word in [row.region.name[language], row.region.place.key, row.region.key]
        where !words.contains(word) {
          words.append(word)
        }
        write(row: words)
      }
    }
  }
}

extension JSONValue {
  fileprivate static func region(_ row: RegionRow) -> JSONValue {
    [
      "id": .string(row.region.key), "name": .string(row.region.name.english),
      "nameKorean": .string(row.region.name.korean),
      "latitude": .number(row.region.place.latitude),
      "longitude": .number(row.region.place.longitude), "place": JSONValue(row.place?.name),
    ]
  }
}
