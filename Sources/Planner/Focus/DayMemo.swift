import Text

/// A note about a day: 1 to 50 letters, in NFC.
public struct DayMemo: Sendable, Equatable {
  /// The longest memo, in letters as people count them.
  public static let limit = 50
  /// The text, as typed but for NFC.
  public let text: String

  /// Checks a memo; a longer one is refused, never cut.
  ///
  /// - Throws: ``FocusError``, or ``TextError``.
  public init(_ typed: String) throws {
    text = try checkedText(typed)
    guard !InputText.isBlank(text) else { throw FocusError.blankMemo }
    guard text.count <= Self.limit else { throw FocusError.longMemo(text.count) }
  }

  init(stored text: String) {
    self.text = text
  }
}
