/// The tables of groups, blocks and sessions.
enum SessionSchema {
  static let sql = """
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables: [String] = []
}
