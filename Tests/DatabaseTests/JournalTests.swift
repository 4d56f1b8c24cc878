import Database
import Testing

@Suite struct JournalTests {
  private let connection: Connection
  private let journal: Journal

  private struct Stop: Error {}

  init() throws {
    connection = try Connection(path: "", mode: .memory)
    try connection.execute(
      """
      CREATE TABLE shelf (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT;
      CREATE TABLE box (
        id INTEGER PRIMARY KEY,
        shelf_id INTEGER NOT NULL REFERENCES shelf (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
      CREATE TABLE thing (
        box_id INTEGER NOT NULL REFERENCES box (id) DEFERRABLE INITIALLY DEFERRED,
        name TEXT NOT NULL,
        PRIMARY KEY (box_id, name)) STRICT, WITHOUT ROWID;
      CREATE TABLE ledger (id INTEGER PRIMARY KEY, rang INTEGER) STRICT;
      \(Journal.schema)
      """)
    journal = Journal(of: connection, tables: ["shelf", "box", "thing"])
  }

  @discardableResult
  private func addShelf(_ name: String) throws -> Int {
    try journal.record(at: 100, verb: "add") {
      try connection.run("INSERT INTO shelf (name) VALUES (?)", name)
      return (connection.lastInsertedID, name)
    }
  }

  private func step(_ sql: String...) throws {
    try journal.record(at: 100, verb: "change") {
      for sql in sql { try connection.run(sql) }
      return ((), "several")
    }
  }

  /// All rows of the tables, as one text each.
  private var rows: [String] {
    get throws {
      var rows: [String] = []
      try connection.rows(
        """
        SELECT 'shelf ' || id || ' ' || name FROM shelf
        UNION ALL SELECT 'box ' || id || ' ' || shelf_id FROM box
        UNION ALL SELECT 'thing ' || box_id || ' ' || name FROM thing ORDER BY 1
        """
      ) { rows.append($0.text(0)) }
      return rows
    }
  }

  @Test("A step gives the result and is kept with its time, verb and subject")
  func record() throws {
    #expect(try addShelf("books") == 1)
    let steps = try journal.steps(limit: 5)
    #expect(steps.map(\.verb) == ["add"])
    #expect(steps.map(\.subject) == ["books"])
    #expect(steps.map(\.at) == [100])
    #expect(steps.map(\.isUndone) == [false])
  }

  @Test("Steps are listed newest first, as many as asked for")
  func stepsNewestFirst() throws {
    for name in ["a", "b", "c"] { try addShelf(name) }
    #expect(try journal.steps(limit: 2).map(\.subject) == ["c", "b"])
  }

  @Test("A body that changes nothing leaves no step and keeps what can be done again")
  func nothingChanged() throws {
    try addShelf("a")
    _ = try journal.undo(1)
    try step("UPDATE shelf SET name = 'b' WHERE id = 9")
    try step("INSERT INTO shelf (id, name) VALUES (5, 'x')", "DELETE FROM shelf WHERE id = 5")
    #expect(try journal.steps(limit: 9).map(\.subject) == ["a"])
    #expect(try journal.redo(1).count == 1)
  }

