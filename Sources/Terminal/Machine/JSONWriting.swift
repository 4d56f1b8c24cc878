import Text

extension JSONValue {
  /// Appends the value as JSON on one line, without a newline.
  public func append(to output: inout [UInt8]) {
    switch self {
    case .object(let members):
      output.append(0x7B)
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(0x2C) }
        Self.append(member.name, to: &output)
        output.append(0x3A)
        member.value.append(to: &output)
      }
      output.append(0x7D)
    case .array(let elements):
      output.append(0x5B)
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(0x2C) }
        element.append(to: &output)
      }
      output.append(0x5D)
    case .string(let text): Self.append(text, to: &output)
    case .integer(let integer): output.append(String(integer))
    case .number(let number): output.append(Self.digits(of: number))
    case .boolean(let boolean): output.append(boolean ? "true" : "false")
    case .null: output.append("null")
    }
  }

  /// The value as JSON on one line, without a newline.
  public var text: String {
    var output: [UInt8] = []
    append(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a string in quotes.
  ///
  /// Besides what JSON asks for, everything that a terminal could act on is escaped, so that the
  /// output is safe to look at and still carries each scalar.
  private static func append(_ text: String, to output: inout [UInt8]) {
    output.append(0x22)
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard !bytes.contains(where: \.mayNeedJSONEscape) else { return false }
      output.append(contentsOf: bytes)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars { append(scalar, to: &output) }
    }
    output.append(0x22)
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    switch scalar {
    case "\"": output.append("\\\"")
    case "\\": output.append("\\\\")
    case "\n": output.append("\\n")
    case "\r": output.append("\\r")
    case "\t": output.append("\\t")
    case _ where scalar.isEscapedOnTerminal:
      for unit in scalar.utf16 {
        let digits = String(unit, radix: 16)
        output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    default: output.append(contentsOf: scalar.utf8)
    }
  }

  /// The shortest decimal digits that read back as the same number, never with an exponent.
  private static func digits(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard number != 0 else { return "0" }
    let parts = "\(number.magnitude)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let whole = mantissa[0]
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return (number < 0 ? "-" : "") + positional(whole, fraction, exponent: exponent)
  }

  /// The digits `whole.fraction` with the point moved `exponent` places to the right.
  private static func positional(
    _ whole: Substring, _ fraction: Substring, exponent: Int
  ) -> String {
    let digits = whole + fraction
    let point = whole.count + exponent
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count {
      return digits + String(repeating: "0", count: point - digits.count)
    }
    return digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

extension UInt8 {
  /// Whether a scalar that JSON or a terminal needs escaped may begin with this byte of UTF-8.
  fileprivate var mayNeedJSONEscape: Bool {
    switch self {
    case ..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }
}
