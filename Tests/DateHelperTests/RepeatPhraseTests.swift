import Language
import TestSupport
import Testing

@testable import DateHelper

/// A parser of repeats at the clock of the published table.
private func repeatParser(at clock: String = PhraseTable.exampleClock) throws -> PhraseParser {
  let now = try #require(Instant(clock))
  let seoul = try #require(Zone(posix: "KST-9"))
  return PhraseParser(helper: DateHelper(now: now, zone: seoul), readsRepeats: true)
}

extension PhraseRow {
  fileprivate var isRefused: Bool {
    if case .refused = sense { true } else { false }
  }
}

@Suite struct RepeatPhraseTests {
  @Test(arguments: rows(of: "repeats-phrases"))
  func phraseHasItsRuleAndFirstDay(row: [String]) throws {
    var reading = try repeatParser().read(words(row[0]), direction: .planning)
    #expect(reading.repeat?.text == row[2], "\(row[0])")
    reading.repeat = nil
    #expect(reading.notation == row[1], "\(row[0])")
  }

  @Test(arguments: rows(of: "repeats-refused"))
  func wrongRepeatIsRefusedWithItsReason(row: [String]) throws {
    let parser = try repeatParser()
    let error = #expect(throws: PhraseError.self) {
      try parser.read(words(row[0]), direction: .planning)
    }
    let refusal: String? =
      if case .noRepeat(_, let refusal) = error { "\(refusal)" } else { nil }
    #expect([error.map(kind)?[0], refusal ?? "-"] == [row[1], row[2]], "\(row[0])")
  }

  @Test(arguments: rows(of: "repeats-titles"))
  func repeatIsTakenOffATitle(row: [String]) throws {
    let reading = try repeatParser().readTitle(words(row[0]))
    #expect(reading.title == words(row[1]), "\(row[0])")
    #expect(reading.reading.notation == row[2], "\(row[0])")
  }

  @Test(arguments: rows(of: "repeats-titles-refused"))
  func wrongTitleIsRefusedWithItsReason(row: [String]) throws {
    let parser = try repeatParser()
    let error = #expect(throws: PhraseError.self) { try parser.readTitle(words(row[0])) }
    #expect(error.map(kind) == Array(row[1...]), "\(row[0])")
  }

  @Test(arguments: rows(of: "dates-honest-titles").map { $0[0] })
  func anHonestWordIsNoMisspeltDate(text: String) throws {
    let parser = try repeatParser()
    for title in [words(text), ["x"] + words(text), words(text) + ["x"]] {
      let reading = try parser.readTitle(title)
      #expect(reading.title == title, "\(title)")
      #expect(reading.reading == PhraseReading())
    }
  }

  @Test func repeatIsNoTitle() throws {
    let parser = try repeatParser()
    let error = #expect(throws: PhraseError.self) { try parser.readTitle(words("월수금")) }
    #expect(error == .noTitle(phrase: "월수금"))
  }

  @Test(arguments: PhraseTable.repeats.rows.indices)
  func everyRowReadsItsExamples(index: Int) throws {
    let row = PhraseTable.repeats.rows[index]
    let parser = try repeatParser()
    #expect(row.english.isEmpty == row.example.english.isEmpty)
    #expect(row.korean.isEmpty == row.example.korean.isEmpty)
    for example in [row.example.english, row.example.korean] where !example.isEmpty {
      let reading = try? parser.read(words(example), direction: row.direction)
      #expect((reading?.notation ?? "refused") == row.reading, "\(example)")
      #expect(
        parser.rows(in: words(example)).contains {
          $0.english == row.english && $0.korean == row.korean
        }, "\(example)")
    }
  }

  @Test func everyWayOfEveryPatternIsRead() throws {
    let parser = try repeatParser()
    let texts = PhraseTable.repeats.rows.filter { !$0.isRefused }.flatMap { row in
      // A number of times counts a repeat beside it.
      let repeated = if case .times = row.sense { "every monday " } else { "" }
      return row.patterns.flatMap { samples($0.elements[...]) }.map { repeated + $0 }
    }
    for text in texts {
      do {
        let reading = try parser.read(words(text), direction: .planning)
        #expect(reading.repeat != nil, "\(text)")
      } catch {
        // The sample's place is the second, which is refused without a word for the month.
        if case .noRepeat(_, .ambiguous) = error { continue }
        Issue.record("\(text) is not read")
      }
    }
  }

  @Test func wordsOfARuleAreReadBack() throws {
    let parser = try repeatParser()
    var random = SplitMix(seed: 1)
    for _ in 0..<400 {
      let rule = randomRule(&random)
      if case .until(let date) = rule.end, date < parser.helper.today { continue }
      for text in [rule.words.english, rule.words.korean] {
        do {
          let reading = try parser.read(words(text), direction: .planning)
          #expect(reading.repeat == rule, "\(text)")
          #expect(reading.date == rule.start(onOrAfter: parser.helper.today), "\(text)")
        } catch {
          #expect(rule.start(onOrAfter: parser.helper.today) == nil, "\(text)")
        }
      }
    }
  }

  @Test(arguments: rows(of: "repeats-phrases"))
  func parserOfOneDayKnowsNoRepeats(row: [String]) throws {
    let reading = try? exampleParser().read(words(row[0]), direction: .planning)
    #expect(reading?.repeat == nil)
    let title = try exampleParser().readTitle(["x"] + words("매일"))
    #expect(title.title == ["x", "매일"])
  }

  @Test(arguments: ["매일", "every monday 9am", "끝낸 뒤 2주", "매년 3월 14일"])
  func repeatIsNoDayAndNotPast(text: String) throws {
    let parser = try repeatParser()
    for direction in [PhraseDirection.past, .currentYear] {
      let error = #expect(throws: PhraseError.self) {
        try parser.read(words(text), direction: direction)
      }
      #expect(error.map(kind)?[0] == "noRepeat")
    }
    let error = #expect(throws: PhraseError.self) {
      try parser.readDay(words(text), direction: .planning)
    }
    #expect(error == .noRepeat(text: text, .oneDay))
  }

  @Test func givenDayIsTheFirst() throws {
    let friday = try #require(CivilDate(iso: "2026-03-06"))
    let parser = try repeatParser()
    let weekly = try parser.read(["매주"], direction: .planning, on: friday)
    #expect(weekly.notation == "2026-03-06 every friday")
    let monthly = try parser.read(words("every month 8am"), direction: .planning, on: friday)
    #expect(monthly.notation == "2026-03-06 08:00 every month on the 6th")
  }

  @Test(arguments: [
    ("2026-03-02T23:58:00+09:00", "매일 8시", "2026-03-03 08:00 every day"),
    ("2026-03-03T00:30:00+09:00", "매일 밤 1시", "2026-03-03 01:00 every day"),
    ("2026-03-03T00:30:00+09:00", "매일 자정", "2026-03-04 00:00 every day"),
    ("2026-03-04T10:00:00+09:00", "격주 화요일", "2026-03-10 every other tuesday"),
    ("2026-02-10T10:00:00+09:00", "매월 31일", "2026-02-28 every month on the 31st"),
    ("2026-02-28T10:00:00+09:00", "매월 31일 9시", "2026-03-31 09:00 every month on the 31st"),
    ("2028-02-29T10:00:00+09:00", "매년", "2028-02-29 every year on feb 29"),
    ("2026-03-29T10:00:00+09:00", "매달 첫째 월요일", "2026-04-06 every month on the first monday"),
  ])
  func firstDayMindsTheClock(clock: String, text: String, expected: String) throws {
    let reading = try repeatParser(at: clock).read(words(text), direction: .planning)
    #expect(reading.notation == expected)
  }

  @Test func bareHourIsSaidBackOnTwelveHours() throws {
    let parser = try repeatParser()
    #expect(try parser.read(words("매일 3시"), direction: .planning).clock == .twelveHours)
    #expect(try parser.read(words("매일 15시"), direction: .planning).clock == .twentyFourHours)
    #expect(try parser.read(["매일", "자정"], direction: .planning).endOf?.iso == "2026-03-02")
  }

  @Test func hintKnowsTheWordsOfRepeats() throws {
    let typed = words("evry monday")
    let (day, both) = (try exampleParser(), try repeatParser())
    let known = #expect(throws: PhraseError.self) { try both.read(typed, direction: .planning) }
    #expect(known == .unknown(word: "evry", nearest: "every monday"))
    let unknown = #expect(throws: PhraseError.self) { try day.read(typed, direction: .planning) }
    #expect(unknown == .unknown(word: "evry", nearest: nil))
  }

  @Test func noWordsTrapTheParser() throws {
    let parser = try repeatParser()
    let pieces =
      PhraseTable.repeats.rows.flatMap { words($0.example.english) + words($0.example.korean) }
      + ["999999", "매주", "월,", "요일", ",", "until", "까지", "9999-12-31", "밤", "12시", "\u{1100}"]
    var random = SplitMix(seed: 31)
    for _ in 0..<200 {
      let words = (0...random.number(below: 6)).map { _ in
        pieces[random.number(below: pieces.count)]
      }
      for direction in PhraseDirection.allCases {
        _ = try? parser.read(words, direction: direction)
      }
      if let title = try? parser.readTitle(words) {
        #expect(title.title.count + title.phrase.count == words.count)
      }
    }
  }
}
