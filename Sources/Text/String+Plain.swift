extension StringProtocol {
  /// Whether the text is made of ASCII letters, ASCII digits and some other ASCII signs alone.
  public func isPlain(allowing signs: String) -> Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: signs.utf8.contains(byte)
      }
    }
  }

  /// Whether the text is made of ASCII digits alone, of at least one.
  @inlinable public var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}
