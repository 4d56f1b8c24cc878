import DateHelper

/// The words of a new D-day: a title, and a date at its end or its start.
public struct DDayWords: Sendable, Equatable {
  /// The words of the title, never empty.
  public let title: [String]
  /// The day that the other words name.
  public let date: CivilDate

  /// Takes the longest date off the end of the words, or else off their start.
  ///
  /// Unlike a todo, a D-day may have passed.
  /// - Throws: ``DDayError``, or the `PhraseError` of a date that cannot be.
  public init(_ words: [String], by phrases: PhraseParser) throws {
    guard !words.isEmpty else { throw DDayError.noTitle }
    var refusals: [PhraseError] = []
    for (date, title) in Self.splits(words) {
      switch Self.day(date, by: phrases) {
      case .success(let day):
        guard !title.isEmpty else { throw DDayError.noTitle }
        if let refusal = refusals.first(where: { $0.isWhole(of: date) }) { throw refusal }
        try phrases.refuseMisspelling(title)
        try Self.refuseLunar(title, date)
        self.title = title
        self.date = day
        return
      case .failure(let error): refusals.append(error)
      }
    }
    if let refusal = refusals.first(where: \.isAboutDate) { throw refusal }
    if let refusal = refusals.first(where: \.isMisspelling) { throw refusal }
    throw DDayError.noDate
  }

  /// A lunar date is no date of the calendar that D-days are counted in.
  private static func refuseLunar(_ title: [String], _ date: [String]) throws(PhraseError) {
    guard let word = title.last, ["음력", "lunar"].contains(word.lowercased()) else { return }
    throw .relative(text: ([word] + date).joined(separator: " "), deadline: nil)
  }

  private static func day(
    _ words: [String], by phrases: PhraseParser
  ) -> Result<CivilDate, PhraseError> {
    Result { () throws(PhraseError) in try phrases.readDDay(words) }
  }

  /// The ways to part words into a date and a title, the longest date first.
  private static func splits(_ words: [String]) -> [(date: [String], title: [String])] {
    let atEnd = words.indices.map { (Array(words[$0...]), Array(words[..<$0])) }
    let atStart = words.indices.dropFirst().reversed().map {
      (Array(words[..<$0]), Array(words[$0...]))
    }
    return atEnd + atStart
  }
}

extension PhraseParser {
  /// Reads words that name one day: the next that they can mean, or one that has passed.
  ///
  /// - Throws: `PhraseError` as `readDay(_:direction:)` does.
  public func readDDay(_ words: [String]) throws(PhraseError) -> CivilDate {
    do {
      return try readDay(words, direction: .planning)
    } catch .past {
      return try readDay(words, direction: .past)
    }
  }
}

extension PhraseError {
  /// Whether the words were a date, but one that is refused.
  fileprivate var isAboutDate: Bool {
    switch self {
    case .empty, .unknown, .misspelt, .bareNumber, .noTitle: false
    default: true
    }
  }

  /// Whether the words are only the end of a date that is refused, as `30일` is of `2월 30일`.
  fileprivate func isWhole(of words: [String]) -> Bool {
    switch self {
    case .noSuchDay(let text, _, _), .noSuchMonth(let text), .otherWeekday(let text, _),
      .twoDigitYear(let text), .mixedForm(let text), .noRepeat(let text, _):
      text.split(separator: " ").joined().hasSuffix(words.joined().lowercased())
    default: false
    }
  }

  /// Whether a word is near to one that names a day.
  fileprivate var isMisspelling: Bool {
    if case .unknown(_, .some) = self { return true }
    return false
  }
}
