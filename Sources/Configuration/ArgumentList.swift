/// A program and its arguments as a setting holds them: a JSON array of strings (RFC 8259).
public enum ArgumentList {
  /// The strings of an array; nil for any other text, and for an array without a program's name.
  public static func read(_ text: String) -> [String]? {
    var reader = StringArrayReader(text)
    guard
      let strings = reader.array(), let name = strings.first, !name.isEmpty,
      !strings.contains(where: { $0.utf8.contains(0) })
    else { return nil }
    return strings
  }
}

/// Reads an array of strings and nothing else.
private struct StringArrayReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  /// The strings; nil where the text is anything else, or goes on.
  mutating func array() -> [String]? {
    guard take("[") else { return nil }
    var strings: [String] = []
    repeat {
      guard let string = string() else { return nil }
      strings.append(string)
    } while take(",")
    return take("]") && rest.isEmpty ? strings : nil
  }

  /// Passes a sign and the white space around it.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop { [" ", "\t", "\n", "\r"].contains($0) }
  }

  private mutating func string() -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var string = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(string)
      case "\\":
        guard let escaped = escape() else { return nil }
        string.append(escaped)
      case "\u{0}"..<"\u{20}": return nil
      default: string.append(scalar)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "u": return scalar()
    case .some(let sign) where ["\"", "\\", "/"].contains(sign): return sign
    default: return nil
    }
  }

  /// The scalar of four digits, or of two halves beyond the basic plane (RFC 8259 section 7).
  private mutating func scalar() -> Unicode.Scalar? {
    guard let unit = unit() else { return nil }
    guard 0xD800..<0xDC00 ~= unit else { return Unicode.Scalar(unit) }
    guard
      rest.popFirst() == "\\", rest.popFirst() == "u", let low = self.unit(),
      0xDC00..<0xE000 ~= low
    else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt32(String(digits), radix: 16)
  }
}
