-- The planner's store of version 3 as it landed, with a few rows; never edited.
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
, project TEXT, folded_project TEXT, hidden_until TEXT, repeat_rule TEXT -- as RepeatRule.text
  CHECK (repeat_rule IS NULL OR date IS NOT NULL), repeat_anchor TEXT -- civil date that sets the grid
  CHECK ((repeat_anchor IS NULL) = (repeat_rule IS NULL)), occurrence_date TEXT -- what is open, where the series has it
  CHECK ((occurrence_date IS NULL) = (repeat_rule IS NULL)), occurrence_time TEXT -- wall clock
  CHECK (occurrence_time IS NULL OR occurrence_date IS NOT NULL)) STRICT;
INSERT INTO todo VALUES(2,'uid-2','우유 사기','우유 사기',NULL,'2026-03-02','15:00',NULL,NULL,1,0,1000,NULL,'집.정원','집.정원','2026-04-01',NULL,NULL,NULL,NULL);
INSERT INTO todo VALUES(3,'uid-3','Read','read','a book',NULL,NULL,'2026-03-04',NULL,NULL,1,1000,2000,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO todo VALUES(5,'uid-5','약 먹기','약 먹기',NULL,'2026-03-06','09:00','2026-03-07',NULL,NULL,0,1000,NULL,NULL,NULL,NULL,'FREQ=DAILY;INTERVAL=3','2026-03-02','2026-03-05','08:00');
CREATE TABLE todo_tag (
  todo_id INTEGER NOT NULL REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL, -- the order in which the tags were typed
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL,
  PRIMARY KEY (todo_id, position),
  UNIQUE (todo_id, folded_name)
) STRICT, WITHOUT ROWID;
INSERT INTO todo_tag VALUES(2,0,'Home','home');
INSERT INTO todo_tag VALUES(2,1,'장보기','장보기');
CREATE TABLE profile (
  id INTEGER PRIMARY KEY CHECK (id = 1), -- one row, or none while nothing is set
  nickname TEXT
) STRICT;
INSERT INTO profile VALUES(1,'가나');
CREATE TABLE region (
  id INTEGER PRIMARY KEY CHECK (id = 1), -- one row, or none while nothing is set
  key TEXT NOT NULL, -- of the table of regions, or the coordinates
  name_en TEXT NOT NULL,
  name_ko TEXT NOT NULL,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180)
) STRICT;
INSERT INTO region VALUES(1,'kr-seoul','Seoul','서울',37.57,126.98);
CREATE TABLE journal_step (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL, -- UTC seconds
  verb TEXT NOT NULL,
  subject TEXT NOT NULL, -- what was changed, in words
  changes BLOB NOT NULL, -- changeset of the session extension
  fingerprint INTEGER NOT NULL, -- of the changed rows as the step, or its undo, left them
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
) STRICT;
CREATE TABLE todo_item ( -- a line of the checklist inside a todo
  todo_id INTEGER NOT NULL REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL, -- from 1, without a gap
  text TEXT NOT NULL CHECK (text <> ''), -- NFC
  done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
  PRIMARY KEY (todo_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO todo_item VALUES(2,1,'큰 병',1);
INSERT INTO todo_item VALUES(2,2,'작은 병',0);
INSERT INTO todo_item VALUES(5,1,'물',0);
CREATE TABLE saved_filter (
  folded_name TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  words TEXT NOT NULL -- of the filter, parted by U+001F
) STRICT, WITHOUT ROWID;
INSERT INTO saved_filter VALUES('일','일','+회사p:1');
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
INSERT INTO todo_completion VALUES(5,1,'2026-03-02','08:00',3000,'2026-03-02','10:00','2026-03-04',NULL,'1');
CREATE INDEX todo_completed ON todo (completed, id) WHERE completed IS NOT NULL;
CREATE INDEX todo_tag_by_name ON todo_tag (folded_name, todo_id);
CREATE INDEX journal_step_undone ON journal_step (id) WHERE undone = 1;
CREATE INDEX todo_open_by_date ON todo
  (date, coalesce(time, '~'), coalesce(priority, 9), id, hidden_until)
  WHERE completed IS NULL AND date IS NOT NULL;
CREATE INDEX todo_open_by_due ON todo
  (due_date, coalesce(due_time, '~'), coalesce(priority, 9), id, date, hidden_until)
  WHERE completed IS NULL AND due_date IS NOT NULL;
CREATE INDEX todo_open_undated ON todo (id, hidden_until)
  WHERE completed IS NULL AND date IS NULL AND due_date IS NULL;
CREATE INDEX todo_open_in_order ON todo
  (date IS NULL AND due_date IS NULL, coalesce(date, due_date),
  coalesce(time, due_time, '~'), coalesce(priority, 9), id)
  WHERE completed IS NULL;
CREATE INDEX todo_by_project ON todo (folded_project, id) WHERE folded_project IS NOT NULL;
CREATE INDEX todo_open_hidden ON todo (hidden_until)
  WHERE completed IS NULL AND hidden_until IS NOT NULL;
CREATE INDEX todo_completion_by_time ON todo_completion (completed, todo_id, number);
UPDATE sqlite_sequence SET seq = 7 WHERE name = 'todo';
PRAGMA user_version = 3;
PRAGMA application_id = 1668050292;
