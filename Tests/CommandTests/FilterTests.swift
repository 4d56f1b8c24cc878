import TestSupport
import Testing

/// Filters have a sign or a colon; other words are text.
@Suite struct FilterTests {
  static let rows = CaseTable("commands-filters.tsv").rows.filter { $0.count == 2 }

  private func filled() async throws -> Home {
    let home = try Home()
    let before: [String: String?] = ["CLAMATE_NOW": "2026-02-26T10:00:00+09:00"]
    for line in CaseTable("commands-filtered.tsv").rows.map({ $0[0] }) {
      try await home.clamate(line: line, with: before)
    }
    return home
  }

  @Test("a filter lets pass what the table says", arguments: rows)
  func filter(row: [String]) async throws {
    let home = try await filled()
    let wanted = row[1].split(separator: " ").compactMap { Int($0) }
    for form in ["--json", "--plain"] {
      let ending = try await home.clamate(line: "list \(form) \(row[0])")
      #expect(ending.status == 0, "\(ending.errors)")
      let ids: [Int] =
        form == "--json"
        ? try (decoded(ending.output) as [ListedTodo]).map(\.id)
        : ending.lines.compactMap { $0.split(separator: "\t").first.flatMap { Int($0) } }
      #expect(ids.sorted() == wanted)
    }
  }

  @Test(
    "what looks like a filter and is none is refused, never taken for everything",
    arguments: [
      "is:bogus", "has:wings", "p:9", "p:", "on:banana", "from:2026-02-30", "to:tomorow", "on:",
      "--without", "--without ~", "--tag x", "tag:home", "due:friday", "Priority:1", "status:done",
      "form:monday", "isopen", "is.done", "hasdue", "is:opne", "IS:DOEN", "projct:home", "Filter:x",
      "pp:1", "태그:집", "마감:금요일",
    ])
  func refused(words: String) async throws {
    let home = try await filled()
    let ending = try await home.clamate(line: "list \(words)")
    #expect(ending.status == 2 && ending.output == "")
  }

  @Test(
    "text is text, whatever SQL, patterns or expressions it looks like",
    arguments: [
      "foo-bar", "a+b", "(x", "%_", "'; drop table todo; --", "\"", "*", "[a-z]", "\\", "a AND b",
      "1=1", "_", "%",
    ])
  func text(text: String) async throws {
    let home = try Home()
    for title in ["nothing of it", "with \(text) inside"] {
      try await home.clamate("add", "--", title)
    }
    #expect(try await home.todos("--", text).map(\.id) == [2])
    let found = try await home.clamate("find", "--", text)
    #expect(found.status == 0 && found.lines.count == 1)
  }

  @Test(
    "words that only look a little like a filter are text",
    arguments: ["open", "10:30", "http://x", "id:5", "note:x", "re:zero", "#health", "is", "이것:저것"])
  func nearlyFilters(text: String) async throws {
    let home = try Home()
    try await home.clamate("add", "--", "with \(text) inside")
    try await home.clamate("add", "--", "nothing of it")
    #expect(try await home.todos(text).map(\.id) == [1])
  }

  @Test(
    "a name that no todo has is told, with the nearest one or those that there are",
    arguments: [
      ("list +hmoe", "'hmoe'", "clamate list +home"), ("list +xyz", "'xyz'", "+home +work"),
      ("list project:hose", "'hose'", "clamate list project:house"),
      ("list project:xyz", "'xyz'", "project:house"), ("list --without hmoe", "'hmoe'", "+home"),
      ("list is:done +xyz", "'xyz'", "+home +work"),
    ])
  func unusedName(line: String, name: String, hint: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add a +home project:house.roof")
    try await home.clamate(line: "add b +work")
    try await home.clamate(line: "done 2")
    for language in ["en", "ko"] {
      let ending = try await home.clamate(line: "\(line) --lang \(language)")
      #expect(ending.status == 0 && ending.errors.contains(name), "\(ending)")
      #expect(ending.errors.contains(hint) && ending.errors.split(separator: "\n").count == 1)
    }
    #expect(try await home.clamate(line: "\(line) --quiet").errors == "")
    #expect(try await home.clamate(line: "\(line) --json").errors == "")
  }

  @Test("of names that todos have nothing is said, and a filter of unknown ones changes nothing")
  func usedNames() async throws {
    let home = try Home()
    try await home.clamate(line: "add a +home project:house.roof")
    for line in [
      "list +HOME", "list project:house", "list project:house.roof", "list --without home",
    ] {
      #expect(!(try await home.clamate(line: line).errors.contains("no todo has")), "\(line)")
    }
    let ending = try await home.clamate(line: "done --where +hmoe")
    #expect(ending.status == 1 && ending.errors.contains("clamate list +home"))
    #expect(try await home.todos().count == 1)
  }

  @Test("a key of another program is refused with ours, and found as text after --")
  func foreignKey() async throws {
    let home = try Home()
    try await home.clamate("add", "--", "see tag:home in it")
    let refused = try await home.clamate("list", "tag:home")
    #expect(refused.status == 2 && refused.errors.contains("+home"))
    #expect(try await home.todos("--", "tag:home").map(\.id) == [1])
    #expect(try await home.clamate("list", "note:x").status == 0)
  }

  @Test("is:repeating finds what repeats")
  func repeating() async throws {
    let home = try Home()
    try await home.clamate(line: "add once tomorrow")
    try await home.clamate(line: "add water every day")
    #expect(try await home.todos("is:repeating").map(\.title) == ["water"])
  }

  @Test("nothing found is status 0 and no output")
  func nothing() async throws {
    let home = try await filled()
    for line in ["list nowhere", "find nowhere", "list --plain nowhere", "list is:outdoor p:3"] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 0 && ending.output == "")
    }
    let json: [ListedTodo] = try decoded(try await home.clamate("list", "--json", "nowhere").output)
    #expect(json == [])
  }

  @Test("find looks into titles and notes, open and done")
  func find() async throws {
    let home = try await filled()
    #expect(try await home.clamate(line: "find --plain MILK").lines.count == 3)
    #expect(try await home.clamate(line: "find secret --plain").lines.count == 1)
  }

  @Test("find folds notes as it folds titles", arguments: ["straße", "STRASSE", "ÄPFEL", "äpfel"])
  func folding(text: String) async throws {
    let home = try await filled()
    try await home.clamate("add", "memo", "--note", "Straße, Äpfel")
    #expect(try await home.clamate("find", text, "--plain").lines.count == 1)
  }

  @Test("by day, then time, then priority, then id; undated todos come last")
  func order() async throws {
    let home = try await filled()
    #expect(try await home.todos().map(\.id) == [3, 5, 4, 6, 8, 7, 1, 2])
  }
}
