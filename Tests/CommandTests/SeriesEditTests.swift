import Foundation
import TestSupport
import Testing

/// `--series`: a repeat that is moved with all that is to come.
@Suite struct SeriesEditTests {
  private func home() async throws -> Home {
    let home = try Home()
    try await home.clamate(line: "add pills every day 8am --remind 0m --remind 30m")
    try await home.clamate(line: "add class every mon,wed 9am")
    try await home.clamate(line: "add plain tomorrow 9am")
    return home
  }

  private func next(_ home: Home, _ id: Int) async throws -> [String] {
    let shown = try await home.clamate(line: "show \(id) --next 2 --json").output
    return try #require(try array(shown).first?["next"] as? [String])
  }

  @Test(
    "the day and the time of all that is to come are moved, and the answer says so",
    arguments: [
      ("edit 1 --series --at 9am", "2026-03-03 09:00", ["2026-03-04T09:00", "2026-03-05T09:00"]),
      ("edit 1 --series --at 9시", "2026-03-03 09:00", ["2026-03-04T09:00", "2026-03-05T09:00"]),
      ("edit 1 --series --at none", "2026-03-03", ["2026-03-04", "2026-03-05"]),
      (
        "edit 1 --series --on friday", "2026-03-06 08:00", ["2026-03-07T08:00", "2026-03-08T08:00"]
      ),
      (
        "edit 1 --series --on friday --at 18:30", "2026-03-06 18:30",
        ["2026-03-07T18:30", "2026-03-08T18:30"]
      ),
      ("move 1 --series 9pm", "2026-03-03 21:00", ["2026-03-04T21:00", "2026-03-05T21:00"]),
      ("move 1 friday --series", "2026-03-06 08:00", ["2026-03-07T08:00", "2026-03-08T08:00"]),
      ("move 1 자정 --series", "2026-03-04 00:00", ["2026-03-05T00:00", "2026-03-06T00:00"]),
      ("move 2 --series monday", "2026-03-09 09:00", ["2026-03-11T09:00", "2026-03-16T09:00"]),
      (
        "move --where pills --series 7am", "2026-03-03 07:00",
        ["2026-03-04T07:00", "2026-03-05T07:00"]
      ),
    ])
  func moved(line: String, plan: String, following: [String]) async throws {
    let home = try await home()
    let id = line.contains(" 2 ") ? 2 : 1
    let before = try await home.everything()
    let rehearsed = try await home.clamate(line: "\(line) --dry-run")
    #expect(rehearsed.status == 0 && rehearsed.output.contains("--dry-run"))
    #expect(try await home.everything() == before)
    let answer = try await home.clamate(line: line)
    #expect(answer.status == 0 && answer.output.contains("(from now on)"), "\(answer)")
    #expect(try await home.todo(id)?.plan == plan)
    #expect(try await next(home, id) == following)
    let after = try await home.everything()
    #expect(try await home.clamate("undo").lines.count == 1)
    #expect(try await home.everything() == before)
    #expect(try await home.clamate("redo").status == 0)
    #expect(try await home.everything() == after)
  }

  @Test(
    "another day keeps the time of the series, whatever the open one was moved to",
    arguments: ["edit 2 --series --on thursday", "move 2 --series thursday"])
  func keepsTime(line: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add a")
    try await home.clamate(line: "add class every monday 9am")
    try await home.clamate(line: "edit 2 --at 2pm")
    #expect(try await home.clamate(line: line).status == 0)
    #expect(try await next(home, 2) == ["2026-03-12T09:00", "2026-03-19T09:00"])
  }

  @Test("the reminders move along, those to come too")
  func reminders() async throws {
    let home = try await Home.ringing()
    try await home.clamate(line: "add pills every day 8am --remind 0m --remind 30m")
    try await home.clamate(line: "edit 1 --series --at 9am")
    for time in ["03T08:00", "03T08:29"] { try await home.pass(at: time) }
    #expect(home.rung == [])
    for time in ["03T08:30", "03T09:00", "04T08:30", "04T09:00"] { try await home.pass(at: time) }
    #expect(home.rung.count == 4)
  }

