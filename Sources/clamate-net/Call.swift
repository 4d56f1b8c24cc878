import Language
import Sky

/// What the program is called for.
enum Call: Equatable {
  /// Ask for weather and air of places.
  case refresh([Place])
  /// Look a name up.
  case search(SearchKind, String)
  /// Say the version.
  case version

  /// No place has a longer name, in scalars.
  static let longestName = 100

  /// The call that arguments make, the program's name not among them.
  init(arguments: [String]) throws(CallError) {
    if arguments == ["--version"] {
      self = .version
      return
    }
    if arguments.first == "search" {
      guard arguments.count == 3, let kind = SearchKind(rawValue: arguments[1]),
        (1...Self.longestName).contains(arguments[2].unicodeScalars.count)
      else { throw .unknown }
      self = .search(kind, arguments[2])
      return
    }
    guard arguments.first == "refresh", arguments.count > 1 else { throw .unknown }
    guard arguments.count - 1 <= Place.mostOfARefresh else { throw .tooManyPlaces }
    var places: [Place] = []
    for argument in arguments.dropFirst() {
      guard let place = Place(key: argument) else { throw .noPlace }
      if !places.contains(place) { places.append(place) }
    }
    self = .refresh(places)
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
          clamate-net refresh LATITUDE,LONGITUDE..., up to \(Place.mostOfARefresh), or \
          clamate-net search \(kinds) NAME
          """,
        ko: """
          clamate-net refresh 위도,경도..., \(Place.mostOfARefresh)곳까지, 또는 \
          clamate-net search \(kinds) 이름
          """)
    case .badAddress:
      Bilingual(
        en: "use https://HOST[:PORT]; http:// only for this computer",
        ko: "https://호스트[:포트] 형식을 쓰세요. http://는 이 컴퓨터에만 쓸 수 있습니다")
    }
  }
}
