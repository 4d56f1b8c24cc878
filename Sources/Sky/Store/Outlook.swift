import DateHelper

/// All that the cache knows about a place by a plan.
public struct Outlook: Sendable, Equatable {
  /// The plan by which it was read.
  public let plan: ProviderPlan
  /// The latest weather, however old.
  public let weather: Weather?
  /// The latest air, however old.
  public let air: Air?
  /// How the last asking for weather went.
  public let weatherAttempt: Attempt?
  /// How the last asking for air went.
  public let airAttempt: Attempt?

  /// Reads a place; without a cache nothing is known.
  ///
  /// - Throws: `DatabaseError`.
  public init(of place: Place, plan: ProviderPlan, from store: SkyStore?) throws {
    self.plan = plan
    let (weatherProvider, airProvider) = (plan.weather, plan.air)
    weather = try weatherProvider.flatMap { try store?.weather(at: place, from: $0) }
    air = try airProvider.flatMap { try store?.air(at: place, from: $0) }
    weatherAttempt = try weatherProvider.flatMap {
      try store?.attempt(for: .weather, at: place, from: $0)
    }
    airAttempt = try airProvider.flatMap { try store?.attempt(for: .air, at: place, from: $0) }
  }

  /// How the last asking for `kind` went, nil if nobody was asked.
  public func attempt(for kind: SkyKind) -> Attempt? {
    switch kind {
    case .weather: weatherAttempt
    case .air: airAttempt
    }
  }

  /// Why there is no newer value: the last asking failed, or a key is missing.
  ///
  /// A failure with another key than the present one does not count any more.
  public func error(for kind: SkyKind) -> SkyError? {
    if let failure = plan.failure(of: kind) { return failure }
    guard let attempt = attempt(for: kind), attempt.keyMark == keyMark(for: kind) else {
      return nil
    }
    return attempt.error
  }

  /// Whether the helper should be started now, and whether to wait for it.
  public func asking(now: Instant) -> Freshness.Asking {
    let wishes = SkyKind.allCases.map { asking(for: $0, now: now) }
    return wishes.contains(.waiting)
      ? .waiting : wishes.contains(.inBackground) ? .inBackground : .no
  }

  /// When every provider of the plan may be asked again, nil if that is now.
  public func mayAskAgain(now: Instant) -> Instant? {
    let waits = SkyKind.allCases.compactMap { kind -> Instant? in
      guard let attempt = attempt(for: kind), plan.failure(of: kind) == nil,
        !attempt.mayFollow(at: now, keyMark: keyMark(for: kind))
      else { return nil }
      return attempt.notBefore
    }
    return waits.max()
  }

  /// Whether all attempts that began have ended.
  public var isSettled: Bool {
    !SkyKind.allCases.contains { attempt(for: $0)?.isRunning ?? false }
  }

  private func asking(for kind: SkyKind, now: Instant) -> Freshness.Asking {
    guard plan.provider(of: kind) != nil, plan.failure(of: kind) == nil else { return .no }
    let wish = freshness(of: kind, now: now)?.asking ?? .waiting
    guard let attempt = attempt(for: kind),
      !attempt.mayFollow(at: now, keyMark: keyMark(for: kind))
    else { return wish }
    // Somebody else is asking at this moment: wait for that answer.
    return attempt.mayStillRun(at: now) ? wish : .no
  }

  private func freshness(of kind: SkyKind, now: Instant) -> Freshness? {
    switch kind {
    case .weather: weather?.freshness(now: now)
    case .air: air?.freshness(now: now)
    }
  }

  private func keyMark(for kind: SkyKind) -> KeyMark {
    plan.provider(of: kind).flatMap { plan.keyMarks[$0] } ?? .none
  }
}
