import Language
import TestSupport
import Testing

@testable import DateHelper

@Suite struct RepeatRuleTests {
  @Test(arguments: rows(of: "repeats-oracle"))
  func daysAreThoseOfAnotherImplementation(row: [String]) throws {
    // The table has nine days of every rule that does not end before.
    try expectDays(row, count: 9)
  }

  @Test(arguments: rows(of: "repeats-clamped"))
  func shortMonthsBendADayAndGiveItBack(row: [String]) throws {
    try expectDays(row, count: row[2].split(separator: " ").count)
  }

  @Test(arguments: rows(of: "repeats-steps"))
  func doneOccurrenceMovesOnStrictly(row: [String]) throws {
    let rule = try #require(RepeatRule(text: row[0]))
    let step = rule.step(
      from: try #require(CivilMoment(iso: row[2])), doneAt: try #require(CivilMoment(iso: row[3])),
      anchor: try #require(CivilDate(iso: row[1])))
    #expect([step.next?.iso ?? "-", String(step.missed)] == Array(row[4...]), "\(row)")
  }

  @Test(arguments: rows(of: "repeats-moved"))
  func movedSeriesHasTheDayThatItIsMovedTo(row: [String]) throws {
    let rule = try #require(RepeatRule(text: row[0]))
    let (anchor, occurrence) = (CivilDate(iso: row[1]), CivilDate(iso: row[2]))
    let date = try #require(CivilDate(iso: row[3]))
    let moved = rule.moved(
      from: try #require(occurrence), to: date, anchor: try #require(anchor))
    #expect(moved?.text ?? "-" == row[4])
    guard let moved else { return }
    #expect(moved.first(onOrAfter: date, anchor: date) == date)
  }

  @Test func daysAreFoundAsStepByStep() throws {
    var random = SplitMix(seed: 20_260_302)
    for _ in 0..<200 {
      let rule = randomRule(&random)
      let anchor = CivilDate(known: 2026, 1, 1).adding(days: random.number(below: 1500))
      let grid = stepped(rule, from: anchor, days: 1100)
      var expected = grid[...]
      for offset in stride(from: -3, to: 1100, by: 1) {
        let day = anchor.adding(days: offset)
        expected = expected.drop { $0 <= day }
        // The grid is known for three years; an end further on is not.
        guard let next = expected.first else { break }
        #expect(rule.next(after: day, anchor: anchor) == next, "\(rule.text) \(anchor.iso)")
      }
      #expect(rule.occurrences(from: anchor, anchor: anchor, count: grid.count) == grid)
    }
  }

  @Test func missedOccurrencesAreCounted() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let rule = randomRule(&random)
      guard !rule.pattern.isAfterDone else { continue }
      let anchor = CivilDate(known: 2026, 1, 1).adding(days: random.number(below: 1500))
      let grid = stepped(rule, from: anchor, days: 1100)
      guard let occurrence = grid.first else { continue }
      let now = anchor.adding(days: random.number(below: 900))
      let step = rule.step(
        from: CivilMoment(date: occurrence), doneAt: CivilMoment(date: now, time: .midnight),
        anchor: anchor)
      #expect(step.missed == grid.count { occurrence < $0 && $0 <= now }, "\(rule.text)")
    }
  }

  @Test func textIsReadBack() throws {
    var random = SplitMix(seed: 5545)
    for _ in 0..<2000 {
      let rule = randomRule(&random)
      #expect(RepeatRule(text: rule.text) == rule, "\(rule.text)")
      #expect(RepeatRule(text: rule.text.lowercased()) == rule, "\(rule.text)")
    }
  }

