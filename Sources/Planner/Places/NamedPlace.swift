import Language
import Text

/// A region under a name of a person's own, such as `회사`.
public struct NamedPlace: Sendable, Equatable {
  /// What todos name it by.
  public let reference: PlaceReference
  /// Where it is.
  public let region: HomeRegion

  /// What a person calls it, in NFC.
  public var name: String { reference.name }
}

/// The place that a todo names.
public struct PlaceReference: Sendable, Equatable {
  /// The sign of a place on a command line.
  public static let sign = "@"
  /// The number of the place, which stays when its name changes.
  public let id: Int
  /// What a person calls it, in NFC.
  public let name: String

  /// The name with its sign.
  public var signed: String { Self.sign + name }

  /// The name that a `@word` of a command line may stand for, or nil for other words.
  public static func name(inSign word: String) -> String? {
    guard word.hasPrefix(sign), word.count > sign.count else { return nil }
    return String(word.dropFirst(sign.count))
  }
}

/// The name of a place: a tag's form, so that `@name` is one word.
public struct PlaceName: Sendable, Equatable {
  /// What an option takes for no place at all, which no place can be called therefore.
  public static let none = "none"
  /// The name in NFC.
  public let text: String

  /// Checks a name, with or without its sign.
  ///
  /// - Throws: ``PlaceError/invalid(_:)``.
  public init(_ typed: String) throws(PlaceError) {
    let bare = PlaceReference.name(inSign: typed) ?? typed
    guard let form = try? Tag(bare), form.folded != Self.none else { throw .invalid(typed) }
    text = form.name
  }
}

/// Why a place was not made, found or renamed.
public enum PlaceError: Explainable, Equatable {
  /// The name does not have the form of one.
  case invalid(String)
  /// There is no place of this name.
  case unknown(String)
  /// There is another place of this name.
  case taken(NamedPlace)

  /// Which name it is.
  public var message: Bilingual {
    switch self {
    case .invalid(let name):
      Bilingual(en: "a place cannot be called '\(name)'", ko: "'\(name)'은(는) 장소 이름이 될 수 없습니다")
    case .unknown(let name):
      Bilingual(en: "no place '\(name)'", ko: "'\(name)' 장소는 없습니다")
    case .taken(let place):
      Bilingual(
        en: "'\(place.name)' is a place already: \(place.region.name.english)",
        ko: "'\(place.name)'은(는) 이미 있는 장소입니다: \(place.region.name.korean)")
    }
  }

  /// What to type instead.
  public var hint: Bilingual? {
    switch self {
    case .invalid:
      Bilingual(
        en: "a name is a letter, then letters, digits, - or _",
        ko: "이름은 글자로 시작하고 글자, 숫자, -, _만 씁니다")
    case .unknown:
      Bilingual(
        en: "clamate region list shows them; clamate region add NAME CITY makes one",
        ko: "clamate region list로 볼 수 있고, clamate region add 이름 지역으로 만듭니다")
    case .taken:
      Bilingual(
        en: "--replace puts it elsewhere; clamate region rename gives it another name",
        ko: "--replace로 다른 곳으로 옮기고, clamate region rename으로 이름을 바꿉니다")
    }
  }
}
