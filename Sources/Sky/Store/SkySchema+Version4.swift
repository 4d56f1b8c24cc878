import Database

extension Migration {
  /// What `key-command` answered, so that it is known who can be asked.
  static let skyKeys = Migration(
    version: 4,
    sql: """
      CREATE TABLE key_answer (
        provider TEXT PRIMARY KEY NOT NULL,
        command_mark TEXT NOT NULL, -- of the command that was asked
        key_mark TEXT, -- NULL where there was no key
        failure TEXT, -- why
        CHECK ((key_mark IS NULL) <> (failure IS NULL))
      ) STRICT, WITHOUT ROWID;
      """)
}
