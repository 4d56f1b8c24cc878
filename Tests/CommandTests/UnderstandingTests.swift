import Foundation
import TestSupport
import Testing

/// What a person types wrong is never guessed, and each answer says what was understood.
@Suite struct UnderstandingTests {
  @Test(
    "options that cannot both hold are refused, and nothing is changed",
    arguments: [
      "add x tomorrow 15:00 --remind none --nag 10m", "add x tomorrow --remind none --if rain",
      "add x --on none --repeat \"every day\"", "edit 1 --remind none --nag 10m",
      "edit 1 --series --on friday --repeat \"every monday\"", "edit 1 --tag a --untag +a",
      "edit 1 --outdoor --no-outdoor", "edit 1 --on none --repeat weekly",
      "list is:undated has:due", "list is:open is:done", "list from:friday to:tuesday",
      "list on:today from:today", "list +a --without a", "remind list --all --missed",
    ])
  func contradictions(line: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add pills every day 8am +a")
    let before = try await home.clamate("show", "1", "--json").output
    for language in ["en", "ko"] {
      let ending = try await home.clamate(line: "\(line) --lang \(language)")
      #expect(ending.status == 2 && ending.output == "" && ending.errors != "", "\(ending)")
    }
    #expect(try await home.clamate("show", "1", "--json").output == before)
    #expect(try await home.todos().count == 1)
  }

  @Test(
    "options with none beside them are no contradiction",
    arguments: [
      "add x tomorrow 15:00 --remind none --nag none", "add x --on none --repeat none",
      "add x tomorrow 15:00 --remind 30m --nag 10m --if rain",
    ])
  func noContradiction(line: String) async throws {
    #expect(try await Home().clamate(line: line).status == 0)
  }

