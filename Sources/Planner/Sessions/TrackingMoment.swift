import Configuration
import DateHelper

/// The moment at which a run is looked at, and how long one may be.
public struct TrackingMoment: Sendable {
  /// What the clock on the wall says.
  public let now: Instant
  /// What the clocks that nobody can set say, where they are known.
  public let clocks: BootClocks?
  /// The seconds of work after which a run counts as forgotten (`track.max`).
  public let longest: Int64

  /// A moment.
  public init(now: Instant, clocks: BootClocks?, longest: Int64) {
    self.now = now
    self.clocks = clocks
    self.longest = longest
  }
}
