/// The tables of groups and blocks.
enum BlockSchema {
  static let sql = """
    CREATE TABLE block_group (
      id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
      uid TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL CHECK (name <> ''), -- NFC
      folded_name TEXT NOT NULL, -- for matching: NFC, case folded
      color TEXT NOT NULL, -- a name of the palette
      key TEXT NOT NULL, -- the letter that stands for it where there is no colour
      golden INTEGER NOT NULL DEFAULT 0 CHECK (golden IN (0, 1)),
      is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
      position INTEGER -- from 1, without a gap; NULL once it is archived
    ) STRICT;
    CREATE UNIQUE INDEX block_group_name ON block_group (folded_name) WHERE position IS NOT NULL;
    CREATE UNIQUE INDEX block_group_key ON block_group (key) WHERE position IS NOT NULL;
    CREATE UNIQUE INDEX block_group_default ON block_group (is_default) WHERE is_default = 1;

    CREATE TABLE block (
      id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
      uid TEXT NOT NULL UNIQUE,
      group_id INTEGER NOT NULL REFERENCES block_group (id) DEFERRABLE INITIALLY DEFERRED,
      name TEXT NOT NULL CHECK (name <> ''), -- NFC
      folded_name TEXT NOT NULL, -- for matching: NFC, case folded
      icon TEXT NOT NULL, -- one letter
      color TEXT, -- a name of the palette; NULL for the colour of the group
      position INTEGER -- in its group, from 1, without a gap; NULL once it is archived
    ) STRICT;
    CREATE UNIQUE INDEX block_name ON block (group_id, folded_name) WHERE position IS NOT NULL;
    CREATE INDEX block_by_group ON block (group_id, position);
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables = ["block_group", "block"]
}