  @Test(arguments: [
    ("FREQ=DAILY", RepeatRule(.daily)),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", RepeatRule(.weekly([.tuesday]), every: 2)),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", RepeatRule(.weekly([.friday, .monday, .wednesday]))),
    ("FREQ=MONTHLY;BYMONTHDAY=28", RepeatRule(.monthly(.day(28)))),
    ("FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", RepeatRule(.monthly(.day(30)))),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", RepeatRule(.monthly(.last))),
    ("FREQ=MONTHLY;BYDAY=-1FR", RepeatRule(.monthly(.weekday(.last, .friday)))),
    (
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", RepeatRule(.monthly(.lastWorkingDay))
    ),
    ("FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=30", RepeatRule(.yearly(month: 4, day: 30))),
    (
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1",
      RepeatRule(.yearly(month: 2, day: 29))
    ),
    ("AFTER-DONE;FREQ=WEEKLY;INTERVAL=2", RepeatRule(.afterDone(.weeks), every: 2)),
    ("FREQ=DAILY;COUNT=10", RepeatRule(.daily, end: .count(10))),
    ("FREQ=DAILY;UNTIL=20260630", RepeatRule(.daily, end: .until(CivilDate(known: 2026, 6, 30)))),
  ])
  func ruleHasItsText(text: String, rule: RepeatRule?) throws {
    #expect(try #require(rule).text == text)
    #expect(RepeatRule(text: text) == rule)
  }

  @Test(arguments: [
    "", ";", "FREQ", "FREQ=", "FREQ=SECONDLY", "FREQ=DAILY;", "FREQ=DAILY;FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;INTERVAL=10000",
    "FREQ=DAILY;INTERVAL=99999999999999999999", "FREQ=DAILY;INTERVAL=01", "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;COUNT=5;UNTIL=20260630", "FREQ=DAILY;UNTIL=20260230", "FREQ=DAILY;UNTIL=2026",
    "FREQ=DAILY;UNTIL=20260630T000000Z", "FREQ=DAILY;X-OTHER=1", "FREQ=DAILY;BYDAY=MO",
    "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=", "FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY;BYDAY=MO,MO",
    "FREQ=WEEKLY;BYDAY=1MO", "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYMONTHDAY=29", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYMONTHDAY=32",
    "FREQ=MONTHLY;BYMONTHDAY=1000000000;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=1",
    "FREQ=MONTHLY;BYMONTHDAY=1,2", "FREQ=MONTHLY;BYMONTHDAY=-1;BYSETPOS=-1",
    "FREQ=MONTHLY;BYDAY=5MO", "FREQ=MONTHLY;BYDAY=MO", "FREQ=MONTHLY;BYDAY=-2FR",
    "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=1",
    "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=1", "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31",
    "AFTER-DONE", "AFTER-DONE;FREQ=DAILY;COUNT=3", "AFTER-DONE;FREQ=WEEKLY;BYDAY=MO",
    "FREQ=DAILY;AFTER-DONE", "RRULE:FREQ=DAILY", "FREQ=DAILY\n", "FREQ=DAILY;INTERVAL=\u{0663}",
    "FREQ=DAILY;INTERVAL==3",
  ])
  func textOfAnotherRuleIsRefused(text: String) {
    #expect(RepeatRule(text: text) == nil)
  }

  @Test func aHugeTextIsRefused() {
    #expect(RepeatRule(text: String(repeating: "FREQ=DAILY;", count: 100_000)) == nil)
  }

  @Test func noTextTrapsTheReading() {
    let pieces = [
      "FREQ=", "DAILY", "WEEKLY", "MONTHLY", "YEARLY", ";", "INTERVAL=", "BYDAY=", "MO", ",", "-1",
      "BYMONTHDAY=", "31", "BYSETPOS=", "BYMONTH=", "2", "UNTIL=", "20260630", "COUNT=",
      "AFTER-DONE;", "9223372036854775807", "\u{0}", "月", "=",
    ]
    var random = SplitMix(seed: 3)
    for _ in 0..<20_000 {
      let text = (0...random.number(below: 9)).map { _ in pieces[random.number(below: pieces.count)]
      }
      .joined()
      if let rule = RepeatRule(text: text) {
        #expect(RepeatRule(text: rule.text) == rule)
        _ = rule.next(after: .latest, anchor: .earliest)
      }
    }
  }

  @Test func ruleThatHasNoDaysCannotBeMade() {
    #expect(RepeatRule(.weekly([])) == nil)
    #expect(RepeatRule(.monthly(.day(0))) == nil)
    #expect(RepeatRule(.monthly(.day(32))) == nil)
    #expect(RepeatRule(.yearly(month: 2, day: 30)) == nil)
    #expect(RepeatRule(.yearly(month: 0, day: 1)) == nil)
    #expect(RepeatRule(.daily, every: 0) == nil)
    #expect(RepeatRule(.daily, every: .max) == nil)
    #expect(RepeatRule(.daily, end: .count(0)) == nil)
    #expect(RepeatRule(.afterDone(.days), end: .count(2)) == nil)
  }

  @Test func endsOfTheCalendarEndEveryRule() throws {
    var random = SplitMix(seed: 11)
    for _ in 0..<500 {
      let rule = randomRule(&random)
      #expect(rule.next(after: .latest, anchor: .earliest) == nil)
      #expect(rule.next(after: .latest, anchor: .latest) == nil)
      let first = rule.first(onOrAfter: .earliest, anchor: .earliest)
      #expect(first.map { $0 >= .earliest } ?? true)
      #expect(rule.occurrences(from: .earliest, anchor: .latest, count: .max).count <= 1)
      #expect(rule.occurrences(from: .latest, anchor: .earliest, count: -1).isEmpty)
      _ = rule.step(
        from: CivilMoment(date: .latest), doneAt: CivilMoment(date: .latest), anchor: .earliest)
    }
  }

  @Test func farDayIsFoundAtOnce() throws {
    let rule = try #require(RepeatRule(.monthly(.day(31))))
    let next = rule.next(after: CivilDate(known: 9998, 2, 1), anchor: CivilDate(known: 2, 1, 31))
    #expect(next?.iso == "9998-02-28")
  }

  @Test(arguments: [
    ("2026-03-04", "2026-03-10"), ("2026-03-03", "2026-03-03"), ("2026-03-09", "2026-03-10"),
  ])
  func seriesStartsOnTheNearestOfItsDays(from: String, start: String) throws {
    let rule = try #require(RepeatRule(.weekly([.tuesday]), every: 2))
    #expect(rule.start(onOrAfter: try #require(CivilDate(iso: from)))?.iso == start)
  }

  @Test(arguments: [
    ("FREQ=DAILY", "every day", "매일"), ("FREQ=WEEKLY;BYDAY=MO", "every monday", "매주 월요일"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "every mon, wed, fri", "매주 월, 수, 금"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday", "평일마다"),
    ("FREQ=WEEKLY;BYDAY=SA,SU", "every weekend", "주말마다"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "every other tuesday", "격주 화요일"),
    ("FREQ=WEEKLY;INTERVAL=3;BYDAY=TU", "every 3 weeks on tuesday", "3주마다 화요일"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day", "매월 말일"),
    ("FREQ=MONTHLY;BYDAY=1MO", "every month on the first monday", "매월 첫째 월요일"),
    ("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=2", "every 3 months on the 2nd", "3개월마다 2일"),
    ("FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=14", "every year on mar 14", "매년 3월 14일"),
    ("AFTER-DONE;FREQ=WEEKLY;INTERVAL=2", "2 weeks after done", "끝낸 뒤 2주마다"),
    ("AFTER-DONE;FREQ=DAILY", "1 day after done", "끝낸 뒤 1일마다"),
    ("FREQ=DAILY;UNTIL=20260630", "every day until 2026-06-30", "매일 2026-06-30까지"),
    ("FREQ=DAILY;COUNT=1", "every day 1 time in all", "매일 모두 1번"),
  ])
  func ruleIsSaidInWords(text: String, english: String, korean: String) throws {
    let words = try #require(RepeatRule(text: text)).words
    #expect([words.english, words.korean] == [english, korean])
  }

  private func expectDays(_ row: [String], count: Int) throws {
    let rule = try #require(RepeatRule(text: row[0]))
    let anchor = try #require(CivilDate(iso: row[1]))
    let days = row[2].split(separator: " ").map(String.init)
    let found = rule.occurrences(from: anchor, anchor: anchor, count: count)
    #expect(found.map(\.iso) == days, "\(row[0]) \(row[1])")
    #expect(rule.text == row[0])
  }
}

/// A rule that is the same in every run.
func randomRule(_ random: inout SplitMix) -> RepeatRule {
  while true {
    let end: RepeatEnd? =
      switch random.number(below: 4) {
      case 0: .count(1 + random.number(below: 20))
      case 1: .until(CivilDate(known: 2026, 1, 1).adding(days: random.number(below: 2000)))
      default: nil
      }
    let interval = 1 + random.number(below: random.number(below: 2) == 0 ? 1 : 8)
    if let rule = RepeatRule(randomPattern(&random), every: interval, end: end) { return rule }
  }
}

private func randomPattern(_ random: inout SplitMix) -> RepeatPattern {
  let weekday = Weekday.allCases[random.number(below: 7)]
  switch random.number(below: 9) {
  case 0: return .daily
  case 1, 2: return .weekly(Set(Weekday.allCases.filter { _ in random.number(below: 2) == 0 }))
  case 3: return .monthly(.day(1 + random.number(below: 31)))
  case 4: return .monthly(.last)
  case 5: return .monthly(.lastWorkingDay)
  case 6: return .monthly(.weekday(WeekOfMonth.allCases[random.number(below: 5)], weekday))
  case 7: return .yearly(month: 1 + random.number(below: 12), day: 1 + random.number(below: 31))
  default: return .afterDone(RepeatUnit.allCases[random.number(below: 4)])
  }
}

/// The days of a rule found by asking of every day whether it belongs to it.
private func stepped(_ rule: RepeatRule, from anchor: CivilDate, days: Int) -> [CivilDate] {
  let all = (0..<days).map { anchor.adding(days: $0) }.filter { isDay($0, of: rule, anchor) }
  switch rule.end {
  case .count(let count): return Array(all.prefix(count))
  case .until(let last): return all.filter { $0 <= last }
  case nil: return all
  }
}

private func isDay(_ day: CivilDate, of rule: RepeatRule, _ anchor: CivilDate) -> Bool {
  let months = (day.year - anchor.year) * 12 + day.month - anchor.month
  let tomorrow = day.adding(days: 1)
  let isLast = tomorrow.day == 1
  switch rule.pattern {
  case .daily: return anchor.days(until: day) % rule.interval == 0
  case .weekly(let weekdays):
    let weeks = anchor.monday.days(until: day.monday) / 7
    return weekdays.contains(day.weekday) && weeks % rule.interval == 0
  case .monthly(let kind):
    return months % rule.interval == 0 && isDay(day, kind, isLast: isLast)
  case .yearly(let month, let number):
    return (day.year - anchor.year) % rule.interval == 0 && day.month == month
      && isDay(day, .day(number), isLast: isLast)
  case .afterDone: return day == anchor
  }
}

private func isDay(_ day: CivilDate, _ kind: MonthDay, isLast: Bool) -> Bool {
  switch kind {
  case .day(let number): return day.day == number || isLast && day.day < number
  case .last: return isLast
  case .lastWorkingDay:
    let rest = (1...3).map { day.adding(days: $0) }.filter { $0.month == day.month }
    let isFree = { (date: CivilDate) in [.saturday, .sunday].contains(date.weekday) }
    return !isFree(day) && rest.allSatisfy(isFree)
  case .weekday(.last, let weekday):
    return day.weekday == weekday && day.adding(days: 7).month != day.month
  case .weekday(let week, let weekday):
    return day.weekday == weekday && (day.day - 1) / 7 + 1 == week.rawValue
  }
}
