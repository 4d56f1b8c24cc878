extension Unicode.Scalar {
  /// Whether the scalar is shown escaped: it could move the cursor, reorder or break the line, or
  /// hide in it.
  ///
  /// Controls (category Cc: C0, DEL, C1), line and paragraph separators, and the format characters
  /// (category Cf) that nobody sees, such as bidirectional controls, the zero-width space and the
  /// soft hyphen. The joiners U+200C and U+200D stay: they shape letters and emoji. Within a flag
  /// ``TerminalEscaping`` lets tags pass.
  public var isEscapedOnTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x20...0xAC, 0x200C, 0x200D, 0x3041...0xD7A3: false
    // Annotations (U+FFF9 to U+FFFB) are the only ones that are not ignorable by default.
    case 0xFFF9...0xFFFB: true
    default:
      properties.generalCategory == .format && properties.isDefaultIgnorableCodePoint
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

/// Which scalars of a text are shown escaped, asked for one after another.
public struct TerminalEscaping {
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  /// The letters of a flag such as that of Wales, which follow a black flag (UTS 51, ED-14a).
  private static let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007F}"
  private var isInFlag = false

  /// The start of a text.
  public init() {}

  /// Whether the next scalar of the text is shown escaped.
  public mutating func escapes(_ scalar: Unicode.Scalar) -> Bool {
    let isTag = Self.tags.contains(scalar)
    isInFlag = scalar == Self.blackFlag || isTag && isInFlag
    return scalar.isEscapedOnTerminal && !(isTag && isInFlag)
  }
}
