/// What a name stands for.
public enum RegionMatch: Sendable, Equatable {
  /// One region is meant.
  case one(Region)
  /// The name belongs to several regions, Korean ones first and then the most populous.
  case several([Region])
  /// No region has the name; some have a similar one.
  case none(suggestions: [Region])

  /// A foreign city of so many people may be meant even where a Korean region has its name.
  private static let wellKnownPopulation = 500_000
  /// A city this many times as populous as all others of its name is the one meant.
  private static let dominance = 10

  /// The decision between all regions that have one name; never a guess.
  init(namesakes: [Region], suggestions: () -> [Region]) {
    let ordered = namesakes.sorted(by: Region.precedes)
    let korean = ordered.filter(\.isKorean)
    let abroad = ordered.filter { !$0.isKorean }
    let mostPeople = abroad.first?.population ?? 0
    if korean.isEmpty {
      let next = abroad.dropFirst().first?.population ?? 0
      let dominates = abroad.count > 1 && mostPeople / Self.dominance >= next
      self.init(candidates: dominates ? Array(abroad.prefix(1)) : abroad, suggestions: suggestions)
    } else {
      let isWellKnownAbroad = mostPeople >= Self.wellKnownPopulation
      self.init(candidates: isWellKnownAbroad ? ordered : korean, suggestions: suggestions)
    }
  }

  private init(candidates: [Region], suggestions: () -> [Region]) {
    if candidates.count > 1 {
      self = .several(candidates)
    } else if let only = candidates.first {
      self = .one(only)
    } else {
      self = .none(suggestions: suggestions())
    }
  }
}

extension Region {
  var isKorean: Bool { country == "KR" }

  /// The order in which regions are listed: Korean ones first, then by population and id.
  static func precedes(_ first: Region, _ second: Region) -> Bool {
    guard first.isKorean == second.isKorean else { return first.isKorean }
    let (most, fewer) = (first.population ?? 0, second.population ?? 0)
    return most == fewer ? first.id < second.id : most > fewer
  }
}
