import Database
import Planner
import Testing

@Suite struct ChecklistTests {
  private let house: PlannerHouse

  init() throws {
    house = try PlannerHouse()
  }

  private func todo(_ items: [String]) throws -> Todo {
    var todo = try house.add("todo")
    todo.checklist = try items.map { ChecklistItem(try Title($0)) }
    return todo
  }

  @Test(
    "Items come back as they were written, with their marks",
    arguments: ["1", "0 left", "a\tb\nc", "\"\\,", "우유 👩🏽‍🚀", "\u{301}abc", "\u{FE0F}\u{20E3} key"])
  func roundTrip(text: String) throws {
    for isDone in [false, true] {
      var todo = try todo(["first", text, "last"])
      if isDone { try todo.mark(items: [2], isDone: true) }
      try house.store.todos.update(todo)
      let stored = try #require(try house.store.todos.todo(todo.id))
      #expect(stored.checklist.map(\.isDone) == [false, isDone, false])
      #expect(
        stored.checklist.map { Array($0.text.unicodeScalars) }
          == todo.checklist.map { Array($0.text.unicodeScalars) })
    }
  }

  @Test("Items are marked and removed by numbers from 1, in any order, twice too")
  func numbers() throws {
    var todo = try todo(["a", "b", "c", "d"])
    try todo.mark(items: [4, 1, 1], isDone: true)
    #expect(todo.checklist.filter(\.isDone).map(\.text) == ["a", "d"])
    try todo.mark(items: [4], isDone: false)
    #expect(todo.checklist.filter(\.isDone).map(\.text) == ["a"])
    try todo.remove(items: [3, 1, 3])
    #expect(todo.checklist.map(\.text) == ["b", "d"])
  }

  @Test("An unknown number is told with the count", arguments: [0, 3, -1, Int.max, Int.min + 1])
  func unknown(number: Int) throws {
    var todo = try todo(["a", "b"])
    #expect(throws: ChecklistError.unknown(number, count: 2, todo: todo.id)) {
      try todo.mark(items: [number], isDone: true)
    }
    #expect(throws: ChecklistError.unknown(number, count: 2, todo: todo.id)) {
      try todo.remove(items: [number])
    }
    #expect(todo.checklist.map(\.text) == ["a", "b"])
  }

  @Test("The items go with their todo")
  func deletion() throws {
    let todo = try todo(["a"])
    try house.store.todos.update(todo)
    try house.store.todos.delete([todo])
    let count = try house.connection.first("SELECT count(*) FROM todo_item") { $0.integer(0) }
    #expect(count == 0)
  }
}
