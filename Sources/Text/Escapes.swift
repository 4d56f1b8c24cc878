extension Unicode.Scalar {
  /// Whether the scalar is shown escaped: it could move the cursor, reorder or break the line.
  ///
  /// Controls (category Cc: C0, DEL, C1), bidirectional controls, line and paragraph separators and
  /// the byte order mark.
  public var isEscapedOnTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }

  /// The scalar in visible ASCII: `\e`, `\t`, `\n`, `\r`, `\0`, else `\u{202E}`.
  public var terminalEscape: String {
    switch value {
    case 0x00: #"\0"#
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0D: #"\r"#
    case 0x1B: #"\e"#
    default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
