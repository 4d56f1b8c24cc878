import Database

extension Schema {
  /// Reminders, blocks and sessions, focus, D-days and places; each stands beside its subject.
  static let version4 = Migration(
    version: 4,
    sql: [
      ReminderSchema.sql,
      SessionSchema.sql,
      FocusSchema.sql,
      DDaySchema.sql,
      PlaceSchema.sql,
      KeptLineSchema.sql,
      "DELETE FROM journal_step; -- steps of another schema cannot be taken back",
    ].joined(separator: "\n"))
}
