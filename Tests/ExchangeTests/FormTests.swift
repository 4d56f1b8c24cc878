import Database
import DateHelper
import Language
import TestSupport
import Testing

@testable import Exchange
@testable import Planner

@Suite struct FormTests {
  @Test(
    "Every form that is told apart from its content is",
    arguments: [ExchangeForm.clamate, .icalendar, .csv, .taskwarrior])
  func told(form: ExchangeForm) throws {
    let (one, other) = (try Warehouse(), try Warehouse())
    try one.fill()
    try other.take(try one.exported(form))
    #expect(try other.todos().count == 4)
  }

  @Test(
    "Nothing of a todo is lost by iCalendar, CSV and Taskwarrior's JSON but its number and history",
    arguments: [ExchangeForm.icalendar, .csv, .taskwarrior])
  func lossless(form: ExchangeForm) throws {
    let (one, other) = (try Warehouse(), try Warehouse())
    try one.fill()
    let text = try one.exported(form)
    try other.take(text, as: form)
    let pairs = zip(try one.todos(), try other.todos())
    for (old, new) in pairs {
      #expect(ForeignTodo(old, keptLines: []) == ForeignTodo(new, keptLines: []))
    }
    #expect(try other.exported(form) == text)
    #expect(try !other.take(text, as: form).hasChanges)
  }

  @Test(
    "A form that is taken back into its store changes nothing, whatever it has no room for",
    arguments: ExchangeForm.allCases)
  func back(form: ExchangeForm) throws {
    let house = try Warehouse()
    try house.fill()
    let before = try house.exported(.clamate)
    try house.take(try house.exported(form), as: form)
    #expect(try house.exported(.clamate) == before)
  }

  @Test(
    "Lines of todo.txt mean what its rules say",
    arguments: [
      ("(A) 2026-03-01 Call Mom +family @phone due:2026-03-05", "Call Mom", 1, "family", ["phone"]),
      ("(C) water +home +garden", "water", 3, "home", ["garden"]),
      ("x 2026-03-02 2026-03-01 pay pri:B", "pay", 2, nil, []),
      ("xylophone lesson", "xylophone lesson", nil, nil, []),
      ("(a) not a priority", "(a) not a priority", nil, nil, []),
      ("see http://example.org/a:b at 10:30", "see http://example.org/a:b at 10:30", nil, nil, []),
      ("due:someday + @ -", "due:someday + @ -", nil, nil, []),
    ] as [(String, String, Int?, String?, [String])])
  func todoTxt(line: String, title: String, priority: Int?, project: String?, tags: [String]) throws
  {
    let house = try Warehouse()
    try house.take(line + "\r\n\n", as: .todotxt)
    let todo = try #require(try house.todos().first)
    #expect(todo.title == title)
    #expect(todo.priority?.rawValue == priority)
    #expect(todo.project?.name == project)
    #expect(todo.tags.map(\.name) == tags)
    #expect(todo.isDone == line.hasPrefix("x "))
    #expect(todo.due?.iso == (line.contains("due:2026") ? "2026-03-05" : nil))
  }

  @Test("CR LF, a byte order mark and no last line end are fine; the same line twice is two todos")
  func lineEnds() throws {
    let house = try Warehouse()
    let text = "\u{FEFF}a\r\nb\na"
    try house.take(text, as: .todotxt)
    #expect(try house.todos().map(\.title) == ["a", "b", "a"])
    #expect(try !house.take(text, as: .todotxt).hasChanges)
  }

  @Test(
    "A cell that a spreadsheet would calculate is guarded, and read back as it was",
    arguments: ["=1+1", "+82", "-1", "@a", "\tx", "'=1", "''", "'", "'a", "plain", "a=b", ""])
  func formula(text: String) {
    let cell = CSVCell.guarded(text)
    #expect(CSVCell.text(cell) == text)
    #expect(!"=+-@\t".contains(cell.first ?? "x"))
  }

  @Test("CSV of others is read by its headings; other columns are counted")
  func csv() throws {
    let house = try Warehouse()
    let report = try house.take(
      "Title;Due;Mood;Tags\n\"a;\"\"b\"\"\nc\";2026-03-05;good;x y\nd;;;\n", as: .csv)
    let todos = try house.todos()
    #expect(todos.map(\.title) == ["a;\"b\"\nc", "d"])
    #expect(todos[0].due?.iso == "2026-03-05")
    #expect(todos[0].tags.map(\.name) == ["x", "y"])
    #expect(report.dropped.map(\.name) == ["Mood"])
  }

