import Text

/// A trace of a key by which a change of the key is noticed.
///
/// 32 bits of a hash of a key of 128 bits and more: too few to find the key from.
public struct KeyMark: Sendable, Hashable {
  /// Eight hexadecimal digits; empty for a provider without keys.
  public let text: String

  /// The mark of providers that need no key.
  public static let none = KeyMark(text: "")

  /// The mark of a key.
  public init(of key: String) {
    var hash = FNV1a()
    hash.add(key)
    let folded = String((hash.value >> 32) ^ (hash.value & 0xffff_ffff), radix: 16)
    text = String(repeating: "0", count: 8 - folded.count) + folded
  }

  init(text: String) {
    self.text = text
  }
}
