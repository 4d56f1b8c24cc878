import Text

/// Text as the content or an attribute of XML 1.0.
enum XMLText {
  /// Appends any text so that every parser reads it back as what a terminal would show.
  ///
  /// Characters that XML cannot hold (section 2.2: most controls, U+FFFE, U+FFFF) are made visible
  /// or replaced.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var escaping = TerminalEscaping()
    for scalar in text.unicodeScalars {
      let isEscaped = escaping.escapes(scalar)
      switch scalar {
      case "&": bytes.append("&amp;")
      case "<": bytes.append("&lt;")
      case ">": bytes.append("&gt;")
      case "\"": bytes.append("&quot;")
      case "\n": bytes.append(0x0A)
      case "\u{FFFE}", "\u{FFFF}": bytes.append("\u{FFFD}")
      case _ where isEscaped: bytes.append(scalar.terminalEscape)
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
  }
}
