import DateHelper
import Testing

@testable import Exchange
@testable import Planner

@Suite struct CalendarTests {
  private func todo(_ lines: String...) throws -> Todo {
    let house = try Warehouse()
    try house.take(Self.calendar(lines))
    return try #require(try house.todos().first)
  }

  private static func calendar(_ lines: [String]) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:u"] + lines
      + ["END:VTODO", "END:VCALENDAR"]).joined(separator: "\r\n") + "\r\n"
  }

  @Test(
    "A time of whatever kind is one on the clock of the person (RFC 5545, section 3.3.5)",
    arguments: [
      ("DUE;VALUE=DATE:20260305", "2026-03-05"), ("DUE:20260305T180000", "2026-03-05T18:00"),
      ("DUE:20260305T230000Z", "2026-03-06T08:00"),
      ("DUE;TZID=Europe/Berlin:20260305T120000", "2026-03-05T20:00"),
      ("DUE;TZID=\"/example.org/Europe/Berlin\":20260305T120000", "2026-03-05T20:00"),
      ("DUE;TZID=Nowhere:20260305T120000", "2026-03-05T12:00"),
      ("due;x-a=\"b:c;d\":20260305", "2026-03-05"),
    ])
  func times(line: String, due: String) throws {
    #expect(try todo("SUMMARY:a", line).due?.iso == due)
  }

  @Test(
    "A rule of another program means the nearest that a todo can have",
    arguments: [
      ("FREQ=DAILY", "FREQ=DAILY"), ("FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO"),
      ("FREQ=WEEKLY;BYDAY=TU,MO;WKST=SU", "FREQ=WEEKLY;BYDAY=MO,TU"),
      ("FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=2"),
      ("FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
      ("FREQ=MONTHLY;BYDAY=-1FR;INTERVAL=2", "FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR"),
      ("FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2"),
      ("FREQ=DAILY;UNTIL=20260401T150000Z", "FREQ=DAILY;UNTIL=20260402"),
      ("FREQ=DAILY;COUNT=3", "FREQ=DAILY;COUNT=3"), ("FREQ=HOURLY", nil),
      ("FREQ=DAILY;BYHOUR=9", nil), ("FREQ=MONTHLY;BYDAY=2FR,3FR", nil), ("nonsense", nil),
    ] as [(String, String?)])
  func rules(text: String, rule: String?) throws {
    // 2026-03-02 is a Monday.
    let todo = try todo("SUMMARY:a", "DTSTART;VALUE=DATE:20260302", "RRULE:\(text)")
    #expect(todo.series?.rule.text == rule)
  }

  @Test(
    "The days of a rule move with a start whose day is another one here, or the rule has no place",
    arguments: [
      ("DTSTART:20260304T230000Z", "FREQ=WEEKLY;BYDAY=WE", "FREQ=WEEKLY;BYDAY=TH"),
      ("DTSTART:20260304T230000Z", "FREQ=WEEKLY;BYDAY=SU,WE", "FREQ=WEEKLY;BYDAY=MO,TH"),
      ("DTSTART:20260304T230000Z", "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=TH"),
      ("DTSTART:20260304T100000Z", "FREQ=WEEKLY;BYDAY=WE", "FREQ=WEEKLY;BYDAY=WE"),
      (
        "DTSTART;TZID=America/New_York:20260306T200000", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA"
      ),
      ("DTSTART:20260304T230000Z", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE", nil),
      ("DTSTART:20260304T230000Z", "FREQ=MONTHLY;BYDAY=1WE", nil),
      ("DTSTART:20260331T230000Z", "FREQ=MONTHLY;BYMONTHDAY=-1", nil),
      ("DTSTART:20260331T230000Z", "FREQ=MONTHLY", nil),
      ("DTSTART:20260304T230000Z", "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=5"),
      ("DTSTART:20260304T230000Z", "FREQ=DAILY", "FREQ=DAILY"),
    ] as [(String, String, String?)])
  func otherDay(start: String, text: String, rule: String?) throws {
    let house = try Warehouse()
    let report = try house.take(Self.calendar(["SUMMARY:a", start, "RRULE:\(text)"]))
    #expect(try house.todos().first?.series?.rule.text == rule)
    #expect(report.dropped.map(\.name).contains("RRULE") == (rule == nil))
  }

  @Test(
    "An hour that its zone moves through the year is counted, as it stays the same here",
    arguments: [
      ("DTSTART;TZID=America/New_York:20260306T090000", ["TZID"]),
      ("DTSTART;TZID=Asia/Tokyo:20260306T090000", []), ("DTSTART:20260306T000000Z", []),
      ("DTSTART:20260306T090000", []),
    ])
  func movingHour(start: String, dropped: [String]) throws {
    let house = try Warehouse()
    let report = try house.take(Self.calendar(["SUMMARY:a", start, "RRULE:FREQ=DAILY"]))
    #expect(report.dropped.map(\.name) == dropped)
  }

  @Test("What Clamate does not know goes back as it came, alarms too")
  func kept() throws {
    let house = try Warehouse()
    let lines = [
      "SUMMARY:a", "CLASS:PRIVATE", "X-OTHER;P=\"q:r\":s\\,t", "BEGIN:VALARM", "ACTION:DISPLAY",
      "TRIGGER:-PT30M", "END:VALARM", "RELATED-TO;RELTYPE=PARENT:v",
    ]
    try house.take(Self.calendar(lines))
    let written = try house.exported(.icalendar)
    for line in lines { #expect(written.contains("\r\n\(line)\r\n")) }
    #expect(try !house.take(written).hasChanges)
    // A change here leaves them there.
    var todo = try #require(try house.todos().first)
    todo.title = "b"
    try house.store.todos.update(todo)
    #expect(try house.exported(.icalendar).contains("X-OTHER;P=\"q:r\":s\\,t"))
  }

  @Test(
    "Done is said by any of three properties",
    arguments: ["STATUS:COMPLETED", "COMPLETED:20260301T000000Z", "PERCENT-COMPLETE:100"])
  func done(line: String) throws {
    #expect(try todo("SUMMARY:a", line).isDone)
  }

  @Test("Lines are folded before 76 bytes between characters, and unfolded as bytes")
  func folding() throws {
    let house = try Warehouse()
    let title = String(repeating: "가나다😀", count: 40)
    try house.take(Self.calendar(["SUMMARY:\(title)"]))
    let written = try house.exported(.icalendar)
    for line in written.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
    // A fold inside of a character, as some programs make it.
    var bytes = Array(Self.calendar(["SUMMARY:가"]).utf8)
    let place = try #require(bytes.firstIndex(of: 0xEA))
    bytes.insert(contentsOf: "\n\t".utf8, at: place + 1)
    let merge = try Warehouse()
    #expect(String(validating: bytes, as: UTF8.self) == nil)
    try merge.take(bytes: bytes)
    #expect(try merge.todos().first?.title == "가")
  }

  @Test("A calendar cut off after any byte adds nothing")
  func truncated() throws {
    let text = Array(Self.calendar(["SUMMARY:a"]).utf8)
    let house = try Warehouse()
    for length in 0..<(text.count - 2) {
      #expect(throws: (any Error).self, "\(length)") {
        try house.take(String(decoding: text[..<length], as: UTF8.self), as: .icalendar)
      }
    }
    #expect(try house.todos().isEmpty)
  }

  @Test("Other components are counted; nesting without end is refused")
  func components() throws {
    let house = try Warehouse()
    let event = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:e\nEND:VEVENT\nEND:VCALENDAR\n"
    #expect(try house.take(event).dropped.map(\.name) == ["VEVENT"])
    let deep = "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:A\n", count: 10_000)
    #expect(throws: ImportError.self) { try house.take(deep) }
  }
}
