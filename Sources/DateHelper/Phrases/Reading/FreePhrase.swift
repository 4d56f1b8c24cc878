/// A phrase at an end of a title, among words that may mean something else.
struct FreePhrase {
  enum End { case start, end }

  /// No phrase has more words.
  static let mostWords = 10

  /// Whether an argument can be a part of a phrase: a quoted one with spaces is title.
  static func isOneWord(_ argument: String) -> Bool {
    !argument.isEmpty && !argument.contains(where: \.isWhitespace)
  }

  let parts: [PhrasePart]
  /// The number of words that it covers.
  let count: Int
  let place: End
  /// Whether its last word is the last of all.
  let isLast: Bool
  /// The word of the title beside it.
  let neighbour: String?

  /// Whether every part may be read here; `PhrasePlace` has the rules.
  var isFree: Bool {
    parts.indices.allSatisfy(isFree) && !parts.contains(where: \.isNoDate) && !isDistributive
      && !isAfterArticle && !isNumbered
  }

  private func isFree(_ index: Int) -> Bool {
    let part = parts[index]
    switch part.row.place {
    case .anywhere: return true
    case .englishAtEnd:
      return part.isKorean || place == .end || hasParticle || isBesideTime(index)
    case .endOrTime: return place == .end || hasParticle || isBesideTime(index)
    case .span: return place == .end || hasParticle
    case .dayPart: return isFreeDayPart(index)
    case .besideDay: return parts.contains { $0.particle == nil && !$0.isTime }
    case .besideRepeat: return isFreeCount(part)
    case .besideTime: return isBesideTime(index)
    case .nowhere: return false
    }
  }

  /// A number of times at the start may count something else: `매주 월요일 2번 출구`.
  private func isFreeCount(_ part: PhrasePart) -> Bool {
    guard let series = parts.first(where: \.isRepeat) else { return false }
    guard case .times(inAll: false) = part.row.sense else { return true }
    return place == .end && !series.isPeriod
  }

  /// A part of the day beside an hour only narrows it; else it needs a particle or the last
  /// place.
  private func isFreeDayPart(_ index: Int) -> Bool {
    let next = index + 1 < parts.count ? parts[index + 1] : nil
    if let particle = next?.particle, !particle.isBefore { return true }
    let isAfterDay = index > 0 && parts[index - 1].particle == nil && !parts[index - 1].isTime
    return isAfterDay && (isLast && next == nil || next?.isTime == true)
  }

  private func isBesideTime(_ index: Int) -> Bool {
    parts.indices.contains { $0 != index && parts[$0].isTime }
  }

  private var hasParticle: Bool { parts.contains { $0.particle != nil } }

  /// Whether a day of the month is a dose, as in `1일 1식`.
  private var isDistributive: Bool {
    guard place == .start, let last = parts.last, case .dayOfMonth = last.row.sense,
      let first = neighbour?.unicodeScalars.first
    else { return false }
    return first.isDigit
  }

  /// Whether digits belong to the word beside them, as in `chapter 3/4` and `3/4 cup`.
  private var isNumbered: Bool {
    guard let part = place == .end ? parts.first : parts.last, case .digits = part.row.sense,
      let neighbour
    else { return false }
    return place == .end
      ? PhraseTable.isNumbered(neighbour) : PhraseTable.measures.contains(neighbour.lowercased())
  }

  /// Whether an article makes a noun of it, as in `watch the sun` and `read the quarterly`.
  private var isAfterArticle: Bool {
    guard place == .end, let first = parts.first, let neighbour else { return false }
    switch first.row.sense {
    case .repeats where first.text.hasPrefix("every "): return false
    case .weekday, .repeats: return PhraseTable.articles.contains(neighbour.lowercased())
    default: return false
    }
  }
}

extension PhraseText {
  /// The number of words before a place.
  func words(until end: Int) -> Int {
    scalars[..<end].count { $0 == " " } + 1
  }
}
