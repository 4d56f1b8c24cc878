import DateHelper

/// The asking of one provider for one kind of thing at one place, as far as the cache knows.
public struct Attempt: Sendable, Equatable {
  /// How long the program of a key is waited for, in seconds.
  public static let keySeconds = 5
  /// How long asking takes at most after that, in seconds, retries included.
  public static let askingSeconds = 10

  /// How many attempts began.
  public let begun: Int
  /// The number of the last attempt that ended.
  public let ended: Int
  /// When the last one began.
  public let asked: Instant
  /// When the next one may begin.
  public let notBefore: Instant
  /// The trace of the key that the last one used.
  public let keyMark: KeyMark
  /// Why the last one that ended failed, nil if it did not.
  public let error: SkyError?

  /// Whether an attempt has begun that did not end; one that was killed looks like it too.
  public var isRunning: Bool { begun > ended }

  /// Whether the last attempt can still be at work at `now`.
  public func mayStillRun(at now: Instant) -> Bool { isRunning && now <= latestEnd }

  /// The moment by which the last attempt has ended.
  ///
  /// It notes the second in which its program began, a part of which had passed.
  public var latestEnd: Instant {
    asked.adding(seconds: Int64(Self.keySeconds + Self.askingSeconds + 1))
  }

  /// Whether another attempt may begin at `now` with a key.
  ///
  /// Another key lifts the wait. So does a clock that was set back.
  public func mayFollow(at now: Instant, keyMark: KeyMark) -> Bool {
    keyMark != self.keyMark || now >= notBefore || asked > now.adding(seconds: 600)
  }
}
