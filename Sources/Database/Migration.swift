import CSQLite

/// One numbered step of a schema.
///
/// A landed step is never edited; a new one follows it.
public struct Migration: Sendable {
  /// 1 for the first step, one more for each that follows.
  public let version: Int
  /// The statements of the step.
  public let sql: String

  /// The step to `version`.
  public init(version: Int, sql: String) {
    self.version = version
    self.sql = sql
  }
}

/// The steps that lead to the newest schema of one kind of file.
public struct Schema: Sendable {
  /// Marks the file as ours (`PRAGMA application_id`).
  public let applicationID: Int
  /// All steps in order, from version 1.
  public let migrations: [Migration]

  /// A schema known by `applicationID` and made by `migrations`.
  public init(applicationID: Int, migrations: [Migration]) {
    self.applicationID = applicationID
    self.migrations = migrations
  }

  /// The version that the last step leads to.
  public var newestVersion: Int { migrations.last?.version ?? 0 }
}

extension Connection {
  /// Brings the file to the newest version of `schema`; several processes may try at once.
  ///
  /// All steps are one transaction: where one fails, the file stays as it was.
  /// - Parameter backUp: called with the old version before the first step on a file that holds
  ///   data; when it throws, the file stays as it was.
  /// - Throws: ``DatabaseError/tooNew(found:known:)`` and ``DatabaseError/foreign(applicationID:)``
  ///   leave the file untouched.
  public func migrate(to schema: Schema, backUp: (Int) throws -> Void) throws {
    let found = try checkedVersion(of: schema)
    guard found < schema.newestVersion else { return }
    if found > 0 { try backUp(found) }
    try useWriteAheadLog()
    try transaction {
      // Another process may have taken the steps while we waited for the lock.
      let version = try checkedVersion(of: schema)
      for step in schema.migrations where step.version > version {
        try execute(step.sql)
        try execute("PRAGMA user_version = \(step.version)")
        try execute("PRAGMA application_id = \(schema.applicationID)")
      }
    }
  }

  /// Others that open a new file at the same moment hold it for an instant, for which SQLite itself
  /// does not wait here.
  private func useWriteAheadLog() throws(DatabaseError) {
    let pause: Int32 = 20
    for _ in 0..<Self.patience / pause {
      do {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error == .busy else { throw error }
        sqlite3_sleep(pause)
      }
    }
    throw .busy
  }

  /// The version of the file, once it is known to be ours and not newer than `schema`.
  ///
  /// - Returns: 0 for an empty file.
  /// - Throws: ``DatabaseError``.
  public func checkedVersion(of schema: Schema) throws(DatabaseError) -> Int {
    // In this order: another process may make the schema, and its mark, between two of the reads.
    let isEmpty = try isEmpty()
    let owner = try first("PRAGMA application_id") { $0.integer(0) } ?? 0
    guard isEmpty || owner == schema.applicationID else { throw .foreign(applicationID: owner) }
    let version = try first("PRAGMA user_version") { $0.integer(0) } ?? 0
    guard isEmpty || version > 0 else { throw .corrupt }
    guard version <= schema.newestVersion else {
      throw .tooNew(found: version, known: schema.newestVersion)
    }
    return version
  }

  /// Whether nobody has made anything in the file yet.
  private func isEmpty() throws(DatabaseError) -> Bool {
    try first("SELECT 1 FROM sqlite_schema LIMIT 1") { _ in true } == nil
  }
}
