/// The tables of reminders.
enum ReminderSchema {
  static let sql = """
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables: [String] = []
}
