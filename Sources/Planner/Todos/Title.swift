import Language
import Text

/// What a todo is called: some visible text without control characters, in NFC.
public struct Title: Sendable, Equatable {
  /// The text, exactly as typed but for NFC.
  public let text: String

  /// Checks a title; the same check holds wherever one is typed.
  ///
  /// - Throws: ``TextError``.
  public init(_ typed: String) throws(TextError) {
    text = try checkedText(typed)
    guard !InputText.isBlank(text) else { throw .blankTitle }
  }
}

/// Text that a person typed, in NFC, once it holds no control character but tab and newline.
///
/// - Throws: ``TextError/controlCharacter(_:)``.
public func checkedText(_ typed: String) throws(TextError) -> String {
  do {
    return try InputText.validated(typed)
  } catch {
    throw .controlCharacter(error)
  }
}

/// Why a text was not taken.
public enum TextError: Explainable, Equatable {
  /// There is nothing visible in the title.
  case blankTitle
  /// There is a control character in the text.
  case controlCharacter(InputTextError)

  /// What is wrong with the text.
  public var message: Bilingual {
    switch self {
    case .blankTitle:
      Bilingual(en: "a title needs at least one visible letter", ko: "제목에 보이는 글자가 있어야 합니다")
    case .controlCharacter(.controlCharacter(_, let position)):
      Bilingual(
        en: "the text holds a control character at letter \(position + 1)",
        ko: "글의 \(position + 1)번째 글자가 제어 문자입니다")
    }
  }

  /// What to type.
  public var hint: Bilingual? {
    switch self {
    case .blankTitle:
      Bilingual(en: "for example: buy milk", ko: "예: 우유 사기")
    case .controlCharacter:
      Bilingual(en: "only tab and newline are allowed", ko: "탭과 줄바꿈만 쓸 수 있습니다")
    }
  }
}
