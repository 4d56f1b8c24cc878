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
      Journal.schemaWithBytesLast,
    ].joined(separator: "\n"))
}
