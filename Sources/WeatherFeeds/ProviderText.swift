import Text

/// Words of a provider made fit to be shown: one short line without controls and without addresses.
enum ProviderText {
  /// Longer texts are cut; no station has a longer name.
  static let limit = 80

  /// The safe line, nil if nothing is left of it.
  static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    let scalars = text.unicodeScalars.prefix(1000).map { $0.isEscapedOnTerminal ? " " : $0 }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars)
    let words = String(line).split(whereSeparator: \.isWhitespace)
      .filter { !$0.contains("://") }
    let joined = words.joined(separator: " ").prefix(limit)
    return joined.isEmpty ? nil : String(joined)
  }
}
