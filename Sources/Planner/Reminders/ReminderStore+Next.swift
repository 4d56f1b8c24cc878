import Database

extension ReminderStore {
  /// The reminder that rings next; nil where none is to come.
  ///
  /// - Throws: `DatabaseError`.
  public func next() throws -> Reminder? {
    try reminders("outcome IS NULL AND standing = 'wanted' ORDER BY ring, id LIMIT 1").first
  }
}
