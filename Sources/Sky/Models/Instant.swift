/// A moment of time in whole seconds, the same everywhere.
public struct Instant: Sendable, Hashable, Comparable {
  /// UTC seconds since 1970-01-01 00:00.
  public let seconds: Int64

  /// The instant this many UTC seconds after 1970-01-01 00:00.
  public init(seconds: Int64) {
    self.seconds = seconds
  }

  /// The instant this many seconds later (earlier if negative); stops at the ends of Int64.
  public func adding(seconds more: Int64) -> Instant {
    let (sum, overflow) = seconds.addingReportingOverflow(more)
    return Instant(seconds: overflow ? (more < 0 ? .min : .max) : sum)
  }

  /// Seconds from this instant to another, negative if that is earlier; stops at the ends of Int64.
  public func seconds(until other: Instant) -> Int64 {
    let (difference, overflow) = other.seconds.subtractingReportingOverflow(seconds)
    return overflow ? (other < self ? .min : .max) : difference
  }

  /// Whether the first instant is before the second.
  public static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
}