  @Test(
    "a value that lost its words for want of quotes is refused with the line to type",
    arguments: [
      (["add", "회의", "내일", "3시", "--remind", "30분", "전"], #"--remind "30분 전""#),
      (["add", "x", "tomorrow", "--remind", "30", "minutes", "before"], #"--remind "30 minutes before""#),
      (["add", "lunch", "--on", "next", "friday"], #"--on "next friday""#),
      (["add", "gym", "--repeat", "every", "monday"], #"--repeat "every monday""#),
      (["edit", "1", "--remind", "30분", "전"], #"--remind "30분 전""#),
    ])
  func unquoted(arguments: [String], hint: String) async throws {
    let home = try Home()
    let ending = try await home.start(arguments).end()
    #expect(ending.status == 2 && ending.errors.contains(hint), "\(ending)")
    #expect(try await home.todos().isEmpty)
  }

  @Test("a whole value keeps the words after it for the title")
  func titleAfterAValue() async throws {
    let home = try Home()
    try await home.clamate(line: "add call --on friday lunch with kim")
    let todo = try #require(try await home.todos().first)
    #expect(todo.title == "call lunch with kim" && todo.date == "2026-03-06")
  }

  @Test(
    "a day among the words of list and find is looked for as text, and that is said",
    arguments: [
      ("list 내일", "clamate list on:내일"), ("list tomorrow", "clamate list on:tomorrow"),
      ("list +a 내일", "clamate list on:내일"), ("find tomorrow", "clamate list on:tomorrow"),
      ("list next week", "clamate list from:2026-03-09 to:2026-03-15"),
      ("list 다음 주", "clamate list from:2026-03-09 to:2026-03-15"),
    ])
  func dayAsText(line: String, instead: String) async throws {
    let home = try Home()
    for language in ["en", "ko"] {
      let ending = try await home.clamate(line: "\(line) --lang \(language)")
      #expect(ending.status == 0 && ending.errors.contains(instead), "\(ending)")
    }
    let said = try await home.clamate(line: instead.replacing("clamate ", with: ""))
    #expect(said.status == 0 && !said.errors.contains("clamate list"))
    for silent in ["\(line) --quiet", "\(line) --json", "list milk", "list -- tomorrow"] {
      let ending = try await home.clamate(line: silent)
      #expect(!ending.errors.contains("clamate list"), "\(silent): \(ending)")
    }
  }

  @Test(
    "JSON without a known form is refused with the forms that there are",
    arguments: ["{}", #"{"a":1}"#, "[1,2]", "[{}]", "null"])
  func unknownJSON(text: String) async throws {
    let home = try Home()
    try home.folder.write(text, to: "tasks.json")
    let ending = try await home.clamate("import", home.folder.path("tasks.json"))
    #expect(ending.status == 2 && ending.errors.contains("taskwarrior|timewarrior|watson"))
  }

  @Test("an empty list of tasks imports nothing")
  func emptyJSON() async throws {
    let home = try Home()
    try home.folder.write("[\n]\n", to: "tasks.json")
    let ending = try await home.clamate("import", home.folder.path("tasks.json"))
    #expect(ending.status == 0)
  }

  @Test("the channel command without a program is set with a warning that names the next step")
  func missingCommand() async throws {
    let home = try Home()
    let warned = try await home.clamate("config", "set", "reminder.channels", "desktop,command")
    #expect(warned.status == 0 && warned.errors.contains("config set reminder.command"))
    try await home.clamate("config", "set", "reminder.command", #"["true"]"#)
    let silent = try await home.clamate("config", "set", "reminder.channels", "command")
    #expect(silent.status == 0 && silent.errors == "")
  }

  @Test("a D-day of the same title and date is a conflict")
  func sameDDay() async throws {
    let home = try Home()
    try await home.clamate(line: "dday add exam 2026-11-19")
    for line in ["dday add Exam 2026-11-19", "dday add exam 2026-11-19 --include-today"] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 3 && ending.errors.contains("clamate dday edit 1"), "\(ending)")
    }
    #expect(try await home.clamate(line: "dday add exam 2026-11-20").status == 0)
    #expect(try await home.clamate(line: "dday edit 2 --on 2026-11-19").status == 3)
    #expect(try await home.clamate(line: "dday edit 1 --include-today").status == 0)
  }

  @Test("a snooze that ends before the reminder says that the reminder stays")
  func earlySnooze() async throws {
    let home = try Home()
    try await home.clamate(line: "add call --on tomorrow --at 15:00")
    let early = try await home.clamate(line: "snooze 1 10m").output
    #expect(early.contains("rings at its own time too: tomorrow Tue 3/3 15:00"), "\(early)")
    let late = try await home.clamate(line: "snooze 1 tomorrow 16:00").output
    #expect(!late.contains("its own time"), "\(late)")
  }

  @Test("undo says of each step what that step did")
  func notesOfSteps() async throws {
    let home = try Home()
    try await home.clamate(line: "add pills every day 8am")
    try await home.clamate(line: "item add 1 water")
    try await home.clamate(line: "edit 1 --series --at 9am")
    let lines = try await home.clamate(line: "undo --steps 2").output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("edit") == true && lines.first?.contains("water") == false)
    #expect(lines.last?.contains("water") == true)
  }

  @Test("no line of a table or a calendar ends in blanks", arguments: ["40", "80"])
  func blanks(width: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add buy milk today +home")
    try await home.clamate(line: "add 아주 긴 제목을 가진 할 일 하나를 적어 봅니다 내일 3시")
    for line in ["list", "month", "show 1", "config list", "remind status", "doctor", "week"] {
      for color in ["never", "always"] {
        let ending = try await home.clamate(line: "\(line) --width \(width) --color \(color)")
        let lines = ending.output.split(separator: "\n")
        #expect(!lines.contains { $0.hasSuffix(" ") }, "\(line): \(ending.output)")
      }
    }
  }

  @Test("the help alone is enough for the first todos", arguments: ["en", "ko"])
  func firstSteps(language: String) async throws {
    let home = try Home()
    let help = try await home.clamate("help", "--lang", language).output
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  clamate ") }
    #expect(lines.count >= 10)
    // A meaning stands two blanks or more after its line.
    for line in lines where !line.contains("install") {
      let typed = line.dropFirst(10).split(separator: "  ").first.map(String.init) ?? ""
      #expect(try await home.clamate(line: typed).status == 0, "\(typed)")
    }
  }
}
