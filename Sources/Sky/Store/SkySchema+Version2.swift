import Database

extension Migration {
  /// The forecast, and dust of which one size is older than the other.
  static let skyForecast = Migration(
    version: 2,
    sql: """
      CREATE TABLE forecast (
        place TEXT NOT NULL,
        provider TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('forecast', 'airForecast')),
        fetched INTEGER NOT NULL, -- UTC seconds
        utc_offset INTEGER, -- seconds of the place's clocks ahead of UTC
        PRIMARY KEY (place, provider, kind)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE forecast_hour (
        place TEXT NOT NULL,
        provider TEXT NOT NULL,
        kind TEXT NOT NULL,
        start INTEGER NOT NULL, -- UTC seconds
        length INTEGER NOT NULL CHECK (length > 0), -- seconds
        temperature REAL, -- °C
        feels_like REAL, -- °C
        condition TEXT NOT NULL,
        precipitation_probability REAL, -- 0 to 1
        rain REAL, -- mm over the length
        snow REAL, -- mm of water over the length
        wind REAL, -- m/s
        pm10 REAL, -- µg/m³
        pm25 REAL, -- µg/m³
        PRIMARY KEY (place, provider, kind, start),
        FOREIGN KEY (place, provider, kind) REFERENCES forecast ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE forecast_day (
        place TEXT NOT NULL,
        provider TEXT NOT NULL,
        kind TEXT NOT NULL,
        date TEXT NOT NULL, -- by the place's clocks
        high REAL, -- °C
        low REAL, -- °C
        condition TEXT NOT NULL,
        precipitation_probability REAL, -- 0 to 1
        sunrise INTEGER, -- UTC seconds
        sunset INTEGER, -- UTC seconds
        PRIMARY KEY (place, provider, kind, date),
        FOREIGN KEY (place, provider, kind) REFERENCES forecast ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
      ALTER TABLE air ADD COLUMN pm10_observed INTEGER; -- UTC seconds, if not that of the row
      ALTER TABLE air ADD COLUMN pm25_observed INTEGER; -- UTC seconds, if not that of the row
      CREATE TABLE attempt_of_any_kind (
        place TEXT NOT NULL,
        provider TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('weather', 'air', 'forecast', 'airForecast')),
        begun INTEGER NOT NULL, -- how many attempts began
        ended INTEGER NOT NULL, -- the number of the last that ended
        asked INTEGER NOT NULL, -- when the last began, UTC seconds
        not_before INTEGER NOT NULL, -- UTC seconds
        key_mark TEXT NOT NULL,
        failures INTEGER NOT NULL DEFAULT 0, -- in a row, up to the last that ended
        error TEXT,
        detail TEXT,
        PRIMARY KEY (place, provider, kind)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO attempt_of_any_kind
        (place, provider, kind, begun, ended, asked, not_before, key_mark, error, detail)
      SELECT place, provider, kind, begun, ended, asked, not_before, key_mark, error, detail
      FROM attempt;
      DROP TABLE attempt;
      ALTER TABLE attempt_of_any_kind RENAME TO attempt;
      """)
}
