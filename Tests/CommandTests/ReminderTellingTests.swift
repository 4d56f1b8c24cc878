import Foundation
import TestSupport
import Testing

/// What people are told of reminders that do not simply ring at their time.
@Suite struct ReminderTellingTests {
  @Test(
    "a time that is over, or that of this very minute, rings no more, and the answer says so",
    arguments: [
      ("add x --on today --at 10:00", "no reminder: its time has passed"),
      ("add x --on today --at 09:59", "no reminder: its time has passed"),
      ("add x --on 2026-03-01 --at 15:00", "no reminder: its time has passed"),
      ("add x --on today --at 10:05 --remind 5m", "no reminder: its time has passed"),
      ("add x --on today --at 10:00 --lang ko", "알림 없음: 이미 지난 시각"),
      ("add x --if rain", "no reminder: it has no date"),
      ("add x --if 비 --lang ko", "알림 없음: 날짜가 없음"),
    ])
  func passed(line: String, words: String) async throws {
    let ending = try await Home().clamate(line: line)
    #expect(ending.status == 0 && ending.output.contains(words), "\(ending)")
  }

  @Test(
    "nothing is said of reminders where none was asked for, or where it rang",
    arguments: [
      "add y --on today", "add y --on today --at 09:00 --remind none", "add y",
      "edit 1 --priority 1", "edit 1 --title z",
    ])
  func silent(line: String) async throws {
    let home = try await Home.ringing()
    try await home.clamate(line: "add x --on today --at 11:00")
    try await home.pass(at: "02T11:00")
    let ending = try await home.clamate(line: line, with: home.at("02T11:01"))
    #expect(ending.status == 0 && !ending.output.contains("remind"), "\(ending)")
  }

  @Test("what failed is next until it is told, with the time of the next attempt and the reason")
  func again() async throws {
    let home = try await Home.ringing()
    try await home.clamate("config", "set", "reminder.command", "[\"/bin/false\"]")
    try await home.clamate(line: "add call --on today --at 11:00")
    try await home.clamate(line: "add later --on today --at 18:00")
    try await home.pass(at: "02T11:00")
    let now = home.at("02T11:00")
    let status = try object(try await home.clamate("remind", "status", "--json", with: now).output)
    let next = try #require(status["next"] as? [String: Any])
    #expect(next["title"] as? String == "call" && next["state"] as? String == "waiting")
    #expect(status["again"] as? String == "2026-03-02T11:01:00+09:00")
    for (language, words) in [("en", "11:01  call (again, command: "), ("ko", "11:01  call (다시, ")]
    {
      let text = try await home.clamate("remind", "status", "--lang", language, with: now).output
      #expect(text.contains(words), "\(text)")
    }
    try await home.clamate("done", "1", with: now)
    let after = try object(try await home.clamate("remind", "status", "--json", with: now).output)
    #expect((after["next"] as? [String: Any])?["title"] as? String == "later")
    #expect(after["again"] is NSNull)
  }

  @Test(
    "status and doctor say what rings next, and that quiet hours hold it", arguments: ["en", "ko"])
  func next(language: String) async throws {
    let home = try Home()
    let none = try await home.clamate("doctor", "--lang", language).output
    let (name, nothing) = language == "en" ? ("next reminder", "nothing") : ("다음 알림", "없음")
    let line = none.split(separator: "\n").first { $0.contains(name) }
    #expect(line?.hasSuffix(nothing) == true, "\(none)")
    try await home.clamate("config", "set", "reminder.quiet", "22:00-07:00")
    try await home.clamate(line: "add call --on today --at 23:00")
    let words = language == "en" ? "quiet, rings tomorrow Tue 3/3 07:00" : "내일 3/3(화) 07:00에 울림"
    for command in ["remind status", "doctor", "remind list", "show 1"] {
      let text = try await home.clamate(line: "\(command) --lang \(language)").output
      #expect(text.contains("23:00") && text.contains(words), "\(text)")
    }
    let findings = try array(try await home.clamate("doctor", "--json").output)
    let finding = findings.first { $0["check"] as? String == "nextReminder" }
    #expect(finding?["value"] as? String == "2026-03-02T23:00")
  }

  @Test(
    "what has its turn again, or was put off once more, is not listed as cancelled",
    arguments: [
      ("done 1;undo", ["1 2026-03-03T08:00 waiting"]),
      ("skip 1;undo", ["1 2026-03-03T08:00 waiting"]),
      ("snooze 1 30m;snooze 1 1h", ["1 2026-03-02T11:00 waiting", "1 2026-03-03T08:00 waiting"]),
      ("done 1", ["1 2026-03-03T08:00 cancelled", "1 2026-03-04T08:00 waiting"]),
      ("edit 1 --series --at 9am", ["1 2026-03-03T08:00 cancelled", "1 2026-03-03T09:00 waiting"]),
    ])
  func passedOver(steps: String, wanted: [String]) async throws {
    let home = try Home()
    try await home.clamate(line: "add pills every day 8am")
    for line in steps.split(separator: ";") {
      #expect(try await home.clamate(line: String(line)).status == 0)
    }
    #expect(try await home.reminders("--all") == wanted)
    #expect(try await home.reminders() == wanted.filter { !$0.hasSuffix("cancelled") })
  }

