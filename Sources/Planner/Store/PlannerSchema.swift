import Database

extension Schema {
  /// The store of everything that a person makes.
  ///
  /// The id is `clmt` in ASCII.
  ///
  /// A landed step is never edited.
  public static let planner = Schema(
    applicationID: 0x636c_6d74, migrations: [version1, version2, version3, version4])

  private static let version1 = Migration(
    version: 1,
    sql: """
      CREATE TABLE todo (
        id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
        uid TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL CHECK (title <> ''), -- NFC
        folded_title TEXT NOT NULL, -- for matching: NFC, case folded
        note TEXT,
        date TEXT, -- civil date of the plan, YYYY-MM-DD
        time TEXT CHECK (time IS NULL OR date IS NOT NULL), -- wall clock, HH:MM
        due_date TEXT, -- civil date of the deadline
        due_time TEXT CHECK (due_time IS NULL OR due_date IS NOT NULL),
        priority INTEGER CHECK (priority BETWEEN 1 AND 3), -- 1 is the highest
        outdoor INTEGER NOT NULL DEFAULT 0 CHECK (outdoor IN (0, 1)),
        created INTEGER NOT NULL, -- UTC seconds
        completed INTEGER -- UTC seconds; NULL while open
      ) STRICT;

      -- The order of a day: by time, then those without a time, by priority, by id.
      CREATE INDEX todo_open_by_date ON todo
        (date, coalesce(time, '~'), coalesce(priority, 9), id)
        WHERE completed IS NULL AND date IS NOT NULL;
      CREATE INDEX todo_open_by_due ON todo
        (due_date, coalesce(due_time, '~'), coalesce(priority, 9), id)
        WHERE completed IS NULL AND due_date IS NOT NULL;
      CREATE INDEX todo_open_undated ON todo (id)
        WHERE completed IS NULL AND date IS NULL AND due_date IS NULL;
      CREATE INDEX todo_completed ON todo (completed, id) WHERE completed IS NOT NULL;

      -- The key comes first: SQLite 3.40's integrity check misreads other orders WITHOUT ROWID.
      CREATE TABLE todo_tag (
        todo_id INTEGER NOT NULL REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
        position INTEGER NOT NULL, -- the order in which the tags were typed
        name TEXT NOT NULL,
        folded_name TEXT NOT NULL,
        PRIMARY KEY (todo_id, position),
        UNIQUE (todo_id, folded_name)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX todo_tag_by_name ON todo_tag (folded_name, todo_id);

      CREATE TABLE profile (
        id INTEGER PRIMARY KEY CHECK (id = 1), -- one row, or none while nothing is set
        nickname TEXT
      ) STRICT;

      CREATE TABLE region (
        id INTEGER PRIMARY KEY CHECK (id = 1), -- one row, or none while nothing is set
        key TEXT NOT NULL, -- of the table of regions, or the coordinates
        name_en TEXT NOT NULL,
        name_ko TEXT NOT NULL,
        latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
        longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180)
      ) STRICT;

      \(Journal.schema)
      """)
}

extension Schema {
  private static let version2 = Migration(
    version: 2,
    sql: """
      ALTER TABLE todo ADD COLUMN project TEXT; -- NFC
      ALTER TABLE todo ADD COLUMN folded_project TEXT; -- for matching
      ALTER TABLE todo ADD COLUMN hidden_until TEXT; -- civil date from which it is shown
      -- Counting the days of a month reads these alone, hidden todos left out.
      DROP INDEX todo_open_by_date;
      CREATE INDEX todo_open_by_date ON todo
        (date, coalesce(time, '~'), coalesce(priority, 9), id, hidden_until)
        WHERE completed IS NULL AND date IS NOT NULL;
      DROP INDEX todo_open_by_due;
      CREATE INDEX todo_open_by_due ON todo
        (due_date, coalesce(due_time, '~'), coalesce(priority, 9), id, date, hidden_until)
        WHERE completed IS NULL AND due_date IS NOT NULL;
      DROP INDEX todo_open_undated;
      CREATE INDEX todo_open_undated ON todo (id, hidden_until)
        WHERE completed IS NULL AND date IS NULL AND due_date IS NULL;

      -- The order of a list: by day, time, priority and number; those without a day last.
      CREATE INDEX todo_open_in_order ON todo
        (date IS NULL AND due_date IS NULL, coalesce(date, due_date),
        coalesce(time, due_time, '~'), coalesce(priority, 9), id)
        WHERE completed IS NULL;
      CREATE INDEX todo_by_project ON todo (folded_project, id) WHERE folded_project IS NOT NULL;
      CREATE INDEX todo_open_hidden ON todo (hidden_until)
        WHERE completed IS NULL AND hidden_until IS NOT NULL;

      CREATE TABLE todo_item ( -- a line of the checklist inside a todo
        todo_id INTEGER NOT NULL REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
        position INTEGER NOT NULL, -- from 1, without a gap
        text TEXT NOT NULL CHECK (text <> ''), -- NFC
        done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
        PRIMARY KEY (todo_id, position)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE saved_filter (
        folded_name TEXT PRIMARY KEY NOT NULL,
        name TEXT NOT NULL,
        words TEXT NOT NULL -- of the filter, parted by U+001F
      ) STRICT, WITHOUT ROWID;

      DELETE FROM journal_step; -- steps of another schema cannot be taken back
      """)
}

extension Schema {
  private static let version3 = Migration(
    version: 3,
    sql: """
      ALTER TABLE todo ADD COLUMN repeat_rule TEXT -- as RepeatRule.text
        CHECK (repeat_rule IS NULL OR date IS NOT NULL);
      ALTER TABLE todo ADD COLUMN repeat_anchor TEXT -- civil date that sets the grid
        CHECK ((repeat_anchor IS NULL) = (repeat_rule IS NULL));
      ALTER TABLE todo ADD COLUMN occurrence_date TEXT -- what is open, where the series has it
        CHECK ((occurrence_date IS NULL) = (repeat_rule IS NULL));
      ALTER TABLE todo ADD COLUMN occurrence_time TEXT -- wall clock
        CHECK (occurrence_time IS NULL OR occurrence_date IS NOT NULL);

      CREATE TABLE todo_completion ( -- an occurrence of a repeating todo that was done
        todo_id INTEGER NOT NULL REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
        number INTEGER NOT NULL, -- from 1
        occurrence_date TEXT NOT NULL, -- where the series had it
        occurrence_time TEXT,
        completed INTEGER NOT NULL, -- UTC seconds
        plan_date TEXT NOT NULL, -- the todo as it was until then
        plan_time TEXT,
        due_date TEXT,
        due_time TEXT,
        ticks TEXT NOT NULL, -- of its checklist, 0 or 1 an item
        PRIMARY KEY (todo_id, number)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX todo_completion_by_time ON todo_completion (completed, todo_id, number);

      DELETE FROM journal_step; -- steps of another schema cannot be taken back
      """)
}

/// The tables whose changes are steps that can be undone.
let journaledTables =
  [
    "todo", "todo_tag", "todo_item", "todo_completion", "saved_filter", "profile", "region",
  ] + ReminderSchema.journaledTables + SessionSchema.journaledTables + FocusSchema.journaledTables
  + DDaySchema.journaledTables + PlaceSchema.journaledTables + KeptLineSchema.journaledTables
