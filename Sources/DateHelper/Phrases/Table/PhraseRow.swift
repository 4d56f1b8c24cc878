import Language

/// One row of the published table: ways to write something, and what they mean.
public struct PhraseRow: Sendable {
  /// The English patterns: `{n}` stands for a number or a name, `[...]` may be left out, `(a|b)`
  /// is a choice.
  public var english: [String] { writtenEnglish.map(PhraseRow.published) }
  /// The Korean patterns; every space may be left out.
  public var korean: [String] { writtenKorean.map(PhraseRow.published) }
  /// What the row means.
  public let meaning: Bilingual
  /// A phrase of this row in each language; empty where the row has no pattern.
  public let example: Bilingual
  /// What the examples say at the table's clock, as `PhraseReading.notation` writes it.
  public let reading: String
  /// The direction that the examples are read in.
  public let direction: PhraseDirection

  private let writtenEnglish: [String]
  private let writtenKorean: [String]
  let sense: PhraseSense
  let place: PhrasePlace
  let patterns: [Pattern]

  init(
    _ english: [String], _ korean: [String], _ meaning: Bilingual, _ sense: PhraseSense,
    _ place: PhrasePlace = .anywhere, example: Bilingual, _ reading: String,
    direction: PhraseDirection = .planning
  ) {
    writtenEnglish = english
    writtenKorean = korean
    self.meaning = meaning
    self.example = example
    self.reading = reading
    self.direction = direction
    self.sense = sense
    self.place = place
    patterns = (english + korean).map(Pattern.init)
  }

  /// A pattern without the signs that only the parser needs.
  private static func published(_ pattern: String) -> String {
    pattern.filter { $0 != "\\" }
      .split(separator: "{\(Slot.half.rawValue)}", omittingEmptySubsequences: false)
      .joined(separator: Slot.half.rawValue)
  }
}

/// Where `add` reads a phrase that is not quoted.
enum PhrasePlace: Sendable {
  /// At the start and at the end.
  case anywhere
  /// As `anywhere` in Korean; in English at the end, and at the start only beside a particle or a
  /// time: `Sunday school` is a title.
  case englishAtEnd
  /// At the end, and at the start beside a particle: `연말 정산` is a title.
  case span
  /// At the end, and at the start beside a particle or a time: `다음 주 목 3시 회의`.
  case endOrTime
  /// Beside a Korean particle, or as the last word right after a day: `점심 약속` is a title.
  case dayPart
  /// Beside a day.
  case besideDay
  /// Beside a repeat, at the end unless it is said of all times.
  case besideRepeat
  /// Beside a time: `3.20 14시`, while a lone `3.20` is a title.
  case besideTime
  /// Nowhere; only options and other arguments that ask for a date read it.
  case nowhere
}
