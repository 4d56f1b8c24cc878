import Text

/// The places that can be found by name without a network.
///
/// The table is the file `Data/regions.tsv`; `Data/README.md` names its sources. It is searched as
/// bytes: a look-up takes well under a millisecond and builds only the regions that it finds. Lines
/// that are not rows of the table are skipped.
public struct RegionTable: Sendable {
  private static let mostSuggestions = 5
  /// How far from a region a point can be that belongs to the same province, in km.
  private static let reach = 50.0
  private let lines: RegionLines

  /// The table in the bytes of its file.
  public init(bytes: [UInt8]) {
    lines = RegionLines(bytes: bytes)
  }

  /// The region with an id, such as `kr-seoul-jongno`.
  public func region(id: String) -> Region? {
    guard !id.isEmpty, id.utf8.allSatisfy({ $0 > 0x20 }) else { return nil }
    return lines.row(id: id)?.region() ?? Region(coordinates: id)
  }

  /// The region that a name, a name with its parent or country, an id or coordinates stand for.
  ///
  /// Names are Korean or English, in any case, with or without their suffix (`부산`, `busan-si`);
  /// `서울 중구`, `Jung-gu, Seoul` and `Portland, US` narrow a name. Coordinates are degrees north and
  /// east (`37.57,126.98`). A name of several regions is never decided by guessing.
  public func find(_ query: String) -> RegionMatch {
    if let region = region(id: query) ?? Region(coordinates: query) { return .one(region) }
    guard let query = RegionQuery(query) else { return .none(suggestions: []) }
    return RegionMatch(namesakes: namesakes(query)) { suggestions(query) }
  }

  /// The regions with a text in one of their names, at most `limit`.
  ///
  /// Those that have it as a name come first, then those with a name that begins with it. Where none
  /// has, the text is read as a name with what it belongs to, such as `Portland, US`.
  public func search(_ text: String, limit: Int) -> [Region] {
    guard let query = RegionQuery(text), limit > 0 else { return [] }
    let named = regions(holding: query.name)
    let found = named.isEmpty ? qualifiedParts(query) : named
    return Array(found.prefix(limit))
  }

  /// The region of a country that lies nearest to a point, within 50 km.
  public func nearest(to place: Place, country: String) -> Region? {
    let near = lines.all.compactMap { row -> (distance: Double, region: Region)? in
      guard row.country == country, let region = row.region() else { return nil }
      let distance = place.kilometres(toLatitude: region.latitude, longitude: region.longitude)
      return distance <= Self.reach ? (distance, region) : nil
    }
    return near.min { $0.distance < $1.distance }?.region
  }

  /// The regions of each reading of a query as a part of a name and what it belongs to.
  private func qualifiedParts(_ query: RegionQuery) -> [Region] {
    let whole = qualified(query) { $0.belongs(to: $1) }
    guard whole.isEmpty else { return whole.sorted(by: Region.precedes) }
    var found: [Region] = []
    for (name, qualifier) in query.qualifiedNames {
      let fitting = regions(holding: name).filter { $0.belongs(to: qualifier) }
      found += fitting.filter { !found.contains($0) }
    }
    return found
  }

  private func namesakes(_ query: RegionQuery) -> [Region] {
    let named = regions(named: query.name)
    guard named.isEmpty, query.words.count > 1 else { return named }
    let reversed = regions(named: query.reversedName)
    return reversed.isEmpty ? qualified(query) { $0.belongs(to: $1) } : reversed
  }

  /// The regions of each reading of a query as a name and what it belongs to.
  private func qualified(
    _ query: RegionQuery, where belongs: (Region, String) -> Bool
  ) -> [Region] {
    var found: [Region] = []
    for (name, qualifier) in query.qualifiedNames {
      let fitting = regions(named: name).filter { belongs($0, qualifier) }
      found += fitting.filter { !found.contains($0) }
    }
    return found
  }

  private func regions(named name: String) -> [Region] {
    lines.rows(withKeysHolding: Array("|\(name)|".utf8)).compactMap { $0.region() }
  }

  /// The regions with a part of a name: whole names first, then beginnings, then the rest.
  private func regions(holding part: String) -> [Region] {
    var seen: Set<String> = []
    return ["|\(part)|", "|\(part)", part].flatMap { pattern in
      lines.rows(withKeysHolding: Array(pattern.utf8))
        .compactMap { $0.region() }
        .sorted(by: Region.precedes)
        .filter { seen.insert($0.id).inserted }
    }
  }

  /// A few regions that may have been meant: of the same name elsewhere, or of a similar name.
  private func suggestions(_ query: RegionQuery) -> [Region] {
    let elsewhere = qualified(query) { _, _ in true }
    let ordered =
      elsewhere.sorted(by: Region.precedes)
      + regions(holding: query.name) + regions(near: query.name)
    var seen: Set<String> = []
    return Array(ordered.filter { seen.insert($0.id).inserted }.prefix(Self.mostSuggestions))
  }

  /// The regions whose names are a slip of the keyboard away, the nearest first.
  private func regions(near name: String) -> [Region] {
    let wanted = name.letters
    let limit = min(2, wanted.count / 4)
    guard limit > 0 else { return [] }
    let near = lines.all.compactMap { row -> (distance: Int, region: Region)? in
      let distances = row.keys.compactMap { key in
        EditDistance.distance(
          String(decoding: key, as: UTF8.self).letters, wanted, limit: limit)
      }
      guard let least = distances.min(), let region = row.region() else { return nil }
      return (least, region)
    }
    return near.sorted {
      $0.distance == $1.distance
        ? Region.precedes($0.region, $1.region) : $0.distance < $1.distance
    }.map(\.region)
  }
}
