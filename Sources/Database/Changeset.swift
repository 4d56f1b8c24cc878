import CSQLite

/// What changed in the rows of some tables, as one invertible value.
///
/// SQLite's session extension makes it: a changeset holds the old and the new values of each row
/// (https://www.sqlite.org/sessionintro.html). The bytes stay where SQLite put them: those of an
/// import are many.
final class Changeset {
  let bytes: UnsafeMutableRawBufferPointer

  /// Takes over memory that SQLite allocated.
  fileprivate init(owning pointer: UnsafeMutableRawPointer?, _ count: Int32) {
    bytes = UnsafeMutableRawBufferPointer(
      start: pointer, count: pointer == nil ? 0 : Int(count))
  }

  /// The changeset in a column of a row; empty for NULL.
  init(_ row: Row, _ column: Int32) throws(DatabaseError) {
    let count = Int(sqlite3_column_bytes(row.statement, column))
    guard let kept = sqlite3_column_blob(row.statement, column), count > 0 else {
      bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let pointer = sqlite3_malloc64(UInt64(count)) else {
      throw .other(code: SQLITE_NOMEM, detail: "changeset")
    }
    pointer.copyMemory(from: kept, byteCount: count)
    bytes = UnsafeMutableRawBufferPointer(start: pointer, count: count)
  }

  deinit {
    sqlite3_free(bytes.baseAddress)
  }

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int32 { Int32(clamping: bytes.count) }

  /// The changeset that takes these changes back.
  func inverted() throws(DatabaseError) -> Changeset {
    var count: Int32 = 0
    var pointer: UnsafeMutableRawPointer?
    let code = sqlite3changeset_invert(self.count, bytes.baseAddress, &count, &pointer)
    guard code == SQLITE_OK else { throw DatabaseError(code: code, path: "", handle: nil) }
    return Changeset(owning: pointer, count)
  }
}

/// Watches rows and gives what changed in them.
final class ChangeRecorder {
  private let session: OpaquePointer
  private let connection: Connection

  init(watching tables: [String], of connection: Connection) throws(DatabaseError) {
    var session: OpaquePointer?
    try connection.check(sqlite3session_create(connection.handle, "main", &session))
    guard let session else { throw .other(code: SQLITE_NOMEM, detail: "session") }
    self.session = session
    self.connection = connection
    for table in tables {
      try connection.check(sqlite3session_attach(session, table))
    }
  }

  deinit {
    sqlite3session_delete(session)
  }

  /// The changes since this recorder was made; empty when rows are as they were.
  func changes() throws(DatabaseError) -> Changeset {
    var count: Int32 = 0
    var bytes: UnsafeMutableRawPointer?
    try connection.check(sqlite3session_changeset(session, &count, &bytes))
    return Changeset(owning: bytes, count)
  }
}

extension Connection {
  /// Applies a changeset, all of it or nothing.
  ///
  /// - Throws: ``DatabaseError/conflict`` when a row is not as the changeset expects.
  func apply(_ changes: Changeset) throws(DatabaseError) {
    let code = sqlite3changeset_apply(
      handle, changes.count, changes.bytes.baseAddress, nil,
      { _, _, _ in SQLITE_CHANGESET_ABORT }, nil)
    // What other rows refer to cannot go either.
    guard code & 0xff != SQLITE_CONSTRAINT else { throw .conflict }
    try check(code)
  }
}

extension Connection {
  /// Writes a changeset over the zeros that a row has in a column, without another copy of it.
  ///
  /// - Throws: ``DatabaseError``.
  func write(
    _ changes: Changeset, to column: String, of table: String, row: Int
  ) throws(DatabaseError) {
    var blob: OpaquePointer?
    try check(sqlite3_blob_open(handle, "main", table, column, Int64(row), 1, &blob))
    let code = sqlite3_blob_write(blob, changes.bytes.baseAddress, changes.count, 0)
    sqlite3_blob_close(blob)
    try check(code)
  }
}
