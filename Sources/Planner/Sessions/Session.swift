import Configuration
import DateHelper

/// A break in a session.
public struct Pause: Sendable, Equatable {
  /// When it began.
  public var start: Instant
  /// When work went on; nil while the pause lasts.
  public var end: Instant?

  /// A break between two instants, or one that lasts.
  public init(start: Instant, end: Instant? = nil) {
    self.start = start
    self.end = end
  }
}

/// The clocks of the machine when a run last changed.
public struct RunClock: Sendable, Equatable {
  /// What the clock on the wall said.
  public var wall: Instant
  /// What the others said.
  public var boot: BootClocks

  /// Clocks that were read at once.
  public init(wall: Instant, boot: BootClocks) {
    self.wall = wall
    self.boot = boot
  }
}

/// One run of work on a block, or of focus on nothing in particular.
///
/// The spans of two sessions, pauses included, never overlap.
public struct Session: Sendable, Equatable {
  /// The number of the session.
  public let id: Int
  /// The same in every copy of the store.
  public let uid: String
  /// The block that was worked on, if any.
  public var blockID: Int?
  /// The todo that was worked on, if any.
  public var todoID: Int?
  /// Whether it was started as focus.
  public var isFocus: Bool
  /// The name of the zone in which it was recorded; its days and cells are those of that zone.
  public var zone: String
  /// A note, in NFC.
  public var memo: String?
  /// When it began.
  public var start: Instant
  /// Its breaks, in order, none touching another or an end; the last may still last.
  public var pauses: [Pause]
  /// When it ended; nil for the current run.
  public var end: Instant?
  /// The clocks at the last change of the current run, where they are known.
  public var clock: RunClock?

  /// A session with all its fields.
  public init(
    id: Int, uid: String, blockID: Int?, todoID: Int? = nil, isFocus: Bool = false, zone: String,
    memo: String? = nil, start: Instant, pauses: [Pause] = [], end: Instant?,
    clock: RunClock? = nil
  ) {
    self.id = id
    self.uid = uid
    self.blockID = blockID
    self.todoID = todoID
    self.isFocus = isFocus
    self.zone = zone
    self.memo = memo
    self.start = start
    self.pauses = pauses
    self.end = end
    self.clock = clock
  }
}

extension Session {
  /// The longest that a session may be from its start to its end, 31 days in seconds.
  public static let longestSpan: Int64 = 31 * 86_400

  /// Whether this is the run that goes on.
  public var isCurrent: Bool { end == nil }

  /// Whether this is the current run, and it rests.
  public var isPaused: Bool { isCurrent && pauses.last.map { $0.end == nil } ?? false }

  /// When it began or paused or went on, whichever was last.
  public var lastChange: Instant {
    pauses.last.map { $0.end ?? $0.start } ?? start
  }

  /// The stretches of work, in order, none empty; what runs is taken until `now`.
  ///
  /// UTC; a stretch contains its first second and not its last.
  public func segments(until now: Instant) -> [Range<Instant>] {
    var segments: [Range<Instant>] = []
    var from = start
    for pause in pauses {
      if from < pause.start { segments.append(from..<pause.start) }
      guard let end = pause.end else { return segments }
      from = end
    }
    let last = end ?? now
    if from < last { segments.append(from..<last) }
    return segments
  }

  /// The seconds of work until `now`, all or those inside `bounds`.
  public func activeSeconds(until now: Instant, in bounds: Range<Instant>? = nil) -> Int64 {
    segments(until: now).reduce(0) { sum, segment in
      let part = bounds.map { segment.clamped(to: $0) } ?? segment
      return sum + part.lowerBound.seconds(until: part.upperBound)
    }
  }

  /// The instants from start to end, pauses included; the current run reaches to `now`.
  public func span(until now: Instant) -> Range<Instant> {
    start..<max(start, end ?? now)
  }
}
