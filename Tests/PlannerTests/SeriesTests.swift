import Database
import DateHelper
import Planner
import TestSupport
import Testing

/// Todos that repeat: one open occurrence, the others before it in history, or still to come.
@Suite struct SeriesTests {
  private let house: PlannerHouse
  private var todos: TodoStore { house.store.todos }

  init() throws {
    house = try PlannerHouse()
  }

  /// A todo that repeats as a phrase says at a moment.
  private func add(
    _ phrase: String, at now: String = "2026-03-02T10:00", due: String = "-"
  ) throws -> Todo {
    let reading = try PhraseParser(helper: PlannerHouse.clock(now), readsRepeats: true)
      .read([phrase], direction: .planning)
    let first = CivilMoment(date: try #require(reading.date), time: reading.time)
    var draft = TodoDraft(title: try Title("a"))
    draft.series = Series(try #require(reading.repeat), from: first)
    draft.plan = first
    draft.due = try PlannerHouse.moment(due)
    return try todos.insert(draft, uid: "\(phrase) \(now)", at: Instant(seconds: 1))
  }

  private func done(_ todo: Todo, at now: String) throws -> Todo {
    try todos.complete([todo], by: PlannerHouse.clock(now))[0]
  }

  private func stored(_ todo: Todo) throws -> Todo {
    try #require(try todos.todo(todo.id))
  }

  private func move(_ todo: Todo, to moment: String) throws -> Todo {
    let plan = try PlannerHouse.moment(moment)
    return try todos.change([todo]) { $0.plan = plan }[0]
  }

  @Test(
    "What is done goes on to the next occurrence, and undone comes back exactly",
    arguments: CaseTable("series-done.tsv").rows)
  func done(row: [String]) throws {
    try #require(row.count == 7)
    let todo = try add(row[0], at: row[1], due: row[2])
    let next = try done(todo, at: row[3])
    #expect(try stored(todo) == next)
    let step = try #require(todo.series?.step(at: PlannerHouse.clock(row[3]).moment))
    #expect(String(step.missed) == row[6])
    if row[4] == "-" {
      #expect(try next.completed == PlannerHouse.instant(row[3]) && next.plan == todo.plan)
    } else {
      #expect(next.plan?.iso == row[4] && !next.isDone)
      #expect((next.due?.iso ?? "-") == row[5])
      #expect(next.series?.occurrence == next.plan && next.series?.anchor == todo.series?.anchor)
    }
    #expect(try todos.reopen([next]) == [todo])
    #expect(try stored(todo) == todo)
    #expect(throws: TodoStateError.notDone(todo)) { try todos.reopen([todo]) }
  }

  @Test("What puts an occurrence away moves with it, and comes back when it is undone")
  func hiddenUntil() throws {
    var todo = try add("every monday 9am", at: "2026-03-02T08:00")
    let friday = CivilDate(iso: "2026-02-27")
    todo = try todos.change([todo]) { $0.hiddenUntil = friday }[0]
    let next = try done(todo, at: "2026-03-02T09:30")
    #expect(next.hiddenUntil?.iso == "2026-03-06")
    #expect(try todos.reopen([next]) == [todo])
  }

  @Test("From 31 January every month ends where it ends, and comes back to the 31st")
  func monthEnds() throws {
    var todo = try add("every 31st", at: "2026-01-05T10:00")
    var dates: [String] = []
    for _ in 1...6 {
      let day = try #require(todo.plan?.date.iso)
      dates.append(day)
      todo = try done(todo, at: "\(day)T12:00")
    }
    #expect(
      dates == [
        "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30",
      ])
  }

  @Test("A moved occurrence keeps the grid, the time and the deadlines of the others")
  func moved() throws {
    let todo = try add("every monday 9am", due: "2026-03-10")
    let later = try move(todo, to: "2026-03-11T18:00")
    #expect(later.series == todo.series && later.due == todo.due)
    let next = try done(later, at: "2026-03-11T19:00")
    #expect(next.plan?.iso == "2026-03-16T09:00" && next.due?.iso == "2026-03-17")
    #expect(try todos.reopen([next]) == [later])
  }

  @Test("Moved past the next occurrence, it counts that one as missed")
  func movedFar() throws {
    let todo = try move(add("every monday 9am"), to: "2026-03-18")
    let clock = try PlannerHouse.clock("2026-03-18T10:00")
    #expect(todo.series?.step(at: clock.moment).missed == 1)
    #expect(try todos.complete([todo], by: clock)[0].plan?.iso == "2026-03-23T09:00")
  }

  @Test("Done early, it goes on to the one after it")
  func early() throws {
    let todo = try add("every monday 9am")
    #expect(try done(todo, at: "2026-03-04T10:00").plan?.iso == "2026-03-16T09:00")
  }

  @Test("Undone takes completions back one by one, the latest first")
  func undone() throws {
    var states = [try add("every day at 8am", due: "2026-03-04")]
    for day in ["03", "04", "07"] {
      states.append(try done(states[states.count - 1], at: "2026-03-\(day)T09:00"))
    }
    #expect(try todos.latestCompletion(of: 1)?.occurrence.iso == "2026-03-05T08:00")
    for (now, before) in zip(states.dropFirst(), states).reversed() {
      #expect(try todos.reopen([stored(now)]) == [before])
    }
    #expect(try todos.latestCompletion(of: 1) == nil)
  }

  @Test("What was written between done and undone stays")
  func editedBetween() throws {
    let todo = try add("every day at 8am")
    let next = try done(todo, at: "2026-03-03T09:00")
    let edited = try todos.change([next]) {
      $0.title = "b"
      $0.priority = .high
    }
    let back = try todos.reopen(edited)[0]
    #expect(back.title == "b" && back.priority == .high && back.plan == todo.plan)
  }

  @Test("The checklist begins anew with each occurrence, and undone ticks it again")
  func checklist() throws {
    let item = try ChecklistItem(Title("x"), isDone: true)
    let open = try ChecklistItem(Title("y"))
    let todo = try todos.change([add("every day")]) { $0.checklist = [item, open] }[0]
    let next = try done(todo, at: "2026-03-02T11:00")
    #expect(next.checklist.map(\.isDone) == [false, false])
    #expect(try stored(todo).checklist == next.checklist)
    #expect(try todos.reopen([next]) == [todo])
    #expect(
      try todos.skip([todo], at: PlannerHouse.clock("2026-03-02T11:00").moment)[0].checklist
        == next.checklist)
  }

