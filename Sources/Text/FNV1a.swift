/// The hash FNV-1a of 64 bits, which guards against accidents and not against anybody's will.
public struct FNV1a: Sendable {
  /// The hash of the bytes so far.
  public private(set) var value: UInt64

  /// The hash of nothing; another seed gives another hash of the same bytes.
  public init(seed: UInt64 = 0xcbf2_9ce4_8422_2325) {
    value = seed
  }

  /// Takes in a byte.
  public mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Takes in the UTF-8 of a text.
  public mutating func add(_ text: String) {
    text.utf8.forEach { add($0) }
  }
}
