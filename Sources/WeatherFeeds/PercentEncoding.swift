/// The text with everything but unreserved characters as %XX (RFC 3986, section 2.3).
///
/// No key can end the query or the request line then.
public func percentEncoded(_ text: String) -> String {
  text.utf8.reduce(into: "") { encoded, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

/// The text with each %XX as the byte that it stands for (RFC 3986, section 2.1).
///
/// - Returns: nil where a percent sign stands before anything else, or what comes out is not UTF-8.
func percentDecoded(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexadecimalDigit),
      let low = rest.popFirst().flatMap(hexadecimalDigit)
    else { return nil }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self)
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  Character(Unicode.Scalar(byte)).hexDigitValue.flatMap { UInt8(exactly: $0) }
}

/// The text percent-encoded once, whether or not it was encoded when it came.
func percentEncodedOnce(_ text: String) -> String {
  percentEncoded(percentDecoded(text) ?? text)
}

/// All spellings in which a key can be in a request or come back from a server, the longest first.
public func spellings(ofKey key: String) -> [String] {
  let plain = percentDecoded(key) ?? key
  let all: Set = [key, percentEncoded(key), plain, percentEncoded(plain)]
  return all.filter { !$0.isEmpty }.sorted { $0.utf8.count > $1.utf8.count }
}
