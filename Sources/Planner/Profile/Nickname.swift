import Language
import Text

/// What Clamate calls a person: 1 to 8 letters, digits or Hangul syllables, with spaces inside.
public struct Nickname: Sendable, Equatable {
  /// The longest nickname, in letters as people count them.
  public static let limit = 8
  /// The text in NFC.
  public let text: String

  /// Checks a nickname; white space around it is dropped.
  ///
  /// - Throws: ``NicknameError``.
  public init(_ typed: String) throws(NicknameError) {
    let letters = typed.nfc.split(separator: " ").joined(separator: " ")
    guard !letters.isEmpty else { throw .empty }
    if let other = letters.first(where: { !Self.allows($0) }) { throw .notAllowed(other) }
    guard letters.count <= Self.limit else { throw .tooLong(letters.count) }
    text = letters
  }

  init(stored text: String) {
    self.text = text
  }

  /// Lone jamo are letters too, but nobody is called by one.
  private static func allows(_ character: Character) -> Bool {
    if character == " " { return true }
    let scalars = character.unicodeScalars
    let isDigit = scalars.count == 1 && scalars.first?.properties.generalCategory == .decimalNumber
    guard character.isLetter || isDigit else { return false }
    return scalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x1100...0x11ff, 0x3130...0x318f, 0xa960...0xa97f, 0xd7b0...0xd7ff: false
      default: true
      }
    }
  }
}

/// Why a nickname was not taken.
public enum NicknameError: Explainable, Equatable {
  /// Nothing but white space.
  case empty
  /// More letters than ``Nickname/limit``.
  case tooLong(Int)
  /// A character that is no letter, digit, Hangul syllable or space.
  case notAllowed(Character)

  /// What is wrong with it.
  public var message: Bilingual {
    switch self {
    case .empty:
      Bilingual(en: "a nickname needs a letter", ko: "별명에 글자가 있어야 합니다")
    case .tooLong(let count):
      Bilingual(
        en: "a nickname has at most \(Nickname.limit) letters, this one has \(count)",
        ko: "별명은 \(Nickname.limit)글자까지인데 \(count)글자입니다")
    case .notAllowed(let character):
      Bilingual(
        en: "a nickname cannot hold '\(character)'", ko: "별명에 '\(character)'은(는) 쓸 수 없습니다")
    }
  }

  /// What it may hold.
  public var hint: Bilingual? {
    Bilingual(
      en: "use 1 to \(Nickname.limit) letters, digits or Hangul syllables",
      ko: "글자와 숫자로 1~\(Nickname.limit)글자를 쓰세요")
  }
}
