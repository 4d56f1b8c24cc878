import Database
import Foundation
import TestSupport
import Testing

/// `undo`, `redo` and `log`: a command is a step, whatever it changed.
@Suite struct JournalTests {
  static let lines = [
    "add x tomorrow 3pm +t p:1 --due eom --note n --outdoor", "add -", "done 1,3", "undone 2",
    "edit 1,3 --tag new",
    "edit 1 --title other --note none --untag a", "move 1,3 friday", "rm 1", "rm 1-4",
    "profile set --nickname 민아", "region set 부산",
  ]

  private func filled() async throws -> Home {
    let home = try Home()
    for line in ["add one +a", "add two", "add three tomorrow", "add four", "done 2"] {
      try await home.clamate(line: line)
    }
    return home
  }

  @Test("one command is one step, and both ways lead to identical JSON", arguments: lines)
  func step(line: String) async throws {
    let home = try await filled()
    let before = try await home.everything()
    let ending = try await home.start(arguments(of: line), input: "p\nq\n").end()
    #expect(ending.status == 0, "\(ending.errors)")
    let after = try await home.everything()
    #expect(after != before)
    #expect(try await home.clamate("undo").lines.count == 1)
    #expect(try await home.everything() == before)
    #expect(try await home.clamate("redo").lines.count == 1)
    #expect(try await home.everything() == after)
  }

  @Test("undo and redo say what they did: id, title and full date", arguments: ["en", "ko"])
  func answers(language: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add 치과 내일 오후 3시")
    for (verb, word) in [("undo", ["took back", "되돌림"]), ("redo", ["again", "다시"])] {
      let line = try await home.clamate(verb, "--lang", language).output
      #expect(line.contains("1  치과"))
      #expect(line.contains(word[language == "en" ? 0 : 1]))
      #expect(line.contains("3/3") && line.contains("15:00"))
    }
  }

  @Test("nothing to undo or to redo is status 1, and names no trace of a failure")
  func nothing() async throws {
    let home = try Home()
    for verb in ["undo", "redo"] {
      let ending = try await home.clamate(verb)
      #expect(ending.status == 1 && ending.output == "" && ending.errors != "")
    }
    try await home.clamate("add", "x")
    #expect(try await home.clamate("redo").status == 1)
    #expect(try await home.clamate("undo", "--steps", "5").status == 0)
    #expect(try await home.clamate("undo").status == 1)
    #expect(try await home.clamate("redo", "--steps", "5").status == 0)
    #expect(try await home.todos().count == 1)
  }

  @Test(
    "undo takes no ids, and says what would have reopened the todo", arguments: ["1", "1-3", "x"])
  func ids(word: String) async throws {
    let home = try await filled()
    let before = try await home.everything()
    let ending = try await home.clamate("undo", word)
    #expect(ending.status == 2 && ending.errors.contains("undone \(word)"))
    #expect(try await home.everything() == before)
  }

  @Test(
    "a number of steps is 1 to 1000",
    arguments: ["0", "-1", "1001", "x", "", "99999999999999999999"])
  func steps(number: String) async throws {
    let home = try await filled()
    for verb in ["undo", "redo", "log"] {
      #expect(try await home.clamate(verb, "--steps=\(number)").status == 2)
    }
    #expect(try await home.todos().count == 3)
  }

  @Test("a new step after an undo drops the redo line")
  func branch() async throws {
    let home = try await filled()
    try await home.clamate("undo", "--steps", "2")
    try await home.clamate("add", "five")
    #expect(try await home.clamate("redo").status == 1)
    #expect(try await home.todos().map(\.title) == ["three", "one", "two", "five"])
  }

  @Test("what did nothing is no step")
  func noStep() async throws {
    let home = try await filled()
    let before = try await home.clamate("log", "--json").output
    for line in [
      "done 99", "done 2", "add", "list", "today --offline", "month", "log", "show 1",
      "move 1 bogus",
      "rm 1-99", "config set units imperial", "profile", "region",
    ] {
      try await home.clamate(line: line)
    }
    #expect(try await home.clamate("log", "--json").output == before)
  }

