import Database
import DateHelper
import Planner
import Testing

@Suite struct TodoStoreTests {
  private let house: PlannerHouse
  private var todos: TodoStore { house.store.todos }

  init() throws {
    house = try PlannerHouse()
  }

  private func step(_ body: () throws -> Void) throws {
    try house.store.journal.record(at: 1, verb: "change") { (try body(), "several") }
  }

  @Test("A todo comes back as it was written")
  func roundTrip() throws {
    let todo = try house.add(
      "--due \"우유\"\t👨‍👩‍👧\n", plan: "2026-03-02T15:00", due: "2026-03-04", priority: .medium,
      tags: ["b", "a", "건강"], note: "line\nline", isOutdoor: true)
    #expect(todo.id == 1)
    #expect(todo.title == "--due \"우유\"\t👨‍👩‍👧\n")
    #expect(todo.plan?.iso == "2026-03-02T15:00")
    #expect(todo.due?.iso == "2026-03-04")
    #expect(todo.tags.map(\.name) == ["b", "a", "건강"])
    #expect(try todos.todo(1) == todo)
    #expect(try todos.todo(2) == nil)
  }

  @Test("A store whose todos have tags passes the check that every copy is given")
  func intact() throws {
    try house.add("a", tags: ["b", "a", "건강"])
    #expect(try house.connection.isIntact())
  }

  @Test("All fields of a change are stored, and no other todo is touched")
  func change() throws {
    let other = try house.add("other", tags: ["a"])
    let old = try house.add("old", plan: "2026-03-02", tags: ["a"])
    let tag = try Tag("b")
    let new = try todos.change([old]) { todo in
      todo.title = "new"
      todo.note = "n"
      todo.plan = nil
      todo.due = try PlannerHouse.moment("2026-03-09T18:00")
      todo.priority = .high
      todo.tags = [tag]
      todo.isOutdoor = true
    }[0]
    #expect(try todos.todo(old.id) == new)
    #expect(new.tags == [tag])
    #expect(try todos.todo(other.id) == other)
  }

  @Test("Done todos can be opened again, and each state is refused twice")
  func states() throws {
    let todo = try house.add("a")
    let done = try todos.complete([todo], by: PlannerHouse.clock("2026-03-02T10:00"))[0]
    #expect(try done.completed == PlannerHouse.instant("2026-03-02T10:00"))
    #expect(try todos.todo(1) == done)
    #expect(throws: TodoStateError.alreadyDone(done)) {
      try todos.complete([house.add("b"), done], by: PlannerHouse.clock("2026-03-02T10:01"))
    }
    #expect(try todos.todo(2)?.isDone == false)
    #expect(try todos.reopen([done]) == [todo])
    #expect(throws: TodoStateError.notDone(todo)) { try todos.reopen([todo]) }
  }

  @Test("A number is never given twice, whatever is removed, undone or done again")
  func numbers() throws {
    try step { try house.add("a") }
    try step { try house.add("b") }
    try step { try todos.delete(2) }
    try step { try house.add("c") }
    #expect(try todos.todo(3)?.title == "c")
    _ = try house.store.journal.undo(2)
    #expect(try todos.todo(2)?.title == "b")
    #expect(try house.add("d").id == 4)
  }

  @Test("One step takes back a change of many todos with their tags")
  func bulkUndo() throws {
    let before = try (1...3).map { try house.add("\($0)", tags: ["x"]) }
    try step { try todos.delete(before) }
    #expect(try todos.todo(1) == nil)
    #expect(try house.store.journal.undo(1).count == 1)
    #expect(try before.map { try todos.todo($0.id) } == before)
    let tag = try Tag("y")
    try step { _ = try todos.change(before) { $0.tags.append(tag) } }
    _ = try house.store.journal.undo(1)
    #expect(try before.map { try todos.todo($0.id) } == before)
    _ = try house.store.journal.redo(1)
    #expect(try todos.todo(2)?.tags.map(\.name) == ["x", "y"])
  }

  @Test("Profile and region are steps too")
  func profile() throws {
    try step { try house.store.profile.setNickname(Nickname("가나")) }
    try step { try house.store.region.set(.fallback) }
    #expect(try house.store.profile.nickname()?.text == "가나")
    #expect(try house.store.region.region() == .fallback)
    _ = try house.store.journal.undo(2)
    #expect(try house.store.profile.nickname() == nil)
    #expect(try house.store.region.region() == nil)
  }
}
