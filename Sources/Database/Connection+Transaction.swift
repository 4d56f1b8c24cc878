import CSQLite

extension Connection {
  /// Runs `body` in one transaction that holds the write lock from its start.
  ///
  /// - Returns: what `body` returns, once the commit is on the disk.
  /// - Throws: ``DatabaseError``, or what `body` throws; nothing is changed then.
  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      if sqlite3_get_autocommit(handle) == 0 {
        sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      }
      throw error
    }
  }

  /// Runs `body` in a transaction that is taken back in any case.
  ///
  /// - Throws: ``DatabaseError``, or what `body` throws.
  public func rehearse<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN")
    defer { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
    return try body()
  }

  /// Runs `body` on one unchanging picture of the store.
  ///
  /// - Throws: ``DatabaseError``, or what `body` throws.
  public func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN")
    defer { sqlite3_exec(handle, "COMMIT", nil, nil, nil) }
    return try body()
  }
}
