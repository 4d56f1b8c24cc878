/// Text from a person or a server as it may be shown on a terminal.
///
/// Whatever could act on the terminal instead of being read (see
/// ``TerminalEscaping``) is replaced by visible ASCII; all else, U+200D and backslashes too, stays as
/// it is. Nothing is removed, and making safe what is safe changes nothing.
public struct SafeText: Sendable, Hashable {
  /// The text to show.
  public let string: String
  /// The number of terminal cells that it takes on one line.
  public let cellWidth: Int
  /// Whether each scalar of it is a character of its own, with a width that is quickly known.
  public let isStandalone: Bool

  /// The safe form of any text.
  public init(_ text: String) {
    var scan = TextScan(text)
    string = scan.needsEscaping ? Self.escaped(text) : text
    if scan.needsEscaping { scan = TextScan(string) }
    isStandalone = scan.isStandalone
    cellWidth = isStandalone ? scan.standaloneCellWidth : string.reduce(0) { $0 + $1.cellWidth }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    var escaping = TerminalEscaping()
    for scalar in text.unicodeScalars {
      if escaping.escapes(scalar) {
        escaped += scalar.terminalEscape
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension SafeText: ExpressibleByStringLiteral {
  /// The safe form of a literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
