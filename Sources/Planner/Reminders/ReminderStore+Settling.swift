import Database
import DateHelper

/// Keeping the reminders in step with the todos.
extension ReminderStore {
  /// Computes the reminders of all todos that were changed since; part of the transaction that
  /// changes them.
  ///
  /// - Throws: `DatabaseError`.
  public func settle(by clock: ReminderClock) throws {
    if try !isBasis(clock) { try renewBasis(clock) }
    var stale: [Int] = []
    try connection.rows("SELECT todo_id FROM reminder_stale") { stale.append($0.integer(0)) }
    guard !stale.isEmpty else { return }
    for id in stale { try settle(id, by: clock) }
    try connection.run("DELETE FROM reminder_stale")
  }

  /// Whether nothing has to be computed again.
  func isSettled(by clock: ReminderClock) throws -> Bool {
    let hasStale = try connection.first("SELECT 1 FROM reminder_stale LIMIT 1") { _ in true }
    return try hasStale == nil && isBasis(clock)
  }

  private func isBasis(_ clock: ReminderClock) throws -> Bool {
    try connection.first("SELECT zone, all_day FROM reminder_basis") { row in
      row.text(0) == clock.zone.name && row.optionalText(1) == clock.allDay?.iso
    } ?? false
  }

  /// Another zone, or another time for todos without one, moves what is still to ring.
  private func renewBasis(_ clock: ReminderClock) throws {
    try connection.run(
      """
      INSERT INTO reminder_basis (id, zone, all_day) VALUES (1, ?, ?)
      ON CONFLICT (id) DO UPDATE SET zone = excluded.zone, all_day = excluded.all_day
      """, clock.zone.name, clock.allDay?.iso)
    try connection.run(
      """
      INSERT INTO reminder_stale
      SELECT id FROM todo WHERE completed IS NULL
        AND (date >= ?1 OR due_date >= ?1 OR remind IS NOT NULL OR repeat_rule IS NOT NULL)
        AND id NOT IN (SELECT todo_id FROM reminder_stale)
      """, clock.local(clock.now).date.adding(days: -2).iso)
  }

  /// Computes the reminders of one todo.
  ///
  /// What is written down and still asked for stays, also when its time is over and no pass came.
  func settle(_ todoID: Int, by clock: ReminderClock) throws {
    let known = try reminders("todo_id = ?", todoID)
    guard let todo = try todos.todo(todoID), !todo.isDone else {
      try connection.run(
        """
        UPDATE reminder_occurrence SET standing = 'cancelled'
        WHERE todo_id = ? AND standing <> 'cancelled'
        """, todoID)
      return
    }
    var settled: [Reminder] = []
    for var reminder in known {
      reminder.standing = todo.standing(of: reminder, among: known, clock)
      if reminder.number == 0 { reminder.ring = clock.local(reminder.instant(by: clock)) }
      settled.append(reminder)
    }
    settled.cancelAllButNext()
    let coming = todo.comingReminders(after: settled, clock)
    settled.cancel(after: coming)
    for (old, new) in zip(known, settled) where old != new {
      try connection.run(
        "UPDATE reminder_occurrence SET standing = ?, ring = ? WHERE id = ?",
        new.standing.rawValue, new.ring.iso, new.id)
    }
    for coming in coming {
      try insert(
        todoID, rule: coming.rule, at: coming.at, number: 0, about: coming.about,
        ring: clock.local(coming.instant))
    }
  }

  /// Writes a reminder down, unless it is there.
  func insert(
    _ todoID: Int, rule: String, at: CivilMoment, number: Int, about: CivilMoment,
    ring: CivilMoment
  ) throws {
    try connection.run(
      """
      INSERT INTO reminder_occurrence (todo_id, rule, at, number, about, ring)
      VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (todo_id, rule, at, number) DO NOTHING
      """, todoID, rule, at.iso, number, about.iso, ring.iso)
  }
}

extension [Reminder] {
  /// Leaves the first of each rule that is still to ring.
  ///
  /// An occurrence that was opened for a while, until an undo, is written down already; its turn
  /// comes after the one before it.
  fileprivate mutating func cancelAllButNext() {
    var seen: Set<String> = []
    for index in indices.sorted(by: { self[$0].at < self[$1].at })
    where self[index].isWaiting {
      if !seen.insert(self[index].rule).inserted { self[index].standing = .cancelled }
    }
  }

  /// Leaves out what is still to ring of a rule of which something is to ring before.
  fileprivate mutating func cancel(after coming: [PlannedReminder]) {
    for index in indices where self[index].isWaiting {
      let reminder = self[index]
      if coming.contains(where: { $0.rule == reminder.rule && $0.at < reminder.at }) {
        self[index].standing = .cancelled
      }
    }
  }
}

extension Reminder {
  /// Whether it is a reminder, not the repeat of one, that is still to ring.
  fileprivate var isWaiting: Bool { number == 0 && standing == .wanted && outcome == nil }
}

extension Todo {
  /// The reminders that are to be written down beside those that are: the next of each rule.
  ///
  /// The first of a rule is after now. One that follows another may be over already, where no
  /// pass came for a while; it is missed then, unless that was within a day.
  fileprivate func comingReminders(
    after known: [Reminder], _ clock: ReminderClock
  ) -> [PlannedReminder] {
    let snoozed = snoozedReminder(clock).flatMap { $0.instant > clock.now ? $0 : nil }
    let coming = reminderRules(clock).compactMap { rule -> PlannedReminder? in
      let mine = known.filter {
        $0.rule == rule.text && $0.number == 0 && $0.standing != .cancelled
      }
      let latest = mine.filter { !$0.isWaiting }.map { $0.instant(by: clock) }.max()
      let oldest = clock.now.adding(seconds: -ReminderStore.memory)
      let next = nextReminder(of: rule, after: latest.map { max($0, oldest) } ?? clock.now, clock)
      // A move can bring the next one before the one that waits.
      let waiting = mine.first(where: \.isWaiting)
      return next.flatMap { next in waiting.map { next.at < $0.at } ?? true ? next : nil }
    }
    return coming + (snoozed.map { [$0] } ?? [])
  }

  /// What the todo has to say about a reminder.
  fileprivate func standing(
    of reminder: Reminder, among all: [Reminder], _ clock: ReminderClock
  ) -> Reminder.Standing {
    // A nag ends where a later reminder of the same todo rings.
    let isOvertaken = all.contains {
      $0.number == 0 && $0.at > reminder.at && $0.outcome == .rung
    }
    if reminder.number > 0, isOvertaken { return .cancelled }
    if reminder.rule == ReminderRule.snooze {
      return reminding.answer == .snoozed(reminder.at) ? .wanted : .cancelled
    }
    guard asks(for: reminder.rule, about: reminder.about, clock) else { return .cancelled }
    // An answer to a reminder is one to all repeats of it that were to come.
    let answered = reminder.number == 0 ? reminder.ring : reminder.at
    switch reminding.answer {
    case .snoozed(let until) where answered <= until: return .snoozed
    case .dismissed(let until) where answered <= until: return .dismissed
    default: return .wanted
    }
  }
}
