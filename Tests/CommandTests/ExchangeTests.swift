import Foundation
import TestSupport
import Testing

/// Export, import and the programs of others.
@Suite struct ExchangeTests {
  /// A home with some of everything.
  private func filled() async throws -> Home {
    let home = try Home()
    for line in [
      "add 치과 2026-03-03 15:00 +건강 p:1 --due 2026-03-06 --note 보험증", "add 회의 --repeat every~monday",
      "done 2", "add =1+1 --project home.garden", "add gone", "rm 4", "filter save work p:1",
      "item add 1 card", "dday add x 2026-12-25 --pin", "focus goal 5", "profile set --nickname 민아",
    ] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 0, "\(line): \(ending.errors)")
    }
    return home
  }

  @Test("export | import into an empty home gives an identical export, through files and pipes")
  func identical() async throws {
    let (home, other) = (try await filled(), try Home())
    let text = try await home.clamate("export").output
    let file = home.folder.path("all.jsonl")
    #expect(try await home.clamate("export", file).status == 0)
    #expect(home.folder.text("all.jsonl") == text)
    #expect(try await other.clamate("import", input: text).status == 0)
    #expect(try await other.clamate("export").output == text)
    #expect(try await other.clamate("add", "next").output.hasPrefix("5  next"))
    #expect(try await other.clamate("undo", "--steps", "2").status == 0)
    #expect(try await other.todos().isEmpty)
  }

  @Test("An import over data asks; a dry run changes nothing; the same file again is no step")
  func asking() async throws {
    let home = try await filled()
    let text = try await home.clamate("export").output
    let ending = try await home.clamate("import", input: text)
    #expect(ending.status == 2)
    #expect(ending.errors.contains("--yes"))
    let dry = try object(
      try await home.clamate("import", "--dry-run", "--json", input: text).output)
    #expect(dry["dryRun"] as? Bool == true)
    let steps = try await home.clamate("log", "--json").output
    #expect(try await home.clamate("import", "--yes", input: text).status == 0)
    #expect(try await home.clamate("log", "--json").output == steps)
    let empty = try Home()
    #expect(try await empty.clamate("import", "--dry-run", input: text).status == 0)
    #expect(try empty.folder.names().allSatisfy { !$0.hasSuffix("clamate.db") })
  }

  @Test(
    "What is wrong is refused with its line and changes nothing",
    arguments: [
      ("", "--format=csv"), ("hello", ""), ("{\"format\":\"clamate\",\"version\":1}\n", ""),
      ("{\"format\":\"clamate\",\"version\":9}\n", ""), ("BEGIN:VCALENDAR\nBEGIN:VTODO\n", ""),
      ("[{\"uuid\":\"a\"}]", ""), ("title\n\"", "--format=csv"), ("\u{7}\n", "--format=todotxt"),
      ("a\nb\u{1B}[31m\n", "--format=todotxt"),
    ])
  func refused(text: String, option: String) async throws {
    for language in ["en", "ko"] {
      let home = try Home()
      let ending = try await home.start(
        ["import", "--lang", language] + [option].filter { !$0.isEmpty }, input: text
      ).end()
      #expect(ending.status == 2)
      #expect(ending.errors.hasPrefix("clamate: "))
      #expect(ending.errors.split(separator: "\n").count == 1)
      #expect(!ending.errors.contains("\u{1B}"))
      #expect(try await home.todos().isEmpty)
    }
  }

  @Test(
    "A form that is called otherwise is named in the hint",
    arguments: [
      ("CSV", "csv"), ("ics", "icalendar"), ("json", "taskwarrior"), ("todo.txt", "todotxt"),
    ])
  func otherNames(name: String, form: String) async throws {
    let home = try Home()
    for command in ["export", "import"] {
      let ending = try await home.clamate(command, "--format", name)
      #expect(ending.status == 2 && ending.errors.contains(form))
      #expect(!ending.errors.contains("watson|") && !ending.errors.contains("|icalendar"))
    }
  }

  @Test("An export to a file says what it leaves behind")
  func left() async throws {
    let home = try await filled()
    let ending = try await home.clamate("export", "--json", home.folder.path("all.jsonl"))
    #expect(ending.status == 0)
    #expect(ending.errors.contains("undo step (") && ending.errors.contains("clamate backup"))
    let dropped = try object(ending.output)["dropped"] as? [[String: Any]]
    #expect(dropped?.contains { $0["name"] as? String == "undoStep" } == true)
    #expect(try await home.clamate("export").errors.isEmpty)
  }

  @Test("An exported file is its owner's alone and takes the place of no device")
  func files() async throws {
    let home = try await filled()
    let ending = try await home.shell(
      #"umask 000; "$clamate" export "$HOME/x" && stat -c %a "$HOME/x"; "$clamate" export /dev/null"#
    )
    #expect(ending.lines.last == "600")
    #expect(ending.errors.contains("/dev/null"))
  }

  private static let isInstalled = ["task", "timew", "todo-txt", "calcurse"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  @Test("Taskwarrior reads our export, and we read what it exports", .enabled(if: isInstalled))
  func taskwarrior() async throws {
    let home = try await filled()
    let ending = try await home.shell(
      #"""
      export TASKRC="$HOME/taskrc"; echo "data.location=$HOME/tasks" > "$TASKRC"
      "$clamate" export --format taskwarrior > "$HOME/out.json" && task rc.verbose= import "$HOME/out.json" &&
      task rc.verbose= add "from task" due:2026-03-09 +tag priority:H && task rc.verbose= export > "$HOME/back.json"
      """#)
    #expect(ending.status == 0, "\(ending.errors)")
    let titles = try array(home.folder.text("back.json")).compactMap {
      $0["description"] as? String
    }
    #expect(Set(titles).isSuperset(of: ["치과", "회의", "=1+1", "from task"]))
    let other = try Home()
    let back = try await other.clamate("import", home.folder.path("back.json"))
    #expect(back.status == 0, "\(back.errors)")
    let todos = try await other.todos()
    #expect(Set(todos.map(\.title)) == ["치과", "회의", "=1+1", "from task"])
    #expect(todos.first { $0.title == "from task" }?.due == "2026-03-09")
    #expect(todos.first { $0.title == "치과" }?.plan == "2026-03-03 15:00")
    #expect(todos.first { $0.title == "치과" }?.note == "보험증")
  }

  @Test(
    "Taskwarrior's copies of a repeating todo are that todo again, done ones are its history",
    .enabled(if: isInstalled))
  func taskwarriorCopies() async throws {
    // Taskwarrior makes copies by the clock of the system.
    let now = Int(Date().timeIntervalSince1970)
    let home = try Home(now: "\(now)")
    let before = ["CLAMATE_NOW": "\(now - 3 * 86_400)"]
    for line in [
      "add pills tomorrow --at 8am --repeat every~day --remind 5m", "add water tomorrow",
    ] {
      #expect(try await home.clamate(line: line, with: before).status == 0)
    }
    let first = try #require(try await home.todo(1))
    let tasks = #"export TASKRC="$HOME/taskrc"; task rc.verbose= rc.confirmation=off "#
    let listed = try await home.shell(
      #"""
      echo "data.location=$HOME/tasks" > "$HOME/taskrc"
      "$clamate" export --format taskwarrior "$HOME/out.json" && \#(tasks) import "$HOME/out.json" &&
      task rc.verbose= list && task rc.verbose= export > "$HOME/back.json" &&
      "$clamate" import --yes --json "$HOME/back.json"
      """#)
    #expect(listed.status == 0, "\(listed.errors)")
    let copies = try array(home.folder.text("back.json")).filter { $0["parent"] != nil }
      .sorted { $0["due"] as? String ?? "" < $1["due"] as? String ?? "" }
    #expect(copies.count > 1)
    let earliest = try #require(copies.first?["uuid"] as? String)
    // What Taskwarrior notes of its copies is new, the todo is as it was.
    #expect(listed.output.contains(#""added":0,"changed":1,"same":1"#), "\(listed.output)")
    #expect(try await home.todo(1) == first)
    let again = try await home.shell(
      #"""
      "$clamate" import --yes --json "$HOME/back.json"
      "$clamate" export --format taskwarrior --yes "$HOME/out.json" &&
      \#(tasks) import "$HOME/out.json" && task rc.verbose= list && task rc.verbose= export
      """#)
    #expect(again.output.contains(#""added":0,"changed":0,"same":2"#), "\(again.output)")
    #expect(again.output.split(separator: #""parent":"#).count == copies.count + 1)
    let done = try await home.shell(
      #"""
      \#(tasks) \#(earliest) done && task rc.verbose= list && task rc.verbose= export > "$HOME/back.json" &&
      "$clamate" import --yes --json "$HOME/back.json"
      """#)
    #expect(done.output.contains(#""added":0,"changed":1,"same":1"#), "\(done.output)")
    #expect(try await home.todos().count == 2)
    let next = try #require(try await home.todo(1))
    #expect(next.date ?? "" > first.date ?? "" && next.time == "08:00" && !next.done)
    let history = try await home.clamate("export").output.split(separator: "\n").filter {
      $0.contains(#""type":"completion""#)
    }
    #expect(history.count == 1)
    #expect(history.first?.contains(#""occurrenceDate":"\#(first.date ?? "")""#) == true)
  }

  private func interval(_ object: [String: Any]) -> String {
    let tags = (object["tags"] as? [String] ?? []).sorted()
    return ["start", "end", "annotation"].map { object[$0] as? String ?? "" }.joined() + "\(tags)"
  }

  private func sessions(_ home: Home) async throws -> [String] {
    try array(try await home.clamate("track", "list", "2026-03-01..2026-03-02", "--json").output)
      .map { session in
        ["block", "group", "start", "end", "memo"].map { "\(session[$0] ?? "")" }.joined(
          separator: " ")
      }
  }

  @Test("Timewarrior takes our intervals, and we read what it exports", .enabled(if: isInstalled))
  func timewarrior() async throws {
    let home = try Home()
    for line in [
      "group add 건강", "block add 달리기 --group 건강", "block add coding",
      "track add 달리기 09:00-10:00 --on 2026-03-01 --memo 첫~번째",
      "track add coding 11:00-12:30 --on 2026-03-01",
    ] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 0, "\(line): \(ending.errors)")
    }
    // Timewarrior has no import; its own commands write down what it would hold.
    let ending = try await home.shell(
      #"""
      export TIMEWARRIORDB="$HOME/timew"; mkdir -p "$TIMEWARRIORDB/data"
      "$clamate" export --format timewarrior "$HOME/out.json" && python3 - "$HOME/out.json" <<'EOF' &&
      import json, subprocess, sys
      for interval in json.load(open(sys.argv[1])):
          subprocess.run(["timew", "track", interval["start"], "-", interval["end"]]
                         + interval["tags"], check=True, stdout=subprocess.DEVNULL)
          if "annotation" in interval:
              subprocess.run(["timew", "annotate", "@1", interval["annotation"]], check=True,
                             stdout=subprocess.DEVNULL)
      EOF
      timew export > "$HOME/back.json"
      """#)
    #expect(ending.status == 0, "\(ending.errors)")
    let (own, back) = (home.folder.text("out.json"), home.folder.text("back.json"))
    #expect(Set(try array(back).map(interval)) == Set(try array(own).map(interval)))
    let path = home.folder.path("back.json")
    let again = try await home.clamate("import", "--yes", "--json", path)
    #expect(again.status == 0 && again.output.contains(#""added":0,"changed":0,"same":2"#))
    let other = try Home()
    #expect(try await other.clamate("import", path).status == 0)
    let (old, new) = (try await sessions(home), try await sessions(other))
    #expect(old.count == 2 && new == old)
  }

  @Test("todo.txt-cli reads our export and changes it, and we read that", .enabled(if: isInstalled))
  func todoTxt() async throws {
    let home = try await filled()
    let ending = try await home.shell(
      #"""
      mkdir "$HOME/t"; printf 'export TODO_DIR="%s/t"\nexport TODO_FILE="$TODO_DIR/todo.txt"\nexport DONE_FILE="$TODO_DIR/done.txt"\nexport REPORT_FILE="$TODO_DIR/report.txt"\n' "$HOME" > "$HOME/todo.cfg"
      "$clamate" export --format todotxt "$HOME/t/todo.txt" && todo-txt -d "$HOME/todo.cfg" -a do 3 &&
      todo-txt -d "$HOME/todo.cfg" add "from todo.txt @x" && todo-txt -d "$HOME/todo.cfg" -p ls 치과
      """#)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(ending.output.contains("치과"))
    let path = home.folder.path("t/todo.txt")
    #expect(try await home.clamate("import", "--yes", "--format", "todotxt", path).status == 0)
    #expect(try await home.todo(3)?.done == true)
    #expect(try await home.todo(1)?.note == "보험증")
    #expect(try await home.todos("+x").map(\.title) == ["from todo.txt"])
  }

  @Test("calcurse reads our calendar, and we read what it exports", .enabled(if: isInstalled))
  func calcurse() async throws {
    let home = try await filled()
    let ending = try await home.shell(
      #"""
      mkdir "$HOME/c"; "$clamate" export --format icalendar "$HOME/out.ics" &&
      calcurse -D "$HOME/c" -i "$HOME/out.ics" >/dev/null && calcurse -D "$HOME/c" -xical > "$HOME/back.ics"
      """#)
    #expect(ending.status == 0, "\(ending.errors)")
    let other = try Home()
    let back = try await other.clamate("import", home.folder.path("back.ics"))
    #expect(back.status == 0, "\(back.errors)")
    #expect(Set(try await other.todos().map(\.title)) == ["치과", "회의", "=1+1"])
  }
}
