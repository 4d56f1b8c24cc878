extension String {
  /// The text up to its last character that is no blank.
  public var withoutBlanksAtEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}

extension StringProtocol {
  /// The text without the white space before and after it.
  public var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
