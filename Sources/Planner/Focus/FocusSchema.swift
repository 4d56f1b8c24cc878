/// The tables of focus goals and the marimo.
enum FocusSchema {
  static let sql = """
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables: [String] = []
}
