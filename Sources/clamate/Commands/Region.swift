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
    verbs: [showRegion, setRegion, searchRegion])

  private static let showRegion = Command(
    CommandSpec(
      name: "show", summary: Bilingual(en: "show the region", ko: "지역 보기"),
      examples: [.init("region", Bilingual(en: "the region in use", ko: "지금 지역"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    context.show([try context.storeForReading().region.region() ?? .fallback])
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
    let home = try context.setRegion(named: query(line))
    if !context.presentation.isQuiet || context.format != .text { context.show([home]) }
    return .done
  }

  private static let searchRegion = Command(
    CommandSpec(
      name: "search", summary: Bilingual(en: "look a region up", ko: "지역 찾기"), arguments: "TEXT",
      kinds: [.region],
      examples: [
        .init(
          Bilingual(en: "region search Jung-gu", ko: "region search 중구"),
          Bilingual(en: "all of that name", ko: "그 이름의 모든 곳"))
      ])
  ) { line, context in
    let name = try query(line)
    let known = try context.regionTable().search(name, limit: 30)
    let found = try known.isEmpty ? context.regionsElsewhere(named: name) : known
    context.show(found.compactMap { try? HomeRegion($0) })
    return .done
  }
}

private func query(_ line: ParsedCommand) throws -> String {
  guard !line.arguments.isEmpty else {
    throw UsageError.missingArgument(name: "NAME", command: line.name)
  }
  return try checkedText(line.arguments.joined(separator: " "))
}

extension HomeRegion {
  /// The region of a row of the table, called by its name and what it belongs to.
  fileprivate init(_ region: Region) throws(RegionError) {
    guard let place = Place(latitude: region.latitude, longitude: region.longitude) else {
      throw .unknown(region.name.english, suggestions: [])
    }
    self.init(key: region.id, name: region.label, place: place)
  }
}

extension Context {
  /// The one region that a name stands for.
  ///
  /// - Throws: ``RegionError``.
  fileprivate func region(named name: String) throws -> Region {
    switch try regionTable().find(name) {
    case .one(let region): return region
    case .several(let candidates): throw RegionError.ambiguous(name, candidates: candidates)
    case .none(let suggestions):
      if let found = try regionElsewhere(named: name) { return found }
      throw RegionError.unknown(name, suggestions: suggestions)
    }
  }
}

/// Why a name is not one region.
enum RegionError: Explainable, Equatable {
  case unknown(String, suggestions: [Region])
  case ambiguous(String, candidates: [Region])
  case noTable

  var message: Bilingual {
    switch self {
    case .unknown(let name, _):
      Bilingual(en: "no region '\(name)'", ko: "'\(name)' 지역을 찾지 못했습니다")
    case .ambiguous(let name, let candidates):
      Bilingual(
        en: "'\(name)' is several regions: \(Self.list(candidates)[.english])",
        ko: "'\(name)'은(는) 여러 곳입니다: \(Self.list(candidates)[.korean])")
    case .noTable:
      Bilingual(
        en: "the table of regions is not installed", ko: "지역 표가 설치되어 있지 않습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .unknown(_, let suggestions) where !suggestions.isEmpty:
      Bilingual(
        en: "nearest: \(Self.list(suggestions)[.english])",
        ko: "비슷한 곳: \(Self.list(suggestions)[.korean])")
    case .unknown:
      Bilingual(
        en: "clamate region search TEXT, or latitude,longitude",
        ko: "clamate region search 글자, 또는 위도,경도")
    case .ambiguous(_, let candidates):
      candidates.first.map { region in
        Bilingual(
          en: "clamate region set \(region.label[.english])",
          ko: "clamate region set \(region.label[.korean])")
      }
    case .noTable:
      Bilingual(en: "latitude,longitude works without it", ko: "위도,경도는 표 없이도 됩니다")
    }
  }

  private static func list(_ regions: [Region]) -> Bilingual {
    let shown = regions.prefix(12)
    let more = regions.count > shown.count ? "; ..." : ""
    return Bilingual(
      en: shown.map(\.label.english).joined(separator: "; ") + more,
      ko: shown.map(\.label.korean).joined(separator: "; ") + more)
  }
}

extension Context {
  /// Chooses the one region that a name stands for.
  func setRegion(named name: String) throws -> HomeRegion {
    let home = try HomeRegion(try region(named: name))
    try change(.region) { store in
      try store.region.set(home)
      return (
        (),
        StepRecord.subject(of: [StepRecord(named: home.name)])
      )
    }
    return home
  }

  /// The table of regions, installed beside the program.
  fileprivate func regionTable() throws -> RegionTable {
    guard let table = try RegionTable.installed(environment) else { throw RegionError.noTable }
    return table
  }

  fileprivate func show(_ regions: [HomeRegion]) {
    switch format {
    case .json:
      output.append { bytes in
        JSONValue.array(regions.map(JSONValue.region)).appendDocument(to: &bytes)
      }
    case .plain:
      output.append { bytes in
        for region in regions {
          PlainRow.append(
            [
              region.key, region.name.english, region.name.korean, region.place.latitudeText,
              region.place.longitudeText,
            ], to: &bytes)
        }
      }
    case .text:
      for region in regions {
        write(row: [region.name[language], region.place.key, region.key])
      }
    }
  }
}

extension JSONValue {
  fileprivate static func region(_ region: HomeRegion) -> JSONValue {
    [
      "id": .string(region.key), "name": .string(region.name.english),
      "nameKorean": .string(region.name.korean), "latitude": .number(region.place.latitude),
      "longitude": .number(region.place.longitude),
    ]
  }
}
