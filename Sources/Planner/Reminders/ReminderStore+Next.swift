import Database
import DateHelper

/// The reminder that rings next.
public struct NextReminder: Sendable, Equatable {
  /// The reminder.
  public let reminder: Reminder
  /// When it is tried again, where it has not reached anybody; nil where it rings at its time.
  public let again: Instant?
}

extension ReminderStore {
  /// The reminder that rings next, for the first time or again; nil where none is to come.
  ///
  /// - Throws: `DatabaseError`.
  public func next(_ clock: ReminderClock) throws -> NextReminder? {
    let coming = try reminders(
      "outcome IS NULL AND standing = 'wanted' AND ring >= ? ORDER BY ring, id LIMIT 1",
      clock.local(clock.now.adding(seconds: -Self.lateness)).iso
    ).first
    let again = try nextAttempt(clock)
    guard let coming else { return again }
    if let again, let attempt = again.again, attempt < coming.instant(by: clock) { return again }
    return NextReminder(reminder: coming, again: nil)
  }

  /// The reminder of a todo that is tried again first.
  private func nextAttempt(_ clock: ReminderClock) throws -> NextReminder? {
    let attempt = try connection.first(
      """
      SELECT occurrence_id, not_before FROM reminder_delivery AS delivery
      JOIN reminder_occurrence AS occurrence ON occurrence.id = occurrence_id
      WHERE delivery.state IN ('waiting', 'claimed') AND standing = 'wanted' AND todo_id <> ?
      ORDER BY not_before, occurrence_id LIMIT 1
      """, DailyReminder.todoID
    ) { (id: $0.integer(0), instant: $0.instant(1)) }
    guard let attempt, let reminder = try reminders("id = ?", attempt.id).first else { return nil }
    return NextReminder(reminder: reminder, again: max(attempt.instant, clock.now))
  }
}
