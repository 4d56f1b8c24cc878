/// A notice as a mail of plain ASCII lines (RFC 5322, RFC 2045).
struct MailMessage {
  /// Header and body, lines ended by LF as sendmail takes them.
  let text: String

  /// A mail to an address that was validated.
  init(_ notice: Notice, to recipient: String) {
    let title = notice.title.onOneLine.cut(characters: 500, bytes: 4096)
    let body = [notice.title.onOneLine, notice.body.onLines].filter { !$0.isEmpty }
    let lines = [
      "To: \(recipient)", "Subject: \(Self.header(title.isEmpty ? Notice.untitled : title))",
      "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: base64", "Auto-Submitted: auto-generated", "",
    ]
    let encoded = Base64.encoded(Array((body.joined(separator: "\n\n") + "\n").utf8))
    text = (lines + encoded.pieces(of: 76)).map { "\($0)\n" }.joined()
  }

  /// A header's text as it is, or in encoded words (RFC 2047 section 2).
  private static func header(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    guard !isPlain || text.utf8.count > 60 || text.contains("=?") || text.hasPrefix(" ") else {
      return text
    }
    return words(text).map { "=?UTF-8?B?\(Base64.encoded($0))?=" }.joined(separator: "\n ")
  }

  /// Pieces that end with a character (RFC 2047 section 5); 39 bytes of each fit a line of 76
  /// characters with the name of the header.
  private static func words(_ text: String) -> [[UInt8]] {
    var words: [[UInt8]] = [[]]
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if words[words.count - 1].count + bytes.count > 39 { words.append([]) }
      words[words.count - 1] += bytes
    }
    return words
  }
}

/// The encoding of RFC 4648 section 4.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in digits, padded.
  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      var quad: [UInt8] = []
      for _ in 0..<4 {
        quad.insert(digits[bits & 63], at: 0)
        bits >>= 6
      }
      text += quad.prefix(group.count + 1)
      text += [UInt8](repeating: UInt8(ascii: "="), count: 3 - group.count)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension String {
  /// The ASCII text in lines of a length.
  fileprivate func pieces(of length: Int) -> [String] {
    let bytes = Array(utf8)
    return stride(from: 0, to: bytes.count, by: length).map {
      String(decoding: bytes[$0..<min($0 + length, bytes.count)], as: UTF8.self)
    }
  }
}
