import Glibc
import Language
import TestSupport
import Testing

@testable import DateHelper

/// A title with a phrase, one slip of the finger in it.
private struct SlippedTitle {
  let phrase: [String]
  let typed: [String]
  /// Whether the phrase stands before the title.
  let isAtStart: Bool

  var base: String {
    phrase.joined().unicodeScalars.contains(where: \.isHangul) ? "회의" : "lunch"
  }
  var asMeant: [String] { isAtStart ? phrase + [base] : [base] + phrase }
  var asTyped: [String] { isAtStart ? typed + [base] : [base] + typed }
}

/// What became of a slip.
private enum SlipOutcome {
  case same, refused, kept
  /// What was typed is a phrase of its own: `3pm` became `2pm`.
  case otherPhrase
  /// A date was read and these words were left beside it.
  case left([String])
}

@Suite struct SlipTests {
  private static let shards = 8

  /// All phrases of the tables that `add` reads at an end of a title, with a slip in each.
  ///
  /// Some thousands of some ten thousands; all of them where `CLAMATE_SLIPS` is set.
  private static func slips(_ shard: Int, _ parser: PhraseParser) -> [SlippedTitle] {
    let phrases = (rows(of: "dates-phrases") + rows(of: "repeats-phrases")).map { words($0[0]) }
    let share = getenv("CLAMATE_SLIPS") == nil ? 100 : 1
    var random = SplitMix(seed: UInt64(shard))
    var found: [SlippedTitle] = []
    for (place, phrase) in phrases.enumerated() where place % shards == shard {
      for isAtStart in [false, true] {
        let meant = SlippedTitle(phrase: phrase, typed: phrase, isAtStart: isAtStart)
        guard (try? parser.readTitle(meant.asMeant))?.title == [meant.base] else { continue }
        for text in FingerSlips.texts(of: phrase.joined(separator: " "))
        where random.number(below: share) == 0 && !words(text).isEmpty {
          found.append(SlippedTitle(phrase: phrase, typed: words(text), isAtStart: isAtStart))
        }
      }
    }
    return found
  }

  private func outcome(_ slip: SlippedTitle, _ parser: PhraseParser) throws -> SlipOutcome {
    do {
      let meant = try parser.readTitle(slip.asMeant).reading
      let typed = try parser.readTitle(slip.asTyped)
      if typed.title == [slip.base] {
        if typed.reading == meant { return .same }
        #expect(try parser.read(slip.typed, direction: .planning) == typed.reading, "\(slip.typed)")
        return .otherPhrase
      }
      if typed.reading == PhraseReading() { return .kept }
      return .left(typed.title.filter { $0 != slip.base })
    } catch {
      #expect(error.hint != nil, "\(slip.typed)")
      return .refused
    }
  }

  /// Whether a word may be left in a title beside a phrase: it was meant, or is a word of its own,
  /// or is too short to be told from one.
  private func mayStay(_ word: String, of phrase: [String]) -> Bool {
    let stem = word.lowercased().filter { !",:".contains($0) }
    return phrase.contains(word) || SlipVocabulary.honestEnglish.contains(stem)
      || SlipVocabulary.honestKorean.contains(stem)
      || stem.count <= (stem.unicodeScalars.contains(where: \.isHangul) ? 1 : 3)
  }

  @Test(arguments: 0..<shards)
  func aSlipIsNoOtherDate(shard: Int) throws {
    let parser = try exampleParser(readsRepeats: true)
    let slips = Self.slips(shard, parser)
    var (refused, kept, strays) = (0, 0, [String]())
    for slip in slips {
      switch try outcome(slip, parser) {
      case .same, .otherPhrase: continue
      case .refused: refused += 1
      case .kept: kept += 1
      case .left(let words):
        let isStray = !words.allSatisfy { mayStay($0, of: slip.phrase) }
        if isStray { strays.append(slip.asTyped.joined(separator: " ")) }
      }
    }
    #expect(slips.count > 15)
    #expect(strays.count <= 1 + slips.count / 200, "\(strays)")
    #expect(refused * 4 > (refused + kept) * 3, "\(kept) of \(slips.count) are kept without a word")
  }

