import Language
import Testing

@testable import DateHelper

@Suite struct TextTests {
  @Test(arguments: [
    ("2026-03-02", "today Mon 3/2", "오늘 3/2(월)"), ("2026-03-03", "tomorrow Tue 3/3", "내일 3/3(화)"),
    ("2026-03-04", "Wed 3/4", "모레 3/4(수)"), ("2026-03-05", "Thu 3/5", "3/5(목)"),
    ("2026-03-01", "yesterday Sun 3/1", "어제 3/1(일)"), ("2026-02-28", "Sat 2/28", "그저께 2/28(토)"),
    ("2027-01-05", "Tue 2027-01-05", "2027-01-05(화)"), ("2026-12-25", "Fri 12/25", "12/25(금)"),
  ])
  func dateIsWrittenInBothLanguages(date: String, english: String, korean: String) throws {
    let helper = try exampleParser().helper
    let text = helper.text(try #require(CivilDate(iso: date)))
    #expect(text == Bilingual(en: english, ko: korean))
  }

  @Test func timeFollowsTheDate() throws {
    let helper = try exampleParser().helper
    let (date, time) = try wall("2026-03-03 15:00")
    #expect(
      helper.text(date, time) == Bilingual(en: "tomorrow Tue 3/3 15:00", ko: "내일 3/3(화) 15:00"))
    #expect(
      helper.text(date, time, clock: .twelveHours)
        == Bilingual(en: "tomorrow Tue 3/3 3:00 pm", ko: "내일 3/3(화) 오후 3:00"))
    #expect(helper.text(date, nil) == helper.text(date))
  }

  @Test func whatIsPrintedIsReadBack() throws {
    let parser = try exampleParser()
    for days in 0..<800 {
      let date = parser.helper.today.adding(days: days)
      let time = WallTime(known: days * 37 % 1440)
      for clock in [ClockStyle.twentyFourHours, .twelveHours] {
        let text = parser.helper.text(date, time, clock: clock)
        for printed in [text.english, text.korean] {
          let reading = try parser.read(words(printed), direction: .planning)
          #expect(reading.notation == "\(date.iso) \(time.iso)", "\(printed)")
        }
      }
      for printed in [date.heading.english, date.heading.korean] {
        #expect(try parser.readDay(words(printed), direction: .planning) == date, "\(printed)")
      }
      for printed in [date.yearMonth.heading.english, date.yearMonth.heading.korean] {
        #expect(try parser.readMonth(words(printed)) == date.yearMonth)
      }
    }
  }

  @Test func headingsAreInFull() throws {
    let date = try #require(CivilDate(iso: "2026-03-02"))
    #expect(date.heading == Bilingual(en: "Monday, 2 March 2026", ko: "2026년 3월 2일 월요일"))
    #expect(date.yearMonth.heading == Bilingual(en: "March 2026", ko: "2026년 3월"))
  }

  @Test(arguments: [
    ("00:00", "12:00 am", "오전 12:00"), ("00:59", "12:59 am", "오전 12:59"),
    ("12:00", "12:00 pm", "오후 12:00"), ("23:58", "11:58 pm", "오후 11:58"),
    ("09:05", "9:05 am", "오전 9:05"),
  ])
  func twelveHoursSayTheHalfOfTheDay(time: String, english: String, korean: String) throws {
    #expect(try #require(WallTime(iso: time)).twelveHour == Bilingual(en: english, ko: korean))
  }

  @Test(arguments: [
    (Int64(-5), "just now", "방금"), (59, "just now", "방금"), (60, "1 min ago", "1분 전"),
    (600, "10 min ago", "10분 전"), (3599, "59 min ago", "59분 전"), (3600, "1 h ago", "1시간 전"),
    (86_400, "1 day ago", "1일 전"), (172_800, "2 days ago", "2일 전"),
  ])
  func ageIsInItsLargestUnit(seconds: Int64, english: String, korean: String) {
    #expect(DateHelper.age(seconds: seconds) == Bilingual(en: english, ko: korean))
  }

  @Test func noTextHasAmbiguousWidth() throws {
    let refusals = RepeatRefusal.allCases.map { PhraseError.noRepeat(text: "x", $0) }
    let errors: [PhraseError] =
      refusals + [
        .empty, .unknown(word: "x", nearest: "y"), .unknown(word: "x", nearest: nil),
        .misspelt(word: "x", meant: "y"), .bareNumber("1"), .twoDigitYear("x"), .mixedForm("x"),
        .yearLast("x", iso: "y"), .fraction("x"), .beginning(text: "x", particle: "y"),
        .several(text: "x"), .relative(text: "x", deadline: nil),
        .relative(text: "x", deadline: Bilingual(en: "y", ko: "y")),
        .noSuchDay(text: "x", month: 2, year: 2026), .noSuchDay(text: "x", month: 2, year: nil),
        .noSuchMonth(text: "x"), .noSuchTime(text: "x"), .otherWeekday(text: "x", weekday: .monday),
        .past(text: "x", date: .earliest), .outOfRange(text: "x"), .twoDates("x", "y"),
        .twoTimes("x", "y"), .twoRepeats("x", "y"), .noDay(text: "x"), .noTitle(phrase: "x"),
      ]
    var texts = errors.flatMap { [$0.message, $0.hint].compactMap { $0 } }
    texts += (PhraseTable.groups + [PhraseTable.repeats]).flatMap {
      [$0.title] + $0.rows.flatMap { [$0.meaning, $0.example] }
    }
    for text in texts {
      #expect(text.english.allSatisfy { $0.isASCII })
      #expect(text.korean.unicodeScalars.allSatisfy { $0.isASCII || 0xAC00...0xD7A3 ~= $0.value })
      #expect(!text.english.hasSuffix(".") && !text.korean.hasSuffix("."))
    }
  }
}
