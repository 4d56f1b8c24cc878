/// How much was done: halves, and the exact time.
public struct BlockAmount: Sendable, Equatable {
  /// Full halves; two are a block.
  public var halves: Int
  /// Seconds of work, those that make no half too.
  public var seconds: Int64

  /// Nothing, or so much.
  public init(halves: Int = 0, seconds: Int64 = 0) {
    self.halves = halves
    self.seconds = seconds
  }

  /// Half a block a half.
  public var blocks: Double { Double(halves) / 2 }

  /// Whether there is no work at all.
  public var isEmpty: Bool { halves == 0 && seconds == 0 }

  /// Adds up two amounts.
  public static func += (one: inout BlockAmount, other: BlockAmount) {
    one.halves += other.halves
    one.seconds += other.seconds
  }
}

extension Sequence<BlockAmount> {
  /// All of them together.
  public var sum: BlockAmount { reduce(into: BlockAmount()) { $0 += $1 } }
}
