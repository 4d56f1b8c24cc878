/// The tables of groups, blocks and sessions.
enum SessionSchema {
  static let sql = """
    \(BlockSchema.sql)

    -- Spans, pauses included, never overlap; so the order of starts is the order of ends.
    CREATE TABLE session (
      id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
      uid TEXT NOT NULL UNIQUE,
      block_id INTEGER REFERENCES block (id) DEFERRABLE INITIALLY DEFERRED,
      todo_id INTEGER REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
      focus INTEGER NOT NULL DEFAULT 0 CHECK (focus IN (0, 1)),
      zone TEXT NOT NULL, -- in which it was recorded
      memo TEXT, -- NFC
      started INTEGER NOT NULL, -- UTC seconds
      ended INTEGER CHECK (ended > started) -- UTC seconds; NULL for the current run
    ) STRICT;
    CREATE INDEX session_by_start ON session (started, ended);
    -- The sessions that may have earned a half: a streak looks for one a day.
    CREATE INDEX session_earning ON session (zone, started, ended)
      WHERE block_id IS NOT NULL AND ended - started >= 1800;
    CREATE UNIQUE INDEX session_current ON session ((ended IS NULL)) WHERE ended IS NULL;
    CREATE INDEX session_by_block ON session (block_id, started) WHERE block_id IS NOT NULL;
    CREATE INDEX session_by_todo ON session (todo_id) WHERE todo_id IS NOT NULL;

    CREATE TABLE session_pause (
      session_id INTEGER NOT NULL REFERENCES session (id) DEFERRABLE INITIALLY DEFERRED,
      started INTEGER NOT NULL, -- UTC seconds
      ended INTEGER CHECK (ended > started), -- UTC seconds; NULL while it lasts
      PRIMARY KEY (session_id, started)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE session_clock ( -- the clocks of the machine when the current run last changed
      session_id INTEGER PRIMARY KEY REFERENCES session (id) DEFERRABLE INITIALLY DEFERRED,
      wall INTEGER NOT NULL, -- UTC seconds
      boot INTEGER NOT NULL, -- seconds since the machine started, sleep included
      awake INTEGER NOT NULL, -- seconds since the machine started, sleep left out
      boot_id TEXT NOT NULL
    ) STRICT;
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables =
    BlockSchema.journaledTables + ["session", "session_pause", "session_clock"]
}
