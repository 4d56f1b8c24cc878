import Language
import Text

/// A word that groups todos: a letter or an emoji, then letters, digits, `-` or `_` of any script.
public struct Tag: Sendable, Hashable {
  /// The name without its sign, in NFC.
  public let name: String

  /// Checks a name without its sign.
  ///
  /// - Throws: ``TagError``.
  public init(_ typed: String) throws(TagError) {
    let name = typed.nfc
    guard let first = name.first, Self.isLetter(first), name.allSatisfy(Self.continues) else {
      throw .invalid(typed)
    }
    self.name = name
  }

  /// The tag that a `+word` of a command line stands for, or nil for other words.
  public init?(sign word: String) {
    guard word.first == "+", let tag = try? Tag(String(word.dropFirst())) else { return nil }
    self = tag
  }

  init(stored name: String) {
    self.name = name
  }

  /// The name for matching.
  public var folded: String { name.folded }

  /// Tags without those that differ from an earlier one by case alone.
  public static func unique(_ tags: [Tag]) -> [Tag] {
    var seen: Set<String> = []
    return tags.filter { seen.insert($0.folded).inserted }
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter
      || character.unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0x7f } ?? false
  }

  private static func continues(_ character: Character) -> Bool {
    isLetter(character) || character.isNumber || character == "-" || character == "_"
  }
}

/// Why a tag was not taken.
public enum TagError: Explainable, Equatable {
  /// The name does not have the form of a tag.
  case invalid(String)

  /// Which name it is.
  public var message: Bilingual {
    switch self {
    case .invalid(let name):
      Bilingual(en: "'\(name)' cannot be a tag", ko: "'\(name)'은(는) 태그가 될 수 없습니다")
    }
  }

  /// The form of a tag.
  public var hint: Bilingual? {
    Bilingual(
      en: "a tag is a letter, then letters, digits, - or _",
      ko: "태그는 글자로 시작하고 글자, 숫자, -, _만 씁니다")
  }
}
