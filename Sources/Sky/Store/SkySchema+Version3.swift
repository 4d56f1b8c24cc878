import Database

extension Migration {
  /// Places and stations that were looked up by name.
  static let skySearch = Migration(
    version: 3,
    sql: """
      CREATE TABLE search (
        kind TEXT NOT NULL CHECK (kind IN ('place', 'station')),
        text TEXT NOT NULL,
        begun INTEGER NOT NULL, -- how many attempts began
        ended INTEGER NOT NULL, -- the number of the last that ended
        asked INTEGER NOT NULL, -- when the last began, UTC seconds
        not_before INTEGER NOT NULL, -- UTC seconds
        key_mark TEXT NOT NULL,
        error TEXT,
        detail TEXT,
        PRIMARY KEY (kind, text)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE search_hit (
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        position INTEGER NOT NULL, -- 0 for the most likely
        name TEXT NOT NULL,
        area TEXT,
        country TEXT,
        latitude REAL NOT NULL, -- degrees
        longitude REAL NOT NULL, -- degrees
        station TEXT,
        us_aqi INTEGER,
        observed INTEGER, -- UTC seconds
        PRIMARY KEY (kind, text, position),
        FOREIGN KEY (kind, text) REFERENCES search ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
      """)
}
