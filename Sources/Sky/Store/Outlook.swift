import DateHelper

/// All that the cache knows about a place by a plan.
public struct Outlook: Sendable, Equatable {
  /// The plan by which it was read.
  public let plan: ProviderPlan
  /// The latest weather, however old.
  public let weather: Weather?
  /// The latest air, however old.
  public let air: Air?
  /// What is to come, however old; hours that have passed are among it.
  public let forecast: Forecast?
  private let attempts: [Question: Attempt]
  private let now: Instant

  /// Reads a place; without a cache nothing is known.
  ///
  /// - Parameters:
  ///   - now: which decides of what day the range is that is told with the weather.
  ///   - clocks: those that count days where no provider says how the place's go.
  /// - Throws: `DatabaseError`.
  public init(
    of place: Place, plan: ProviderPlan, from store: SkyStore?, now: Instant,
    clocks: Zone? = nil
  ) throws {
    let plan = try plan.avoiding(store?.refused(at: place, plan.keyMarks) ?? [])
    self.plan = plan
    self.now = now
    let forecast = try store?.forecast(at: place, by: plan, clocks: clocks)
    weather = try plan.weather.flatMap { try store?.weather(at: place, from: $0) }?
      .withRange(from: forecast, clocks, now: now)
    air = try plan.air.flatMap { try store?.air(at: place, from: $0) }
    self.forecast = forecast
    attempts = try plan.questions.reduce(into: [:]) { attempts, question in
      attempts[question] = try store?.attempt(
        for: question.kind, at: place, from: question.provider)
    }
  }

  /// How the last asking for `kind` went, nil if nobody was asked.
  public func attempt(for kind: SkyKind) -> Attempt? {
    plan.question(for: kind).flatMap { attempts[$0] }
  }

  /// Why there is no newer value: the last asking failed, or a key is missing.
  ///
  /// A failure with another key than the present one does not count any more.
  public func error(for kind: SkyKind) -> SkyError? {
    plan.failure(of: kind) ?? plan.question(for: kind).flatMap(failure)
  }

  /// Why another provider than the first one is asked: that one rejected the key.
  public func refusal(for kind: SkyKind) -> SkyError? {
    plan.displacedQuestion(for: kind).flatMap(failure)
  }

  private func failure(of question: Question) -> SkyError? {
    guard let attempt = attempts[question], attempt.keyMark == keyMark(for: question) else {
      return nil
    }
    return attempt.error?.waiting(until: attempt.notBefore, from: now)
  }

  /// Whether the helper should be started now, and whether to wait for it.
  public func asking(now: Instant) -> Freshness.Asking {
    // A new key changes who is asked.
    if !plan.unaskedKeys.isEmpty { return .waiting }
    let wishes = SkyKind.allCases.map { asking(for: $0, now: now) }
    return wishes.contains(.waiting)
      ? .waiting : wishes.contains(.inBackground) ? .inBackground : .no
  }

  /// When every provider of the plan may be asked again, nil if that is now.
  public func mayAskAgain(now: Instant) -> Instant? {
    SkyKind.allCases.compactMap { mayAskAgain(for: $0, now: now) }.max()
  }

  /// When the provider of `kind` may be asked again, nil if that is now.
  public func mayAskAgain(for kind: SkyKind, now: Instant) -> Instant? {
    guard let question = plan.question(for: kind), let attempt = attempts[question],
      plan.failure(of: kind) == nil,
      !attempt.mayFollow(at: now, keyMark: keyMark(for: question))
    else { return nil }
    return attempt.notBefore
  }

  /// Whether anybody may be asked now.
  public func mayAskAnybody(now: Instant) -> Bool {
    SkyKind.allCases.contains { kind in
      plan.question(for: kind) != nil && plan.failure(of: kind) == nil
        && mayAskAgain(for: kind, now: now) == nil
    } || !plan.unaskedKeys.isEmpty
  }

  /// Whether all attempts that began have ended.
  public var isSettled: Bool { !attempts.values.contains(where: \.isRunning) }

  /// Whether nobody was asked since `earlier`.
  public func hasBegunNothing(since earlier: Outlook) -> Bool {
    attempts.mapValues(\.begun) == earlier.attempts.mapValues(\.begun)
  }

  private func asking(for kind: SkyKind, now: Instant) -> Freshness.Asking {
    guard let question = plan.question(for: kind), plan.failure(of: kind) == nil else {
      return .no
    }
    let keyMark = keyMark(for: question)
    // What another key or another station told is not what is wanted now.
    let isForeign = attempts[question].map { $0.keyMark != keyMark } ?? false
    let wish = isForeign ? .waiting : wish(for: kind, now: now)
    guard let attempt = attempts[question], !attempt.mayFollow(at: now, keyMark: keyMark) else {
      return wish
    }
    // Somebody else is asking at this moment: wait for that answer.
    return attempt.mayStillRun(at: now) ? wish : .no
  }

  private func wish(for kind: SkyKind, now: Instant) -> Freshness.Asking {
    switch kind {
    case .weather: weather?.freshness(now: now).asking ?? .waiting
    case .air: air?.freshness(now: now).asking ?? .waiting
    case .forecast: wish(since: forecast?.weather?.fetched, now: now)
    case .airForecast: wish(since: forecast?.air?.fetched, now: now)
    }
  }

  /// What is to come is asked for together with what is, and nobody waits for it alone.
  private func wish(since fetched: Instant?, now: Instant) -> Freshness.Asking {
    guard let fetched else { return .inBackground }
    let asking = Freshness(fetched: fetched, observed: fetched, now: now).asking
    return asking == .no ? .no : .inBackground
  }

  private func keyMark(for question: Question) -> KeyMark {
    plan.keyMarks[question.provider] ?? .none
  }
}

extension Weather {
  /// The weather with the range and the chance of rain of the day that it is at the place, where its
  /// own are of another day or missing.
  ///
  /// What was measured that day widens what was foretold.
  fileprivate func withRange(
    from forecast: Forecast?, _ clocks: Zone?, now: Instant
  ) -> Weather {
    guard let zone = forecast?.zone ?? clocks else { return self }
    let today = zone.civil(at: now).date
    let isOfToday = zone.civil(at: observed).date == today
    if isOfToday, high != nil || low != nil { return self }
    let day = forecast?.day(today)
    var weather = self
    weather.high = day?.high.map { isOfToday ? max($0, temperature) : $0 }
    weather.low = day?.low.map { isOfToday ? min($0, temperature) : $0 }
    weather.precipitationProbability =
      (isOfToday ? precipitationProbability : nil) ?? day?.precipitationProbability
    return weather
  }
}
