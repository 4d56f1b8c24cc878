import Database
import DateHelper
import Language
import Planner
import TestSupport
import Testing

/// A series that goes on from where its open occurrence was moved to.
@Suite struct SeriesMoveTests {
  private let house: PlannerHouse
  private var todos: TodoStore { house.store.todos }

  init() throws {
    house = try PlannerHouse()
  }

  /// A todo that repeats as a phrase says, from Monday 2026-03-02 10:00 on.
  private func add(_ phrase: String, due: String = "-") throws -> Todo {
    let reading = try PhraseParser(
      helper: PlannerHouse.clock("2026-03-02T10:00"), readsRepeats: true
    ).read([phrase], direction: .planning)
    let first = CivilMoment(date: try #require(reading.date), time: reading.time)
    var draft = TodoDraft(title: try Title("a"))
    draft.series = Series(try #require(reading.repeat), from: first)
    draft.plan = first
    draft.due = try PlannerHouse.moment(due)
    return try todos.insert(draft, uid: phrase, at: Instant(seconds: 1))
  }

  private func move(_ todo: Todo, to moment: String, keepsDay: Bool = false) throws -> Todo {
    let plan = try PlannerHouse.moment(moment)
    return try todos.change([todo]) {
      $0.plan = plan
      try $0.moveSeries(keepsDay: keepsDay, keepsTime: false)
    }[0]
  }

  private func done(_ todo: Todo, at now: String) throws -> Todo {
    try todos.complete([todo], by: PlannerHouse.clock(now))[0]
  }

  @Test("Another time is that of this occurrence and of all after it")
  func time() throws {
    let todo = try move(add("every day at 8am"), to: "2026-03-03T09:30", keepsDay: true)
    #expect(todo.series?.anchor.iso == "2026-03-03")
    let next = try done(todo, at: "2026-03-03T10:00")
    #expect(next.plan?.iso == "2026-03-04T09:30" && next.series?.occurrence == next.plan)
  }

  @Test("Without a time all occurrences are for the day")
  func noTime() throws {
    let todo = try move(add("every day at 8am"), to: "2026-03-03", keepsDay: true)
    #expect(try done(todo, at: "2026-03-03T10:00").plan?.iso == "2026-03-04")
  }

  @Test("Another day moves the deadline and the day until which it is put away along")
  func day() throws {
    var todo = try add("every monday 9am", due: "2026-03-10")
    let friday = CivilDate(iso: "2026-03-06")
    todo = try todos.change([todo]) { $0.hiddenUntil = friday }[0]
    let moved = try move(todo, to: "2026-03-12T09:00")
    #expect(moved.series?.rule.text == "FREQ=WEEKLY;BYDAY=TH")
    #expect(moved.due?.iso == "2026-03-13" && moved.hiddenUntil?.iso == "2026-03-09")
    let next = try done(moved, at: "2026-03-12T10:00")
    #expect(next.plan?.iso == "2026-03-19T09:00" && next.due?.iso == "2026-03-20")
  }

  @Test("An occurrence that was moved alone stays so when the series gets another time")
  func movedBefore() throws {
    let todo = try add("every monday 9am")
    let alone = try todos.change([todo]) { $0.plan = try PlannerHouse.moment("2026-03-11T09:00") }
    let later = try move(alone[0], to: "2026-03-11T18:00", keepsDay: true)
    #expect(later.plan?.iso == "2026-03-11T18:00")
    #expect(later.series?.occurrence.iso == "2026-03-09T18:00")
    #expect(try done(later, at: "2026-03-11T19:00").plan?.iso == "2026-03-16T18:00")
    let along = try move(alone[0], to: "2026-03-11T09:00")
    #expect(along.series?.rule.text == "FREQ=WEEKLY;BYDAY=WE")
  }

  @Test("What was done before stays as it was, and is opened again at its own time")
  func history() throws {
    let first = try add("every day at 8am")
    let second = try done(first, at: "2026-03-03T09:00")
    let moved = try move(second, to: "2026-03-04T21:00", keepsDay: true)
    #expect(try todos.latestCompletion(of: 1)?.occurrence.iso == "2026-03-03T08:00")
    let open = try todos.reopen([moved])[0]
    #expect(open.plan == first.plan)
    #expect(try done(open, at: "2026-03-03T09:00").plan?.iso == "2026-03-04T21:00")
  }

  @Test("As many occurrences are left as were before")
  func count() throws {
    var todo = try add("every day at 8am 5 times")
    todo = try done(todo, at: "2026-03-03T09:00")
    let moved = try move(todo, to: "2026-03-10T08:00")
    #expect(moved.occurrencesLeft?.left == 4 && todo.occurrencesLeft?.left == 4)
  }

  @Test("What has no series, no day, or no such day is refused, and nothing is changed")
  func refused() throws {
    let todo = try add("every weekday 9am")
    let plain = try todos.insert(
      TodoDraft(title: Title("b")), uid: "b", at: Instant(seconds: 1))
    let saturday = try #require(CivilDate(iso: "2026-03-07"))
    #expect(throws: RepeatError.self) { try move(todo, to: "2026-03-07T09:00") }
    #expect(throws: RepeatError.self) { try move(plain, to: "2026-03-07") }
    #expect(throws: RepeatError.self) {
      try todos.change([todo]) {
        $0.plan = nil
        try $0.moveSeries(keepsDay: false, keepsTime: false)
      }
    }
    #expect(RepeatError.otherDay(todo, saturday).message.english.contains("2026-03-07"))
    #expect(try todos.todo(todo.id) == todo)
  }
}