  @Test("what was slept through is in one of the two lists, before the next pass and after it")
  func slept() async throws {
    let home = try await Home.ringing()
    try await home.clamate(line: "add dentist --on tomorrow --at 08:00")
    let days = ["02T10:00": "waiting", "03T08:30": "waiting", "04T08:01": "missed"]
    for (time, state) in days {
      let (list, missed) = (
        try await home.reminders(at: time), try await home.reminders("--missed", at: time)
      )
      #expect(list + missed == ["1 2026-03-03T08:00 \(state)"], "\(time)")
      #expect(missed.isEmpty == (state == "waiting"))
    }
    try await home.pass(at: "04T08:02")
    #expect(home.rung == [])
    #expect(try await home.reminders("--missed", at: "04T08:03") == ["1 2026-03-03T08:00 missed"])
  }

  @Test("a later occurrence of what was left open is told with its own day")
  func laterOccurrence() async throws {
    let home = try await Home.ringing()
    try await home.clamate(
      "config", "set", "reminder.command",
      #"["/bin/sh","-c","cat >>\"$HOME/records\"; printf '%s' \"$CLAMATE_BODY\" >\"$HOME/bodies\""]"#
    )
    try await home.clamate(line: "add pills every day 8am --due 2026-03-04")
    try await home.pass(at: "03T08:00")
    #expect(home.bodies.contains("today Tue 3/3 08:00  due tomorrow Wed 3/4"), "\(home.bodies)")
    try await home.pass(at: "05T08:00")
    #expect(home.bodies.contains("today Thu 3/5 08:00  due tomorrow Fri 3/6"), "\(home.bodies)")
    #expect(home.folder.text("records").contains(#""date":"2026-03-05""#))
    // The todo itself is still open since the first day.
    #expect(try await home.todo(1)?.plan == "2026-03-03 08:00")
  }

  @Test("degrees are those of the units, are kept as they were said, and shown so")
  func degrees() async throws {
    let home = try Home()
    try await home.clamate("config", "set", "units", "imperial")
    for (number, said, shown, stored) in [
      (1, "cold:60", "if 60°F or less", "cold:60F"), (2, "hot:90", "if 90°F or more", "hot:90F"),
      (3, "cold:15C", "if 59°F or less", "cold:15"), (4, "hot", "if 91°F or more", "hot"),
      (5, "추위:-4", "if -4°F or less", "cold:-4F"),
    ] {
      let answer = try await home.clamate(line: "add x tomorrow 7am --if \(said)").output
      #expect(answer.contains(shown), "\(answer)")
      let todo = try array(try await home.clamate("show", "\(number)", "--json").output).first
      #expect(todo?["if"] as? String == stored)
    }
    #expect(try await home.clamate(line: "add x tomorrow --if cold:200").status == 2)
    // The sheet does not read the number of the other scale anew.
    #expect(
      try await home.edit(#""$clamate" edit 3"#, by: #"sed -i "s/^title:.*/title: y/" "$1""#).status
        == 0)
    let todo = try array(try await home.clamate("show", "3", "--json").output).first
    #expect(todo?["if"] as? String == "cold:15")
    try await home.clamate("config", "set", "units", "metric")
    #expect(try await home.clamate("show", "1").output.contains("if 60°F or less"))
    #expect(try await home.clamate("show", "3").output.contains("if 15°C or less"))
    #expect(try await home.clamate(line: "add x tomorrow --if cold:99").status == 2)
  }

  @Test(
    "a number without a unit is refused with one that can be typed", arguments: ["en", "ko"],
    [
      "add x tomorrow 3pm --remind 30", "add x tomorrow 3pm --remind=-5m",
      "add x tomorrow 3pm --remind +5m", "snooze 1 30", "remind snooze 1 +5m", "snooze 1",
    ])
  func numbers(language: String, line: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add y tomorrow 3pm")
    let ending = try await home.clamate(line: "\(line) --lang \(language)")
    let unit = language == "ko" && line.contains("snooze") ? "30분" : "30m"
    #expect(ending.status == 2 && ending.errors.contains(unit), "\(ending)")
  }

  @Test("the evening's review has the focus of the day, where there was some")
  func review() async throws {
    let home = try await Home.ringing()
    try await home.clamate("config", "set", "reminder.review", "21:00")
    try await home.clamate(line: "add call --on today --remind none")
    try await home.clamate("focus", "start")
    try await home.clamate("focus", "stop", with: home.at("02T12:30"))
    try await home.pass(at: "02T21:00")
    #expect(home.rung == ["Left today: 1, left over: 0, done: 0"])
    #expect(home.bodies.contains("call (1)\nFocus today 2:30:00 of 7 h, 35%\n"), "\(home.bodies)")
    try await home.pass(at: "03T21:00")
    #expect(home.rung.count == 2 && home.bodies.components(separatedBy: "Focus").count == 2)
  }
}
