import Foundation
import TestSupport
import Testing
import Text

/// Reminders as a person has them: asked for, heard, answered.
@Suite struct ReminderTests {
  @Test(
    "an answer says when it will remind, and that nothing rings yet",
    arguments: [
      ("add x tomorrow 15:00", "reminds 15:00 (off yet: clamate remind install)"),
      (
        "add x tomorrow 15:00 --remind 30m --remind 1d",
        "reminds today Mon 3/2 15:00, tomorrow Tue 3/3 14:30 (off"
      ),
      ("add x tomorrow", "reminds 09:00 (off"),
      ("add x tomorrow 15:00 --nag 10m", "reminds 15:00 again every 10m (off"),
      ("add x tomorrow 15:00 --if rain:60", "reminds 15:00 if rain 60% (off"),
      ("add x --remind tomorrow~9am", "reminds tomorrow Tue 3/3 09:00 (off"),
      ("add x --due friday --remind 1d", "reminds Thu 3/5 09:00 (off"),
      (
        "add x tomorrow 15:00 --remind 1d --remind 30m --remind tomorrow~8am",
        "reminds today Mon 3/2 15:00, tomorrow Tue 3/3 08:00, 14:30 (off"
      ),
      ("add x --due tomorrow --remind 1d --remind 0m", "reminds 09:00 (1d: already past) (off"),
      ("add x --on today --at 09:00 --remind 0m", "no reminder: its time has passed"),
      ("add x 내일 오후 3시 --lang ko", "알림 15:00 (아직 꺼짐: clamate remind install)"),
      ("add x 내일 오후 3시 --remind 30분 --lang ko", "알림 14:30 (아직"),
      ("add x 내일 오후 3시 --remind 1시간~30분~전 --lang ko", "알림 13:30 (아직"),
      ("add x 내일 오후 3시 --remind 하루 --lang ko", "알림 오늘 3/2(월) 15:00 (아직"),
      ("add x 내일 오후 3시 --if 초미세:나쁨 --nag 1h --lang ko", "알림 15:00 초미세먼지 나쁨이면"),
    ])
  func answers(line: String, wanted: String) async throws {
    let ending = try await Home().clamate(line: line)
    #expect(ending.status == 0 && ending.output.contains(wanted), "\(ending)")
  }

  @Test("a reminder in the quiet hours says when it will ring, and rings then")
  func quiet() async throws {
    let home = try await Home.ringing()
    try await home.clamate(line: "config set reminder.quiet 22:00-07:00")
    let answer = try await home.clamate(line: "add x --on today --at 23:00").output
    #expect(answer.contains("reminds 23:00 (quiet, rings tomorrow Tue 3/3 07:00)"))
    let early = try await home.clamate(line: "add y --on tomorrow --at 06:30").output
    #expect(early.contains("reminds 06:30 (quiet, rings tomorrow Tue 3/3 07:00)"))
    let open = try await home.clamate(line: "add z --on tomorrow --at 07:00").output
    #expect(!open.contains("quiet"))
    try await home.pass(at: "03T06:59")
    #expect(home.rung == [])
    try await home.pass(at: "03T07:00")
    #expect(Set(home.rung) == ["x", "y", "z"])
  }

  @Test(
    "after done or skip is taken back, a moved occurrence rings at its new time",
    arguments: ["done 1;undo", "done 1;undone 1", "skip 1;undo"],
    [
      ("edit 1 --at 09:00", "1 2026-03-03T09:00 waiting"),
      ("move 1 tomorrow~22:00", "1 2026-03-03T22:00 waiting"),
    ])
  func reopened(steps: String, move: (line: String, wanted: String)) async throws {
    let home = try Home()
    try await home.clamate(line: "add f every day 8am")
    for line in steps.split(separator: ";") + [Substring(move.line)] {
      let ending = try await home.clamate(line: String(line))
      #expect(ending.status == 0, "\(line): \(ending)")
    }
    let waiting = try await home.reminders().filter { $0.hasSuffix("waiting") }
    #expect(waiting == [move.wanted])
  }

  @Test(
    "the list never cuts a time or a state", arguments: [40, 80],
    [("en", "tomorrow Tue 3/3 09:00", "waiting"), ("ko", "내일 3/3(화) 09:00", "대기")])
  func whole(width: Int, words: (language: String, time: String, state: String)) async throws {
    let home = try await Home.ringing()
    try await home.clamate(line: "add plain --on tomorrow")
    try await home.clamate(
      "add", "아주 긴 제목의 할 일 and more and more", "--on", "tomorrow", "--if", "rain:60")
    let line = "remind list --width \(width) --lang \(words.language)"
    let lines = try await home.clamate(line: line).lines
    let whole = lines.filter { $0.contains(words.time) && $0.contains(words.state) }
    #expect(whole.count == 2 && lines.contains { $0.contains("plain") }, "\(lines)")
    #expect(lines.contains { $0.contains("60%") }, "\(lines)")
  }

