import CSQLite
import Text

/// A hash of whole rows: it tells whether anything in them was changed since.
///
/// A changeset knows only the columns that it changes itself. The hash guards against accidents, not
/// against somebody who writes the store on purpose.
struct Fingerprint {
  private var hash = FNV1a()

  /// The 64 bits.
  var value: UInt64 { hash.value }

  /// The fingerprint of the rows that a changeset is about, as they are now.
  init(ofRowsIn changes: Changeset, _ connection: Connection) throws {
    var iterator: OpaquePointer?
    try connection.check(
      sqlite3changeset_start(&iterator, changes.count, changes.bytes.baseAddress))
    defer { sqlite3changeset_finalize(iterator) }
    var queries: [String: String] = [:]
    while let iterator, sqlite3changeset_next(iterator) == SQLITE_ROW {
      guard let key = RowKey(at: iterator) else { continue }
      let query = try queries[key.table] ?? key.query(connection)
      queries[key.table] = query
      hash.add(UInt8(ascii: "#"))
      try connection.rows(query, values: key.values) { row in
        for column in 0..<row.count { add(row.value(column)) }
      }
    }
  }

  private mutating func add(_ value: Value) {
    switch value {
    case .null: hash.add(UInt8(ascii: "n"))
    case .integer(let number): hash.add("i\(number)")
    case .real(let number): hash.add("r\(number.bitPattern)")
    case .text(let text): hash.add("t\(text.utf8.count):\(text)")
    case .blob(let bytes):
      hash.add("b\(bytes.count):")
      bytes.forEach { hash.add($0) }
    }
  }
}

/// A row that a changeset is about: its table and the values of its primary key.
private struct RowKey {
  let table: String
  let columns: [Int]
  let values: [any Bindable]

  init?(at iterator: OpaquePointer) {
    var name: UnsafePointer<CChar>?
    var mask: UnsafeMutablePointer<UInt8>?
    var (count, operation, isIndirect, maskCount) = (Int32(0), Int32(0), Int32(0), Int32(0))
    sqlite3changeset_op(iterator, &name, &count, &operation, &isIndirect)
    sqlite3changeset_pk(iterator, &mask, &maskCount)
    guard let name, let mask else { return nil }
    table = String(cString: name)
    columns = (0..<Int(maskCount)).filter { mask[$0] != 0 }
    values = columns.map { column in
      var value: OpaquePointer?
      _ =
        operation == SQLITE_INSERT
        ? sqlite3changeset_new(iterator, Int32(column), &value)
        : sqlite3changeset_old(iterator, Int32(column), &value)
      return Value(value)
    }
  }

  /// The statement that reads the row; table and column names come from our own schema.
  func query(_ connection: Connection) throws -> String {
    var names: [String] = []
    try connection.rows("SELECT name FROM pragma_table_info(?) ORDER BY cid", table) {
      names.append($0.text(0))
    }
    let key = columns.compactMap { $0 < names.count ? "\"\(names[$0])\" = ?" : nil }
    return "SELECT * FROM \"\(table)\" WHERE \(key.joined(separator: " AND "))"
  }
}
