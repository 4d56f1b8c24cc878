import CSQLite

/// An open SQLite file with the durability and strictness that every store here has.
///
/// WAL, `synchronous=FULL`, foreign keys on, a busy timeout of 5 s, and no text in double quotes
/// taken for a string. A connection belongs to one thread.
public final class Connection {
  /// How a file is opened.
  public enum Mode: Sendable {
    /// Reads only; a missing file is an error.
    case readOnly
    /// Reads and writes; a missing file is created with the mode 0600.
    case readWrite
    /// A store in memory that is gone with the connection.
    case memory
  }

  /// SQLite would take a lock at each allocation for statistics that nobody reads.
  ///
  /// This must be said before the first connection.
  private static let countsNoMemory = clamate_sqlite3_count_no_memory() == SQLITE_OK
  /// Milliseconds that others who hold the file are waited for.
  static let patience: Int32 = 5000
  private static let cacheKilobytes = 16_384
  let handle: OpaquePointer
  let path: String
  private var statements: [String: Statement] = [:]
  /// The statement used last; asked for again, as in a loop, its text is not hashed.
  private var latest: (sql: String, statement: Statement)?

  /// Opens the file at `path`; in the mode `memory` the path is only a name.
  ///
  /// - Throws: ``DatabaseError`` when the file cannot be opened or is no database.
  public init(path: String, mode: Mode) throws(DatabaseError) {
    _ = Self.countsNoMemory
    handle =
      switch mode {
      case .readOnly: try Self.openedForReading(path)
      case .readWrite: try Self.opened(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      case .memory:
        try Self.opened(
          path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY)
      }
    self.path = path
  }

  /// Opens a file, or what a URI names, and makes the connection strict.
  ///
  /// - Parameter pragmas: what has to be said before the file is looked at.
  static func opened(
    _ name: String, _ flags: Int32, pragmas: String = ""
  ) throws(DatabaseError) -> OpaquePointer {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(
      name, &opened, flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let error = DatabaseError(code: code, path: name, handle: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    sqlite3_busy_timeout(opened, patience)
    for (option, value) in [
      (SQLITE_DBCONFIG_DQS_DML, Int32(0)), (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_DEFENSIVE, 1),
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    ] {
      _ = clamate_sqlite3_set_flag(opened, Int32(option), value)
    }
    // A list goes through the rows in another order than the file, and would read pages twice.
    let pragmas = "\(pragmas) PRAGMA synchronous = FULL; PRAGMA cache_size = \(-cacheKilobytes)"
    let outcome = sqlite3_exec(opened, pragmas, nil, nil, nil)
    guard outcome == SQLITE_OK else {
      let error = DatabaseError(code: outcome, path: name, handle: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    return opened
  }

  deinit {
    latest = nil
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs SQL text of one or more statements without parameters.
  ///
  /// - Throws: ``DatabaseError``.
  public func execute(_ sql: String) throws(DatabaseError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Runs one statement that returns no rows.
  ///
  /// - Parameters:
  ///   - sql: the statement, with `?` for each value.
  ///   - values: the values, in the order of the parameters.
  /// - Returns: how many rows it changed.
  /// - Throws: ``DatabaseError``.
  @discardableResult
  public func run(_ sql: String, _ values: any Bindable...) throws(DatabaseError) -> Int {
    try run(sql, values: values)
  }

  /// Runs one statement whose number of values is known only at run time.
  ///
  /// - Returns: how many rows it changed.
  /// - Throws: ``DatabaseError``.
  @discardableResult
  public func run(_ sql: String, values: [any Bindable]) throws(DatabaseError) -> Int {
    try step(sql, values) { _ in true }
    return Int(sqlite3_changes64(handle))
  }

  /// Calls `body` for each row of a query, in order.
  ///
  /// - Throws: ``DatabaseError``, or what `body` throws.
  public func rows(
    _ sql: String, _ values: any Bindable..., body: (Row) throws -> Void
  ) throws {
    try rows(sql, values: values, body: body)
  }

  /// Calls `body` for each row of a query whose number of values is known only at run time.
  ///
  /// - Throws: ``DatabaseError``, or what `body` throws.
  public func rows(
    _ sql: String, values: [any Bindable], body: (Row) throws -> Void
  ) throws {
    var failure: (any Error)?
    try step(sql, values) { row in
      do {
        try body(row)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// What `body` makes of the first row of a query, or nil if there is none.
  ///
  /// - Throws: ``DatabaseError``.
  public func first<Result>(
    _ sql: String, _ values: any Bindable..., body: (Row) -> Result
  ) throws(DatabaseError) -> Result? {
    var result: Result?
    try step(sql, values) { row in
      result = body(row)
      return false
    }
    return result
  }

  /// The row id that the latest insert of this connection was given.
  public var lastInsertedID: Int {
    Int(sqlite3_last_insert_rowid(handle))
  }

  /// Runs a statement row by row until it ends or `body` returns false.
  private func step(
    _ sql: String, _ values: [any Bindable], body: (Row) -> Bool
  ) throws(DatabaseError) {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try check(statement.bind(values))
    while true {
      let code = sqlite3_step(statement.handle)
      switch code {
      case SQLITE_ROW:
        guard body(Row(statement: statement.handle)) else { return }
      case SQLITE_DONE:
        return
      default:
        throw DatabaseError(code: code, path: path, handle: handle)
      }
    }
  }

  func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else {
      throw DatabaseError(code: code, path: path, handle: handle)
    }
  }

  func prepared(_ sql: String) throws(DatabaseError) -> Statement {
    if let latest, latest.sql == sql { return latest.statement }
    if let known = statements[sql] {
      latest = (sql, known)
      return known
    }
    var pointer: OpaquePointer?
    try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil))
    guard let pointer else {
      throw .other(code: SQLITE_MISUSE, detail: "empty statement")
    }
    let statement = Statement(pointer)
    statements[sql] = statement
    latest = (sql, statement)
    return statement
  }
}
