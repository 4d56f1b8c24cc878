/// What one transfer may cost.
public struct Limits: Sendable {
  /// Milliseconds until the connection must stand.
  public var connectMilliseconds = 3000
  /// Milliseconds for the whole transfer.
  public var totalMilliseconds = 8000
  /// A transfer is given up when fewer bytes a second than this come for `slowSeconds`.
  public var slowBytesPerSecond = 30
  /// See `slowBytesPerSecond`.
  public var slowSeconds = 5
  /// The most bytes of a body, counted after decompression.
  public var bodyBytes = 1 << 20
  /// The most bytes of all header lines.
  public var headerBytes = 1 << 16

  /// The limits that weather needs.
  public init() {}
}
