import Database
import TestSupport
import Testing

@Suite struct ConnectionTests {
  private let folder: ScratchFolder
  private let connection: Connection

  private struct Stop: Error {}

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(path: folder.file("a.db"), mode: .readWrite)
    try connection.execute(
      "CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT")
    for text in ["one", "two", "three"] {
      try connection.run("INSERT INTO word (text) VALUES (?)", text)
    }
  }

  private func words(_ connection: Connection) throws -> [String] {
    var words: [String] = []
    try connection.rows("SELECT text FROM word ORDER BY id") { words.append($0.text(0)) }
    return words
  }

  @Test("Rows come in the order of the query")
  func rows() throws {
    #expect(try words(connection) == ["one", "two", "three"])
  }

  @Test("A body that throws ends the query, which can be run again")
  func throwingBody() throws {
    #expect(throws: Stop.self) {
      try connection.rows("SELECT text FROM word ORDER BY id") { _ in throw Stop() }
    }
    #expect(try words(connection) == ["one", "two", "three"])
  }

  @Test("The first row is given, or nil where there is none")
  func first() throws {
    let sql = "SELECT text FROM word WHERE id >= ? ORDER BY id"
    #expect(try connection.first(sql, 2) { $0.text(0) } == "two")
    #expect(try connection.first(sql, 9) { $0.text(0) } == nil)
  }

  @Test("A run tells how many rows it changed, and an insert its number")
  func run() throws {
    #expect(try connection.run("UPDATE word SET text = text || '!' WHERE id < ?", 3) == 2)
    #expect(try connection.run("DELETE FROM word WHERE id = ?", 99) == 0)
    try connection.run("INSERT INTO word (id, text) VALUES (?, ?)", 41, "four")
    #expect(connection.lastInsertedID == 41)
  }

  @Test("Values of one run are forgotten before the next")
  func bindingsAreCleared() throws {
    #expect(try connection.first("SELECT ?", "secret") { $0.text(0) } == "secret")
    #expect(try connection.first("SELECT ?") { $0.isNull(0) } == true)
  }

  @Test("More values than parameters are refused")
  func tooManyValues() {
    #expect(throws: DatabaseError.self) { try connection.run("DELETE FROM word", 1) }
  }

  @Test("Text in double quotes is a name and never a string")
  func doubleQuotes() {
    #expect(throws: DatabaseError.self) {
      try connection.run("UPDATE word SET text = \"nothing\"")
    }
  }

  @Test("An empty statement is refused", arguments: ["", "  ", "-- nothing"])
  func emptyStatement(sql: String) {
    #expect(throws: DatabaseError.self) { try connection.run(sql) }
  }

  @Test("A broken rule is a constraint error that does not tell the value")
  func constraint() throws {
    let error = #expect(throws: DatabaseError.self) {
      try connection.run("INSERT INTO word (text) VALUES (?)", "two")
    }
    guard case .constraint(let detail) = error else {
      Issue.record("not a constraint error: \(String(describing: error))")
      return
    }
    #expect(detail.contains("word.text"))
    #expect(!detail.contains("two"))
  }

  @Test("A transaction that throws changes nothing")
  func rollback() throws {
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.run("DELETE FROM word")
        throw Stop()
      }
    }
    #expect(try words(connection) == ["one", "two", "three"])
  }

  @Test("A transaction gives its result, and others see its changes")
  func commit() throws {
    let count = try connection.transaction { try connection.run("DELETE FROM word WHERE id = 1") }
    let other = try Connection(path: folder.file("a.db"), mode: .readOnly)
    #expect(count == 1)
    #expect(try words(other) == ["two", "three"])
  }

  @Test("A transaction inside a transaction is refused, and the outer one changes nothing")
  func nestedTransaction() throws {
    #expect(throws: DatabaseError.self) {
      try connection.transaction {
        try connection.run("DELETE FROM word")
        try connection.transaction {}
      }
    }
    #expect(try words(connection) == ["one", "two", "three"])
  }

  @Test("A rule that is checked at the commit rolls the transaction back")
  func deferredRule() throws {
    try connection.execute(
      """
      CREATE TABLE use (word INTEGER REFERENCES word (id) DEFERRABLE INITIALLY DEFERRED) STRICT
      """)
    #expect(throws: DatabaseError.constraint(detail: "FOREIGN KEY constraint failed")) {
      try connection.transaction { try connection.run("INSERT INTO use VALUES (99)") }
    }
    #expect(try connection.first("SELECT count(*) FROM use") { $0.integer(0) } == 0)
    _ = try connection.transaction { try connection.run("INSERT INTO use VALUES (1)") }
  }

  @Test("A snapshot does not see what others commit meanwhile")
  func snapshot() throws {
    try connection.execute("PRAGMA journal_mode = WAL")
    let other = try Connection(path: folder.file("a.db"), mode: .readWrite)
    try connection.snapshot {
      #expect(try words(connection).count == 3)
      try other.run("DELETE FROM word")
      #expect(try words(connection).count == 3)
    }
    #expect(try words(connection) == [])
  }

  @Test("Every connection is durable and checks foreign keys")
  func pragmas() throws {
    #expect(try connection.first("PRAGMA synchronous") { $0.integer(0) } == 2)
    #expect(try connection.first("PRAGMA foreign_keys") { $0.integer(0) } == 1)
    #expect(try connection.first("PRAGMA busy_timeout") { $0.integer(0) } == 5000)
    #expect(try connection.first("PRAGMA trusted_schema") { $0.integer(0) } == 0)
  }
}
