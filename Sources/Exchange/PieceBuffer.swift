/// Bytes that are handed on piece by piece, so that no form is held whole.
struct PieceBuffer {
  /// What is to be handed on.
  var bytes: [UInt8] = []
  private let sink: ([UInt8]) throws -> Void
  private static let size = 1 << 16

  init(to sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  /// Hands on what has come together, once it is a piece.
  mutating func flushPiece() throws {
    guard bytes.count >= Self.size else { return }
    try flush()
  }

  /// Hands on all.
  mutating func flush() throws {
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