  @Test(arguments: [
    ("weekdys at 8am", "weekdays at 8am"), ("gym weekdys at 8am", "weekdays at 8am"),
    ("call day afer tomorrow", "day after tomorrow"), ("회의 메주 월요일", "매주 월요일"),
    ("회의 담달 첫째 주 월욜", "다음 달 첫째 주 월욜"), ("call thisfriday", "this friday"),
    ("call every day form friday", "every day from friday"), ("회의 내일 어후 3시", "내일 오후 3시"),
    ("회의 열 한 시", "열한 시"), ("call 8ma saturday", "8am saturday"), ("회의 3월 14", "3월 14일"),
    ("call very monday", "every monday"), ("회의 2마다 화요일", "2주마다 화요일"),
    ("회의 오늘부터 매닐 8시", "오늘부터 매일 8시"), ("gym every mon,wef,fri", "every mon,wed,fri"),
    ("회의 이벙주금요일", "이번주금요일"),
  ])
  func hintIsTheWholePhrase(text: String, meant: String) throws {
    let parser = try exampleParser(readsRepeats: true)
    let error = #expect(throws: PhraseError.self) { try parser.readTitle(words(text)) }
    #expect(error?.hint?.english.hasPrefix("did you mean \(meant)?") == true, "\(text)")
  }

  @Test(arguments: [
    ("회의 매 주 월요일", "2026-03-02 every monday"), ("회의 매 월요일", "2026-03-02 every monday"),
    ("회의 다음달 첫째주 월욜", "2026-04-06"), ("회의 다음달 1째주 월요일", "2026-04-06"),
    ("회의 12 월 25 일", "2026-12-25"), ("약 매 아침 8시", "2026-03-03 08:00 every day"),
    ("vitamins everyday at 8am", "2026-03-03 08:00 every day"),
  ])
  func usualSpellingsAreRead(text: String, expected: String) throws {
    let reading = try exampleParser(readsRepeats: true).readTitle(words(text))
    #expect(reading.title.count == 1)
    #expect(reading.reading.notation == expected)
  }

  @Test(arguments: [
    "회의 다음달 첫째 주", "회의 다음달 첫주", "gym first week of next month", "copy of friday",
  ])
  func halfADayIsRefused(text: String) throws {
    let parser = try exampleParser(readsRepeats: true)
    let error = #expect(throws: PhraseError.self) { try parser.readTitle(words(text)) }
    #expect(error.map(kind)?[0] == "relative")
  }

  @Test(arguments: [
    ("every 2nd tuesday", "write every other tuesday, or 2nd tuesday of every month"),
    ("every third friday", "write every 3 weeks on friday, or third friday of every month"),
  ])
  func hintOfAnOrdinalNamesItsWeekday(text: String, hint: String) throws {
    let parser = try exampleParser(readsRepeats: true)
    let error = #expect(throws: PhraseError.self) {
      try parser.read(words(text), direction: .planning)
    }
    #expect(error?.hint?.english == hint)
  }

  @Test func vocabularyHasTheWordsOfTheTable() {
    let known = SlipVocabulary.english.union(SlipVocabulary.abbreviations)
    for word in Vocabulary.wordsWithRepeats {
      for piece in word.split(whereSeparator: { $0 == "+" || $0 == "," || $0 == " " }) {
        if piece.unicodeScalars.contains(where: \.isHangul) {
          #expect(KoreanSlip.isOfPhrase(String(piece)), "\(piece)")
        } else if piece.allSatisfy(\.isLetter), piece.count > 3 {
          let isKnown = known.contains(String(piece))
          #expect(isKnown, "\(piece)")
        }
      }
    }
  }

  @Test func aTitleFullOfNearWordsTakesNoLongTime() throws {
    let title = Array(repeating: "다욤주월료일오젼9시번", count: 20)
    let parser = try exampleParser(readsRepeats: true)
    let time = processorTime { _ = try? parser.readTitle(title) }
    #expect(time < 5)
  }
}