  @Test("A skipped occurrence is not done: the todo goes on as if it were, without a completion")
  func skip() throws {
    let clock = try PlannerHouse.clock("2026-03-05T09:00")
    let todo = try add("every day at 8am", due: "2026-03-04")
    let skipped = try todos.skip([todo], at: clock.moment)[0]
    #expect(try stored(todo) == skipped)
    #expect(skipped.plan?.iso == "2026-03-06T08:00" && skipped.due?.iso == "2026-03-07")
    #expect(try todos.latestCompletion(of: todo.id) == nil)
    #expect(throws: TodoStateError.notDone(skipped)) { try todos.reopen([skipped]) }
  }

  @Test("Only an open todo with a next occurrence can be skipped")
  func skipRefused() throws {
    let now = try PlannerHouse.clock("2026-03-04T10:00").moment
    let plain = try house.add("plain", plan: "2026-03-04")
    #expect(throws: RepeatError.noRepeat(plain)) { try todos.skip([plain], at: now) }
    let last = try add("every day until 2026-03-04")
    #expect(throws: RepeatError.last(last)) { try todos.skip([last], at: now) }
    let ended = try done(last, at: "2026-03-04T10:00")
    #expect(throws: TodoStateError.alreadyDone(ended)) { try todos.skip([ended], at: now) }
    #expect(try stored(plain) == plain && stored(last) == ended)
  }

  @Test("A todo that repeats keeps a day")
  func needsDay() throws {
    let todo = try add("every day")
    #expect(throws: RepeatError.self) { try todos.change([todo]) { $0.plan = nil } }
    #expect(try stored(todo) == todo)
    let ended = try todos.change([todo]) {
      $0.series = nil
      $0.plan = nil
    }
    #expect(try ended == [stored(todo)] && ended[0].series == nil)
  }

