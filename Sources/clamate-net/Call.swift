import Language
import Sky

/// What the program is called for.
enum Call: Equatable {
  /// Ask for weather and air of places; a station that was chosen says nothing of those elsewhere.
  case refresh([Place], elsewhere: [Place])
  /// Look a name up.
  case search(SearchKind, String)
  /// Say the version.
  case version

  /// The call that arguments make, the program's name not among them.
  init(arguments: [String]) throws(CallError) {
    if arguments == ["--version"] {
      self = .version
      return
    }
    if arguments.first == "search" {
      guard arguments.count == 3, let kind = SearchKind(rawValue: arguments[1]),
        kind.canBeAsked(for: arguments[2])
      else { throw .unknown }
      self = .search(kind, arguments[2])
      return
    }
    guard arguments.first == "refresh", arguments.count > 1 else { throw .unknown }
    let parts = arguments.dropFirst()
      .split(separator: Self.elsewhere, maxSplits: 1, omittingEmptySubsequences: false)
    let places = try Self.places(parts[0])
    let others = parts.count > 1 ? try Self.places(parts[1]) : []
    guard !places.isEmpty || !others.isEmpty else { throw .noPlace }
    guard places.count + others.count <= Place.mostOfARefresh else { throw .tooManyPlaces }
    self = .refresh(places, elsewhere: others.filter { !places.contains($0) })
  }

  /// The word before the places that are not the region in use.
  private static let elsewhere = "elsewhere"

  private static func places(_ keys: ArraySlice<String>) throws(CallError) -> [Place] {
    var places: [Place] = []
    for key in keys {
      guard let place = Place(key: key) else { throw .noPlace }
      if !places.contains(place) { places.append(place) }
    }
    return places
  }
}

/// Why a call is not understood.
///
/// The arguments are not repeated: a program wrote them, not a person.
enum CallError: Explainable, Equatable {
  case unknown
  case noPlace
  case tooManyPlaces
  case badAddress(variable: String)

  var message: Bilingual {
    switch self {
    case .unknown: Bilingual(en: "no such call", ko: "그런 호출은 없습니다")
    case .noPlace: Bilingual(en: "not a place", ko: "장소가 아닙니다")
    case .tooManyPlaces: Bilingual(en: "too many places", ko: "장소가 너무 많습니다")
    case .badAddress(let variable):
      Bilingual(
        en: "\(variable) is not an address that may be asked",
        ko: "\(variable) 값은 요청할 수 있는 주소가 아닙니다")
    }
  }

  private var kinds: String { SearchKind.allCases.map(\.rawValue).joined(separator: "|") }

  var hint: Bilingual? {
    switch self {
    case .unknown, .noPlace, .tooManyPlaces:
      Bilingual(
        en: """
          clamate-net refresh LATITUDE,LONGITUDE... [elsewhere LATITUDE,LONGITUDE...], \
          up to \(Place.mostOfARefresh), or \
          clamate-net search \(kinds) NAME
          """,
        ko: """
          clamate-net refresh 위도,경도... [elsewhere 위도,경도...], \
          \(Place.mostOfARefresh)곳까지, 또는 \
          clamate-net search \(kinds) 이름
          """)
    case .badAddress:
      Bilingual(
        en: "use https://HOST[:PORT]; http:// only for this computer",
        ko: "https://호스트[:포트] 형식을 쓰세요. http://는 이 컴퓨터에만 쓸 수 있습니다")
    }
  }
}