  @Test("the log lists the steps, newest first, and marks those that are undone")
  func log() async throws {
    let home = try await filled()
    try await home.clamate("undo")
    let steps = try array(try await home.clamate("log", "--json").output)
    #expect(steps.compactMap { $0["verb"] as? String } == ["done", "add", "add", "add", "add"])
    #expect(steps.compactMap { $0["undone"] as? Bool } == [true, false, false, false, false])
    let text = try await home.clamate("log").lines
    #expect(text.count == 5 && text[0].contains("two") && text[4].contains("one"))
    #expect(try await home.clamate("log", "--steps", "2").lines.count == 2)
    #expect(try await home.clamate("log", "--plain").lines.count == 5)
  }

  @Test("steps in machine form are as they now are")
  func machineForm() async throws {
    let home = try await filled()
    let undone = try array(try await home.clamate("undo", "--json").output)
    #expect(undone.compactMap { $0["undone"] as? Bool } == [true])
    let redone = try array(try await home.clamate("redo", "--json").output)
    #expect(redone.compactMap { $0["undone"] as? Bool } == [false])
  }

  @Test("a plain line of the log holds no escape but those of tab, newline and backslash")
  func plainLog() async throws {
    let home = try Home()
    try await home.clamate("add", "-", input: "a\nb\n")
    #expect(!(try await home.clamate("log", "--plain").output.contains("\\u")))
  }

  @Test(
    "a row that changed behind the journal's back is a conflict, and nothing is changed",
    arguments: [
      ("edit 1 --title new", "UPDATE todo SET title = 'changed' WHERE id = 1"),
      ("edit 1 --title new", "UPDATE todo SET note = 'beside it' WHERE id = 1"),
      ("add five", "DELETE FROM todo WHERE id = 5"),
      ("add five", "UPDATE todo SET note = 'n' WHERE id = 5"),
      ("done 1", "UPDATE todo SET completed = 1 WHERE id = 1"),
      (
        "rm 1",
        "INSERT INTO todo (id, uid, title, folded_title, created) VALUES (1, 'u', 't', 't', 0)"
      ),
      ("profile set --nickname 민아", "UPDATE profile SET nickname = 'other'"),
    ])
  func conflict(line: String, statement: String) async throws {
    let home = try await filled()
    try await home.clamate(line: line)
    try Connection(path: home.database, mode: .readWrite).execute(statement)
    let before = try await home.everything()
    let log = try await home.clamate("log", "--json").output
    for form in ["", " --json", " --steps 3"] {
      let ending = try await home.clamate(line: "undo\(form)")
      #expect(ending.status == 3 && ending.output == "", "\(ending.errors)")
    }
    #expect(try await home.everything() == before)
    #expect(try await home.clamate("log", "--json").output == log)
  }

  @Test("a redo over a changed row is a conflict too")
  func redoConflict() async throws {
    let home = try await filled()
    try await home.clamate("edit", "1", "--title", "other")
    try await home.clamate("undo")
    try Connection(path: home.database, mode: .readWrite)
      .execute("UPDATE todo SET title = 'changed' WHERE id = 1")
    let before = try await home.everything()
    #expect(try await home.clamate("redo").status == 3)
    #expect(try await home.everything() == before)
  }

  @Test("a thousand steps are kept")
  func limit() async throws {
    let home = try Home()
    try await home.clamate("add", "x")
    let script = #"for i in $(seq 1001); do "$clamate" edit 1 --title "$i" --quiet || exit 9; done"#
    #expect(try await home.shell(script).status == 0)
    #expect(
      try array(try await home.clamate("log", "--steps", "1000", "--json").output).count == 1000)
    #expect(try await home.clamate("undo", "--steps", "1000", "--quiet").status == 0)
    #expect(try await home.todo(1)?.title == "1")
    #expect(try await home.clamate("undo").status == 1)
  }
}
