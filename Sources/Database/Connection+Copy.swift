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

  /// Puts the rows of another store of the same schema in the place of this one's, at once.
  ///
  /// No number that either of them gave a row is given again.
  /// - Parameters:
  ///   - other: the path of the other store, which stays as it is.
  ///   - prepare: runs first, when nobody else can write any more.
  /// - Returns: what `prepare` returns.
  /// - Throws: ``DatabaseError``, or what `prepare` throws; this store is as it was then.
  public func replaceContent<Result>(
    withStoreAt other: String, after prepare: () throws -> Result
  ) throws -> Result {
    try run("ATTACH ? AS other", other)
    defer { sqlite3_exec(handle, "DETACH other", nil, nil, nil) }
    setTriggers(firing: false)
    defer { setTriggers(firing: true) }
    return try transaction {
      let result = try prepare()
      try execute("PRAGMA defer_foreign_keys = ON")
      let tables = try names("SELECT name FROM main.sqlite_schema WHERE type = 'table'")
        .filter { !$0.hasPrefix("sqlite_") }
      for table in tables { try execute("DELETE FROM main.\(table)") }
      for table in tables {
        let columns = try names("SELECT name FROM pragma_table_info('\(table)')")
          .joined(separator: ", ")
        try execute("INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM other.\(table)")
      }
      try raiseCounters()
      return result
    }
  }

  /// Goes on from the larger of the numbers that both stores gave last.
  private func raiseCounters() throws(DatabaseError) {
    try execute(
      """
      CREATE TEMP TABLE counter AS SELECT name, max(seq) AS seq FROM (
        SELECT name, seq FROM main.sqlite_sequence
        UNION ALL SELECT name, seq FROM other.sqlite_sequence
      ) GROUP BY name;
      DELETE FROM main.sqlite_sequence;
      INSERT INTO main.sqlite_sequence SELECT name, seq FROM temp.counter;
      DROP TABLE temp.counter
      """)
  }

  private func names(_ sql: String) throws -> [String] {
    var names: [String] = []
    try rows(sql) { names.append($0.text(0)) }
    return names
  }

  private func setTriggers(firing: Bool) {
    _ = clamate_sqlite3_set_flag(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, firing ? 1 : 0)
  }

  /// Whether SQLite's own integrity check finds the file sound.
  ///
  /// - Throws: ``DatabaseError``.
  public func isIntact() throws(DatabaseError) -> Bool {
    try first("PRAGMA integrity_check(1)") { $0.text(0) } == "ok"
  }
}
