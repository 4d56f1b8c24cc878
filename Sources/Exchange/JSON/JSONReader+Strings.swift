extension JSONReader {
  /// A string, from the quote before it to the one behind it.
  mutating func string() throws(JSONFault) -> String {
    place += 1
    var text = ""
    while true {
      let start = place
      while place < bytes.count, !Self.endsRun(bytes[place]) { place += 1 }
      guard let run = String(validating: bytes[start..<place], as: UTF8.self) else {
        throw .unexpected(at: start)
      }
      if text.isEmpty { text = run } else { text += run }
      switch try next() {
      case UInt8(ascii: "\""):
        place += 1
        return text
      case UInt8(ascii: "\\"):
        place += 1
        text.unicodeScalars.append(try escaped())
      default:
        throw .unexpected(at: place)
      }
    }
  }

  private static func endsRun(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    let letter = try next()
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw .unexpected(at: place - 1)
    }
  }

  /// The scalar of four digits, or of a surrogate pair.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    let start = place
    let first = try digits()
    guard 0xD800...0xDFFF ~= first else {
      guard let scalar = Unicode.Scalar(first) else { throw .unexpected(at: start) }
      return scalar
    }
    for byte in "\\u".utf8 {
      guard try next() == byte else { throw .unexpected(at: start) }
      place += 1
    }
    let second = try digits()
    guard first < 0xDC00, 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .unexpected(at: start) }
    return scalar
  }

  private mutating func digits() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try next())).hexDigitValue else {
        throw .unexpected(at: place)
      }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }
}
