/// The tables of D-days.
enum DDaySchema {
  static let sql = """
    CREATE TABLE dday (
      id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
      uid TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL CHECK (title <> ''), -- NFC
      date TEXT NOT NULL, -- civil date as it was typed, never shifted
      includes_today INTEGER NOT NULL DEFAULT 0 CHECK (includes_today IN (0, 1)),
      made TEXT NOT NULL -- civil date on which it was made
    ) STRICT;
    CREATE INDEX dday_by_date ON dday (date, id);

    CREATE TABLE dday_pin (
      id INTEGER PRIMARY KEY CHECK (id = 1), -- one row, or none while nothing is pinned
      dday_id INTEGER NOT NULL REFERENCES dday (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT;
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables = ["dday", "dday_pin"]
}
