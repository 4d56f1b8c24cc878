/// The tables of named places.
enum PlaceSchema {
  static let sql = """
    """

  /// The tables whose changes are steps that can be undone.
  static let journaledTables: [String] = []
}