  @Test("a bare hour is the usual one, whatever time it is now")
  func bareHour() async throws {
    let home = try Home()
    try await home.clamate(line: "add stretch every day 8pm")
    try await home.clamate(line: "edit 1 --series --at 9시")
    // Today at nine, which is over: the next is tomorrow's.
    #expect(try await home.todo(1)?.plan == "2026-03-02 09:00")
    try await home.clamate(line: "move 1 --series 3시")
    #expect(try await home.todo(1)?.plan == "2026-03-02 15:00")
    // Of one occurrence the nearest is meant, as ever.
    try await home.clamate(line: "edit 1 --at 9시")
    #expect(try await home.todo(1)?.plan == "2026-03-02 21:00")
  }

  @Test("both languages say what became of it, in all forms", arguments: ["en", "ko"])
  func forms(language: String) async throws {
    let home = try await home()
    let line = "edit 1 --series --at 21:00 --lang \(language)"
    let text = try await home.clamate(line: line).output
    #expect(text.contains(language == "en" ? "(from now on)" : "(앞으로 계속)"))
    #expect(!text.contains("(this time only)") && !text.contains("(이번만)"))
    let json = try array(try await home.clamate(line: "edit 1 --series --at 20:00 --json").output)
    #expect(json.first?["time"] as? String == "20:00")
    #expect((json.first?["repeat"] as? [String: Any])?["rule"] as? String == "FREQ=DAILY")
    let plain = try await home.clamate(line: "move 1 --series 19:00 --plain").output
    #expect(plain == "1\topen\t2026-03-03\t19:00\t\t\t\tpills\n")
    #expect(try await home.clamate(line: "edit 1 --series --at 6am --quiet").output == "")
  }

  @Test(
    "what no series can do is refused, and nothing is changed",
    arguments: [
      ("edit 1 --series", 2), ("edit 1 --series --title x", 2), ("edit 1 --series --due friday", 2),
      ("edit 1 --series --on none", 2), ("edit 1 --series --on banana", 2),
      ("edit 1 --series --at banana", 2), ("edit 1 --series --at tomorrow", 2),
      ("edit 1 --series --on every~day", 2), ("edit 1 --series --on 2026-02-30", 2),
      ("edit 2 --series --on friday", 2), ("move 2 --series saturday", 2),
      ("edit 3 --series --at 9am", 1), ("move 3 --series friday", 1), ("move 1-3 --series 9am", 1),
      ("edit 9 --series --at 9am", 1), ("move --series friday", 2), ("move 1 --series", 2),
      ("move 1 --series none", 2), ("move 1 --series banana", 2), ("move 1 --series every~day", 2),
      ("edit 1 --serie --at 9am", 2), ("edit 1 --series=yes --at 9am", 2),
      ("done 1 --series", 2), ("add x friday --series", 2),
    ])
  func refused(line: String, status: Int32) async throws {
    let home = try await home()
    let before = try await home.everything()
    for language in ["en", "ko"] {
      let ending = try await home.clamate(line: "\(line) --lang \(language)")
      #expect(ending.status == status && ending.output == "" && ending.errors != "", "\(ending)")
    }
    #expect(try await home.everything() == before)
  }

  @Test("a day that the rule has not is refused with a rule that has it")
  func otherDay() async throws {
    let home = try await home()
    let ending = try await home.clamate(line: "edit 2 --series --on friday")
    #expect(ending.errors.contains("clamate edit 2 --on 2026-03-06 --repeat \"every friday\""))
    try await home.clamate("edit", "2", "--on", "2026-03-06", "--repeat", "every friday")
    #expect(try await home.todo(2)?.plan == "2026-03-06 09:00")
  }

  @Test("the sheet of an editor moves the series where it is told so")
  func sheet() async throws {
    let home = try await home()
    let edit = #""$clamate" edit 1"#
    let time = #"sed -i "s/^at:.*/at: 10:00/""#
    #expect(try await home.edit(edit, by: "\(time) \"$1\"").status == 0)
    #expect(try await next(home, 1) == ["2026-03-04T08:00", "2026-03-05T08:00"])
    let both = #"sed -i "s/^at:.*/at: 10:30/; s/^series:.*/series: yes/""#
    #expect(try await home.edit(edit, by: "\(both) \"$1\"").status == 0)
    #expect(try await next(home, 1) == ["2026-03-04T10:30", "2026-03-05T10:30"])
    let wrong = #"sed -i "s/^series:.*/series: maybe/""#
    #expect(try await home.edit(edit, by: "\(wrong) \"$1\"").status == 2)
    #expect(try await home.edit(#""$clamate" edit 3"#, by: "! grep -q ^series:").status == 0)
  }
}
