import Database
import Testing

@testable import Exchange
@testable import Planner

@Suite struct RecordTypeTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: "", mode: .memory)
    try connection.migrate(to: .planner) { _ in }
  }

  @Test("All that can be undone can be taken along: each journaled table has a type of record")
  func tables() {
    #expect(Set(RecordType.all.map(\.table)) == Set(journaledTables))
    #expect(RecordType.all.count == journaledTables.count)
    #expect(Set(RecordType.all.map(\.name)).count == RecordType.all.count)
  }

  @Test("Each column of a table is written, or made of one that is", arguments: RecordType.all)
  func columns(type: RecordType) throws {
    var columns: Set<String> = []
    try connection.rows("SELECT name FROM pragma_table_info(?)", type.table) {
      columns.insert($0.text(0))
    }
    #expect(Set(type.columns) == columns)
    #expect(Set(type.fields.map(\.name)).count == type.fields.count)
  }

  @Test("A column that may be NULL is optional, and no other", arguments: RecordType.all)
  func optional(type: RecordType) throws {
    var optional: Set<String> = []
    try connection.rows(
      "SELECT name FROM pragma_table_info(?) WHERE \"notnull\" = 0 AND pk = 0", type.table
    ) { optional.insert($0.text(0)) }
    let folded = Set(type.folded.map(\.column))
    #expect(Set(type.fields.filter(\.isOptional).map(\.column)) == optional.subtracting(folded))
  }

  @Test("A record refers only to types that come before its own", arguments: RecordType.all)
  func order(type: RecordType) throws {
    let place = try #require(RecordType.all.firstIndex { $0.name == type.name })
    let earlier = Set(RecordType.all[..<place].map(\.name))
    for field in type.fields {
      guard case .reference(let other) = field.kind else { continue }
      #expect(earlier.contains(other))
    }
  }

  @Test("The key of a table comes first, so that records are written in its order")
  func keys() throws {
    for type in RecordType.all {
      var key: [String] = []
      try connection.rows(
        "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", type.table
      ) { key.append($0.text(0)) }
      let written = type.fields.map(\.column)
      guard key.allSatisfy(written.contains) else { continue }
      #expect(Array(written.prefix(key.count)) == key, "\(type.name)")
    }
  }
}
