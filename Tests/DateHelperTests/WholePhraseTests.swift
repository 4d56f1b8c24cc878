import Language
import TestSupport
import Testing

@testable import DateHelper

/// A phrase is read whole, refused, or kept in the title: never read by halves.
@Suite struct WholePhraseTests {
  @Test(arguments: rows(of: "titles-whole"))
  func isReadWholeOrNotAtAll(row: [String]) throws {
    let parser = try exampleParser(readsRepeats: true)
    do {
      let reading = try parser.readTitle(words(row[0]))
      #expect(reading.title == words(row[1]), "\(row[0])")
      #expect(reading.reading.notation == row[2], "\(row[0])")
    } catch {
      let hint = try #require(error.hint)
      #expect(row[1] == "refused", "\(row[0]): \(error)")
      #expect("\(hint.english) \(hint.korean)".contains(row[2]), "\(row[0]): \(hint)")
    }
  }

  @Test(arguments: rows(of: "titles-before-times").map { $0[0] })
  func anHonestTitleStaysWholeBeforeATime(title: String) throws {
    let isKorean = title.unicodeScalars.contains(where: \.isHangul)
    for time in isKorean ? ["3시", "오후 3시"] : ["3pm", "at 3pm"] {
      let reading = try exampleParser(readsRepeats: true).readTitle(words("\(title) \(time)"))
      #expect(reading.title == words(title))
      #expect(reading.reading.notation == "2026-03-02 15:00")
    }
  }

  @Test(arguments: [
    ("watch Wednesday", "Wednesday", "2026-03-04"), ("study SAT", "SAT", "2026-03-07"),
    ("listen to Ruby Tuesday", "Tuesday", "2026-03-03"),
    ("9시 뉴스 보기", "9시", "2026-03-02 21:00"), ("pills daily", "daily", "2026-03-02 every day"),
    ("회의 평일", "평일", "2026-03-02 every weekday"),
    ("see you tomorrow!", "tomorrow", "2026-03-03"), ("call toady", "today", "2026-03-02"),
    ("call in 1 moth", "in 1 month", "2026-04-02"),
  ])
  func whatATitleMayHaveMeantIsSaid(text: String, phrase: String, reading: String) throws {
    let title = try exampleParser(readsRepeats: true).readTitle(words(text))
    #expect(title.title == words(text) && title.reading == PhraseReading())
    #expect(title.kept?.phrase == words(phrase))
    #expect(title.kept?.reading.notation == reading)
  }

  @Test(arguments: [
    "buy milk", "daily standup", "read the daily", "장 보기", "점심 약속", "Happy Birthday!", "GYM SAT",
    "Dentist Friday", "Dentist tomorrow", "watch the moon", "see you friday 3pm!",
  ])
  func nothingIsSaidOfOtherTitles(text: String) throws {
    #expect(try exampleParser(readsRepeats: true).readTitle(words(text)).kept == nil)
  }

  /// Every weekday's and month's short name with a letter too many, too few or turned around.
  @Test(arguments: ["dentist tues 3pm", "회의 다음주 화 3시", "dentist 5 march 3pm", "gym tuesdays 7pm"])
  func noSlipInADayMeansToday(text: String) throws {
    let parser = try exampleParser(readsRepeats: true)
    let typed = words(text)
    let (title, day) = (typed[0], typed.dropFirst().joined(separator: " "))
    let meant = try parser.readTitle(typed).reading
    var halves: [String] = []
    for slip in FingerSlips.texts(of: day) {
      guard let reading = try? parser.readTitle([title] + words(slip)), reading.title != [title],
        reading.reading != PhraseReading(), reading.reading != meant
      else { continue }
      halves.append(slip)
    }
    // Words of their own stay: `rue 3pm`, `text friday`.
    let strays = halves.filter { slip in
      words(slip).allSatisfy { !SlipVocabulary.honestEnglish.contains($0) }
    }
    #expect(strays.isEmpty)
  }
}