  @Test("CSV is read by Korean headings too, also after a byte order mark")
  func koreanCSV() throws {
    let house = try Warehouse()
    try house.take("\u{FEFF}제목,날짜,시간,마감,메모,태그,완료\n치과,2026-03-03,15:00,2026-03-06,보험증,건강,yes\n")
    let todo = try #require(try house.todos().first)
    #expect(todo.title == "치과" && todo.plan?.iso == "2026-03-03T15:00")
    #expect(todo.due?.iso == "2026-03-06" && todo.note == "보험증" && todo.isDone)
    #expect(todo.tags.map(\.name) == ["건강"])
  }

  @Test(
    "A file whose headings are wrong is told which, with the line",
    arguments: [
      ("\nname,due\na,b\n", CSVFault.missingHeading("title"), 2),
      ("title,제목\na,b\n", .headingTwice("title"), 1),
    ])
  func headings(text: String, fault: CSVFault, line: Int) throws {
    do {
      try Warehouse().take(text, as: .csv)
      Issue.record("taken")
    } catch ImportError.line(let number, let found) {
      #expect(found as? CSVFault == fault && number == line)
    }
  }

  @Test("Our own form counts what it leaves: which reminders rang, and the steps of undo")
  func left() throws {
    let house = try Warehouse()
    try house.fill()
    #expect(try StoreExport(of: house.store, as: .clamate, house.clock) { _ in }.lost.isEmpty)
    try house.connection.execute(
      """
      INSERT INTO reminder_occurrence (todo_id, rule, at, number, about, ring, outcome)
      VALUES (1, '0m', '2026-03-01T09:00', 0, '2026-03-01T09:00', '2026-03-01T09:00', 'rung')
      """)
    let lost = try StoreExport(of: house.store, as: .clamate, house.clock) { _ in }.lost
    #expect(lost.map(\.name) == ["reminderState"] && lost.map(\.count) == [1])
  }

  @Test(
    "A task repeats as often as its `recur` says, and an amount that nobody means is no rule",
    arguments: [
      ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
      ("3q", "FREQ=MONTHLY;INTERVAL=9;BYMONTHDAY=3"),
      ("9223372036854775807q", nil), ("99999q", nil), ("P2W", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
    ] as [(String, String?)])
  func recurring(text: String, rule: String?) throws {
    let house = try Warehouse()
    try house.take(
      """
      [{"description":"a","uuid":"11111111-aaaa-4aaa-8aaa-000000000001","status":"pending",
        "entry":"20260301T000000Z","scheduled":"20260303T000000Z","recur":"\(text)"}]
      """, as: .taskwarrior)
    #expect(try house.todos().first?.series?.rule.text == rule)
  }

  @Test("Steps of a checklist keep their first letters without a box")
  func boxes() throws {
    let house = try Warehouse()
    try house.take(
      """
      [{"description":"a","uuid":"11111111-aaaa-4aaa-8aaa-000000000001","status":"pending",
        "entry":"20260301T000000Z","clamatechecklist":"[x] milk\\nbread\\n[ ] tea"}]
      """, as: .taskwarrior)
    let cell = #""[x] milk\n[ ] bread\n[ ] tea""#.replacing("\\n", with: "\n")
    #expect(try house.exported(.csv).contains(cell))
  }

  @Test("A quote that is never closed costs no more than its bytes")
  func openQuote() throws {
    let house = try Warehouse()
    let text = "title\n\"" + String(repeating: "a\n", count: 200_000)
    let time = processorTime {
      #expect(throws: ImportError.self) { try house.take(text, as: .csv) }
    }
    // Counting all that came before at each line would take minutes.
    #expect(time < 60)
  }

  @Test("A last line of ours without an end may be cut off, and it is said how to go on")
  func openLine() throws {
    let house = try Warehouse()
    let text =
      "title,date,uid\nmilk,2026-03-04,0f8fad5b-d9cb-469f-a165-70867728950e\nby hand,2026-03-05,"
    #expect(throws: ImportError.self) { try house.take(text, as: .csv) }
    do {
      try house.take(text, as: .csv)
    } catch let error as ImportError {
      #expect(
        error.message.english.contains("line 3")
          && error.hint?.english.contains("line break") == true)
    }
    try house.take(text + "\n", as: .csv)
    #expect(try house.todos().count == 2)
  }

  @Test(
    "Wrong CSV is refused with its line",
    arguments: [
      "title,due\na", "title,due\na,2026-02-30", "title\n\"a", "title\n\"a\"b",
      "title,priority\na,9",
      "title,title\na,b", "name\na", "title,done\na,maybe", "title,tags\na,+",
    ])
  func wrongCSV(text: String) throws {
    let house = try Warehouse()
    #expect(throws: ImportError.self) { try house.take(text, as: .csv) }
    #expect(try house.todos().isEmpty)
  }
}
extension ForeignTodo: Equatable {
  /// Whether all parts are the same.
  public static func == (one: ForeignTodo, other: ForeignTodo) -> Bool {
    "\(one)" == "\(other)"
  }
}