  @Test(
    "no reminder is said where there is none",
    arguments: [
      "add x", "add x tomorrow 15:00 --remind none", "add x --due friday",
      "add x --on 2026-03-01 --json",
    ])
  func silentAnswers(line: String) async throws {
    let ending = try await Home().clamate(line: line)
    #expect(!ending.output.contains("remind install"), "\(ending)")
  }

  @Test(
    "what cannot be a reminder is refused, and nothing is added",
    arguments: [
      "--remind", "--remind ~", "--remind banana", "--remind 30", "--remind 30x", "--remind -5m",
      "--remind 1000d", "--remind 99999999999999999999m", "--remind 1m1m1m1m1q",
      "--remind by~friday",
      "--remind none --remind 30m", "--remind 30m --remind default", "--remind yesterday",
      "--remind every~monday", "--remind tomorow", "--if", "--if banana", "--if rain:0",
      "--if rain:60 --if snow", "--if snow:5", "--nag", "--nag 0m", "--nag 2d", "--nag banana",
      "--nag 25h", "--nag 1441m", "--nag 10m --nag 20m",
    ])
  func refused(options: String) async throws {
    let home = try Home()
    for language in ["en", "ko"] {
      let ending = try await home.clamate(line: "add x tomorrow \(options) --lang \(language)")
      #expect(ending.status == 2 && ending.output == "" && ending.errors != "", "\(ending)")
      let edit = try await home.clamate(line: "edit 1 \(options) --lang \(language)")
      #expect(edit.status == 2, "\(edit)")
    }
    #expect(try await home.todos() == [])
  }

  @Test("a lead with nothing to be early for is refused with what to say")
  func noDay() async throws {
    let ending = try await Home().clamate(line: "add x --remind 30m")
    #expect(ending.status == 2 && ending.errors.contains("--remind \"tomorrow 9am\""))
  }

  @Test("edit replaces the rules, the condition and the nag, and clears them")
  func edit() async throws {
    let home = try Home()
    try await home.clamate(line: "add x tomorrow 15:00 --remind 1h --if rain --nag 5m")
    for (options, wanted, sky) in [
      ("--remind 30m --remind 2h", ["2026-03-03T13:00", "2026-03-03T14:30"], "rain"),
      ("--remind none", [], "rain"), ("--remind default --if snow", ["2026-03-03T15:00"], "snow"),
      ("--if none --at 16:00", ["2026-03-03T16:00"], nil), ("--on none", [], nil),
    ] as [(String, [String], String?)] {
      try await home.clamate(line: "edit 1 \(options)")
      let todo = try #require(try array(try await home.clamate("show", "1", "--json").output).first)
      let reminders = todo["reminders"] as? [[String: Any]] ?? []
      #expect(reminders.map { $0["at"] as? String } == wanted, "\(options)")
      #expect(todo["if"] as? String == sky, "\(options)")
    }
  }

