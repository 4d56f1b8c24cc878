import DateHelper
import Testing

@testable import Exchange
@testable import Planner

/// What has no place is counted, and goes back where it can.
@Suite struct CountingTests {
  private static func calendar(_ lines: [String]) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:u", "SUMMARY:a"] + lines
      + ["END:VTODO", "END:VCALENDAR"]).joined(separator: "\r\n") + "\r\n"
  }

  private static let day = "DTSTART;VALUE=DATE:20260302"

  @Test(
    "A property that means something which a todo cannot hold is counted",
    arguments: [
      ([day, "RRULE:FREQ=DAILY", "EXDATE;VALUE=DATE:20260304"], ["EXDATE"]),
      ([day, "RDATE;VALUE=DATE:20260304"], ["RDATE"]), (["PRIORITY:abc"], ["PRIORITY"]),
      (["PRIORITY:10"], ["PRIORITY"]), (["PRIORITY:0"], []), (["STATUS:FOO"], ["STATUS"]),
      (["STATUS:IN-PROCESS"], []), (["RRULE:FREQ=DAILY"], ["RRULE"]),
      ([day, "RRULE:FREQ=HOURLY"], ["RRULE"]), (["X-CLAMATE-NAG:soon"], ["X-CLAMATE-NAG"]),
      (["X-CLAMATE-PLAN:2026-02-30"], ["X-CLAMATE-PLAN"]),
      (["X-CLAMATE-REPEAT:x"], ["X-CLAMATE-REPEAT"]), (["X-CLAMATE-NEW:x"], ["X-CLAMATE-NEW"]),
      ([day, "RRULE:FREQ=MONTHLY;BYMONTHDAY=31"], ["shortMonth"]),
      (["DTSTART;VALUE=DATE:20280229", "RRULE:FREQ=YEARLY"], ["shortMonth"]),
      ([day, "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"], ["shortMonth"]),
      ([day, "RRULE:FREQ=MONTHLY;BYMONTHDAY=28"], []),
    ] as [([String], [String])])
  func calendar(lines: [String], names: [String]) throws {
    let house = try Warehouse()
    #expect(try house.take(Self.calendar(lines)).dropped.map(\.name) == names)
    #expect(try house.todos().count == 1)
  }

  @Test("A todo that was given up is neither open nor done: it is counted, and stays what it is")
  func cancelled() throws {
    let house = try Warehouse()
    let text = Self.calendar(["STATUS:CANCELLED", "COMPLETED:20260301T000000Z"])
    #expect(try house.take(text).dropped.map(\.name) == ["STATUS:CANCELLED"])
    #expect(try house.todos().isEmpty)
    try house.take(Self.calendar([]))
    try house.take(text)
    #expect(try house.todos().map(\.isDone) == [false])
  }

  @Test(
    "A rule with days that short months lack goes back as it came, until something is done",
    arguments: ["FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTHDAY=31;COUNT=5"])
  func shortMonth(rule: String) throws {
    let house = try Warehouse()
    try house.take(Self.calendar(["DTSTART;VALUE=DATE:20260331", "RRULE:\(rule)"]))
    let text = try house.exported(.icalendar)
    #expect(text.contains("\r\nRRULE:\(rule)\r\n") && text.split(separator: "RRULE").count == 2)
    #expect(try !house.take(text).hasChanges)
    var todo = try #require(try house.todos().first)
    let occurrence = CivilMoment(date: try #require(CivilDate(iso: "2026-04-30")))
    todo.series?.occurrence = occurrence
    todo.plan = occurrence
    try house.store.todos.update(todo)
    let later = try house.exported(.icalendar)
    #expect(later.contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"))
    #expect(later.split(separator: "RRULE").count == 2)
  }

  private static func alarm(_ lines: String...) -> [String] {
    ["BEGIN:VALARM", "TRIGGER:-PT30M"] + lines + ["END:VALARM"]
  }

  @Test(
    "An alarm that shows or sounds is a reminder; what it does besides is counted and goes back",
    arguments: [
      (alarm("ACTION:DISPLAY", "REPEAT:2", "DURATION:PT5M"), "30m", ["VALARM REPEAT"]),
      (alarm("ACTION:AUDIO"), "30m", []), (alarm("ACTION:EMAIL"), nil, ["VALARM"]),
      (alarm("ACTION:DISPLAY", "TRIGGER:-PT5M"), nil, ["VALARM"]), (alarm(), nil, ["VALARM"]),
    ] as [([String], String?, [String])])
  func alarms(lines: [String], rule: String?, names: [String]) throws {
    let house = try Warehouse()
    let report = try house.take(Self.calendar(["DTSTART:20260310T140000"] + lines))
    #expect(report.dropped.map(\.name) == names)
    #expect(try house.todos().first?.reminding.storedRules == rule)
    #expect(try house.exported(.icalendar).contains(lines.joined(separator: "\r\n")))
  }

  @Test(
    "The usual reminder rings in other programs too, and comes back as the usual",
    arguments: [
      ("DTSTART:20260310T140000", "TRIGGER:PT0S"), (day, "TRIGGER:PT9H"),
      (
        "DTSTART:20260310T140000\r\nDUE:20260310T120000", "TRIGGER;VALUE=DATE-TIME:20260310T050000Z"
      ),
    ])
  func usual(start: String, trigger: String) throws {
    let (house, other) = (try Warehouse(), try Warehouse())
    // Of a start after its deadline only we know.
    try house.take(Self.calendar(start.split(separator: "\r\n").map(String.init)))
    var todo = try #require(try house.todos().first)
    todo.reminding.nag = 10
    try house.store.todos.update(todo)
    let text = try house.exported(.icalendar)
    #expect(text.contains("\r\n\(trigger)\r\n") && text.split(separator: "BEGIN:VALARM").count == 2)
    try other.take(text)
    #expect(try other.todos().first?.reminding == todo.reminding)
    #expect(try other.exported(.icalendar) == text)
    #expect(try !house.take(text).hasChanges)
    // What another program makes of it holds.
    try house.take(text.replacing("\r\n\(trigger)", with: "\r\nTRIGGER:-PT15M"))
    #expect(try house.todos().first?.reminding.rules?.count == 1)
  }

  @Test(
    "A todo that is done, has no day or never reminds has no alarm",
    arguments: [
      [day, "STATUS:COMPLETED"], [], [day, "X-CLAMATE-REMIND:none"], ["DUE:20260310T120000"],
    ])
  func silent(lines: [String]) throws {
    let house = try Warehouse()
    try house.take(Self.calendar(lines))
    #expect(try !house.exported(.icalendar).contains("VALARM"))
  }

  @Test(
    "An attribute of a task that a todo cannot hold is counted, and goes back",
    arguments: [
      (#""until":"20270101T000000Z""#, "until"),
      (#""due":"20260302T000000Z","recur":"P1Y2M""#, "recur"),
      (#""priority":"X""#, "priority"), (#""clamatenag":"x""#, nil),
    ] as [(String, String?)])
  func task(attribute: String, name: String?) throws {
    let house = try Warehouse()
    let report = try house.take(
      """
      [{"description":"a","uuid":"11111111-aaaa-4aaa-8aaa-000000000001","status":"pending",
        "entry":"20260301T000000Z",\(attribute)}]
      """)
    #expect(report.dropped.map(\.name) == [name ?? "clamatenag"])
    if name != nil {
      #expect(try house.exported(.taskwarrior).contains(attribute.split(separator: ",").last ?? ""))
    }
  }

  @Test("A time without a day and a repeat without one are counted")
  func cells() throws {
    let house = try Warehouse()
    let report = try house.take("title,date,time,repeat\na,,09:00,FREQ=DAILY\n", as: .csv)
    #expect(report.dropped.map(\.name) == ["repeat", "time"])
  }

  @Test("Two long names stay two blocks, each known again, and their ends are counted")
  func longNames() throws {
    let house = try Warehouse()
    let name = String(repeating: "가나다라마 ", count: 6)
    let text = """
      [{"start":"20260301T010000Z","end":"20260301T020000Z","tags":["\(name)one"]},
       {"start":"20260301T030000Z","end":"20260301T040000Z","tags":["\(name)two"]}]
      """
    let report = try house.take(text, as: .timewarrior)
    #expect(report.dropped.map(\.name) == ["longName"] && report.dropped.map(\.count) == [2])
    let blocks = try house.store.blocks.blocks()
    #expect(Set(blocks.map(\.name)).count == 2)
    #expect(blocks.allSatisfy { $0.name.count <= BlockName.limit })
    #expect(try !house.take(text, as: .timewarrior).hasChanges)
  }
}
