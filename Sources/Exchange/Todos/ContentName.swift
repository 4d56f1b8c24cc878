import Text

/// Names for todos of forms that give them none: the same content has the same name in every run.
enum ContentName {
  /// A UUID of version 8 (RFC 9562) made of a text; the bits come from two runs of FNV-1a.
  static func uid(of text: String) -> String {
    let high = hash(text, FNV1a())
    let low = hash(text, FNV1a(seed: 0x9ae1_6a3b_2f90_404f))
    return grouped(hex((high & ~0xF000) | 0x8000) + hex((low & ~(0xC0 << 56)) | 0x80 << 56))
  }

  /// The 32 hexadecimal digits of a UUID with its hyphens.
  static func grouped(_ digits: String) -> String {
    var groups: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      groups.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return groups.joined(separator: "-")
  }

  private static func hash(_ text: String, _ empty: FNV1a) -> UInt64 {
    var hash = empty
    hash.add(text)
    return hash.value
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