  @Test("A body that throws changes nothing and leaves no step")
  func throwingBody() throws {
    #expect(throws: Stop.self) {
      try journal.record(at: 1, verb: "add") { () throws -> (Int, String) in
        try connection.run("INSERT INTO shelf (name) VALUES ('a')")
        throw Stop()
      }
    }
    #expect(try rows == [])
    #expect(try journal.steps(limit: 9) == [])
  }

  @Test("Undo takes steps back newest first, redo does them again oldest first")
  func undoAndRedo() throws {
    try addShelf("a")
    let one = try rows
    try step("UPDATE shelf SET name = 'b' WHERE id = 1")
    let two = try rows
    try step("DELETE FROM shelf WHERE id = 1")

    #expect(try journal.undo(1).map(\.verb) == ["change"])
    #expect(try rows == two)
    #expect(try journal.undo(2).map(\.verb) == ["change", "add"])
    #expect(try rows == [])
    #expect(try journal.redo(1).map(\.verb) == ["add"])
    #expect(try rows == one)
    #expect(try journal.redo(9).map(\.id) == [2, 3])
    #expect(try rows == [])
  }

  @Test("There is nothing to undo or redo in an empty journal")
  func emptyJournal() throws {
    #expect(try journal.undo(1) == [])
    #expect(try journal.redo(1) == [])
  }

  @Test("An undone step is marked, and a redone one no more")
  func marks() throws {
    try addShelf("a")
    try addShelf("b")
    _ = try journal.undo(1)
    #expect(try journal.steps(limit: 9).map(\.isUndone) == [true, false])
    _ = try journal.redo(1)
    #expect(try journal.steps(limit: 9).map(\.isUndone) == [false, false])
  }

  @Test("A new step drops the steps that were undone")
  func newStepDropsRedo() throws {
    try addShelf("a")
    try addShelf("b")
    _ = try journal.undo(1)
    try addShelf("c")
    #expect(try journal.redo(1) == [])
    #expect(try journal.steps(limit: 9).map(\.subject) == ["c", "a"])
  }

  @Test("A number is not given again when its insert is undone")
  func numbersAreNotReused() throws {
    #expect(try addShelf("a") == 1)
    #expect(try addShelf("b") == 2)
    _ = try journal.undo(2)
    #expect(try addShelf("c") == 3)
    try step("DELETE FROM shelf WHERE id = 3")
    #expect(try addShelf("d") == 4)
    _ = try journal.undo(2)
    #expect(try rows == ["shelf 3 c"])
    #expect(try addShelf("e") == 5)
  }

  @Test("Changes to several tables, parents and children, are one step")
  func nestedForeignKeys() throws {
    try step(
      "INSERT INTO shelf (id, name) VALUES (1, 'a')", "INSERT INTO box VALUES (1, 1)",
      "INSERT INTO thing VALUES (1, 'cup'), (1, 'pen')")
    let full = try rows
    try step("DELETE FROM thing", "DELETE FROM box", "DELETE FROM shelf")
    #expect(try rows == [])
    #expect(try journal.undo(1).count == 1)
    #expect(try rows == full)
    #expect(try journal.undo(1).count == 1)
    #expect(try rows == [])
    #expect(try journal.redo(2).count == 2)
    #expect(try rows == [])
    #expect(try connection.first("PRAGMA foreign_key_check") { $0.text(0) } == nil)
  }

  @Test("A row that changed since is a conflict, and nothing of any step is taken back")
  func conflict() throws {
    try addShelf("a")
    try addShelf("b")
    try connection.run("UPDATE shelf SET name = 'other' WHERE id = 1")
    let before = try rows
    #expect(throws: DatabaseError.conflict) { try journal.undo(2) }
    #expect(try rows == before)
    #expect(try journal.steps(limit: 9).map(\.isUndone) == [false, false])
    #expect(try journal.undo(1).map(\.subject) == ["b"])
  }

  @Test("A row that is gone or that is in the way is a conflict")
  func missingOrTakenRow() throws {
    try step("INSERT INTO box VALUES (1, 1)", "INSERT INTO shelf VALUES (1, 'a')")
    try connection.run("DELETE FROM box")
    #expect(throws: DatabaseError.conflict) { try journal.undo(1) }
    try connection.run("INSERT INTO box VALUES (1, 1)")
    _ = try journal.undo(1)
    try connection.run("INSERT INTO shelf VALUES (1, 'b')")
    #expect(throws: DatabaseError.conflict) { try journal.redo(1) }
    #expect(try rows == ["shelf 1 b"])
  }

  @Test("A row that others have come to refer to is a conflict")
  func referredRow() throws {
    try addShelf("a")
    try connection.run("INSERT INTO box VALUES (1, 1)")
    #expect(throws: DatabaseError.conflict) { try journal.undo(1) }
    #expect(try rows == ["box 1 1", "shelf 1 a"])
  }

  @Test("What is written to other tables is no part of a step")
  func otherTables() throws {
    try step("INSERT INTO shelf (name) VALUES ('a')", "INSERT INTO ledger VALUES (1, 1)")
    _ = try journal.undo(1)
    #expect(try rows == [])
    #expect(try connection.first("SELECT rang FROM ledger") { $0.integer(0) } == 1)
  }

  @Test("The last thousand steps are kept")
  func limit() throws {
    for number in 1...1003 { try addShelf("\(number)") }
    let steps = try journal.steps(limit: 2000)
    #expect(steps.count == 1000)
    #expect(steps.first?.subject == "1003")
    #expect(steps.last?.subject == "4")
    #expect(try journal.undo(2000).count == 1000)
    #expect(try rows.count == 3)
    #expect(try journal.redo(2000).count == 1000)
    #expect(try rows.count == 1003)
  }

  @Test("The number of a dropped step is not given again")
  func stepNumbers() throws {
    try addShelf("a")
    _ = try journal.undo(1)
    try addShelf("b")
    #expect(try journal.steps(limit: 9).map(\.id) == [2])
  }
}