  @Test("a pass rings what is due once, tells its lateness, and says nothing itself")
  func pass() async throws {
    let home = try await Home.ringing()
    try await home.clamate("add", "dentist $(id) -x `w`", "--on", "today", "--at", "11:00")
    try await home.clamate(line: "add second --on today --at 12:00 --remind 30m")
    #expect(
      try await home.reminders() == ["1 2026-03-02T11:00 waiting", "2 2026-03-02T11:30 waiting"])
    for (time, rung) in [("10:59", 0), ("11:00", 1), ("11:01", 1), ("13:30", 2), ("13:31", 2)] {
      let ending = try await home.pass(at: "02T\(time)")
      #expect(ending.isSilent())
      #expect(home.rung.count == rung, "\(time)")
    }
    #expect(home.rung == ["dentist $(id) -x `w`", "second"])
    #expect(home.bodies.contains("late: was to ring today Mon 3/2 11:30, 2 h ago"))
    #expect(home.bodies.contains("clamate done 2"))
    let lines = try await home.clamate(line: "remind list --plain", with: home.at("02T14:00")).lines
    #expect(
      lines == [
        "1\t1\t2026-03-02T11:00\tsent\t0\tcommand=sent\tdentist $(id) -x `w`",
        "2\t2\t2026-03-02T11:30\tsent\t7200\tcommand=sent\tsecond",
      ])
  }

  @Test("after more than a day it does not ring and is listed as missed until it is dismissed")
  func missed() async throws {
    let home = try await Home.ringing()
    try await home.clamate(line: "add x --on today --at 11:00")
    try await home.pass(at: "03T11:01")
    #expect(home.rung == [])
    #expect(try await home.reminders("--missed", at: "03T12:00") == ["1 2026-03-02T11:00 missed"])
    try await home.clamate("remind", "dismiss", "1", with: home.at("03T12:00"))
    #expect(try await home.reminders("--missed", at: "03T12:00") == [])
  }

  @Test("an edit after it rang arms the new time; what is done rings nothing; undo brings it back")
  func changes() async throws {
    let home = try await Home.ringing()
    try await home.clamate(line: "add x --on today --at 11:00")
    try await home.pass(at: "02T11:00")
    try await home.clamate(line: "move 1 today 13:00", with: home.at("02T11:01"))
    try await home.clamate("done", "1", with: home.at("02T11:02"))
    try await home.pass(at: "02T13:00")
    #expect(home.rung.count == 1)
    try await home.clamate("undo", with: home.at("02T13:01"))
    try await home.pass(at: "02T13:02")
    try await home.pass(at: "02T13:03")
    #expect(home.rung.count == 2)
    for _ in 0..<2 { try await home.clamate("undo", with: home.at("02T13:04")) }
    try await home.pass(at: "02T13:05")
    #expect(home.rung.count == 2)
  }

  @Test(
    "snooze and dismiss are steps: done, undone and done again",
    arguments: [
      "snooze 1 30m", "remind snooze 1 30m", "snooze 1 today 1pm", "remind dismiss 1",
      "snooze pills 1h", "snooze 1 30분 --lang ko", "snooze --where p:1 2h",
    ])
  func answersAreSteps(line: String) async throws {
    let home = try await Home.ringing()
    try await home.clamate(line: "add pills every day 11:00 p:1 --nag 10m")
    try await home.pass(at: "02T11:00")
    let before = try await home.rememberedReminders()
    #expect(try await home.clamate(line: line, with: home.at("02T11:01")).status == 0)
    let after = try await home.rememberedReminders()
    #expect(after != before)
    #expect(try await home.clamate("undo", with: home.at("02T11:02")).status == 0)
    #expect(try await home.rememberedReminders() == before)
    #expect(try await home.clamate("redo", with: home.at("02T11:03")).status == 0)
    #expect(try await home.rememberedReminders() == after)
    try await home.pass(at: "02T11:12")
    #expect(home.rung.count == 1)
    try await home.pass(at: "02T13:15")
    #expect(home.rung.count == (line.contains("dismiss") ? 1 : 2))
    try await home.pass(at: "03T11:00")
    #expect(home.rung.count == (line.contains("dismiss") ? 2 : 3))
  }

  @Test(
    "what cannot be answered is refused",
    arguments: [
      ("snooze 9 1h", 1), ("snooze 1", 2), ("snooze", 2), ("snooze 1 yesterday", 2),
      ("snooze 1 banana", 2), ("snooze 1 0m", 2), ("snooze 1 by friday", 2),
      ("snooze nowhere 1h", 1), ("remind dismiss", 2), ("remind dismiss 9", 1),
      ("remind dismiss 2", 1), ("snooze 3 1h", 1), ("remind dismiss 3", 1), ("remind bogus", 2),
      ("remind list x", 2), ("remind check x", 2), ("snooze 1 every day", 2),
    ])
  func refusedAnswers(line: String, status: Int32) async throws {
    let home = try Home()
    try await home.clamate(line: "add one tomorrow 15:00")
    try await home.clamate(line: "add two")
    try await home.clamate(line: "add three tomorrow")
    try await home.clamate("done", "3")
    let before = try await home.everything()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == status && ending.output == "", "\(ending)")
    #expect(try await home.everything() == before)
  }

  @Test("today says that nothing rings until a pass was seen, and JSON when it was")
  func today() async throws {
    let home = try await Home.ringing()
    let notice = "Reminders do not ring yet: clamate remind install"
    #expect(!(try await home.clamate("today", "--offline").output.contains(notice)))
    try await home.clamate(line: "add x tomorrow 15:00")
    #expect(try await home.clamate("today", "--offline").output.contains(notice))
    try await home.pass(at: "02T10:00")
    for (time, isInstalled) in [("10:00", true), ("10:05", true), ("10:06", false)] {
      let clock = home.at("02T\(time)")
      let page = try object(
        try await home.clamate("today", "--offline", "--json", with: clock).output)
      let reminders = try #require(page["reminders"] as? [String: Any])
      #expect(reminders["installed"] as? Bool == isInstalled)
      #expect(reminders["lastPass"] as? String == "2026-03-02T10:00:00+09:00")
      let text = try await home.clamate("today", "--offline", with: clock).output
      #expect(text.contains(notice) != isInstalled)
    }
  }

  @Test("the lines of the list are no wider than the page", arguments: [40, 80], ["en", "ko"])
  func width(width: Int, language: String) async throws {
    let home = try await Home.ringing()
    try await home.clamate(
      "add", "아주 긴 제목의 할 일 아주 긴 제목의 할 일 👩🏽‍🚀 and more", "--on", "tomorrow", "--if", "rain:60")
    try await home.clamate(line: "add b --on today --at 11:00")
    try await home.pass(at: "02T11:00")
    let line = "remind list --width \(width) --lang \(language)"
    let lines = try await home.clamate(line: line, with: home.at("02T11:01")).lines
    #expect(lines.count >= 2 && lines.allSatisfy { $0.cellWidth <= width }, "\(lines)")
  }
}

extension Home {
  /// The reminders a minute after 11:00, without those that no todo asks for.
  fileprivate func rememberedReminders() async throws -> [String] {
    try await reminders(at: "02T11:01").filter { !$0.hasSuffix("cancelled") }
  }
}
