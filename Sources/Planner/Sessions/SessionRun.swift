import Configuration
import DateHelper

/// How the current run stands at a moment.
///
/// The clock on the wall may have been set meanwhile, and the machine may have slept; both show
/// where the run keeps what the other clocks said when it last changed.
public struct SessionRun: Sendable, Equatable {
  /// What the run is doing.
  public enum Phase: Sendable, Equatable {
    /// Work goes on.
    case running
    /// It rests.
    case paused
    /// It rested so long that it ended when the pause began.
    case ended
  }

  /// The seconds of pause that end a run, 12 hours.
  public static let longestPause: Int64 = 12 * 3600
  /// The seconds by which clocks may differ without one having been set.
  private static let tolerance: Int64 = 5

  /// The run as it is stored, its times moved where the clock on the wall was set.
  public let session: Session
  /// What it is doing.
  public let phase: Phase
  /// By how many seconds the clock on the wall was set since the last change, negative for back.
  public let clockShift: Int64
  /// For how many seconds the machine has slept since work last went on.
  public let asleep: Int64
  /// Whether more work would count than a run may have.
  public let isOverlong: Bool
  /// Now, by the clock that ``session`` was recorded with.
  public let wall: Instant
  /// The instant until which there may be work: ``wall``, with the sleep of focus left out.
  public let workUntil: Instant
  /// The instant until which work counts: ``workUntil``, the end of the limit, or the pause.
  public let countsUntil: Instant

  /// The run of a session at a moment, or nil for a session that ended.
  ///
  /// - Parameter earliest: the end of the session before it, beyond which it is not moved.
  public init?(_ stored: Session, at moment: TrackingMoment, earliest: Instant?) {
    guard stored.isCurrent else { return nil }
    let passed = Self.passed(since: stored.clock, at: moment)
    clockShift = passed.shift
    let moved = stored.moved(by: passed.shift)
    let canMove = earliest.map { $0 <= moved.start } ?? true
    session = canMove ? moved : stored
    let asleep = stored.isPaused ? 0 : passed.asleep
    self.asleep = asleep
    let wall = canMove ? moment.now : moment.now.adding(seconds: -passed.shift)
    self.wall = max(wall, session.lastChange)
    let workUntil = max(
      self.wall.adding(seconds: stored.isFocus ? -asleep : 0), session.lastChange)
    self.workUntil = workUntil
    if session.isPaused {
      let rest = session.lastChange.seconds(until: self.wall)
      phase = rest >= Self.longestPause ? .ended : .paused
      isOverlong = false
      countsUntil = session.lastChange
    } else {
      phase = .running
      isOverlong = session.activeSeconds(until: workUntil) > moment.longest
      countsUntil =
        isOverlong ? session.instant(afterWork: moment.longest, until: workUntil) : workUntil
    }
  }

  /// The instant to which the run reaches, what does not count too.
  public var reach: Instant { phase == .running ? wall : countsUntil }

  /// The run as the reports see it: with an end at ``countsUntil``, and no pause after it.
  public var counted: Session { session.ended(at: countsUntil) }

  private static func passed(
    since clock: RunClock?, at moment: TrackingMoment
  ) -> (shift: Int64, asleep: Int64) {
    guard let clock, let clocks = moment.clocks, clock.boot.bootID == clocks.bootID,
      clocks.boot >= clock.boot.boot
    else { return (0, 0) }
    let passed = clocks.boot - clock.boot.boot
    let shift = clock.wall.seconds(until: moment.now) - passed
    let asleep = passed - max(0, clocks.awake - clock.boot.awake)
    return (abs(shift) > tolerance ? shift : 0, asleep > tolerance ? asleep : 0)
  }
}
