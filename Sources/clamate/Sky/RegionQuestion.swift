import CommandLineKit
import Language
import Planner
import Sky
import Text

/// Where a person names a region, which an error says again with a better name.
enum RegionQuestion: Equatable {
  /// After a command such as `clamate region set`, in any number of words.
  case after(command: String)
  /// In the value of an option, in one word.
  case option(String)

  /// What to type with the id of a region.
  func line(with id: String) -> String {
    switch self {
    case .after(let command): "\(command) \(id)"
    case .option(let name): "\(name) \(id)"
    }
  }

  /// How to name one region and no other.
  fileprivate func answer(_ region: Region) -> Bilingual {
    switch self {
    case .after(let command):
      Bilingual(en: "\(command) \(region.label.english)", ko: "\(command) \(region.label.korean)")
    case .option: Bilingual(verbatim: line(with: region.id))
    }
  }
}

/// The option that shows another sky than that of the region in use.
enum RegionOption {
  static let spec = OptionSpec(
    "--region", value: "REGION", kind: .placeOrRegion,
    Bilingual(en: "of another place or region", ko: "다른 장소나 지역"))
}

extension Context {
  /// The one region that a name stands for.
  ///
  /// - Throws: ``RegionError``.
  func region(named name: String, _ question: RegionQuestion) throws -> HomeRegion {
    if Region.isOffGlobe(name) { throw RegionError.offGlobe(name) }
    switch try regionTable().find(name) {
    case .one(let region): return try HomeRegion(region)
    case .several(let candidates):
      throw RegionError.ambiguous(name, candidates: candidates, question)
    case .none(let suggestions):
      return try HomeRegion(regionElsewhere(named: name, suggestions: suggestions, question))
    }
  }

  /// The region that `--region` names, a place of that name first; nil where it is not given.
  ///
  /// - Throws: ``RegionError``, or what the store throws.
  func region(of line: ParsedCommand, _ store: PlannerStore) throws -> HomeRegion? {
    guard let name = try line.value(RegionOption.spec.name) else { return nil }
    let word = PlaceReference.name(inSign: name) ?? name
    if let place = try store.places.place(named: word) { return place.region }
    return try region(named: checkedText(name), .option(RegionOption.spec.name))
  }

  /// The table of regions, installed beside the program.
  func regionTable() throws -> RegionTable {
    guard let table = try RegionTable.installed(environment) else { throw RegionError.noTable }
    return table
  }
}

extension HomeRegion {
  /// The region of a row of the table, called by its name and what it belongs to.
  init(_ region: Region) throws(RegionError) {
    guard let place = Place(latitude: region.latitude, longitude: region.longitude) else {
      throw .unknown(region.name.english, suggestions: [], problem: nil)
    }
    self.init(key: region.id, name: region.label, place: place)
  }
}

/// Why a name is not one region.
enum RegionError: Explainable {
  case unknown(String, suggestions: [Region], problem: (any Explainable & CodedError)?)
  case ambiguous(String, candidates: [Region], RegionQuestion)
  case offGlobe(String)
  case noTable

  var message: Bilingual {
    switch self {
    case .unknown(let name, _, let problem?):
      Bilingual(
        en: "no region '\(name)' in the table; \(problem.message.english)",
        ko: "지역 표에 '\(name)'이(가) 없습니다. \(problem.message.korean)")
    case .unknown(let name, _, nil):
      Bilingual(en: "no region '\(name)'", ko: "'\(name)' 지역을 찾지 못했습니다")
    case .ambiguous(let name, let candidates, _):
      Bilingual(
        en: "'\(name)' is several regions: \(Self.list(candidates)[.english])",
        ko: "'\(name)'은(는) 여러 곳입니다: \(Self.list(candidates)[.korean])")
    case .offGlobe(let point):
      Bilingual(en: "'\(point)' is no point on the globe", ko: "'\(point)'은(는) 지구 위의 점이 아닙니다")
    case .noTable:
      Bilingual(
        en: "the table of regions is not installed", ko: "지역 표가 설치되어 있지 않습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .unknown(_, let suggestions, _) where !suggestions.isEmpty:
      Bilingual(
        en: "nearest: \(Self.list(suggestions)[.english])",
        ko: "비슷한 곳: \(Self.list(suggestions)[.korean])")
    case .unknown(_, _, let problem?):
      problem.hint.map {
        Bilingual(
          en: "\($0.english); latitude,longitude works too",
          ko: "\($0.korean). 위도,경도로도 됩니다")
      } ?? Bilingual(en: "latitude,longitude works too", ko: "위도,경도로도 됩니다")
    case .unknown(let name, _, nil):
      Self.advice(for: name)
    case .ambiguous(_, let candidates, let question):
      candidates.first.map(question.answer)
    case .offGlobe:
      Bilingual(
        en: "latitude from -90 to 90, longitude from -180 to 180, such as 37.57,126.98",
        ko: "위도는 -90부터 90, 경도는 -180부터 180까지입니다. 예: 37.57,126.98")
    case .noTable:
      Bilingual(en: "latitude,longitude works without it", ko: "위도,경도는 표 없이도 됩니다")
    }
  }

  /// What to type in the place of a name that nobody knows.
  private static func advice(for name: String) -> Bilingual {
    let isCode = name.contains(where: \.isNumber)
    return isCode
      ? Bilingual(
        en: "try a postal code with its country, such as 90210,US, or latitude,longitude",
        ko: "우편번호는 90210,US처럼 나라와 함께 쓰세요. 위도,경도로도 됩니다")
      : Bilingual(
        en: "try less of the name, its English or Korean form, or latitude,longitude",
        ko: "이름을 짧게 줄이거나 영어 이름으로 찾아 보세요. 위도,경도로도 됩니다")
  }

  private static func list(_ regions: [Region]) -> Bilingual {
    let shown = regions.prefix(12)
    let more = regions.count > shown.count ? "; ..." : ""
    return Bilingual(
      en: shown.map(\.label.english).joined(separator: "; ") + more,
      ko: shown.map(\.label.korean).joined(separator: "; ") + more)
  }
}
