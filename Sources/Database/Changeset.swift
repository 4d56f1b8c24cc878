import CSQLite

/// Watches rows and gives what changed in them as one invertible value.
///
/// SQLite's session extension does the work: a changeset holds the old and the new values of each
/// row (https://www.sqlite.org/sessionintro.html).
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
  func changes() throws(DatabaseError) -> [UInt8] {
    var count: Int32 = 0
    var bytes: UnsafeMutableRawPointer?
    try connection.check(sqlite3session_changeset(session, &count, &bytes))
    return taking(bytes, count)
  }
}

/// The changeset that takes `changes` back.
func inverted(_ changes: [UInt8]) throws(DatabaseError) -> [UInt8] {
  var count: Int32 = 0
  var bytes: UnsafeMutableRawPointer?
  let code = changes.withUnsafeBytes {
    sqlite3changeset_invert(Int32($0.count), $0.baseAddress, &count, &bytes)
  }
  guard code == SQLITE_OK else { throw DatabaseError(code: code, path: "", handle: nil) }
  return taking(bytes, count)
}

extension Connection {
  /// Applies a changeset, all of it or nothing.
  ///
  /// - Throws: ``DatabaseError/conflict`` when a row is not as the changeset expects.
  func apply(_ changes: [UInt8]) throws(DatabaseError) {
    var bytes = changes
    let code = bytes.withUnsafeMutableBytes {
      sqlite3changeset_apply(
        handle, Int32($0.count), $0.baseAddress, nil, { _, _, _ in SQLITE_CHANGESET_ABORT }, nil)
    }
    // What other rows refer to cannot go either.
    guard code & 0xff != SQLITE_CONSTRAINT else { throw .conflict }
    try check(code)
  }
}

private func taking(_ bytes: UnsafeMutableRawPointer?, _ count: Int32) -> [UInt8] {
  defer { sqlite3_free(bytes) }
  return Array(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(count)))
}
