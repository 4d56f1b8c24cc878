/// Signs of forms are scalars: a mark that follows one belongs to the text behind it, although it
/// makes one character with it.
extension String {
  /// The parts of the text between separators, empty ones too.
  func parts(at separator: Unicode.Scalar, maxSplits: Int = .max) -> [String] {
    unicodeScalars.split(
      separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: false
    ).map { String($0) }
  }

  /// The text behind a beginning, nil where it begins otherwise.
  func text(after beginning: String) -> String? {
    guard unicodeScalars.starts(with: beginning.unicodeScalars) else { return nil }
    return String(unicodeScalars.dropFirst(beginning.unicodeScalars.count))
  }

  /// The text with a space in the place of each line break of whatever kind.
  var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.isLineBreak ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether a text goes on in another line behind the scalar (Unicode Standard Annex 14).
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
