import Foundation
import TestSupport
import Testing

/// JSON and plain lines: shapes that scripts rely on.
@Suite struct MachineFormTests {
  static let todoKeys: Set = [
    "id", "uid", "title", "note", "date", "time", "due", "priority", "tags", "outdoor", "place",
    "if", "repeat", "reminders", "done", "created", "completed", "project", "hiddenUntil",
    "checklist", "warning",
  ]
  static let todayKeys: Set = [
    "date", "time", "greeting", "nickname", "region", "weather", "weatherError", "air", "airError",
    "ddays", "overdue", "todos", "deadlines", "done", "undated", "more", "blocks", "focus",
    "reminders", "hidden", "take", "mayAskAgain",
  ]
  /// Lines that end well in this order, writers among them.
  static let lines = [
    "add a tomorrow 3pm +t p:1 --due eom", "add b", "add c today", "today --offline",
    "today --offline --brief", "day tomorrow", "list", "list is:done", "month", "month 2026-12",
    "show 1", "show 1-3",
    "find a", "done 2", "undone 2", "edit 1 --title new", "move 1 friday", "rm 3", "undo", "redo",
    "log",
    "weather --offline", "air --offline", "region", "region show", "region search 부산",
    "region set 부산",
    "profile", "profile show", "profile set --nickname 민아", "config", "config list",
    "config get units",
    "config set units imperial", "about",
    "dday add x 2026-12-25 --pin", "dday edit 1 --on friday", "dday list", "dday pin 1",
    "dday unpin", "dday rm 1", "dday", "focus goal 5", "focus goal", "focus start", "focus status",
    "status", "focus pause", "focus resume", "focus reset --yes", "focus stop", "marimo",
    "marimo show 2026-02", "marimo memo today x", "marimo choose", "marimo choose cat",
  ]

