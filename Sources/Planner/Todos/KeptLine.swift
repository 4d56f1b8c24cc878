import Database

/// The table of what other programs wrote about a todo and Clamate has no place for.
enum KeptLineSchema {
  static let sql = """
    CREATE TABLE todo_kept_line ( -- goes back to the form that it came from
      todo_id INTEGER NOT NULL REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
      number INTEGER NOT NULL, -- from 1, in the order in which they came
      form TEXT NOT NULL, -- such as icalendar
      line TEXT NOT NULL,
      PRIMARY KEY (todo_id, number)
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables = ["todo_kept_line"]
}

extension TodoStore {
  /// The lines that came with a todo from a form of exchange, in their order.
  ///
  /// - Throws: `DatabaseError`.
  public func keptLines(of id: Int, from form: String) throws -> [String] {
    var lines: [String] = []
    try connection.rows(
      "SELECT line FROM todo_kept_line WHERE todo_id = ? AND form = ? ORDER BY number", id, form
    ) { lines.append($0.text(0)) }
    return lines
  }

  /// The lines that came with a todo from all other forms of exchange, with the names of these.
  ///
  /// - Throws: `DatabaseError`.
  public func keptLines(
    of id: Int, notFrom form: String
  ) throws -> [(form: String, line: String)] {
    var lines: [(form: String, line: String)] = []
    try connection.rows(
      """
      SELECT form, line FROM todo_kept_line WHERE todo_id = ? AND form <> ? ORDER BY number
      """, id, form
    ) { lines.append(($0.text(0), $0.text(1))) }
    return lines
  }

  func deleteKeptLines(of id: Int) throws {
    try connection.run("DELETE FROM todo_kept_line WHERE todo_id = ?", id)
  }

  /// Calls `body` for all todos by number.
  ///
  /// - Throws: `DatabaseError`, or what `body` throws.
  public func forEach(_ body: (Todo) throws -> Void) throws {
    try connection.rows("SELECT \(try columnsOfMany()) FROM todo ORDER BY id") { row in
      try body(Self.todo(row))
    }
  }
}
