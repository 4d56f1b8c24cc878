import DateHelper
import Planner
import Testing

@testable import Exchange

/// Alarms of iCalendar and reminders, in a house nine hours ahead of UTC where days remind at 09:00.
@Suite struct AlarmTests {
  private static func calendar(_ lines: [String]) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:u", "SUMMARY:a"] + lines
      + ["END:VTODO", "END:VCALENDAR"]).joined(separator: "\r\n") + "\r\n"
  }

  private static func alarm(_ trigger: String, _ more: String...) -> [String] {
    ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:a", "TRIGGER\(trigger)"] + more + ["END:VALARM"]
  }

  private static let times = [
    "timed": ["DTSTART:20260310T140000"], "day": ["DTSTART;VALUE=DATE:20260310"],
    "due": ["DUE:20260310T180000"],
    "both": ["DTSTART:20260310T140000", "DUE:20260310T180000"],
    "weekly": ["DTSTART:20260310T140000", "DUE:20260310T180000", "RRULE:FREQ=WEEKLY"], "none": [],
  ]

  @Test(
    "An alarm means a reminder (RFC 5545, section 3.8.6.3)",
    arguments: [
      ("timed", ":-PT30M", "30m"), ("timed", ":PT0S", "0m"), ("timed", ":-PT1H30M", "90m"),
      ("timed", ":-P1D", "1d"), ("timed", ":-P2W", "14d"), ("timed", ":-P1DT2H", "1560m"),
      ("timed", ";RELATED=START:-PT30M", "30m"), ("timed", ":+PT15M", "2026-03-10T14:15"),
      ("timed", ";VALUE=DATE-TIME:20260310T030000Z", "2026-03-10T12:00"),
      ("day", ":PT9H", "0m"), ("day", ":-PT15H", "1d"), ("day", ":-P1D", "1980m"),
      ("day", ":PT12H", "2026-03-10T12:00"), ("due", ";RELATED=END:-PT30M", "30m"),
      ("due", ":-PT30M", "30m"), ("both", ";RELATED=END:-PT30M", "2026-03-10T17:30"),
      ("both", ":-PT30M", "30m"), ("weekly", ":-P1D", "1d"),
      ("weekly", ";RELATED=END:-PT30M", nil), ("weekly", ":PT5M", nil), ("none", ":-PT5M", "5m"),
      ("timed", ":30 minutes", nil), ("timed", ":P", nil), ("timed", ":PT", nil),
      ("timed", ":-P9999W", nil), ("timed", ";RELATED=MIDDLE:-PT5M", nil),
      ("timed", ":-PT99999999999M", nil),
    ] as [(String, String, String?)])
  func read(todo: String, trigger: String, rule: String?) throws {
    let house = try Warehouse()
    let alarm = Self.alarm(trigger)
    try house.take(Self.calendar((Self.times[todo] ?? []) + alarm))
    #expect(try house.todos().first?.reminding.storedRules == rule)
    // Whatever it means here, it goes back as it came, or as the same.
    let written = try house.exported(.icalendar)
    let other = try Warehouse()
    try other.take(written)
    #expect(try other.todos().first?.reminding.storedRules == rule)
    if rule == nil { #expect(written.contains(alarm.joined(separator: "\r\n"))) }
    #expect(try !house.take(written).hasChanges)
  }

  @Test("An alarm that says more than a reminder goes back as it came, while its reminder is there")
  func kept() throws {
    let house = try Warehouse()
    let alarm = Self.alarm(":-PT30M", "UID:x", "ACKNOWLEDGED:20260301T000000Z")
    let mail = ["BEGIN:VALARM", "ACTION:EMAIL", "TRIGGER:-PT5M", "END:VALARM"]
    try house.take(Self.calendar(["DTSTART:20260310T140000"] + alarm + mail))
    var todo = try #require(try house.todos().first)
    #expect(todo.reminding.storedRules == "30m")
    let written = try house.exported(.icalendar)
    #expect(written.contains(alarm.joined(separator: "\r\n")))
    #expect(written.contains(mail.joined(separator: "\r\n")))
    #expect(written.split(separator: "TRIGGER").count == 3)
    todo.reminding.rules = [.lead(.days(1))]
    try house.store.todos.update(todo)
    let changed = try house.exported(.icalendar)
    #expect(changed.contains("TRIGGER:-P1D\r\n") && !changed.contains("ACKNOWLEDGED"))
    #expect(changed.contains("ACTION:EMAIL"))
  }

  @Test(
    "Reminders, a condition and a nag come back, whatever other programs can say of them",
    arguments: ["timed", "day", "due", "both", "weekly", "none"],
    ["none", "0m", "1d", "1440m", "30m,2d", "2026-03-09", "2026-03-09T08:00,5m"])
  func back(todo: String, rules: String) throws {
    for form in [ExchangeForm.icalendar, .taskwarrior] {
      let (one, other) = (try Warehouse(), try Warehouse())
      try one.take(Self.calendar(Self.times[todo] ?? []))
      var todo = try #require(try one.todos().first)
      todo.reminding.rules = Reminding.rules(stored: rules)
      todo.reminding.condition = try ReminderCondition("rain:60")
      todo.reminding.nag = 10
      try one.store.todos.update(todo)
      let text = try one.exported(form)
      try other.take(text)
      #expect(try other.todos().first?.reminding == todo.reminding)
      #expect(try other.exported(form) == text)
    }
  }

  @Test("An alarm that another program moved or took away holds, not what we wrote beside it")
  func changed() throws {
    let house = try Warehouse()
    try house.take(Self.calendar(["DTSTART:20260310T140000"] + Self.alarm(":-PT30M")))
    let text = try house.exported(.icalendar)
    try house.take(text.replacing("-PT30M", with: "-PT45M"))
    #expect(try house.todos().first?.reminding.storedRules == "45m")
    try house.take(
      text.replacing(Self.alarm(":-PT30M").joined(separator: "\r\n") + "\r\n", with: ""))
    #expect(try house.todos().first?.reminding.storedRules == "none")
  }

  @Test("A place comes back where there is one of its name, and is counted where there is none")
  func place() throws {
    for form in [ExchangeForm.icalendar, .taskwarrior] {
      let house = try Warehouse()
      let place =
        #"{"type":"place","id":1,"name":"회사","key":"k","nameEn":"a","nameKo":"b","latitude":1,"longitude":2}"#
      try house.take(
        """
        {"format":"clamate","version":1}
        \(place)
        {"type":"todo","id":1,"uid":"u","title":"a","outdoor":false,"created":0,"place":1}
        {"end":true,"records":2}

        """)
      let text = try house.exported(form)
      #expect(try !house.take(text).hasChanges)
      let other = try Warehouse()
      #expect(try other.take(text).dropped.map(\.name) == ["place"])
      try other.take(
        "{\"format\":\"clamate\",\"version\":1}\n\(place)\n{\"end\":true,\"records\":1}\n")
      try other.take(text)
      #expect(try other.todos().first?.place?.name == "회사")
    }
  }
}
