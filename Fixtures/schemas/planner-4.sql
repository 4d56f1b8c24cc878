-- The planner's store of version 4 as it landed, with a few rows; never edited.
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
  CHECK (occurrence_time IS NULL OR occurrence_date IS NOT NULL), remind TEXT, condition TEXT, nag INTEGER CHECK (nag > 0), answer TEXT CHECK (answer IN ('snoozed', 'dismissed')), answered_until TEXT -- local, YYYY-MM-DDTHH:MM
  CHECK ((answered_until IS NULL) = (answer IS NULL)), place_id INTEGER -- where it is done
  REFERENCES place (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
CREATE TABLE todo_tag (
  todo_id INTEGER NOT NULL REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL, -- the order in which the tags were typed
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL,
  PRIMARY KEY (todo_id, position),
  UNIQUE (todo_id, folded_name)
) STRICT, WITHOUT ROWID;
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
  fingerprint INTEGER NOT NULL, -- of the changed rows as the step, or its undo, left them
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
, changes BLOB NOT NULL DEFAULT x'') STRICT;
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
CREATE TABLE reminder_occurrence ( -- a reminder at one time
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  todo_id INTEGER NOT NULL, -- 0 for what is said once a day; no reference, as it outlives it
  rule TEXT NOT NULL,
  at TEXT NOT NULL, -- by the calendar, local, YYYY-MM-DDTHH:MM
  number INTEGER NOT NULL, -- 0, then counts the repeats of a nag
  about TEXT NOT NULL, -- the time that it speaks of, local
  ring TEXT NOT NULL, -- when it rings by the clocks here, local
  standing TEXT NOT NULL DEFAULT 'wanted'
    CHECK (standing IN ('wanted', 'cancelled', 'snoozed', 'dismissed')),
  outcome TEXT CHECK (outcome IN ('rung', 'missed', 'unmet')),
  late INTEGER, -- seconds, when it was handed to the channels
  judgement TEXT, -- of the condition, with the values it was judged by
  UNIQUE (todo_id, rule, at, number)
) STRICT;
CREATE TABLE reminder_delivery ( -- of an occurrence through one channel
  occurrence_id INTEGER NOT NULL REFERENCES reminder_occurrence (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'claimed', 'sent', 'missed')),
  owner TEXT, -- of the claim
  lease_until INTEGER, -- UTC seconds
  attempts INTEGER NOT NULL DEFAULT 0, -- that failed
  not_before INTEGER NOT NULL, -- UTC seconds
  ended INTEGER, -- when it was sent, UTC seconds
  reason TEXT, -- why the last attempt did not succeed
  PRIMARY KEY (occurrence_id, channel)
) STRICT, WITHOUT ROWID;
CREATE TABLE reminder_basis ( -- what the occurrences were computed by
  id INTEGER PRIMARY KEY CHECK (id = 1),
  zone TEXT NOT NULL,
  all_day TEXT -- time of day, NULL for never
) STRICT;
CREATE TABLE reminder_stale (todo_id INTEGER PRIMARY KEY) STRICT;
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
CREATE TABLE session (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
  uid TEXT NOT NULL UNIQUE,
  block_id INTEGER REFERENCES block (id) DEFERRABLE INITIALLY DEFERRED,
  todo_id INTEGER REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
  focus INTEGER NOT NULL DEFAULT 0 CHECK (focus IN (0, 1)),
  zone TEXT NOT NULL, -- in which it was recorded
  memo TEXT, -- NFC
  started INTEGER NOT NULL, -- UTC seconds
  ended INTEGER CHECK (ended > started) -- UTC seconds; NULL for the current run
) STRICT;
CREATE TABLE session_pause (
  session_id INTEGER NOT NULL REFERENCES session (id) DEFERRABLE INITIALLY DEFERRED,
  started INTEGER NOT NULL, -- UTC seconds
  ended INTEGER CHECK (ended > started), -- UTC seconds; NULL while it lasts
  PRIMARY KEY (session_id, started)
) STRICT, WITHOUT ROWID;
CREATE TABLE session_clock ( -- the clocks of the machine when the current run last changed
  session_id INTEGER PRIMARY KEY REFERENCES session (id) DEFERRABLE INITIALLY DEFERRED,
  wall INTEGER NOT NULL, -- UTC seconds
  boot INTEGER NOT NULL, -- seconds since the machine started, sleep included
  awake INTEGER NOT NULL, -- seconds since the machine started, sleep left out
  boot_id TEXT NOT NULL
) STRICT;
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
CREATE TABLE dday (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
  uid TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL CHECK (title <> ''), -- NFC
  date TEXT NOT NULL, -- civil date as it was typed, never shifted
  includes_today INTEGER NOT NULL DEFAULT 0 CHECK (includes_today IN (0, 1)),
  made TEXT NOT NULL -- civil date on which it was made
) STRICT;
CREATE TABLE dday_pin (
  id INTEGER PRIMARY KEY CHECK (id = 1), -- one row, or none while nothing is pinned
  dday_id INTEGER NOT NULL REFERENCES dday (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;
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
CREATE TABLE todo_kept_line ( -- goes back to the form that it came from
  todo_id INTEGER NOT NULL REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
  number INTEGER NOT NULL, -- from 1, in the order in which they came
  form TEXT NOT NULL, -- such as icalendar
  line TEXT NOT NULL,
  PRIMARY KEY (todo_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO place VALUES(1,'work','work','37.5,127.0','37.5,127.0','37.5,127.0',37.5,127.0);
INSERT INTO block_group VALUES(1,'d7c53c3b-6002-424f-955c-ffa584b2e092','study','study','blue','s',0,0,1);
INSERT INTO block VALUES(1,'879c46d7-cb55-4388-b297-178ad4364033',1,'reading','reading','r',NULL,1);
INSERT INTO todo VALUES(2,'uid-2','우유 사기','우유 사기',NULL,'2026-03-02','15:00',NULL,NULL,1,0,1000,NULL,'집.정원','집.정원','2026-04-01',NULL,NULL,NULL,NULL,'30m','rain',NULL,'snoozed','2026-03-02T11:00',1);
INSERT INTO todo VALUES(3,'uid-3','Read','read','a book',NULL,NULL,'2026-03-04',NULL,NULL,1,1000,2000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO todo VALUES(5,'uid-5','약 먹기','약 먹기',NULL,'2026-03-06','09:00','2026-03-07',NULL,NULL,0,1000,NULL,NULL,NULL,NULL,'FREQ=DAILY;INTERVAL=3','2026-03-02','2026-03-05','08:00',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO todo_tag VALUES(2,0,'Home','home');
INSERT INTO todo_tag VALUES(2,1,'장보기','장보기');
INSERT INTO profile VALUES(1,'가나');
INSERT INTO region VALUES(1,'kr-seoul','Seoul','서울',37.570000000000000283,126.98000000000000397);
INSERT INTO todo_item VALUES(2,1,'큰 병',1);
INSERT INTO todo_item VALUES(2,2,'작은 병',0);
INSERT INTO todo_item VALUES(5,1,'물',0);
INSERT INTO saved_filter VALUES('일','일','+회사p:1');
INSERT INTO todo_completion VALUES(5,1,'2026-03-02','08:00',3000,'2026-03-02','10:00','2026-03-04',NULL,'1');
INSERT INTO reminder_occurrence VALUES(1,2,'0m','2026-03-02T15:00',0,'2026-03-02T15:00','2026-03-02T15:00','cancelled',NULL,NULL,NULL);
INSERT INTO reminder_occurrence VALUES(2,5,'0m','2026-03-06T09:00',0,'2026-03-06T09:00','2026-03-06T09:00','wanted',NULL,NULL,NULL);
INSERT INTO reminder_occurrence VALUES(3,2,'30m','2026-03-02T14:30',0,'2026-03-02T15:00','2026-03-02T14:30','wanted',NULL,NULL,NULL);
INSERT INTO reminder_occurrence VALUES(4,2,'snooze','2026-03-02T11:00',0,'2026-03-02T15:00','2026-03-02T11:00','wanted',NULL,NULL,NULL);
INSERT INTO reminder_basis VALUES(1,'Asia/Seoul','09:00');
INSERT INTO session VALUES(1,'9a085e36-982c-491c-8ecc-14313c7b829e',1,NULL,0,'Asia/Seoul',NULL,1772323200,1772328600);
INSERT INTO session VALUES(2,'5f6422b7-8dc4-4de0-8a57-d6ac7bbcb975',1,NULL,0,'Asia/Seoul',NULL,1772412600,NULL);
INSERT INTO focus_goal VALUES('2026-03-02',6);
INSERT INTO day_memo VALUES('2026-03-01','good day');
INSERT INTO dday VALUES(1,'973420dc-b2ab-4585-8c2a-fda88dc08a19','exam','2026-12-01',0,'2026-03-02');
INSERT INTO dday_pin VALUES(1,1);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('todo',7);
INSERT INTO sqlite_sequence VALUES('reminder_occurrence',4);
INSERT INTO sqlite_sequence VALUES('place',1);
INSERT INTO sqlite_sequence VALUES('journal_step',10);
INSERT INTO sqlite_sequence VALUES('block_group',1);
INSERT INTO sqlite_sequence VALUES('block',1);
INSERT INTO sqlite_sequence VALUES('session',2);
INSERT INTO sqlite_sequence VALUES('dday',1);
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
CREATE INDEX reminder_occurrence_open ON reminder_occurrence (ring)
  WHERE outcome IS NULL AND standing = 'wanted';
CREATE INDEX reminder_occurrence_over ON reminder_occurrence (ring)
  WHERE outcome IS NOT NULL OR standing <> 'wanted';
CREATE INDEX reminder_delivery_open ON reminder_delivery (not_before)
  WHERE state IN ('waiting', 'claimed');
CREATE TRIGGER reminder_stale_added AFTER INSERT ON todo
  WHEN new.date IS NOT NULL OR new.due_date IS NOT NULL OR new.remind IS NOT NULL
BEGIN
  INSERT INTO reminder_stale SELECT new.id
  WHERE NOT EXISTS (SELECT 1 FROM reminder_stale WHERE todo_id = new.id);
END;
CREATE TRIGGER reminder_stale_changed AFTER UPDATE OF date, time, due_date, due_time, completed, repeat_rule, repeat_anchor, occurrence_date, occurrence_time, remind, nag, answer, answered_until ON todo
  WHEN (old.date, old.time, old.due_date, old.due_time, old.completed, old.repeat_rule, old.repeat_anchor, old.occurrence_date, old.occurrence_time, old.remind, old.nag, old.answer, old.answered_until) IS NOT (new.date, new.time, new.due_date, new.due_time, new.completed, new.repeat_rule, new.repeat_anchor, new.occurrence_date, new.occurrence_time, new.remind, new.nag, new.answer, new.answered_until)
BEGIN
  INSERT INTO reminder_stale SELECT new.id
  WHERE NOT EXISTS (SELECT 1 FROM reminder_stale WHERE todo_id = new.id);
END;
CREATE TRIGGER reminder_stale_removed AFTER DELETE ON todo
  WHEN EXISTS (SELECT 1 FROM reminder_occurrence WHERE todo_id = old.id)
BEGIN
  INSERT INTO reminder_stale SELECT old.id
  WHERE NOT EXISTS (SELECT 1 FROM reminder_stale WHERE todo_id = old.id);
END;
CREATE UNIQUE INDEX block_group_name ON block_group (folded_name) WHERE position IS NOT NULL;
CREATE UNIQUE INDEX block_group_key ON block_group (key) WHERE position IS NOT NULL;
CREATE UNIQUE INDEX block_group_default ON block_group (is_default) WHERE is_default = 1;
CREATE UNIQUE INDEX block_name ON block (group_id, folded_name) WHERE position IS NOT NULL;
CREATE INDEX block_by_group ON block (group_id, position);
CREATE INDEX session_by_start ON session (started, ended);
CREATE INDEX session_earning ON session (zone, started, ended)
  WHERE block_id IS NOT NULL AND ended - started >= 1800;
CREATE UNIQUE INDEX session_current ON session ((ended IS NULL)) WHERE ended IS NULL;
CREATE INDEX session_by_block ON session (block_id, started) WHERE block_id IS NOT NULL;
CREATE INDEX session_by_todo ON session (todo_id) WHERE todo_id IS NOT NULL;
CREATE INDEX dday_by_date ON dday (date, id);
CREATE INDEX todo_by_place ON todo (place_id) WHERE place_id IS NOT NULL;
PRAGMA application_id = 1668050292;
PRAGMA user_version = 4;
