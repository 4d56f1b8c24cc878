import Language
import TestSupport
import Testing

@testable import DateHelper

/// A parser at the clock of the published table.
func exampleParser(readsRepeats: Bool = false) throws -> PhraseParser {
  let now = try #require(Instant(PhraseTable.exampleClock))
  let seoul = try #require(Zone(posix: "KST-9"))
  return PhraseParser(helper: DateHelper(now: now, zone: seoul), readsRepeats: readsRepeats)
}

func words(_ text: String) -> [String] {
  text.split(separator: " ").map(String.init)
}

/// The name of an error's case and the first text that it carries.
func kind(_ error: PhraseError) -> [String] {
  let name = String("\(error)".prefix { $0 != "(" })
  let named = "\(error)".split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
  return [name, named.map { $0.filter { $0 != "\\" } } ?? ""]
}

@Suite struct PhraseTests {
  @Test(arguments: rows(of: "dates-phrases"))
  func phraseHasItsReading(row: [String]) throws {
    let reading = try exampleParser().read(words(row[0]), direction: .planning)
    #expect(reading.notation == row[1], "\(row[0])")
  }

  @Test(arguments: rows(of: "dates-refused"))
  func wrongPhraseIsRefusedWithItsReason(row: [String]) throws {
    let parser = try exampleParser()
    let error = #expect(throws: PhraseError.self) {
      try parser.read(words(row[0]), direction: .planning)
    }
    #expect(error.map(kind) == Array(row[1...]), "\(row[0])")
  }

  @Test(arguments: rows(of: "dates-titles") + rows(of: "dates-titles-without-repeats"))
  func titleKeepsWhatIsNoPhrase(row: [String]) throws {
    let reading = try exampleParser().readTitle(words(row[0]))
    #expect(reading.title == words(row[1]), "\(row[0])")
    #expect(reading.reading.notation == row[2], "\(row[0])")
  }

  @Test(arguments: rows(of: "dates-titles-refused"))
  func wrongTitleIsRefusedWithItsReason(row: [String]) throws {
    let parser = try exampleParser()
    let error = #expect(throws: PhraseError.self) { try parser.readTitle(words(row[0])) }
    #expect(error.map(kind) == Array(row[1...]), "\(row[0])")
  }

  @Test(arguments: rows(of: "dates-looking-back"))
  func lookingBackMeansTheLatest(row: [String]) throws {
    let reading = try exampleParser().read(words(row[0]), direction: .past)
    #expect(reading.notation == row[1], "\(row[0])")
  }

  @Test(arguments: rows(of: "dates-ranges"))
  func lookingBackOverDaysHasAFirstAndALast(row: [String]) throws {
    do {
      let reading: [String] =
        switch try exampleParser().readSpan(words(row[0])) {
        case .day(let day): [day.iso, day.iso]
        case .days(let days): [days.lowerBound.iso, days.upperBound.iso]
        case .all: ["all"]
        }
      #expect(reading == Array(row[1...]), "\(row[0])")
    } catch let error as PhraseError {
      #expect(kind(error)[0] == row[1], "\(row[0])")
    }
  }

  @Test(arguments: rows(of: "dates-current-year"))
  func aDayToLookAtIsInTheCurrentYear(row: [String]) throws {
    let parser = try exampleParser()
    do {
      let reading = try parser.read(words(row[0]), direction: .currentYear)
      #expect(reading.notation == row[1], "\(row[0])")
    } catch {
      #expect(kind(error)[0] == row[1], "\(row[0])")
    }
  }

  @Test(arguments: rows(of: "dates-clocks"))
  func clockAndStartOfTheDayDecide(row: [String]) throws {
    let start = try #require(WallTime(iso: row[1]))
    let parser = try parser(at: row[0], dayStart: start)
    let reading = try? parser.read(words(row[2]), direction: .planning)
    #expect((reading?.notation ?? "refused") == row[3], "\(row[2])")
  }

  @Test(arguments: PhraseTable.groups.flatMap(\.rows).indices)
  func everyRowOfTheTableReadsItsExamples(index: Int) throws {
    let row = PhraseTable.groups.flatMap(\.rows)[index]
    let parser = try exampleParser()
    #expect(row.english.isEmpty == row.example.english.isEmpty)
    #expect(row.korean.isEmpty == row.example.korean.isEmpty)
    for example in [row.example.english, row.example.korean] where !example.isEmpty {
      let reading = try? parser.read(words(example), direction: row.direction)
      #expect((reading?.notation ?? "refused") == row.reading, "\(example)")
    }
  }

  @Test func everyRowDecidesItsOwnExamples() throws {
    let parser = try exampleParser()
    for row in PhraseTable.groups.flatMap(\.rows) {
      for example in [row.example.english, row.example.korean] where !example.isEmpty {
        #expect(
          parser.rows(in: words(example)).contains {
            $0.english == row.english && $0.korean == row.korean
          }, "\(example)")
      }
    }
  }

  @Test(arguments: [
    ("2026-03", "2026-03"), ("3월", "2026-03"), ("march", "2026-03"), ("mar 2027", "2027-03"),
    ("2027년 1월", "2027-01"), ("next month", "2026-04"), ("다음 달", "2026-04"),
    ("지난달", "2026-02"), ("this month", "2026-03"), ("may", "2026-05"), ("2026-13", "refused"),
    ("13월", "refused"), ("blah", "refused"), ("", "refused"),
  ])
  func monthIsRead(text: String, expected: String) throws {
    let month = try? exampleParser().readMonth(words(text))
    #expect((month?.iso ?? "refused") == expected)
  }

  @Test func quotedTitleIsOnlyToldOfItsPhrase() throws {
    let parser = try exampleParser()
    let quoted = try #require(parser.readQuoted(title: "치과 내일 오후 3시"))
    #expect(quoted.phrase == ["내일", "오후", "3시"])
    #expect(quoted.reading.notation == "2026-03-03 15:00")
    #expect(parser.readQuoted(title: "buy tomorrow's bread") == nil)
    #expect(parser.readQuoted(title: "내일") == nil)
  }

  @Test func argumentWithSpacesIsTitle() throws {
    let reading = try exampleParser().readTitle(["call mom tomorrow", "friday"])
    #expect(reading.title == ["call mom tomorrow"])
    #expect(reading.reading.notation == "2026-03-06")
  }

  @Test func bareHourIsSaidBackOnTwelveHours() throws {
    let parser = try exampleParser()
    #expect(try parser.read(["3시"], direction: .planning).clock == .twelveHours)
    #expect(try parser.read(["15시"], direction: .planning).clock == .twentyFourHours)
    #expect(try parser.read(["오후", "3시"], direction: .planning).clock == .twentyFourHours)
  }

  @Test(arguments: [
    ("3시", "2026-03-06 15:00"), ("9시", "2026-03-06 09:00"), ("밤 12시", "2026-03-07 00:00"),
    ("저녁에", "2026-03-06 18:00"), ("내일 9시", "2026-03-03 09:00"), ("9am", "2026-03-06 09:00"),
  ])
  func timeIsOnTheGivenDay(text: String, expected: String) throws {
    let friday = try #require(CivilDate(iso: "2026-03-06"))
    let reading = try exampleParser().read(words(text), direction: .planning, on: friday)
    #expect(reading.notation == expected)
    #expect(reading.isDayNamed == text.hasPrefix("내일"))
  }

  @Test(arguments: PhraseTable.months.indices)
  func everyMonthRowReadsItsExamples(index: Int) throws {
    let row = PhraseTable.months[index]
    for example in [row.example.english, row.example.korean] {
      #expect(try exampleParser().readMonth(words(example)).iso == row.reading)
    }
  }

  @Test func everyWayOfEveryPatternIsRead() throws {
    let parser = try exampleParser()
    for row in PhraseTable.groups.flatMap(\.rows) {
      if case .particle = row.sense { continue }
      for text in row.patterns.flatMap({ samples($0.elements[...]) }) {
        do {
          _ = try parser.read(words(text), direction: row.direction)
        } catch {
          // The samples' numbers need not make a date.
          if case .unknown = error { Issue.record("\(text) is not read") }
        }
      }
    }
  }

  @Test func endOfTheDayIsToldApart() throws {
    let parser = try exampleParser()
    let today = CivilDate(year: 2026, month: 3, day: 2)
    #expect(try parser.read(["자정"], direction: .planning).endOf == today)
    #expect(try parser.read(["밤", "1시"], direction: .planning).endOf == nil)
  }

  @Test(arguments: [
    ("next blursday", "did you mean thursday?"), ("내닐", "did you mean 내일?"),
    ("tomorow", "did you mean tomorrow?"), ("화여일", "did you mean 화요일?"),
    ("tomorrow 1530", "did you mean 15:30?"), ("3", "write 3rd for a day or 3:00 for a time"),
    ("-1 days", "for a past day write: 3 days ago"), ("ad", "see: clamate help dates"),
    ("xyzzyplugh", "see: clamate help dates"),
  ])
  func hintNamesTheNearestWord(text: String, hint: String) throws {
    let parser = try exampleParser()
    let error = #expect(throws: PhraseError.self) {
      try parser.read(words(text), direction: .planning)
    }
    #expect(error?.hint?.english == hint)
  }

  @Test(arguments: rows(of: "dates-deadlines"))
  func argumentForADeadlineReadsOne(row: [String]) throws {
    let parser = try exampleParser()
    do {
      #expect(try parser.readDeadline(words(row[0])).iso == row[1], "\(row[0])")
    } catch {
      #expect(kind(error)[0] == row[1], "\(row[0])")
    }
  }

  @Test(arguments: [
    ("회의 담달 3일", "did you mean 다음 달 3일? to keep '담달', quote the whole title"),
    ("보고서 모래까지", "did you mean 모레까지? to keep '모래까지', quote the whole title"),
    ("submit taxes before april 15", "for a deadline write: by april 15"),
    ("pay 3/4/2026", "write 2026-03-04"), ("pay 04.03.2026", "write 2026-03-04"),
    ("pay 25.12.2026", "write 2026-12-25"), ("party feb 30", "February 2027 has 28 days"),
    ("party apr 31", "April 2026 has 30 days"), ("nap in 1.5 hours", "for example: in 90 minutes"),
    ("trip friday to sunday", "give one moment, or quote the title to keep the words in it"),
  ])
  func hintOfARefusedTitleSaysWhatToWrite(text: String, hint: String) throws {
    let parser = try exampleParser()
    let error = #expect(throws: PhraseError.self) { try parser.readTitle(words(text)) }
    #expect(error?.hint?.english == hint)
  }

  @Test func noWordsTrapTheParser() throws {
    let parser = try exampleParser()
    let pieces =
      PhraseTable.groups.flatMap(\.rows).flatMap { row in
        words(row.example.english) + words(row.example.korean)
      } + ["99999", "-1", "", " ", "\u{0}", "👨‍👩‍👧", "(", "9999-12-31", "31", "\u{1100}"]
    var random = SplitMix(seed: 20_260_302)
    for _ in 0..<500 {
      let words = (0...random.number(below: 5)).map { _ in
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

func parser(at clock: String, dayStart: WallTime = .midnight) throws -> PhraseParser {
  let now = try #require(Instant(clock))
  let seoul = try #require(Zone(posix: "KST-9"))
  return PhraseParser(helper: DateHelper(now: now, zone: seoul, dayStart: dayStart))
}

/// Texts that fit some elements of a pattern, one for each choice and with all spaces.
func samples(_ elements: ArraySlice<Pattern.Element>) -> [String] {
  guard let element = elements.first else { return [""] }
  let heads: [String] =
    switch element {
    case .scalar(let scalar): [String(scalar)]
    case .space: [" "]
    case .slot(let slot): [sample(slot)]
    case .choice(let choices): choices.flatMap { samples($0[...]) }
    }
  let tails = samples(elements.dropFirst())
  return heads.flatMap { head in tails.map { head + $0 } }
}

func sample(_ slot: Slot) -> String {
  switch slot {
  case .count, .digits, .month, .koreanMonth, .hour, .spokenHour: "4"
  case .hourAndMinute: "430"
  case .twoDigitMonth, .twoDigitDay: "04"
  case .dayWord: "사흘"
  case .weekday: "tuesday"
  case .weekdayLetter, .loneWeekdayLetter: "화"
  case .monthName: "april"
  case .day, .koreanDay: "7"
  case .ordinal: "7th"
  case .year: "2026"
  case .shortYear: "26"
  case .minute, .twoDigitMinute: "30"
  case .half: "반"
  case .weekdays: "tue, thu"
  case .pluralWeekdays: "tuesdays and thursdays"
  case .weekdayLetters: "화, 목"
  case .weekdayNames: "화요일과 목요일"
  case .weekdayRun: "화목토"
  case .place: "second"
  case .koreanPlace: "둘째"
  }
}
