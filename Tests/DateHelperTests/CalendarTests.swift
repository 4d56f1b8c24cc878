import Testing

@testable import DateHelper

@Suite struct CalendarTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-03-02", 20_514),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896), ("1900-03-01", -25_508),
  ])
  func dayNumberCountsFrom1970(text: String, number: Int) throws {
    let date = try #require(CivilDate(iso: text))
    #expect(date.dayNumber == number)
    #expect(CivilDate(dayNumber: number) == date)
    #expect(date.iso == text)
  }

  @Test func everyDayFollowsTheOneBefore() throws {
    var date = try #require(CivilDate(iso: "1899-12-28"))
    var wrong: [CivilDate] = []
    for _ in 0..<110_000 {
      let next = date.adding(days: 1)
      let isNewMonth = date.day == date.yearMonth.dayCount
      let isNext =
        next.day == (isNewMonth ? 1 : date.day + 1) && next > date
        && next.weekday.rawValue == date.weekday.rawValue % 7 + 1
      if !isNext { wrong.append(next) }
      date = next
    }
    #expect(wrong.isEmpty)
    #expect(date.iso == "2201-02-28")
  }

  @Test(arguments: [
    "2026-02-29", "2026-02-30", "2100-02-29", "2026-13-01", "2026-00-01", "2026-01-00",
    "0000-01-01", "2026-1-1", "2026-01-01 ", "+026-01-01", "", "2026-04-31", "20260101",
    "\u{0662}026-01-01",
  ])
  func dateThatDoesNotExistIsRefused(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }

  @Test(arguments: [
    ("2025-12-29", Weekday.monday), ("2025-12-31", .wednesday), ("2026-01-01", .thursday),
    ("2026-01-02", .friday), ("2026-03-07", .saturday), ("2026-03-08", .sunday),
    ("2024-02-29", .thursday), ("2026-03-03", .tuesday),
  ])
  func weekdayIsKnown(text: String, weekday: Weekday) throws {
    #expect(try #require(CivilDate(iso: text)).weekday == weekday)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"),
    ("2026-03-31", -1, "2026-02-28"),
    ("2026-12-31", 2, "2027-02-28"), ("2026-08-31", 1, "2026-09-30"),
    ("2026-03-02", -3, "2025-12-02"),
    ("9999-12-31", 1, "9999-12-31"), ("0001-01-01", -1, "0001-01-01"),
    ("2026-03-02", Int.max, "9999-12-31"), ("2026-03-02", Int.min, "0001-01-01"),
  ])
  func monthsAreAddedUpToTheEndOfTheMonth(from: String, months: Int, to: String) throws {
    #expect(try #require(CivilDate(iso: from)).adding(months: months).iso == to)
  }

  @Test(arguments: [
    ("2026-02-28", 1, "2026-03-01"), ("2028-02-28", 1, "2028-02-29"),
    ("2025-12-31", 1, "2026-01-01"),
    ("2026-01-01", -1, "2025-12-31"), ("9999-12-31", 1, "9999-12-31"),
    ("2026-03-02", Int.max, "9999-12-31"), ("2026-03-02", Int.min, "0001-01-01"),
  ])
  func daysAreAdded(from: String, days: Int, to: String) throws {
    #expect(try #require(CivilDate(iso: from)).adding(days: days).iso == to)
  }

  @Test(arguments: ["24:00", "23:60", "9:00", "0900", "09:0", "", "ab:cd", "-1:00"])
  func timeThatDoesNotExistIsRefused(text: String) {
    #expect(WallTime(iso: text) == nil)
  }

  @Test func everyMinuteOfTheDayIsReadFromItsText() {
    for minute in 0..<1440 {
      let time = WallTime(minuteOfDay: minute)
      #expect(time.flatMap { WallTime(iso: $0.iso) } == time)
    }
    #expect(WallTime(minuteOfDay: 1440) == nil)
  }

  @Test(arguments: [
    ("2026-03", 31), ("2026-02", 28), ("2028-02", 29), ("1900-02", 28), ("2026-04", 30),
  ])
  func monthHasItsDays(text: String, count: Int) throws {
    let month = try #require(YearMonth(iso: text))
    #expect(month.dayCount == count)
    #expect(month.firstDay.days(until: month.adding(1).firstDay) == count)
  }

  @Test(arguments: [
    ("1772463480", Int64(1_772_463_480)), ("0", 0), ("-1", -1),
    ("2026-03-02T23:58:00+09:00", 1_772_463_480), ("2026-03-02T14:58:00Z", 1_772_463_480),
    ("2026-03-02T14:58Z", 1_772_463_480), ("2026-03-02 23:58:00+0900", 1_772_463_480),
    ("2026-03-02T23:58:00.999+09", 1_772_463_480), ("2026-03-02T09:28:00-05:30", 1_772_463_480),
  ])
  func instantIsRead(text: String, seconds: Int64) {
    #expect(Instant(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "now", "2026-03-02", "2026-03-02T23:58:00", "2026-02-30T00:00:00Z", "2026-03-02T25:00:00Z",
    "2026-03-02T23:58:00+09:00x", "9223372036854775807", "99999999999999999999", "1.5", "+5",
    "2026-03-02T23:58:00+24:00", "2026-03-02T23:58:60Z", "2026-03-02T23:58:00.Z",
  ])
  func textThatNamesNoInstantIsRefused(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test func instantIsWrittenWithItsOffset() throws {
    let instant = try #require(Instant("2026-03-02T14:58:07Z"))
    #expect(instant.iso8601(in: try #require(Zone(posix: "KST-9"))) == "2026-03-02T23:58:07+09:00")
    #expect(
      instant.iso8601(in: try #require(Zone(posix: "XXX3:30"))) == "2026-03-02T11:28:07-03:30")
    #expect(instant.iso8601(in: .utc) == "2026-03-02T14:58:07+00:00")
    let local = try systemZone("America/New_York")
    let early = Instant(seconds: -3_000_000_001)
    #expect(Instant(early.iso8601(in: local)) == early)
  }

  @Test(arguments: [
    ("2026-03-02T00:00:00+09:00", "00:00", "2026-03-02"),
    ("2026-03-02T01:00:00+09:00", "04:00", "2026-03-01"),
    ("2026-03-02T03:59:59+09:00", "04:00", "2026-03-01"),
    ("2026-03-02T04:00:00+09:00", "04:00", "2026-03-02"),
    ("2026-01-01T05:59:00+09:00", "06:00", "2025-12-31"),
    ("2026-03-02T05:59:00+09:00", "23:00", "2026-03-01"),
    ("2026-03-02T00:29:00+09:00", "00:45", "2026-03-01"),
    ("2026-03-02T00:30:00+09:00", "00:45", "2026-03-02"),
  ])
  func todayMindsTheStartOfTheDay(now: String, start: String, today: String) throws {
    let helper = DateHelper(
      now: try #require(Instant(now)), zone: try #require(Zone(posix: "KST-9")),
      dayStart: try #require(WallTime(iso: start)))
    #expect(helper.today.iso == today)
  }

  @Test func dayStartIsAWholeHalfHour() throws {
    let allowed = (0..<1440).filter { DateHelper.isDayStart(WallTime(known: $0)) }
    #expect(allowed == Array(stride(from: 0, through: 360, by: 30)))
  }
}
