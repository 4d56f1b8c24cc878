import Database
import DateHelper
import Language

/// How a channel took a reminder.
public enum TellingOutcome: Sendable, Equatable {
  /// It was told.
  case told
  /// Nobody is there now: it waits.
  case unreachable(Bilingual)
  /// It went wrong: it is tried again later and later.
  case failed(Bilingual)
}

/// Between a claim and its end.
extension ReminderStore {
  /// Whether a claimed reminder is still to be told, looked at right before it is.
  ///
  /// - Returns: the todo as it is now; an entry without one for what is said once a day; nil where
  ///   the todo does not ask for the reminder any more, or the claim is another's.
  /// - Throws: `DatabaseError`.
  public func confirmed(
    _ entry: ReminderClaim.Entry, of claim: ReminderClaim
  ) throws -> ReminderClaim.Entry? {
    let isMine = try connection.first(
      """
      SELECT 1 FROM reminder_delivery JOIN reminder_occurrence AS occurrence
        ON occurrence.id = occurrence_id
      WHERE occurrence_id = ? AND channel = ? AND state = 'claimed' AND owner = ?
        AND standing = 'wanted'
        AND NOT EXISTS (SELECT 1 FROM reminder_stale WHERE todo_id = occurrence.todo_id)
      """, entry.reminder.id, claim.channel, claim.owner
    ) { _ in true }
    guard isMine != nil else { return nil }
    let todo = try todos.todo(entry.reminder.todoID)
    guard todo != nil || entry.reminder.todoID == DailyReminder.todoID else { return nil }
    return ReminderClaim.Entry(reminder: entry.reminder, todo: todo)
  }

  /// Gives claimed reminders back untold, for another claim.
  ///
  /// - Throws: `DatabaseError`.
  public func release(_ entries: [ReminderClaim.Entry], of claim: ReminderClaim) throws {
    guard !entries.isEmpty else { return }
    try connection.transaction {
      for entry in entries { try change(entry, of: claim, "state = 'waiting'") }
    }
  }

  /// Writes down how claimed reminders were taken; one that nags is written down for its next time.
  ///
  /// - Throws: `DatabaseError`.
  public func mark(
    _ entries: [ReminderClaim.Entry], of claim: ReminderClaim, _ outcome: TellingOutcome,
    _ clock: ReminderClock
  ) throws {
    let now = clock.now.seconds
    try connection.transaction {
      for entry in entries {
        switch outcome {
        case .told:
          try change(entry, of: claim, "state = 'sent', ended = ?, reason = NULL", now)
          try nag(entry, clock)
        case .unreachable(let reason):
          try change(
            entry, of: claim, "state = 'waiting', not_before = ?, reason = ?",
            now + ReminderClaim.retry, reason.stored)
        case .failed(let reason):
          let attempts = try attempts(entry, claim)
          let wait = ReminderClaim.backOff[min(attempts, ReminderClaim.backOff.count - 1)]
          try change(
            entry, of: claim,
            "state = 'waiting', attempts = attempts + 1, not_before = ?, reason = ?", now + wait,
            reason.stored)
        }
      }
    }
  }

  private func change(
    _ entry: ReminderClaim.Entry, of claim: ReminderClaim, _ assignment: String,
    _ values: any Bindable...
  ) throws {
    try connection.run(
      """
      UPDATE reminder_delivery SET owner = NULL, lease_until = NULL, \(assignment)
      WHERE occurrence_id = ? AND channel = ? AND owner = ?
      """, values: values + [entry.reminder.id, claim.channel, claim.owner])
  }

  private func attempts(_ entry: ReminderClaim.Entry, _ claim: ReminderClaim) throws -> Int {
    try connection.first(
      "SELECT attempts FROM reminder_delivery WHERE occurrence_id = ? AND channel = ?",
      entry.reminder.id, claim.channel
    ) { $0.integer(0) } ?? 0
  }

  /// The next repeat of a nag begins when this one was told, so that none pile up.
  private func nag(_ entry: ReminderClaim.Entry, _ clock: ReminderClock) throws {
    guard let todo = try todos.todo(entry.reminder.todoID), let nag = todo.reminding.nag else {
      return
    }
    let reminder = entry.reminder
    try insert(
      todo.id, rule: reminder.rule, at: reminder.at, number: reminder.number + 1,
      about: reminder.about, ring: clock.local(clock.now.adding(seconds: Int64(nag) * 60)))
    try settle(todo.id, by: clock)
  }
}
