import Language
import Planner
import TestSupport
import Testing

@Suite struct TodoSelectionTests {
  private static func read(_ text: String) -> String {
    do {
      let words = text.split(separator: " ").map(String.init)
      guard case .ids(let ids) = try TodoSelection(words: words, allowsTitle: false) else {
        return "title"
      }
      return ids.count > 99 ? "#\(ids.count)" : ids.map(String.init).joined(separator: ",")
    } catch {
      return "!\(String(describing: error).prefix { $0 != "(" })"
    }
  }

  @Test(
    "Words are read as the numbers of the table", arguments: CaseTable("todo-selections.tsv").rows)
  func numbers(row: [String]) throws {
    try #require(row.count == 2)
    #expect(Self.read(row[0]) == row[1])
  }

  @Test("One word that is no number is a part of a title where titles are taken")
  func title() throws {
    for word in ["milk", "3a", "a-3", "우유 사기", "3, 5 times"] {
      #expect(try TodoSelection(words: [word], allowsTitle: true) == .title(word))
    }
    for word in ["-3", "3,,5", "1-"] {
      #expect(throws: SelectionError.notNumber(word)) {
        try TodoSelection(words: [word], allowsTitle: true)
      }
    }
    #expect(throws: SelectionError.backwards("5-3")) {
      try TodoSelection(words: ["5-3"], allowsTitle: true)
    }
    #expect(try TodoSelection(words: ["3"], allowsTitle: true) == .ids([3]))
    #expect(throws: SelectionError.mixed("milk")) {
      try TodoSelection(words: ["3", "milk"], allowsTitle: true)
    }
    #expect(throws: SelectionError.mixed("buy")) {
      try TodoSelection(words: ["buy", "milk"], allowsTitle: true)
    }
    #expect(throws: SelectionError.mixed(" ")) {
      try TodoSelection(words: [" "], allowsTitle: true)
    }
    #expect(throws: SelectionError.empty) { try TodoSelection(words: [], allowsTitle: true) }
  }
}

@Suite struct SelectedTodoTests {
  private let house: PlannerHouse

  init() throws {
    house = try PlannerHouse()
    try house.add("Buy milk")
    try house.add("Buy bread")
    try house.add("Café", done: "2026-03-02T10:00")
    try house.add("한글 공부")
    try house.add("100% of_it")
  }

  private func ids(_ selection: TodoSelection, isDone: Bool = false) throws -> [Int] {
    try house.store.todos.todos(selection, isDone: isDone).map(\.id)
  }

  @Test("Numbers find todos, open or done, in the order in which they are named")
  func numbers() throws {
    #expect(try ids(.ids([3, 1])) == [3, 1])
  }

  @Test("All unknown numbers are named, and none of the known is taken")
  func unknown() {
    #expect(throws: SelectionError.unknown([9, 7])) { try ids(.ids([9, 1, 7])) }
  }

  @Test("A part of a title is matched without case and in any normal form")
  func title() throws {
    #expect(try ids(.title("MILK")) == [1])
    #expect(try ids(.title("cafe\u{301}"), isDone: true) == [3])
    #expect(try ids(.title("CAFÉ"), isDone: true) == [3])
    #expect(try ids(.title("\u{1112}\u{1161}\u{11AB}글")) == [4])
    #expect(try ids(.title("0%")) == [5])
    #expect(try ids(.title("f_i")) == [5])
  }

  @Test("A title is looked for only among those that the verb can act on")
  func state() {
    let open = #expect(throws: TodoStateError.self) { try ids(.title("milk"), isDone: true) }
    if case .notDone = open {} else { Issue.record("\(String(describing: open))") }
    let done = #expect(throws: TodoStateError.self) { try ids(.title("café")) }
    if case .alreadyDone = done {} else { Issue.record("\(String(describing: done))") }
    #expect(throws: SelectionError.noTitle("b%k")) { try ids(.title("b%k")) }
  }

  @Test("A part of several titles lists them and takes none")
  func ambiguous() throws {
    let error = #expect(throws: SelectionError.self) { try ids(.title("buy")) }
    guard case .ambiguous("buy", let candidates) = error else {
      Issue.record("not ambiguous")
      return
    }
    #expect(candidates.map(\.id) == [1, 2])
    for text in ["1 Buy milk", "2 Buy bread"] {
      #expect(error?.message.english.contains(text) == true)
      #expect(error?.message.korean.contains(text) == true)
    }
  }
}
