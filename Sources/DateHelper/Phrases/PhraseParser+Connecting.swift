import Language
import Text

/// A phrase at the end of some words, with the word before it.
private struct ConnectedPhrase {
  let words: [String]
  let first: Int
  let parts: [PhrasePart]

  var neighbour: String { word(before: first) }
  var beforeNeighbour: String { word(before: first - 1) }
  var text: String { text(from: first) }

  func text(from start: Int) -> String { words[max(0, start)...].joined(separator: " ") }

  private func word(before place: Int) -> String {
    guard place > 0, FreePhrase.isOneWord(words[place - 1]) else { return "" }
    let word = words[place - 1].lowercased()
    return word.count > 1 && word.hasSuffix(",") ? String(word.dropLast()) : word
  }
}

extension PhraseParser {
  /// Whether the word before a phrase at the end keeps it in the title.
  ///
  /// - Throws: `PhraseError` if that word makes a date of it that no phrase says.
  func isKept(_ words: [String], from first: Int, _ parts: [PhrasePart]) throws(PhraseError) -> Bool
  {
    let phrase = ConnectedPhrase(words: words, first: first, parts: parts)
    let neighbour = phrase.neighbour
    guard !neighbour.isEmpty else { return false }
    if let meant = slip(neighbour, before: parts) {
      throw .misspelt(word: words[first - 1], meant: "\(meant) \(phrase.text)")
    }
    try refuseSeveral(phrase)
    try refuseRelative(phrase)
    try refuseCutNumber(phrase)
    let keeping = PhraseTable.keepingWords
    return keeping.english.contains(neighbour) || keeping.korean.contains(neighbour)
      || PhraseTable.comingWords.contains { FingerSlip.areSameButForDoubles($0, neighbour) }
      || isDottedNumber(neighbour) || isNights(neighbour) || isName(words, from: first)
  }

  /// Whether the words after a phrase at the start keep it in the title.
  ///
  /// - Throws: `PhraseError` if a second moment follows.
  func isKept(_ words: [String], until end: Int) throws(PhraseError) -> Bool {
    guard let neighbour = words.dropFirst(end).first?.lowercased() else { return false }
    if PhraseTable.betweenWords.contains(neighbour), let count = phraseCount(words, from: end + 1) {
      throw .several(text: words[..<(end + 1 + count)].joined(separator: " "))
    }
    return PhraseTable.keepingWordsAfter.contains(neighbour) || isName(words, until: end)
  }

  /// Points at a word that makes of a phrase what none says, where a date is asked for.
  func refuseConnection(_ words: [String]) throws(PhraseError) {
    for first in words.indices.dropFirst() {
      if let parts = parts(of: words[first...]) {
        _ = try isKept(words, from: first, parts)
        return
      }
    }
  }

  /// What a word that is one slip away from a day means beside a phrase.
  func slip(_ word: String, before parts: [PhrasePart]) -> String? {
    if let meant = PhraseTable.slips[word] { return meant }
    return parts.first?.isTime == true ? PhraseTable.slipsBesideTimes[word] : nil
  }

  /// The parts of words that are a phrase and nothing else.
  func parts(of words: some Sequence<String>) -> [PhrasePart]? {
    var finder = self.finder(words)
    let all = finder.text.scalars.count
    guard all <= PhraseFinder.longest, let way = finder.ways(from: 0).first, way.end == all else {
      return nil
    }
    return way.parts
  }

  private func phraseCount(_ words: [String], from first: Int) -> Int? {
    var finder = self.finder(words.dropFirst(first).prefix(FreePhrase.mostWords))
    guard let way = finder.ways(from: 0).first else { return nil }
    return finder.text.words(until: way.end)
  }

  /// The place where the phrase before another place begins, nil if there is none.
  private func phraseStart(_ words: [String], before end: Int) -> Int? {
    (max(0, end - FreePhrase.mostWords)..<end).first { parts(of: words[$0..<end]) != nil }
  }

  private func refuseSeveral(_ phrase: ConnectedPhrase) throws(PhraseError) {
    let (words, first) = (phrase.words, phrase.first)
    if PhraseTable.betweenWords.contains(phrase.neighbour) {
      if let start = phraseStart(words, before: first - 1) {
        throw .several(text: phrase.text(from: start))
      }
      return
    }
    for ending in PhraseTable.betweenEndings where phrase.neighbour.hasSuffix(ending) {
      let stem = String(phrase.neighbour.dropLast(ending.count))
      if !stem.isEmpty, let start = phraseStart(words[..<(first - 1)] + [stem], before: first) {
        throw .several(text: phrase.text(from: start))
      }
    }
  }

