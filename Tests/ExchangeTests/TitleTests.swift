import DateHelper
import Testing

@testable import Exchange
@testable import Planner

/// Titles and steps that look like a part of a form.
@Suite struct TitleTests {
  private static let titles = [
    // Marks that make one character with the sign of a form before them.
    "\u{301}comb", "\u{FE0F}vs", "\u{1F3FD}tone", "\u{E34}thai", "\u{93F}hindi", "\u{200D}joined",
    "\"\u{301}quoted\" b", "a,\u{301}b", "a;\u{301}b", "a:\u{301}b", "a=\u{301}b", "a \u{301}b",
    // Words of todo.txt.
    "due:2026-03-01", "due:2026-03-01 meet", "@home", "a @home b", "+proj", "a +p +q", "pri:A",
    "uid:abc", "uid:abc title", "x", "x done", "X", "2026-03-01", "2026-03-01 first", "(A)",
    "(A) b",
    "rec:+1d x", "on:2026-03-19 y", "t:2026-04-01", "outdoor:yes", "title:abc", "a title:a",
    "title:a%20b",
    "x 2026-03-01 2026-02-01 done", "%20 pct", "a  b", "  spaces  ", "multi\nline", "a\n\nb",
    "tab\tx", "a\u{2028}b", "a\u{85}b".replacing("\u{85}", with: "\u{2029}"),
    // Signs of the others.
    "[x] box", "[ ] box", "=1+1", "'", "\\n", "a\\,b\\;c", "BEGIN:VTODO", "END:VCALENDAR",
    "{\"a\":1}",
  ]

  /// A house with a todo a title, which all have a deadline, a tag and a step.
  private func house(_ titles: [String]) throws -> Warehouse {
    let house = try Warehouse()
    let lines = titles.indices.map { "a,2026-03-09,건강,c,u\($0)\n" }.joined()
    try house.take("title,due,tags,checklist,uid\n" + lines, as: .csv)
    for (title, var todo) in zip(titles, try house.todos()) {
      todo.title = try Title(title).text
      todo.checklist[0].text = todo.title.onOneLine
      try house.store.todos.update(todo)
    }
    return house
  }

  @Test("Words that were added behind an exact title in todo.txt are its own", arguments: titles)
  func added(title: String) throws {
    let house = try house([title])
    let line = try house.exported(.todotxt)
    try house.take(line.dropLast() + " indeed\n", as: .todotxt)
    let written = try #require(try house.todos().first).title
    #expect(written.hasSuffix(" indeed"), "\(written)")
    let exact = try Title(title).text
    #expect(!line.contains(" title:") || written == "\(exact) indeed")
  }

  @Test(
    "Any title and step comes back exactly, and the rest with it, through each form",
    arguments: [ExchangeForm.clamate, .icalendar, .todotxt, .csv, .taskwarrior])
  func back(form: ExchangeForm) throws {
    let (one, other) = (try house(Self.titles), try Warehouse())
    let text = try one.exported(form)
    try other.take(text, as: form)
    let (olds, news) = (try one.todos(), try other.todos())
    #expect(olds.count == Self.titles.count && news.count == olds.count)
    for (old, new) in zip(olds, news) {
      #expect(Array(new.title.utf8) == Array(old.title.utf8), "\(old.title)")
      #expect(new.uid == old.uid && new.due == old.due && new.tags == old.tags, "\(old.title)")
      #expect(new.project == nil && new.plan == nil && new.priority == nil, "\(old.title)")
      #expect(!new.isDone && !new.isOutdoor && new.hiddenUntil == nil, "\(old.title)")
      if form != .todotxt { #expect(new.checklist.map(\.text) == old.checklist.map(\.text)) }
    }
    #expect(try other.exported(form) == text)
    #expect(try !one.take(text, as: form).hasChanges)
  }

  @Test("Calendars show a title on one line; the whole one comes back unless it was changed there")
  func summary() throws {
    let house = try house(["multi\nline"])
    let text = try house.exported(.icalendar)
    #expect(text.contains("SUMMARY:multi line\r\n"))
    try house.take(text.replacing("SUMMARY:multi line", with: "SUMMARY:other"), as: .icalendar)
    #expect(try house.todos().map(\.title) == ["other"])
  }

  @Test("Only a title that would not read back has a key of its own")
  func key() throws {
    #expect(try !house(["plain 제목 a:b http://x.y"]).exported(.todotxt).contains("title:"))
    let text = try house(["a +p"]).exported(.todotxt)
    #expect(text.hasPrefix("2026-03-02 a +p @건강 due:2026-03-09 uid:"))
    #expect(text.hasSuffix(" title:a%20+p\n"))
  }

  @Test("A title that another program changed holds, not the key beside it")
  func changed() throws {
    let house = try house(["call @home"])
    let text = try house.exported(.todotxt)
    try house.take(
      text.replacing("2026-03-02 call @home", with: "2026-03-02 ring @home"), as: .todotxt)
    let todo = try #require(try house.todos().first)
    #expect(todo.title == "ring" && todo.tags.map(\.name) == ["home", "건강"])
  }

  @Test("A line of keys alone is called as it stands", arguments: ["@home", "+p due:2026-03-05"])
  func keysAlone(line: String) throws {
    let house = try Warehouse()
    try house.take(line + "\n", as: .todotxt)
    #expect(try house.todos().map(\.title) == [line])
  }
}
