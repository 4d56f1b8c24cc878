import FoundationEssentials

/// The bytes of an answer on their way to a ``JSONValue``.
struct JSONText {
  /// Why bytes are no JSON.
  enum Fault: Error, Equatable {
    /// Nothing but white space.
    case blank
    /// It begins like a web page.
    case webPage
    /// A bracket or a string is still open at the end.
    case brokenOff
    /// Anything else, such as nesting that no provider writes.
    case malformed
  }

  /// No provider nests deeper than 8.
  static let deepestNesting = 64

  let bytes: [UInt8]

  /// The value that the bytes hold.
  ///
  /// A byte order mark is skipped; bytes that are not UTF-8 become U+FFFD.
  func value() throws(Fault) -> JSONValue {
    let text = String(decoding: bytes, as: UTF8.self).utf8
    let mark = "\u{FEFF}".utf8
    let body = text.starts(with: mark) ? Array(text.dropFirst(mark.count)) : Array(text)
    guard let first = body.first(where: { !Self.isWhite($0) }) else { throw .blank }
    guard first != UInt8(ascii: "<") else { throw .webPage }
    let nesting = Self.nesting(of: body)
    guard !nesting.isOpenAtEnd else { throw .brokenOff }
    guard nesting.deepest <= Self.deepestNesting else { throw .malformed }
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(body))
    } catch {
      throw .malformed
    }
  }

  private static func isWhite(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }

  private static func nesting(of body: [UInt8]) -> (deepest: Int, isOpenAtEnd: Bool) {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in body {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString:
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
        depth -= 1
      default: break
      }
    }
    return (deepest, isInString || depth > 0)
  }
}