  private func refuseRelative(_ phrase: ConnectedPhrase) throws(PhraseError) {
    let isCounted = Slot.count.isWhole(phrase.beforeNeighbour)
    if phrase.neighbour == "of", Slot.weekday.isWhole(phrase.beforeNeighbour),
      parts(of: ["\(phrase.text) \(phrase.beforeNeighbour)"]) != nil
    {
      throw .turned(
        text: phrase.text(from: phrase.first - 2), meant: "\(phrase.text) \(phrase.beforeNeighbour)"
      )
    }
    let isCompared =
      phrase.neighbour == "than" && PhraseTable.comparingWords.contains(phrase.beforeNeighbour)
    if isCompared || PhraseTable.relativeWords.contains(phrase.neighbour) {
      let units = PhraseTable.countedDays.union(PhraseTable.countedTimes)
      let isDeadline =
        phrase.neighbour == "before" && !units.contains(phrase.beforeNeighbour)
        || isCompared && phrase.beforeNeighbour == "later"
      throw .relative(
        text: phrase.text(from: phrase.first - 1),
        deadline: isDeadline ? Bilingual(en: "by \(phrase.text)", ko: "\(phrase.text)까지") : nil)
    }
    guard let part = phrase.parts.first else { return }
    if !part.isTime { try refuseChanged(phrase, part) }
    guard isCounted else { return }
    let isFrom = part.text == "from"
    let isUnit =
      PhraseTable.countedDays.contains(phrase.neighbour) && (isFrom || !part.isTime)
      || PhraseTable.countedTimes.contains(phrase.neighbour) && isFrom
    if isUnit { throw .relative(text: phrase.text(from: phrase.first - 2), deadline: nil) }
  }

  /// A word before a day that makes another one of it: `작년 3월 5일`, `june next year`, `2, 3일 뒤`.
  private func refuseChanged(
    _ phrase: ConnectedPhrase, _ part: PhrasePart
  ) throws(PhraseError) {
    let isNumeric = part.text.first?.isNumber == true
    let isYear = if case .year = part.row.sense { true } else { false }
    let isMonth = (isNumeric || isYear) && Slot.monthName.isWhole(phrase.neighbour)
    let isList = isNumeric && phrase.words[phrase.first - 1].wholeMatch(of: /\d+,/) != nil
    if isMonth || isList || PhraseTable.changingWords.contains(phrase.neighbour) {
      throw .relative(text: phrase.text(from: phrase.first - 1), deadline: nil)
    }
    if PhraseTable.changingPairs.contains("\(phrase.beforeNeighbour) \(phrase.neighbour)") {
      throw .relative(text: phrase.text(from: phrase.first - 2), deadline: nil)
    }
  }

  /// A number before a day is a part of it that no day has: `26년 3월 5일`, `10000년 1월 1일`.
  private func refuseCutNumber(_ phrase: ConnectedPhrase) throws(PhraseError) {
    let number = phrase.neighbour.dropLast()
    let text = phrase.text(from: phrase.first - 1)
    switch phrase.parts.first?.row.sense {
    case .dayOfMonth where 1...12 ~= Int(phrase.neighbour) ?? 0:
      guard phrase.parts.first?.isKorean == true else { return }
      throw .relative(text: text, deadline: nil)
    case .dayOfMonth where phrase.neighbour.hasSuffix("월") && number.isDigits:
      throw .noSuchMonth(text: text)
    case .calendarDate where phrase.neighbour.hasSuffix("년") && number.isDigits:
      guard number.count > 4 else { throw .twoDigitYear(text) }
      throw .outOfRange(text: text)
    case .calendarDate, .digits: break
    default: return
    }
    let hasYear = phrase.parts.first?.captures[.year] != nil
    if !hasYear, phrase.neighbour.isDigits, 1900...2100 ~= Int(phrase.neighbour) ?? 0 {
      throw .relative(text: text, deadline: nil)
    }
    let scalars = Array(phrase.neighbour.unicodeScalars)
    guard scalars.count == 3, scalars.filter(\.isDigit).count == 2,
      scalars.first == "'" || scalars.first == "\u{2019}"
    else { return }
    throw .twoDigitYear(text)
  }

  /// `2박` before `3일` is how long a journey takes.
  private func isNights(_ word: String) -> Bool {
    word.hasSuffix("박") && word.dropLast().isDigits
  }

  private func isDottedNumber(_ word: String) -> Bool {
    word.hasSuffix(".") && 2...3 ~= word.count
      && word.unicodeScalars.dropLast().allSatisfy(\.isDigit)
  }
}
