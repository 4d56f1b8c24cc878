/// A trace of a key by which a change of the key is noticed.
///
/// 32 bits of a hash (FNV-1a) of a key of 128 bits and more: too few to find the key from.
public struct KeyMark: Sendable, Hashable {
  /// Eight hexadecimal digits; empty for a provider without keys.
  public let text: String

  /// The mark of providers that need no key.
  public static let none = KeyMark(text: "")

  /// The mark of a key.
  public init(of key: String) {
    let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let folded = String((hash >> 32) ^ (hash & 0xffff_ffff), radix: 16)
    text = String(repeating: "0", count: 8 - folded.count) + folded
  }

  init(text: String) {
    self.text = text
  }
}
