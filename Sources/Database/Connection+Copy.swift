import CSQLite

extension Connection {
  /// Writes a copy of the whole store to a new file and checks it.
  ///
  /// - Throws: ``DatabaseError``; ``DatabaseError/corrupt`` when the copy does not verify.
  public func writeCopy(to path: String) throws(DatabaseError) {
    try run("VACUUM INTO ?", path)
    let copy = try Connection(path: path, mode: .readOnly)
    guard try copy.isIntact() else { throw .corrupt }
  }

  /// Puts the whole content of another store in the place of this one's, in one transaction.
  ///
  /// - Throws: ``DatabaseError``; this store is as it was then.
  public func replaceContent(with other: Connection) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw DatabaseError(code: sqlite3_errcode(handle), path: path, handle: handle)
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw DatabaseError(code: code, path: path, handle: handle) }
  }

  /// Whether SQLite's own integrity check finds the file sound.
  ///
  /// - Throws: ``DatabaseError``.
  public func isIntact() throws(DatabaseError) -> Bool {
    try first("PRAGMA integrity_check(1)") { $0.text(0) } == "ok"
  }
}
