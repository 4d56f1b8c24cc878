import Text

/// A word that may stand where the cursor is.
public struct Candidate: Sendable, Equatable {
  /// The whole word, as it is typed.
  public let word: String
  /// What it stands for, for shells that show it; may be empty.
  public let meaning: String

  /// A word and what it stands for.
  public init(_ word: String, _ meaning: String = "") {
    self.word = word
    self.meaning = meaning
  }

  /// The candidate as shells read it: the word, then a tab and the meaning if there is one.
  ///
  /// Nil for a word that a terminal or a line could not hold.
  public var line: String? {
    guard !word.isEmpty, SafeText(word).string == word else { return nil }
    let meaning = SafeText(meaning).string
    return meaning.isEmpty ? word : "\(word)\t\(meaning)"
  }

  /// Whether the word begins with what was typed, in any case.
  func begins(with typed: String) -> Bool {
    word.folded.hasPrefix(typed.folded)
  }
}
