import DateHelper
import Language
import Sky

/// What stood in the way of fresh values.
struct SkyObstacles {
  /// Whether nobody was to be asked.
  let isOffline: Bool
  /// Whether there was no helper to ask.
  var lacksHelper = false
  /// How the helper that was waited for went, nil where none was.
  var outcome: HelperProcess.Outcome?
  /// Whether the helper has asked nobody yet and waits for the program of a key.
  var isAtKeys = false
  /// What is wrong with the cache.
  var cache: CacheProblem?

  init(isOffline: Bool) {
    self.isOffline = isOffline
  }
}

extension CurrentSky {
  /// Why there is no newer value, or who answers in the place of whom.
  func error(for kind: SkyKind) -> (any Explainable & CodedError)? {
    guard let provider = outlook.plan.provider(of: kind) else {
      return switchedOff(kind) ?? NothingForetold()
    }
    return obstacle(for: kind, provider) ?? outlook.error(for: kind)
      ?? outlook.refusal(for: kind).map { StandIn(refusal: $0, other: provider) }
      ?? absence(of: kind, provider)
  }

  /// Whether what was asked for could not be had.
  ///
  /// What another provider tells in the place of one that rejected the key was had.
  func isMissed(_ kind: SkyKind) -> Bool {
    guard let error = error(for: kind) else { return false }
    return !(error is StandIn && isShown(kind))
  }

  private func obstacle(
    for kind: SkyKind, _ provider: Provider
  ) -> (any Explainable & CodedError)? {
    if let failure = outlook.plan.failure(of: kind) { return failure }
    let attempt = outlook.attempt(for: kind)
    if case .failed(let status)? = obstacles.outcome {
      return status == 4 ? CacheProblem.unwritable : HelperFailed(status: status)
    }
    let isWaiting = obstacles.outcome == .atWork
    if isWaiting, obstacles.isAtKeys { return KeyCommandAtWork() }
    let isAsking = attempt?.mayStillRun(at: now) ?? isWaiting
    if isAsking, isWaiting || !isShown(kind) {
      return StillAsking(asked: provider, seconds: now.seconds(until: attempt?.latestEnd ?? now))
    }
    return obstacles.lacksHelper && !isShown(kind) ? MissingHelper() : nil
  }

  private func absence(
    of kind: SkyKind, _ provider: Provider
  ) -> (any Explainable & CodedError)? {
    guard !isShown(kind) else { return nil }
    if let problem = obstacles.cache { return problem }
    return obstacles.isOffline ? NothingKnown() : SkyError(provider, .noReading)
  }

  /// When all may be asked again that were to be asked now, nil if they could be.
  var mayAskAgain: Instant? {
    tooEarly.compactMap { outlook.mayAskAgain(for: $0, now: now) }.max()
  }

  /// Who was not asked because it was too early, when that was last done, and when it may be again.
  ///
  /// Those whose failure says so itself are left out.
  var waits: [(provider: Provider, asked: Instant, notBefore: Instant)] {
    let told = SkyKind.allCases.compactMap { error(for: $0) as? SkyError }
      .filter { $0.wait != nil }.map(\.provider)
    var waits: [(provider: Provider, asked: Instant, notBefore: Instant)] = []
    for kind in tooEarly {
      guard let provider = outlook.plan.provider(of: kind), !told.contains(provider),
        let attempt = outlook.attempt(for: kind), now < attempt.notBefore
      else { continue }
      if let known = waits.firstIndex(where: { $0.provider == provider }) {
        guard waits[known].notBefore < attempt.notBefore else { continue }
        waits[known] = (provider, attempt.asked, attempt.notBefore)
      } else {
        waits.append((provider, attempt.asked, attempt.notBefore))
      }
    }
    return waits
  }
}
