-- The planner's store of version 1 as it landed, with a few rows; never edited.
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

CREATE TABLE journal_step (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL, -- UTC seconds
  verb TEXT NOT NULL,
  subject TEXT NOT NULL, -- what was changed, in words
  changes BLOB NOT NULL, -- changeset of the session extension
  fingerprint INTEGER NOT NULL, -- of the changed rows as the step, or its undo, left them
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
) STRICT;
CREATE INDEX journal_step_undone ON journal_step (id) WHERE undone = 1;

INSERT INTO todo VALUES
  (2, 'uid-2', '우유 사기', '우유 사기', NULL, '2026-03-02', '15:00', NULL, NULL, 1, 0, 1000, NULL),
  (3, 'uid-3', 'Read', 'read', 'a book', NULL, NULL, '2026-03-04', NULL, NULL, 1, 1000, 2000);
INSERT INTO todo_tag (todo_id, folded_name, position, name)
  VALUES (2, 'home', 0, 'Home'), (2, '장보기', 1, '장보기');
INSERT INTO profile VALUES (1, '가나');
INSERT INTO region VALUES (1, 'kr-seoul', 'Seoul', '서울', 37.57, 126.98);
UPDATE sqlite_sequence SET seq = 7 WHERE name = 'todo';
PRAGMA user_version = 1;
PRAGMA application_id = 1668050292;
