import Configuration
import DateHelper

/// When a pass of reminders ran last, and by which clocks.
///
/// It stands in a small file of its own, so that a pass with nothing to do writes no store.
public struct LastPass: Sendable, Equatable {
  /// When it began.
  public let began: Instant
  /// The name of the zone that it counted in.
  public let zone: String

  /// A pass that begins.
  public init(began: Instant, zone: Zone) {
    self.began = began
    self.zone = zone.name
  }

  /// Seconds after which a pass does not prove any more that reminders ring.
  private static let validity: Int64 = 300

  /// The last pass that was written down, nil where none was.
  public init?(in folders: Folders) {
    guard let bytes = (try? Files.read(folders.lastPass)) ?? nil else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let began = Instant(String(words[0])) else { return nil }
    self.began = began
    zone = String(words[1])
  }

  /// Writes the pass down.
  ///
  /// - Throws: `FileError`.
  public func write(in folders: Folders) throws(FileError) {
    try Files.makeFolder(folders.state)
    try Files.replace(
      folders.lastPass, with: Array("\(began.seconds) \(zone)\n".utf8), mode: 0o600,
      outlastsPowerLoss: false)
  }

  /// Whether it was in the last five minutes, so that reminders ring.
  public func isRecent(now: Instant) -> Bool {
    -Self.validity...Self.validity ~= began.seconds(until: now)
  }
}
