/// The tables of focus goals and the marimo.
enum FocusSchema {
  static let sql = """
    CREATE TABLE focus_goal ( -- holds from its date until the next one
      date TEXT PRIMARY KEY NOT NULL, -- civil date
      hours INTEGER NOT NULL CHECK (hours BETWEEN 1 AND 24)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE focus_reset ( -- the time of a day counts anew
      date TEXT PRIMARY KEY NOT NULL, -- civil date
      at INTEGER NOT NULL -- UTC seconds
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE marimo_look ( -- of grown marimos from its date until the next one
      date TEXT PRIMARY KEY NOT NULL, -- civil date
      look TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE day_memo (
      date TEXT PRIMARY KEY NOT NULL, -- civil date
      text TEXT NOT NULL CHECK (text <> '') -- NFC
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables = ["focus_goal", "focus_reset", "marimo_look", "day_memo"]
}
