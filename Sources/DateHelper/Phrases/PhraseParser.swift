/// Reads date phrases in English and Korean, driven by `PhraseTable`.
public struct PhraseParser: Sendable {
  let helper: DateHelper
  let dayParts: DayParts
  let readsRepeats: Bool

  /// A parser for phrases that are said at the helper's time.
  ///
  /// Unless it reads repeats, their words are none to it: `매일` stays in a title.
  public init(helper: DateHelper, dayParts: DayParts = .usual, readsRepeats: Bool = false) {
    self.helper = helper
    self.dayParts = dayParts
    self.readsRepeats = readsRepeats
  }

  /// Reads words that are a date phrase and nothing else.
  ///
  /// - Parameters:
  ///   - words: The words of one or more arguments.
  ///   - direction: Which of the days and times that they could mean is meant.
  ///   - day: The day that a time without a day is on, as in `--on friday --at 3pm`.
  /// - Returns: The day, the time and the deadline that the words say.
  /// - Throws: `PhraseError` for anything that is not wholly understood, and for a repeat unless it
  ///   is planned.
  public func read(
    _ words: [String], direction: PhraseDirection, on day: CivilDate? = nil
  ) throws(PhraseError) -> PhraseReading {
    let parts = try wholeParts(split(words))
    return try resolver(direction, on: day).reading(PhraseSentence([parts]))
  }

  /// Reads words that name one day and no time.
  ///
  /// - Throws: `PhraseError` as `read(_:direction:)` does, and if the words say more or less.
  public func readDay(
    _ words: [String], direction: PhraseDirection
  ) throws(PhraseError) -> CivilDate {
    let reading = try read(words, direction: direction)
    let text = words.joined(separator: " ")
    if reading.repeat != nil { throw .noRepeat(text: text, .oneDay) }
    guard let date = reading.date, reading.time == nil, reading.due == nil else {
      throw .noDay(text: text)
    }
    return date
  }

  /// The parts of words that must be a phrase and nothing else.
  func wholeParts(_ words: [String]) throws(PhraseError) -> [PhrasePart] {
    guard !words.isEmpty else { throw .empty }
    var finder = self.finder(words)
    let all = finder.text.scalars.count
    guard all <= PhraseFinder.longest else { throw .unknown(word: words[0], nearest: nil) }
    guard let way = finder.ways(from: 0).first, way.end == all else {
      try refuseConnection(words)
      if let slip = mendedPhrase(words) { throw .unknown(word: slip.word, nearest: slip.meant) }
      throw unknownWord(words, furthest: finder.text.furthest)
    }
    return way.parts
  }

  func resolver(_ direction: PhraseDirection, on day: CivilDate? = nil) -> PhraseResolver {
    PhraseResolver(helper: helper, dayParts: dayParts, direction: direction, givenDay: day)
  }

  func finder(_ words: some Sequence<String>) -> PhraseFinder {
    PhraseFinder(words, index: readsRepeats ? PhraseTable.indexWithRepeats : PhraseTable.index)
  }

  /// The words of arguments that may hold spaces.
  func split(_ words: [String]) -> [String] {
    words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  }
}

extension PhraseParser {
  /// The rows of the table that words are read by; empty if they are no phrase.
  func rows(in words: [String]) -> [PhraseRow] {
    parts(of: split(words))?.map(\.row) ?? []
  }
}
