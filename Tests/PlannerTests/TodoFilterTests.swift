import Database
import DateHelper
import Planner
import Testing

@Suite struct TodoFilterTests {
  private let house: PlannerHouse

  private struct NoDate: Error, Equatable {}

  init() throws {
    house = try PlannerHouse()
    try house.add("undated", tags: ["Home"])
    try house.add("late", plan: "2026-03-01", priority: .high)
    try house.add("passed", due: "2026-03-01", tags: ["work", "home"])
    try house.add("today", plan: "2026-03-02T18:00", priority: .low, isOutdoor: true)
    try house.add("due at nine", due: "2026-03-02T09:00")
    try house.add("due at noon", due: "2026-03-02T12:00", note: "Bring the Receipt")
    try house.add("later", plan: "2026-03-05", due: "2026-03-09", tags: ["work"])
    try house.add("done one", plan: "2026-03-01", tags: ["work"], done: "2026-03-01T10:00")
    try house.add("done two", due: "2026-02-01", done: "2026-03-02T09:00")
  }

  private func read(_ text: String) throws -> TodoFilter {
    try TodoFilter(words: text.split(separator: " ").map(String.init)) { phrase in
      guard let date = CivilDate(iso: phrase) else { throw NoDate() }
      return date
    }
  }

  private func titles(_ filter: TodoFilter) throws -> [String] {
    let now = try #require(try PlannerHouse.moment("2026-03-02T10:00"))
    var titles: [String] = []
    try house.store.todos.forEach(passing: filter, at: now) { titles.append($0.title) }
    return titles
  }

  @Test(
    "A filter shows what its words say, by day and time, undated ones last, done ones latest first",
    arguments: [
      ("", ["late", "passed", "due at nine", "due at noon", "today", "later", "undated"]),
      ("is:open", ["late", "passed", "due at nine", "due at noon", "today", "later", "undated"]),
      ("is:done", ["done two", "done one"]),
      ("is:overdue", ["late", "passed", "due at nine"]),
      ("is:undated", ["undated"]),
      ("is:outdoor", ["today"]),
      ("is:overdue is:outdoor", []),
      ("has:due", ["passed", "due at nine", "due at noon", "later"]),
      ("p:1", ["late"]),
      ("p:3", ["today"]),
      ("p:2", []),
      ("on:2026-03-02", ["due at nine", "due at noon", "today"]),
      ("on:2026-03-09", ["later"]),
      ("from:2026-03-02", ["due at nine", "due at noon", "today", "later"]),
      ("to:2026-03-01", ["late", "passed"]),
      ("from:2026-03-02 to:2026-03-04", ["due at nine", "due at noon", "today"]),
      ("from:2026-03-06 to:2026-03-08", []),
      ("+home", ["passed", "undated"]),
      ("+HOME +work", ["passed"]),
      ("+work is:done", ["done one"]),
      ("due", ["due at nine", "due at noon"]),
      ("DUE noon", ["due at noon"]),
      ("receipt", ["due at noon"]),
      ("receipt nine", []),
      ("%", []),
      ("_", []),
    ])
  func filters(words: String, expected: [String]) throws {
    #expect(try titles(read(words)) == expected)
  }

  @Test("Tags can be left out, those without any tag stay")
  func withoutTags() throws {
    var filter = TodoFilter()
    filter.withoutTags = [try Tag("HOME")]
    #expect(try titles(filter) == ["late", "due at nine", "due at noon", "today", "later"])
    filter.tags = [try Tag("work")]
    #expect(try titles(filter) == ["later"])
  }

  @Test("Open and done ones can be shown together, the open first")
  func anyState() throws {
    var filter = TodoFilter()
    filter.state = nil
    filter.from = CivilDate(iso: "2026-02-01")
    filter.to = CivilDate(iso: "2026-03-01")
    #expect(try titles(filter) == ["late", "passed", "done two", "done one"])
  }

  @Test(
    "A known key with another value is refused",
    arguments: ["is:", "is:old", "has:", "has:note", "p:0", "p:4", "p:high", "p:"])
  func unknown(word: String) {
    #expect(throws: FilterError.unknown(word)) { try read(word) }
  }

  @Test(
    "What is nearly a filter, or another program's, is refused with how it is written",
    arguments: [
      ("is:DONE", "is:done"), ("is:dnoe", "is:done"), ("isopen", "is:open"), ("hasdue", "has:due"),
      ("tag:a", "+a"), ("pri:low", "p:3"), ("PRI:H", "p:1"), ("pp:2", "p:2"),
      ("Project:a", "project:a"),
      ("porject:a.b", "project:a.b"), ("fitler:a", "filter:a"), ("due:x", "has:due"),
      ("status:completed", "is:done"), ("state:new", "is:open"), ("repeat:daily", "is:repeating"),
      ("form:x", "from:today"), ("태그:집", "+집"),
    ])
  func misspelt(word: String, written: String) {
    #expect(throws: FilterError.misspelt(word, written: written)) { try read(word) }
  }

  @Test(
    "Words without a sign or a known key are text",
    arguments: ["a:b", "http://x", "+82-10", "+", "is", ":"])
  func text(word: String) throws {
    #expect(try read(word).texts == [word])
  }

  @Test(
    "A date that cannot be read is what its reader says", arguments: ["on:x", "from:", "to:13"])
  func badDate(word: String) {
    #expect(throws: NoDate()) { try read(word) }
  }

  @Test("Control characters are refused in a filter too")
  func control() {
    #expect(throws: TextError.self) { try read("a\u{1B}") }
  }
}
