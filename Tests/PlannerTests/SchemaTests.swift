import Database
import DateHelper
import Language
import TestSupport
import Testing

@testable import Planner

@Suite struct SchemaTests {
  /// A store of an older version, from the dump that was kept of it.
  private static func stored(version: Int) throws -> Connection {
    let sql = String(decoding: fixture("schemas/planner-\(version).sql"), as: UTF8.self)
    try #require(!sql.isEmpty, "each landed version leaves a dump in Fixtures/schemas")
    let connection = try Connection(path: "", mode: .memory)
    try connection.execute(sql)
    return connection
  }

  private func shape(_ connection: Connection) throws -> [String] {
    var shape: [String] = []
    try connection.rows("SELECT type, name, sql FROM sqlite_schema ORDER BY name") { row in
      shape.append("\(row.text(0)) \(row.text(1)): \(row.text(2))")
    }
    return shape
  }

  /// FNV-1a, 64 bits.
  private func checksum(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test("The steps are numbered from 1 without a gap")
  func numbers() {
    let versions = Schema.planner.migrations.map(\.version)
    #expect(versions == Array(1...versions.count))
    #expect(Schema.planner.applicationID == 0x636c_6d74)
  }

  @Test("A landed step is never edited", arguments: Schema.planner.migrations.map(\.version))
  func landedSteps(version: Int) throws {
    let lines = String(decoding: fixture("schemas/checksums.tsv"), as: UTF8.self).split(
      separator: "\n")
    let prefix = "planner\t\(version)\t"
    let line = try #require(lines.first { $0.hasPrefix(prefix) })
    let step = try #require(Schema.planner.migrations.first { $0.version == version })
    #expect(checksum(step.sql) == line.dropFirst(prefix.count))
  }

  @Test(
    "A store of each version comes to the schema of a new one",
    arguments: Schema.planner.migrations.map(\.version))
  func migrated(version: Int) throws {
    let old = try Self.stored(version: version)
    #expect(try old.checkedVersion(of: .planner) == version)
    try old.migrate(to: .planner) { _ in }
    let fresh = try Connection(path: "", mode: .memory)
    try fresh.migrate(to: .planner) { _ in }
    #expect(try shape(old) == shape(fresh))
    #expect(try old.checkedVersion(of: .planner) == Schema.planner.newestVersion)
    #expect(try old.isIntact())
  }

  @Test(
    "The records of each version are read after the migration, and numbers go on",
    arguments: Schema.planner.migrations.map(\.version))
  func records(version: Int) throws {
    let connection = try Self.stored(version: version)
    try connection.migrate(to: .planner) { _ in }
    let store = PlannerStore(connection)
    let milk = try #require(try store.todos.todo(2))
    #expect(milk.title == "우유 사기")
    #expect(milk.plan?.iso == "2026-03-02T15:00")
    #expect(milk.priority == .high)
    #expect(milk.tags.map(\.name) == ["Home", "장보기"])
    let book = try #require(try store.todos.todo(3))
    #expect(book.note == "a book")
    #expect(book.due?.iso == "2026-03-04")
    #expect(book.isOutdoor)
    #expect(book.completed == Instant(seconds: 2000))
    #expect(try store.profile.nickname()?.text == "가나")
    #expect(try store.region.region()?.name.korean == "서울")
    let draft = TodoDraft(title: try Title("new"))
    #expect(try store.todos.insert(draft, uid: "new", at: Instant(seconds: 1)).id == 8)
  }

  @Test("Every table that a person's steps change is in the journal")
  func journaledTablesAreThere() throws {
    let connection = try Connection(path: "", mode: .memory)
    try connection.migrate(to: .planner) { _ in }
    var tables: Set<String> = []
    try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") {
      tables.insert($0.text(0))
    }
    // What passes of reminders keep for themselves survives an undo: what rang has rung.
    let ledger: Set = [
      "reminder_basis", "reminder_occurrence", "reminder_delivery", "reminder_stale",
    ]
    #expect(
      tables.subtracting(journaledTables).filter { !$0.hasPrefix("sqlite_") }
        == ledger.union(["journal_step"]))
  }
}
