/// The tables of reminders.
///
/// What a person says about reminders stands in the todo and is journaled with it. Occurrences and
/// deliveries are the ledger: they follow the todo, and what rang has rung.
enum ReminderSchema {
  static let sql = """
    ALTER TABLE todo ADD COLUMN remind TEXT; -- rules parted by commas, 'none'; NULL for the usual
    ALTER TABLE todo ADD COLUMN condition TEXT; -- as ReminderCondition.text
    ALTER TABLE todo ADD COLUMN nag INTEGER CHECK (nag > 0); -- minutes
    ALTER TABLE todo ADD COLUMN answer TEXT CHECK (answer IN ('snoozed', 'dismissed'));
    ALTER TABLE todo ADD COLUMN answered_until TEXT -- local, YYYY-MM-DDTHH:MM
      CHECK ((answered_until IS NULL) = (answer IS NULL));

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
    CREATE INDEX reminder_occurrence_open ON reminder_occurrence (ring)
      WHERE outcome IS NULL AND standing = 'wanted';
    CREATE INDEX reminder_occurrence_over ON reminder_occurrence (ring)
      WHERE outcome IS NOT NULL OR standing <> 'wanted';

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
    CREATE INDEX reminder_delivery_open ON reminder_delivery (not_before)
      WHERE state IN ('waiting', 'claimed');

    CREATE TABLE reminder_basis ( -- what the occurrences were computed by
      id INTEGER PRIMARY KEY CHECK (id = 1),
      zone TEXT NOT NULL,
      all_day TEXT -- time of day, NULL for never
    ) STRICT;

    -- Todos whose occurrences are to be computed again before the transaction ends. Triggers mark
    -- them, so that an undo, which writes rows and knows no todo, marks them too.
    CREATE TABLE reminder_stale (todo_id INTEGER PRIMARY KEY) STRICT;
    CREATE TRIGGER reminder_stale_added AFTER INSERT ON todo
      WHEN new.date IS NOT NULL OR new.due_date IS NOT NULL OR new.remind IS NOT NULL
    BEGIN
      INSERT INTO reminder_stale SELECT new.id
      WHERE NOT EXISTS (SELECT 1 FROM reminder_stale WHERE todo_id = new.id);
    END;
    CREATE TRIGGER reminder_stale_changed AFTER UPDATE OF \(watched) ON todo
      WHEN (\(prefixed("old"))) IS NOT (\(prefixed("new")))
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
    INSERT INTO reminder_stale SELECT id FROM todo WHERE completed IS NULL AND date IS NOT NULL;
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables: [String] = []

  /// What of a todo its occurrences follow from.
  private static let columns = [
    "date", "time", "due_date", "due_time", "completed", "repeat_rule", "repeat_anchor",
    "occurrence_date", "occurrence_time", "remind", "nag", "answer", "answered_until",
  ]
  private static let watched = columns.joined(separator: ", ")

  private static func prefixed(_ row: String) -> String {
    columns.map { "\(row).\($0)" }.joined(separator: ", ")
  }
}
