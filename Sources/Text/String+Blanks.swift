extension String {
  /// The text up to its last character that is no blank.
  public var withoutBlanksAtEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