  @Test(
    "The occurrences to come are those that the series will have",
    arguments: [
      ("every 31st", "2026-01-05T10:00", ["2026-02-28", "2026-03-31", "2026-04-30"]),
      ("every day at 8am", "2026-03-02T10:00", ["2026-03-04T08:00", "2026-03-05T08:00"]),
      ("every day until 2026-03-04", "2026-03-02T10:00", ["2026-03-03", "2026-03-04"]),
      ("3 days after done", "2026-03-02T10:00", ["2026-03-05"]),
    ])
  func following(phrase: String, now: String, dates: [String]) throws {
    let todo = try add(phrase, at: now)
    let moment = try PlannerHouse.clock(now).moment
    let count = dates.count > 1 && phrase.contains("until") ? 50 : dates.count
    #expect(todo.series?.following(count, at: moment).map(\.iso) == dates)
  }

  @Test("A day lists each occurrence that was done on it, as it was then, and so does the month")
  func history() throws {
    let todo = try move(add("every day at 8am"), to: "2026-03-03T20:00")
    _ = try done(done(todo, at: "2026-03-04T07:00"), at: "2026-03-04T09:00")
    try house.add("plain", done: "2026-03-04T08:00")
    let clock = try PlannerHouse.clock("2026-03-04T10:00")
    let list = try DayList(of: clock.today, in: todos, by: clock, warningDays: 0)
    #expect(list.done.entries.map(\.todo.id) == [1, 2, 1])
    #expect(
      list.done.entries.map { $0.todo.plan?.iso } == ["2026-03-03T20:00", nil, "2026-03-04T08:00"])
    #expect(list.done.entries.map(\.todo.isDone) == [true, true, true])
    #expect(list.todos.entries.isEmpty)
    let counts = try todos.counts(
      in: #require(YearMonth(iso: "2026-03")), by: clock, isExact: true)
    #expect(counts[3].done.value == 3 && counts[4].open.value == 1)
    let other = try DayList(
      of: PlannerHouse.date("2026-03-03"), in: todos, by: clock, warningDays: 0)
    #expect(other.done.entries.isEmpty)
  }

  @Test("A removed todo takes its history along, and one step brings both back")
  func removed() throws {
    let next = try done(add("every day"), at: "2026-03-02T11:00")
    let latest = try todos.latestCompletion(of: next.id)
    try house.store.journal.record(at: 1, verb: "rm") { (try todos.delete([next]), "a") }
    #expect(try todos.latestCompletion(of: next.id) == nil)
    #expect(try house.store.journal.undo(1).count == 1)
    #expect(try stored(next) == next)
    #expect(try latest != nil && todos.latestCompletion(of: next.id) == latest)
  }

  @Test("A todo of which an occurrence was done is found by its title to be opened again")
  func title() throws {
    _ = try add("every day")
    #expect(throws: TodoStateError.self) { try todos.todos(.title("a"), isDone: true) }
    _ = try done(stored(#require(try todos.todo(1))), at: "2026-03-02T11:00")
    #expect(try todos.todos(.title("a"), isDone: true).map(\.id) == [1])
    #expect(try todos.todos(.title("a"), isDone: false).map(\.id) == [1])
  }

  @Test("Version 3 keeps the series and the history of its dump")
  func dump() throws {
    let connection = try Connection(path: "", mode: .memory)
    try connection.execute(String(decoding: fixture("schemas/planner-3.sql"), as: UTF8.self))
    try connection.migrate(to: .planner) { _ in }
    let stored = PlannerHouse(connection).store.todos
    let todo = try #require(try stored.todo(5))
    #expect(todo.plan?.iso == "2026-03-06T09:00")
    #expect(todo.series?.rule.text == "FREQ=DAILY;INTERVAL=3")
    #expect(todo.series?.anchor.iso == "2026-03-02")
    #expect(todo.series?.occurrence.iso == "2026-03-05T08:00")
    let back = try stored.reopen([todo])[0]
    #expect(back.plan?.iso == "2026-03-02T10:00" && back.due?.iso == "2026-03-04")
    #expect(back.checklist.map(\.isDone) == [true])
  }
}
