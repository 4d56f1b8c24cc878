extension [UInt8] {
  /// Appends the UTF-8 bytes of a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends that many spaces.
  mutating func append(spaces count: Int) {
    append(contentsOf: repeatElement(0x20, count: count))
  }
}