  @Test("every command prints JSON with --json, in both languages and for any title")
  func everyCommand() async throws {
    for language in ["en", "ko"] {
      let home = try Home()
      try await home.clamate("add", "--on", "today", "--", "\"\\\u{2028}\n\t<é\u{202E}👨‍👩‍👧‍👦")
      for line in Self.lines {
        let ending = try await home.clamate(line: "\(line) --json --lang \(language)")
        #expect(ending.status == 0 && ending.errors == "", "\(line) \(ending.errors)")
        #expect(throws: Never.self, "\(line) \(ending.output)") {
          _ = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
        }
        #expect(ending.output.hasSuffix("\n"))
      }
    }
  }

  /// Further lines in this order, each with its status; `HOME` is the folder of the test.
  static let furtherLines: [(line: String, status: Int32)] = [
    ("add a tomorrow 3pm --remind 30m", 0), ("add b every day 3 times", 0), ("export HOME/all", 0),
    ("import --yes HOME/all", 0), ("import --dry-run HOME/all", 0), ("backup", 0),
    ("backup HOME/copy.db", 0), ("restore --yes HOME/copy.db", 0), ("doctor", 0), ("better 1", 0),
    ("region set 부산", 0), ("region add 회사 종로구", 0), ("region list", 0),
    ("region rename 회사 work", 0), ("region rm work", 0), ("remind", 0), ("remind list", 0),
    ("remind status", 1), ("remind snooze 1 1h", 0), ("remind dismiss 1", 0), ("snooze 1 2h", 0),
    ("remind test terminal", 1), ("skip 2", 0), ("show 2 --next 2", 0), ("week", 0),
    ("item add 1 card", 0), ("item done 1 1", 0), ("item undone 1 1", 0), ("item rm 1 1", 0),
    ("tag", 0), ("tag list", 0), ("filter save work p:1", 0), ("filter", 0), ("filter list", 0),
    ("filter rm work", 0), ("group add g --paint red", 0), ("group", 0), ("group list", 0),
    ("group edit g --golden", 0), ("group move g --position 1", 0), ("block add b --group g", 0),
    ("block add other", 0), ("block", 0), ("block list", 0), ("block edit b --icon x", 0),
    ("block move b --position 1", 0), ("track", 1), ("track status", 1),
    ("track add b 08:00-09:00", 0), ("track list", 0), ("track start b", 0), ("track status", 0),
    ("track pause", 0), ("track resume", 0), ("track finish", 0), ("track start other", 0),
    ("track cancel", 0), ("track edit 1 --end 08:50", 0), ("track split 1 08:20", 0),
    ("track memo 1 note", 0), ("board", 0), ("board 2026-02-25..2026-03-02", 0), ("timeline", 0),
    ("stats", 0), ("stats month --by day", 0), ("heat", 0), ("heat 2026", 0),
    ("export --format timewarrior HOME/intervals", 0), ("import --yes HOME/intervals", 0),
    ("track rm 1", 0), ("focus start", 0), ("focus status", 0), ("focus stop", 0), ("status", 1),
    ("dday add x 2026-12-25", 0), ("dday list", 0), ("block rm other", 0), ("group rm g", 0),
    ("weather --hours --offline", 0), ("weather --days --offline", 0), ("help add", 0),
    ("help dates", 0),
  ]

  @Test("every further command prints JSON with --json", arguments: ["en", "ko"])
  func furtherCommands(language: String) async throws {
    let home = try Home()
    for (line, status) in Self.furtherLines {
      let typed = line.replacing("HOME", with: home.folder.url.path)
      let ending = try await home.clamate(line: "\(typed) --json --lang \(language)")
      #expect(ending.status == status, "\(line) \(ending.errors)")
      #expect(throws: Never.self, "\(line) \(ending.output)") {
        _ = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
      }
      #expect(ending.output.hasSuffix("\n"), "\(line)")
    }
  }

  @Test("every command prints whole rows with --plain, without a colour, a heading or an empty one")
  func everyPlainCommand() async throws {
    let title = ["add", "--on", "today", "--", "\"\\\t\n<é\u{202E}"]
    for (first, table) in [(title, Self.lines.map { ($0, 0) }), (["about"], Self.furtherLines)] {
      let home = try Home()
      _ = try await home.start(first).end()
      for (line, status) in table {
        let typed = line.replacing("HOME", with: home.folder.url.path)
        let ending = try await home.clamate(line: "\(typed) --plain --color always")
        #expect(ending.status == status, "\(line) \(ending.errors)")
        #expect(ending.output.isEmpty || ending.output.hasSuffix("\n"), "\(line)")
        let rows = ending.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(rows.allSatisfy { !$0.isEmpty && isPlain($0) }, "\(line): \(ending.output)")
      }
    }
  }

  private func isPlain(_ row: Substring) -> Bool {
    row.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
  }

  @Test("a todo has exactly its keys wherever it is printed")
  func todo() async throws {
    let home = try Home()
    for line in [
      "add x", "show 1", "list", "edit 1 --tag t", "move 1 today", "done 1", "undone 1", "find x",
      "rm 1",
    ] {
      let todos = try array(try await home.clamate(line: "\(line) --json").output)
      #expect(todos.count == 1 && Set(todos[0].keys) == Self.todoKeys, "\(line)")
    }
  }

  @Test("a todo of a day also says why it is there")
  func day() async throws {
    let home = try Home()
    try await home.clamate(line: "add x today --due friday")
    let today = try object(try await home.clamate(line: "today --offline --json").output)
    #expect(Set(today.keys) == Self.todayKeys)
    let day = try object(try await home.clamate(line: "day today --json").output)
    #expect(Set(day.keys).isSuperset(of: ["date", "overdue", "todos", "done"]))
    for page in [today, day] {
      let todos = try #require(page["todos"] as? [[String: Any]])
      #expect(
        Set(todos[0].keys) == Self.todoKeys.union(["why"]) && todos[0]["why"] as? String == "date")
    }
    #expect(today["nickname"] is NSNull && today["weather"] is NSNull && today["focus"] is NSNull)
    #expect(
      Set((today["weatherError"] as? [String: Any] ?? [:]).keys).isSuperset(of: ["code", "message"])
    )
    #expect(Set((today["reminders"] as? [String: Any] ?? [:]).keys) == ["installed", "lastPass"])
  }

  @Test("values are dates, times and moments with an offset, never words")
  func values() async throws {
    let home = try Home(language: "ko_KR.UTF-8")
    try await home.clamate(line: "add x 내일 오후 3시 --due 금요일")
    try await home.clamate(line: "add y --due 2026-03-06T18:00")
    let todo = try #require(try await home.todo(1))
    #expect(todo.date == "2026-03-03" && todo.time == "15:00" && todo.due == "2026-03-06")
    #expect(try await home.todo(2)?.due == "2026-03-06T18:00")
    #expect(todo.created == "2026-03-02T10:00:00+09:00" && todo.completed == nil)
    #expect(todo.uid.count == 36)
  }

  @Test("a month is its days, each with what is open and done")
  func month() async throws {
    let home = try Home()
    for line in ["add x today", "add y today", "add z --due 2026-03-31", "done 1"] {
      try await home.clamate(line: line)
    }
    let days = try array(try await home.clamate("month", "--json").output)
    #expect(days.count == 31)
    #expect(days.allSatisfy { Set($0.keys) == ["date", "open", "done", "today", "forecast"] })
    #expect(
      days[1]["open"] as? Int == 1 && days[1]["done"] as? Int == 1
        && days[1]["today"] as? Bool == true)
    #expect(days[30]["open"] as? Int == 1 && days[30]["today"] as? Bool == false)
    #expect(try array(try await home.clamate("month", "2028-02", "--json").output).count == 29)
  }

  @Test("only text, description, message, hint, label and credits follow the language")
  func languages() async throws {
    let home = try Home()
    for line in Self.lines.prefix(9) { try await home.clamate(line: line) }
    for line in [
      "list", "today --offline", "day today", "month", "log", "region", "config",
      "weather --offline",
    ] {
      let english = try await home.clamate(line: "\(line) --json --lang en").output
      let korean = try await home.clamate(line: "\(line) --json --lang ko").output
      #expect(neutral(english) == neutral(korean), "\(line)")
    }
  }

  private func neutral(_ json: String) -> String {
    json.replacing(/"(text|description|message|hint|label)":"[^"]*"/) { "\($0.output.1)" }
  }

  @Test(
    "an error with --json is an object on standard error, and standard output is empty",
    arguments: [
      ("add", 2), ("done 99", 1), ("done nowhere", 1), ("rm 99", 1), ("undo", 1),
      ("list --bogus", 2),
      ("bogus", 2), ("move 1 bogus", 2), ("day 2026-02-30", 2), ("region set 광주", 1),
      ("profile set --nickname 123456789", 2), ("config get bogus", 2),
      ("config set units bogus", 2),
      ("today --width 3", 2), ("today x", 2), ("region", 0), ("help bogus", 2),
    ] as [(String, Int32)])
  func errors(line: String, status: Int32) async throws {
    let home = try Home()
    for form in ["\(line) --json", "--json \(line)"] {
      let ending = try await home.clamate(line: form)
      #expect(ending.status == status)
      guard status != 0 else { continue }
      #expect(ending.output == "")
      #expect(ending.errors.filter { $0 == "\n" }.count == 1)
      let error = try #require(try object(ending.errors)["error"] as? [String: Any])
      #expect(Set(error.keys) == ["code", "message", "hint"])
      #expect((error["code"] as? String ?? "").wholeMatch(of: /[a-zA-Z]+/) != nil)
    }
  }

  @Test("--json after -- is title, and asks for no JSON")
  func verbatim() async throws {
    let home = try Home()
    #expect(try await home.clamate("add", "--", "--json").output.hasPrefix("1  --json"))
    #expect(try await home.clamate("done", "--", "nowhere --json").errors.hasPrefix("clamate: "))
  }

  @Test("--json and --plain exclude each other")
  func both() async throws {
    let home = try Home()
    #expect(try await home.clamate("list", "--json", "--plain").status == 2)
  }

  @Test("a plain line a todo has the columns id, state, date, time, due, priority, tags and title")
  func plain() async throws {
    let home = try Home()
    try await home.clamate(
      "add", "--on", "friday", "--at", "9am", "--due", "eom", "--tag", "a", "--tag", "b",
      "--priority", "2", "--", "a\tb\nc\\d")
    try await home.clamate("add", "x")
    try await home.clamate("done", "2")
    let columns = ["1", "open", "2026-03-06", "09:00", "2026-03-31", "2", "a,b", #"a\tb\nc\\d"#]
    #expect(
      try await home.clamate("list", "--plain").output == columns.joined(separator: "\t") + "\n")
    #expect(
      try await home.clamate("show", "1", "--plain").output == columns.joined(separator: "\t")
        + "\n")
    #expect(try await home.clamate("list", "--plain", "is:done").output == "2\tdone\t\t\t\t\t\tx\n")
    let day = try await home.clamate("day", "friday", "--plain").output
    #expect(day == (["todos"] + columns).joined(separator: "\t") + "\n")
    #expect(try await home.clamate("month", "--plain").lines.count == 31)
    #expect(try await home.clamate("month", "--plain").lines[5] == "2026-03-06\t1\t0")
  }

  @Test("plain output has no heading, no colour and no cut, whatever the width")
  func plainWidth() async throws {
    let home = try Home()
    let title = String(repeating: "긴 ", count: 100) + "끝"
    try await home.clamate("add", title)
    let line = try await home.clamate("list", "--plain", "--width", "20", "--color", "always")
      .output
    #expect(line == "1\topen\t\t\t\t\t\t\(title)\n")
    #expect(try await home.clamate("list").output.contains(title), "a pipe is not cut either")
  }

  @Test("writers in plain form print the records as they now are")
  func plainWriters() async throws {
    let home = try Home()
    #expect(try await home.clamate("add", "x", "--plain").output == "1\topen\t\t\t\t\t\tx\n")
    #expect(try await home.clamate("done", "1", "--plain").output == "1\tdone\t\t\t\t\t\tx\n")
    #expect(
      try await home.clamate("config", "set", "units", "imperial", "--plain").output
        == "units\timperial\n")
  }

  @Test("ten thousand todos are ten thousand lines and valid JSON")
  func many() async throws {
    let home = try Home()
    let titles = (1...10_000).map { "todo \($0)" }.joined(separator: "\n")
    #expect(try await home.clamate("add", "-", "--quiet", input: titles).status == 0)
    #expect(try await home.clamate("list").lines.count == 10_000)
    #expect(try await home.todos().count == 10_000)
  }
}
