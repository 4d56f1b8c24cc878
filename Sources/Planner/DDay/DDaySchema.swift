/// The tables of D-days.
enum DDaySchema {
  static let sql = """
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables: [String] = []
}
