import Language

/// Reads date phrases in English and Korean, driven by `PhraseTable`.
public struct PhraseParser: Sendable {
  let helper: DateHelper
  let parts: DayParts

  /// A parser for phrases that are said at the helper's time.
  public init(helper: DateHelper, parts: DayParts = .usual) {
    self.helper = helper
    self.parts = parts
  }
}
