import Database
import TestSupport
import Testing

@Suite struct FailureTests {
  private let folder: ScratchFolder
  private var path: String { folder.file("a.db") }

  init() throws {
    folder = try ScratchFolder()
  }

  private func filledStore() throws -> Connection {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute(
      """
      PRAGMA page_size = 4096;
      CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
      CREATE INDEX note_by_text ON note (text);
      """)
    for number in 0..<100 {
      try connection.run(
        "INSERT INTO note (text) VALUES (?)", String(repeating: "\(number) ", count: 60))
    }
    return connection
  }

  private func count(_ connection: Connection) throws -> Int? {
    try connection.first("SELECT count(*) FROM note") { $0.integer(0) }
  }

  @Test("A writer that waits longer than the busy timeout is told that the store is busy")
  func busy() throws {
    let first = try filledStore()
    let second = try Connection(path: path, mode: .readWrite)
    try second.execute("PRAGMA busy_timeout = 20")
    _ = try first.transaction {
      #expect(throws: DatabaseError.busy) { try second.transaction {} }
    }
    try second.transaction {}
  }

  @Test("A full store keeps what it had and takes nothing of the transaction")
  func full() throws {
    let connection = try filledStore()
    let pages = try #require(try connection.first("PRAGMA page_count") { $0.integer(0) })
    try connection.rows("PRAGMA max_page_count = \(pages + 2)") { _ in }
    #expect(throws: DatabaseError.full) {
      try connection.transaction {
        for _ in 0..<100 {
          try connection.run(
            "INSERT INTO note (text) VALUES (?)", String(repeating: "x", count: 999))
        }
      }
    }
    #expect(try count(connection) == 100)
    #expect(try connection.isIntact())
    #expect(try connection.run("DELETE FROM note WHERE id = 1") == 1)
  }

  @Test("A reader cannot write")
  func readOnly() throws {
    _ = try filledStore()
    let before = folder.bytes("a.db")
    let reader = try Connection(path: path, mode: .readOnly)
    #expect(throws: DatabaseError.readOnly) { try reader.run("DELETE FROM note") }
    #expect(try count(reader) == 100)
    #expect(folder.bytes("a.db") == before)
  }

  @Test("A reader does not make a missing file")
  func missing() {
    #expect(throws: DatabaseError.cannotOpen(path: path)) {
      try Connection(path: path, mode: .readOnly)
    }
    #expect(folder.names == [])
  }

  @Test("A file in a folder that is not there cannot be opened")
  func missingFolder() {
    let path = folder.file("nowhere/a.db")
    #expect(throws: DatabaseError.cannotOpen(path: path)) {
      try Connection(path: path, mode: .readWrite)
    }
  }

  @Test(
    "Bytes that are no database are corrupt and stay as they are",
    arguments: [String(repeating: "\0", count: 4096), "key = value\n"])
  func noDatabase(text: String) throws {
    let bytes = Array(text.utf8)
    folder.write(bytes, to: "a.db")
    for mode in [Connection.Mode.readOnly, .readWrite] {
      #expect(throws: DatabaseError.corrupt) { try Connection(path: path, mode: mode) }
    }
    #expect(folder.bytes("a.db") == bytes)
  }

  @Test("A damaged page is found by the check, and a copy of it is refused")
  func damagedPage() throws {
    try filledStore().execute("PRAGMA journal_mode = DELETE")
    var bytes = folder.bytes("a.db")
    try #require(bytes.count > 3 * 4096)
    bytes.replaceSubrange(2 * 4096..<3 * 4096, with: Array(repeating: 0xAA, count: 4096))
    folder.write(bytes, to: "a.db")
    let connection = try Connection(path: path, mode: .readOnly)
    #expect((try? connection.isIntact()) != true)
    #expect(throws: DatabaseError.corrupt) { try connection.writeCopy(to: folder.file("copy.db")) }
  }

  @Test("A copy holds the same rows, is intact and never replaces a file")
  func copy() throws {
    let connection = try filledStore()
    try connection.writeCopy(to: folder.file("copy.db"))
    let copy = try Connection(path: folder.file("copy.db"), mode: .readOnly)
    #expect(try count(copy) == 100)
    let before = folder.bytes("copy.db")
    #expect(throws: DatabaseError.self) { try connection.writeCopy(to: folder.file("copy.db")) }
    #expect(folder.bytes("copy.db") == before)
  }
}
