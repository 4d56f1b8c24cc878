import DateHelper

/// How old a value is and what follows from it.
public struct Freshness: Sendable, Equatable {
  /// Whether a new value should be asked for.
  public enum Asking: Sendable, Equatable {
    /// The value is new enough.
    case no
    /// Show the value and ask beside it.
    case inBackground
    /// Wait a moment for a newer value.
    case waiting
  }

  /// Seconds since the value was fetched.
  public let sinceFetching: Int64
  /// Seconds since the value was observed; this is the age that people see.
  public let age: Int64

  /// The freshness at `now` of a value fetched and observed at two moments.
  public init(fetched: Instant, observed: Instant, now: Instant) {
    sinceFetching = fetched.seconds(until: now)
    age = max(0, observed.seconds(until: now))
  }

  /// Whether to ask: after 10 minutes in the background, after 60 with a wait.
  ///
  /// A value from the future (the clock was set back) is asked for again too.
  public var asking: Asking {
    switch sinceFetching {
    case ...(-600): .inBackground
    case ...600: .no
    case ...3600: .inBackground
    default: .waiting
    }
  }

  /// Seconds since its observation after which a value is old.
  public static let staleAge: Int64 = 3 * 3600

  /// Whether people must be told that it is old.
  public var isStale: Bool { age > Self.staleAge }

  /// Whether it may be shown as what is outside now: for 24 hours since observation.
  public var isCurrent: Bool { age <= 24 * 3600 }
}

extension Weather {
  /// How fresh it is at `now`.
  public func freshness(now: Instant) -> Freshness {
    Freshness(fetched: fetched, observed: observed, now: now)
  }
}

extension Air {
  /// How fresh it is at `now`.
  public func freshness(now: Instant) -> Freshness {
    Freshness(fetched: fetched, observed: observed, now: now)
  }

  /// What decides what to do now: air that is old decides nothing, nor does an old amount in it.
  public func deciding(at now: Instant) -> Air? {
    guard !freshness(now: now).isStale else { return nil }
    var air = self
    let isOld = { (amount: Concentration?) in
      amount?.observed.map { Freshness(fetched: $0, observed: $0, now: now).isStale } ?? false
    }
    if isOld(air.pm10) { air.pm10 = nil }
    if isOld(air.pm25) { air.pm25 = nil }
    return air
  }
}

extension Forecast {
  /// Whether it may be shown as what is to come: for 24 hours since it was fetched.
  public func isCurrent(now: Instant) -> Bool {
    fetched.map { $0.seconds(until: now) <= 24 * 3600 } ?? false
  }
}
