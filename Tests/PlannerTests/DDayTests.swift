import Database
import DateHelper
import TestSupport
import Testing

@testable import Planner

@Suite struct DDayTests {
  private func dday(
    _ date: String, includesToday: Bool = false, made: String = "2026-03-02"
  ) throws -> DDay {
    DDay(
      id: 1, uid: "u", title: "x", date: try PlannerHouse.date(date), includesToday: includesToday,
      made: try PlannerHouse.date(made), isPinned: false)
  }

  @Test(
    "the label counts calendar days, with today one more",
    arguments: CaseTable("dday-label.tsv").rows)
  func label(row: [String]) throws {
    let today = try PlannerHouse.date("2026-03-02")
    let days = try #require(Int(row[1]))
    let dday = try dday(today.adding(days: days).iso, includesToday: row[0] == "yes")
    #expect(dday.label(on: today) == row[2])
    #expect(dday.days(from: today) == days)
  }

  @Test(
    "days are counted on the calendar, over leap days, year ends and changes of the clock alike",
    arguments: [
      ("2026-12-31", "2027-01-01", "D-1"), ("2025-12-31", "2025-12-31", "D-DAY"),
      ("2023-12-31", "2024-12-29", "D-364"), ("2024-02-28", "2024-03-01", "D-2"),
      ("2026-03-28", "2026-03-30", "D-2"), ("2026-10-26", "2026-10-24", "D+2"),
      ("2026-03-02", "1926-03-02", "D+36525"),
    ])
  func calendar(today: String, date: String, label: String) throws {
    #expect(try dday(date).label(on: PlannerHouse.date(today)) == label)
  }

  @Test(
    "the way has both its ends: made ten days before, it is 1/11 on that day and whole on the day",
    arguments: [
      ("2026-03-01", 1), ("2026-03-02", 1), ("2026-03-03", 2), ("2026-03-07", 6),
      ("2026-03-11", 10), ("2026-03-12", 11), ("2026-03-13", 11), ("2027-03-13", 11),
    ])
  func progress(today: String, elevenths: Int) throws {
    let progress = try dday("2026-03-12").progress(on: PlannerHouse.date(today))
    #expect(progress == Double(elevenths) / 11)
  }

  @Test(
    "a day that had passed when it was made is all behind", arguments: ["2026-03-02", "1990-05-03"])
  func passedWay(date: String) throws {
    #expect(try dday(date).progress(on: PlannerHouse.date("2026-03-02")) == 1)
  }

  @Test("a title and its date are told apart", arguments: CaseTable("dday-words.tsv").rows)
  func words(row: [String]) throws {
    let phrases = PhraseParser(
      helper: try PlannerHouse.clock("2026-03-02T10:00"), readsRepeats: true)
    let words = try DDayWords(row[0].split(separator: "|").map(String.init), by: phrases)
    #expect(words.title.joined(separator: " ") == row[1])
    #expect(words.date.iso == row[2])
  }

  @Test(
    "words without a title or without a day that exists are refused",
    arguments: [
      ([], DDayError.noTitle), (["3월", "14일"], .noTitle), (["tomorrow"], .noTitle),
      (["수능"], .noDate), (["a", "b"], .noDate), (["내일 모임"], .noDate),
    ])
  func refusedWords(words: [String], error: DDayError) throws {
    let phrases = PhraseParser(helper: try PlannerHouse.clock("2026-03-02T10:00"))
    #expect(throws: error) { try DDayWords(words, by: phrases) }
  }

  @Test(
    "a date that cannot be says why",
    arguments: [
      ["x", "2026-02-30"], ["x", "3pm"], ["x", "매일"], ["tomorow", "x"], ["x", "tomorow"],
      ["2월", "30일", "x"], ["x", "26-11-19"], ["시험", "2월", "30일"], ["시험", "13월", "1일"],
      ["시험", "26년", "3월", "5일"], ["시험", "다움주", "금요일"], ["시험", "3월", "2일", "화요일"],
    ])
  func refusedDates(words: [String]) throws {
    let phrases = PhraseParser(
      helper: try PlannerHouse.clock("2026-03-02T10:00"), readsRepeats: true)
    #expect(throws: PhraseError.self) { try DDayWords(words, by: phrases) }
  }

  @Test("the list has the day itself, then those to come, then those that have passed")
  func order() throws {
    let house = try PlannerHouse()
    let today = try PlannerHouse.date("2026-03-02")
    for (index, days) in [5, -1, 0, 2, -9, 2].enumerated() {
      let draft = DDayDraft(title: try Title("\(days)"), date: today.adding(days: days))
      _ = try house.store.ddays.insert(draft, uid: "\(index)", made: today)
    }
    #expect(try house.store.ddays.all(on: today).map(\.title) == ["0", "2", "2", "5", "-1", "-9"])
    #expect(try house.store.ddays.all(on: today).map(\.id) == [3, 4, 6, 1, 2, 5])
    #expect(try house.store.ddays.next(on: today)?.id == 3)
    #expect(try house.store.ddays.next(on: today.adding(days: 6)) == nil)
  }

  @Test("at most one is pinned, and removing it leaves none")
  func pin() throws {
    let house = try PlannerHouse()
    let day = try PlannerHouse.date("2026-03-02")
    let ddays = house.store.ddays
    for uid in ["a", "b"] {
      _ = try ddays.insert(DDayDraft(title: try Title(uid), date: day), uid: uid, made: day)
    }
    #expect(try ddays.pinned() == nil)
    try ddays.pin(1)
    try ddays.pin(2)
    #expect(try ddays.pinned()?.id == 2)
    #expect(try ddays.all(on: day).map(\.isPinned) == [false, true])
    try house.connection.transaction { try ddays.delete(2) }
    #expect(try ddays.pinned() == nil)
  }

  @Test("a number is never given again")
  func numbers() throws {
    let house = try PlannerHouse()
    let day = try PlannerHouse.date("2026-03-02")
    let draft = DDayDraft(title: try Title("x"), date: day)
    #expect(try house.store.ddays.insert(draft, uid: "a", made: day).id == 1)
    try house.store.ddays.delete(1)
    #expect(try house.store.ddays.insert(draft, uid: "b", made: day).id == 2)
  }
}
