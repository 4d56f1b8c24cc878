import Database

extension Schema {
  /// The cache of weather and air, which can be fetched again.
  static let sky = Schema(
    applicationID: 0x436c_536b,
    migrations: [
      Migration(
        version: 1,
        sql: """
          CREATE TABLE weather (
            place TEXT NOT NULL, -- "37.57,126.98"
            provider TEXT NOT NULL,
            observed INTEGER NOT NULL, -- UTC seconds
            fetched INTEGER NOT NULL, -- UTC seconds
            temperature REAL NOT NULL, -- °C
            feels_like REAL, -- °C
            humidity REAL, -- percent
            condition TEXT NOT NULL,
            provider_text TEXT,
            night INTEGER CHECK (night IN (0, 1)),
            high REAL, -- °C
            low REAL, -- °C
            precipitation_probability REAL, -- 0 to 1
            precipitation REAL, -- mm/h
            wind REAL, -- m/s
            PRIMARY KEY (place, provider)
          ) STRICT, WITHOUT ROWID;
          CREATE TABLE air (
            place TEXT NOT NULL,
            provider TEXT NOT NULL,
            observed INTEGER NOT NULL, -- UTC seconds
            fetched INTEGER NOT NULL, -- UTC seconds
            station TEXT,
            station_distance REAL, -- km
            pm10 REAL, -- µg/m³
            pm10_estimated INTEGER NOT NULL CHECK (pm10_estimated IN (0, 1)),
            pm10_above INTEGER NOT NULL CHECK (pm10_above IN (0, 1)),
            pm25 REAL, -- µg/m³
            pm25_estimated INTEGER NOT NULL CHECK (pm25_estimated IN (0, 1)),
            pm25_above INTEGER NOT NULL CHECK (pm25_above IN (0, 1)),
            us_aqi INTEGER,
            model INTEGER NOT NULL CHECK (model IN (0, 1)),
            sources TEXT NOT NULL, -- a line a name
            PRIMARY KEY (place, provider)
          ) STRICT, WITHOUT ROWID;
          CREATE TABLE attempt (
            place TEXT NOT NULL,
            provider TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('weather', 'air')),
            begun INTEGER NOT NULL, -- how many attempts began
            ended INTEGER NOT NULL, -- the number of the last that ended
            asked INTEGER NOT NULL, -- when the last began, UTC seconds
            not_before INTEGER NOT NULL, -- UTC seconds
            key_mark TEXT NOT NULL,
            error TEXT,
            detail TEXT,
            PRIMARY KEY (place, provider, kind)
          ) STRICT, WITHOUT ROWID;
          """), .skyForecast, .skySearch, .skyKeys,
    ])
}
