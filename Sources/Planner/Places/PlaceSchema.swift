/// The tables of named places.
enum PlaceSchema {
  static let sql = """
    CREATE TABLE place (
      id INTEGER PRIMARY KEY AUTOINCREMENT, -- stays when the name changes
      folded_name TEXT NOT NULL UNIQUE, -- for matching
      name TEXT NOT NULL, -- NFC
      key TEXT NOT NULL, -- of the table of regions, or the coordinates
      name_en TEXT NOT NULL, -- of the region
      name_ko TEXT NOT NULL,
      latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
      longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180)
    ) STRICT;

    ALTER TABLE todo ADD COLUMN place_id INTEGER -- where it is done
      REFERENCES place (id) DEFERRABLE INITIALLY DEFERRED;
    CREATE INDEX todo_by_place ON todo (place_id) WHERE place_id IS NOT NULL;
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables = ["place"]
}
