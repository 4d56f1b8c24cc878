import Database
import TestSupport
import Testing

@Suite struct MigrationTests {
  private static let steps = [
    Migration(
      version: 1,
      sql: "CREATE TABLE word (text TEXT NOT NULL) STRICT; INSERT INTO word VALUES ('one')"),
    Migration(version: 2, sql: "ALTER TABLE word ADD COLUMN length INTEGER"),
    Migration(
      version: 3,
      sql: "UPDATE word SET length = length(text); CREATE INDEX word_length ON word (length)"),
  ]
  private static let broken = Migration(version: 4, sql: "DROP TABLE word; DROP TABLE nothing")

  private static func schema(_ steps: some Sequence<Migration>) -> Schema {
    Schema(applicationID: 0x7465_7374, migrations: Array(steps))
  }

  private static func schema(upTo version: Int) -> Schema {
    schema(steps.prefix(version))
  }

  private struct NoBackup: Error {}

  private let folder: ScratchFolder
  private var path: String { folder.file("a.db") }

  init() throws {
    folder = try ScratchFolder()
  }

  /// Makes a file of an older version and closes it.
  private func makeFile(version: Int) throws {
    try Connection(path: path, mode: .readWrite).migrate(to: Self.schema(upTo: version)) { _ in }
  }

  private func shape(_ connection: Connection) throws -> [String] {
    var shape: [String] = []
    try connection.rows("SELECT name, sql FROM sqlite_schema ORDER BY name") { row in
      shape.append("\(row.text(0)): \(row.text(1))")
    }
    return shape
  }

  @Test("A new file is brought to the newest version without a backup")
  func newFile() throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.migrate(to: Self.schema(upTo: 3)) { _ in Issue.record("backed up nothing") }
    #expect(try connection.checkedVersion(of: Self.schema(upTo: 3)) == 3)
    #expect(try connection.first("PRAGMA application_id") { $0.integer(0) } == 0x7465_7374)
    #expect(try connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    #expect(try connection.first("SELECT length FROM word") { $0.integer(0) } == 3)
  }

  @Test(
    "A file of each older version comes to the same schema and keeps its rows", arguments: 1...3)
  func olderVersions(version: Int) throws {
    try makeFile(version: version)
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.run("INSERT INTO word (text) VALUES ('three')")
    try connection.migrate(to: Self.schema(upTo: 3)) { _ in }
    let fresh = try Connection(path: "", mode: .memory)
    try fresh.migrate(to: Self.schema(upTo: 3)) { _ in }
    #expect(try shape(connection) == shape(fresh))
    #expect(try connection.first("SELECT count(*) FROM word") { $0.integer(0) } == 2)
  }

  @Test("The backup is taken once, of the old version, before the first step", arguments: 1...2)
  func backup(version: Int) throws {
    try makeFile(version: version)
    let connection = try Connection(path: path, mode: .readWrite)
    var versions: [Int] = []
    try connection.migrate(to: Self.schema(upTo: 3)) { version in
      versions.append(version)
      let found = try connection.checkedVersion(of: Self.schema(upTo: 3))
      #expect(found == version)
    }
    #expect(versions == [version])
  }

  @Test("A file of the newest version is not backed up")
  func newestVersion() throws {
    try makeFile(version: 3)
    try Connection(path: path, mode: .readWrite)
      .migrate(to: Self.schema(upTo: 3)) { _ in Issue.record("backed up") }
  }

  @Test("A backup that fails leaves the file as it was")
  func failingBackup() throws {
    try makeFile(version: 1)
    let before = folder.bytes("a.db")
    #expect(throws: NoBackup.self) {
      try Connection(path: path, mode: .readWrite)
        .migrate(to: Self.schema(upTo: 3)) { _ in throw NoBackup() }
    }
    #expect(folder.bytes("a.db") == before)
  }

  @Test("A step that fails leaves everything as before, the steps before it too", arguments: 0...3)
  func failingStep(version: Int) throws {
    if version > 0 { try makeFile(version: version) }
    let connection = try Connection(path: path, mode: .readWrite)
    let before = try shape(connection)
    #expect(throws: DatabaseError.self) {
      try connection.migrate(to: Self.schema(Self.steps + [Self.broken])) { _ in }
    }
    #expect(try shape(connection) == before)
    #expect(try connection.checkedVersion(of: Self.schema(upTo: 3)) == version)
    try connection.migrate(to: Self.schema(upTo: 3)) { _ in }
    #expect(try connection.first("SELECT length FROM word") { $0.integer(0) } == 3)
  }

  @Test("A file of a newer version is refused and not a byte of it changes")
  func newerVersion() throws {
    try makeFile(version: 3)
    let before = folder.bytes("a.db")
    #expect(throws: DatabaseError.tooNew(found: 3, known: 2)) {
      try Connection(path: path, mode: .readWrite)
        .migrate(to: Self.schema(upTo: 2)) { _ in Issue.record("backed up") }
    }
    #expect(folder.bytes("a.db") == before)
    #expect(folder.names == ["a.db"])
  }

  @Test(
    "A file of another application is refused and not a byte of it changes",
    arguments: [(1234, 0), (1234, 2), (0, 2)])
  func foreignFile(id: Int, version: Int) throws {
    try Connection(path: path, mode: .readWrite).execute(
      "PRAGMA application_id = \(id); PRAGMA user_version = \(version); CREATE TABLE theirs (a)")
    let before = folder.bytes("a.db")
    #expect(throws: DatabaseError.foreign(applicationID: id)) {
      try Connection(path: path, mode: .readWrite).migrate(to: Self.schema(upTo: 3)) { _ in }
    }
    #expect(folder.bytes("a.db") == before)
  }

  @Test("A file that holds tables but no mark of ours is foreign")
  func unmarkedFile() throws {
    try Connection(path: path, mode: .readWrite).execute("CREATE TABLE theirs (a)")
    let before = folder.bytes("a.db")
    #expect(throws: DatabaseError.foreign(applicationID: 0)) {
      try Connection(path: path, mode: .readWrite).migrate(to: Self.schema(upTo: 3)) { _ in }
    }
    #expect(folder.bytes("a.db") == before)
  }

  @Test("Several connections that migrate at once take each step once", arguments: [0, 1])
  func atOnce(version: Int) async throws {
    if version > 0 { try makeFile(version: version) }
    let path = path
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          try Connection(path: path, mode: .readWrite).migrate(to: Self.schema(upTo: 3)) { _ in }
        }
      }
      try await group.waitForAll()
    }
    let connection = try Connection(path: path, mode: .readOnly)
    #expect(try connection.checkedVersion(of: Self.schema(upTo: 3)) == 3)
    #expect(try connection.first("SELECT count(*) FROM word") { $0.integer(0) } == 1)
    #expect(try connection.isIntact())
  }
}
