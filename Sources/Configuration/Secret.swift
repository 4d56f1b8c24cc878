import Text

/// A key of a service.
///
/// No way of printing it shows it.
public struct Secret: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The key itself, for the one request that needs it.
  public let revealed: String

  /// Keeps `text` from being printed; nil when nothing but white space is in it.
  public init?(_ text: String) {
    let text = text.trimmed
    guard !text.isEmpty else { return nil }
    revealed = text
  }

  /// Three asterisks.
  public var description: String { "***" }
  /// Three asterisks.
  public var debugDescription: String { "***" }
  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
