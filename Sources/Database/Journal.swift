import CSQLite

/// The steps that a person took, each of which can be taken back and done again.
///
/// A step is written in the transaction of the change itself. Its table is `journal_step`.
public struct Journal {
  /// One command of a person that changed records.
  public struct Step: Sendable, Equatable {
    /// The number of the step; later steps have larger numbers.
    public let id: Int
    /// When it was taken, in UTC seconds.
    public let at: Int
    /// What was done, such as `add`.
    public let verb: String
    /// What it was done to, in words.
    public let subject: String
    /// True while the step is taken back.
    public fileprivate(set) var isUndone: Bool
  }

  /// How many steps are kept.
  public static let limit = 1000

  /// The statement that makes the table; part of a migration of the store that has a journal.
  public static let schema = """
    CREATE TABLE journal_step (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL, -- UTC seconds
      verb TEXT NOT NULL,
      subject TEXT NOT NULL, -- what was changed, in words
      changes BLOB NOT NULL, -- changeset of the session extension
      fingerprint INTEGER NOT NULL, -- of the changed rows as the step, or its undo, left them
      undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
    ) STRICT;
    CREATE INDEX journal_step_undone ON journal_step (id) WHERE undone = 1;
    """

  /// Ends all steps, which the changes of a migration make useless, and moves their bytes to the
  /// end of a row; part of a migration.
  ///
  /// SQLite makes room for bytes at the end without holding them in memory.
  public static let schemaWithBytesLast = """
    DELETE FROM journal_step; -- steps of another schema cannot be taken back
    ALTER TABLE journal_step DROP COLUMN changes;
    ALTER TABLE journal_step ADD COLUMN changes BLOB NOT NULL DEFAULT x'';
    """

  private let connection: Connection
  private let tables: [String]

  /// The journal of the changes to `tables`.
  public init(of connection: Connection, tables: [String]) {
    self.connection = connection
    self.tables = tables
  }

  /// Runs `body` as one step, in one transaction.
  ///
  /// A body that changes nothing leaves no step. A new step drops the steps that were undone.
  /// - Parameters:
  ///   - at: the time of the step, in UTC seconds.
  ///   - verb: what is done.
  ///   - body: makes the changes and returns its result with the subject of the step.
  /// - Returns: the result, once the commit is on the disk.
  /// - Throws: ``DatabaseError``, or what `body` throws; nothing is changed then.
  public func record<Result>(
    at: Int, verb: String, _ body: () throws -> (result: Result, subject: String)
  ) throws -> Result {
    try connection.transaction {
      let (result, subject, changes) = try recorded(body)
      guard !changes.isEmpty else { return result }
      try connection.run("DELETE FROM journal_step WHERE undone = 1")
      try connection.run(
        """
        INSERT INTO journal_step (at, verb, subject, fingerprint, changes)
        VALUES (?, ?, ?, ?, zeroblob(?))
        """,
        at, verb, subject, try fingerprint(of: changes), changes.bytes.count)
      try connection.write(
        changes, to: "changes", of: "journal_step", row: connection.lastInsertedID)
      try forgetOldSteps()
      return result
    }
  }

  /// Runs `body` and gives what it changed; what was remembered of each row is gone by then.
  private func recorded<Result>(
    _ body: () throws -> (result: Result, subject: String)
  ) throws -> (Result, String, Changeset) {
    let recorder = try ChangeRecorder(watching: tables, of: connection)
    let (result, subject) = try body()
    return (result, subject, try recorder.changes())
  }

  /// Takes back the latest steps, newest first.
  ///
  /// - Parameter finish: what else belongs into the transaction, after the steps.
  /// - Returns: the steps as they now are; fewer than `count` when there are no more.
  /// - Throws: ``DatabaseError/conflict`` when rows have changed since, or what `finish` throws;
  ///   nothing is changed then.
  public func undo(_ count: Int, then finish: () throws -> Void = {}) throws -> [Step] {
    try move(
      count, to: true, next: "WHERE undone = 0 ORDER BY id DESC",
      changing: { (changes) throws(DatabaseError) in try changes.inverted() }, then: finish)
  }

  /// Does undone steps again, oldest first.
  ///
  /// - Parameter finish: what else belongs into the transaction, after the steps.
  /// - Returns: the steps as they now are; fewer than `count` when there are no more.
  /// - Throws: ``DatabaseError/conflict`` when rows have changed since, or what `finish` throws;
  ///   nothing is changed then.
  public func redo(_ count: Int, then finish: () throws -> Void = {}) throws -> [Step] {
    try move(
      count, to: false, next: "WHERE undone = 1 ORDER BY id ASC", changing: { $0 }, then: finish)
  }

  /// The latest steps, newest first.
  ///
  /// - Throws: ``DatabaseError``.
  public func steps(limit: Int) throws -> [Step] {
    var steps: [Step] = []
    try connection.rows(
      "SELECT id, at, verb, subject, undone FROM journal_step ORDER BY id DESC LIMIT ?", limit
    ) { row in
      steps.append(Self.step(row))
    }
    return steps
  }

  private func move(
    _ count: Int, to undone: Bool, next: String,
    changing: (Changeset) throws(DatabaseError) -> Changeset, then finish: () throws -> Void
  ) throws -> [Step] {
    try connection.transaction {
      var moved: [Step] = []
      while moved.count < count {
        let found = try connection.first(
          """
          SELECT id, at, verb, subject, undone, changes, fingerprint FROM journal_step
          \(next) LIMIT 1
          """
        ) { row in
          (
            step: Self.step(row), changes: Result { try Changeset(row, 5) },
            fingerprint: row.integer(6)
          )
        }
        guard let found else { break }
        var step = found.step
        let changes = try found.changes.get()
        guard try fingerprint(of: changes) == found.fingerprint else {
          throw DatabaseError.conflict
        }
        try connection.apply(changing(changes))
        try connection.run(
          "UPDATE journal_step SET undone = ?, fingerprint = ? WHERE id = ?", undone,
          try fingerprint(of: changes), step.id)
        step.isUndone = undone
        moved.append(step)
      }
      try finish()
      return moved
    }
  }

  private func fingerprint(of changes: Changeset) throws -> Int {
    Int(bitPattern: UInt(try Fingerprint(ofRowsIn: changes, connection).value))
  }

  private func forgetOldSteps() throws(DatabaseError) {
    try connection.run(
      """
      DELETE FROM journal_step WHERE id <= (
        SELECT id FROM journal_step ORDER BY id DESC LIMIT 1 OFFSET ?)
      """, Self.limit)
  }

  private static func step(_ row: Row) -> Step {
    Step(
      id: row.integer(0), at: row.integer(1), verb: row.text(2), subject: row.text(3),
      isUndone: row.integer(4) == 1)
  }
}
