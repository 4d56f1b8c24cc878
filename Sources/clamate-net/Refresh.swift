import Configuration
import DateHelper
import HTTP
import Sky
import WeatherFeeds

/// Asks the providers of a plan for places; every outcome becomes a row of the cache.
final class Refresh {
  /// Milliseconds for everything, retries included.
  static let budget = Attempt.askingSeconds * 1000

  private let credentials: Credentials
  private let addresses: Addresses
  private let store: SkyStore
  private let now: Instant
  private let clock: () -> Int
  private let random: () -> Double
  private var storeFailure: (any Error)?

  /// A refresh at `now`.
  ///
  /// - Parameters:
  ///   - clock: milliseconds of a clock that never goes back.
  ///   - random: numbers from 0 up to 1.
  init(
    credentials: Credentials, addresses: Addresses, store: SkyStore, now: Instant,
    clock: @escaping () -> Int, random: @escaping () -> Double
  ) {
    self.credentials = credentials
    self.addresses = addresses
    self.store = store
    self.now = now
    self.clock = clock
    self.random = random
  }

  /// Asks for weather and air of all places, of each by its plan.
  ///
  /// Where a key is rejected, others are asked in the time that is left.
  /// - Throws: what the store throws; a provider's failure is an outcome and not thrown.
  func run(_ places: [(place: Place, plan: ProviderPlan)], client: Client) throws {
    try store.forgetOld(now: now)
    let deadline = clock() + Self.budget
    let errands = try errands(of: places)
    try ask(errands, client, until: deadline)
    let more = try self.errands(of: places).filter { !errands.contains($0) }
    try ask(more, client, until: deadline)
  }

  /// What is to be asked about places by what is known now of their keys.
  private func errands(of places: [(place: Place, plan: ProviderPlan)]) throws -> [Errand] {
    try places.flatMap { place, plan in
      let plan = try plan.avoiding(store.refused(at: place, plan.keyMarks))
      return plan.questions.map { Errand(question: $0, place: place, plan: plan) }
    }
  }

  private func ask(_ errands: [Errand], _ client: Client, until deadline: Int) throws {
    let left = deadline - clock()
    guard !errands.isEmpty, left > 0 else { return }
    let queues = queues(of: errands).map { Queue($0) }
    client.run(
      queues.map { queue in
        Lane(
          next: { self.next(of: queue) },
          finished: { self.finished($0, of: queue, deadline: deadline) })
      }, withinMilliseconds: left)
    for queue in queues { settle(queue) }
    if let storeFailure { throw storeFailure }
  }

  private func queues(of errands: [Errand]) -> [[Errand]] {
    // Open-Meteo serves one request at a time from an address.
    let waiting = errands.filter { $0.question.provider == .openMeteo }
    let others = errands.filter { $0.question.provider != .openMeteo }
    let questions = others.reduce(into: [Question]()) { questions, errand in
      if !questions.contains(errand.question) { questions.append(errand.question) }
    }
    let queues = questions.map { question in others.filter { $0.question == question } }
    return waiting.isEmpty ? queues : queues + [waiting]
  }

  /// The next request of a queue whose claim nobody else holds.
  private func next(of queue: Queue) -> Request? {
    while storeFailure == nil, let inquiry = nextInquiry(of: queue) {
      guard let base = addresses[inquiry.feed.service] else { continue }
      queue.current = inquiry
      return Request(to: base, target: inquiry.target)
    }
    return nil
  }

  private func nextInquiry(of queue: Queue) -> Inquiry? {
    if let detour = queue.detour {
      queue.detour = nil
      return detour
    }
    while storeFailure == nil, let errand = queue.errands.popFirst() {
      if let inquiry = claimed(errand) { return inquiry }
    }
    return nil
  }

  private func claimed(_ errand: Errand) -> Inquiry? {
    let provider = errand.question.provider
    guard let feed = Feed(errand.question.kind, from: provider) else { return nil }
    return storing {
      guard
        let claim = try store.claim(
          errand.question.kind, at: errand.place, from: provider,
          keyMark: errand.plan.keyMarks[provider] ?? .none, now: now)
      else { return nil }
      if let failure = errand.plan.failure(of: provider) {
        try store.finish(claim, with: failure, notBefore: failure.notBefore(now: now))
        return nil
      }
      return Inquiry(
        claim, feed: feed, key: credentials.key(of: provider),
        station: errand.plan.station(of: provider))
    }
  }

  private func finished(
    _ result: Result<Response, TransferFailure>, of queue: Queue, deadline: Int
  ) -> Lane.Verdict {
    guard var inquiry = queue.current else { return .done }
    inquiry.tries += 1
    let response = try? result.get()
    let retryAfter = response?.retryAfter
    do {
      let reading = try inquiry.reading(of: result, now: now)
      queue.current = nil
      take(reading, of: inquiry, in: queue, expires: response?.expires)
      return .done
    } catch {
      if error.reason.isTransient || result == .failure(.connectTimedOut),
        inquiry.tries <= error.repetitions,
        let wait = RetryPolicy.delay(
          tries: inquiry.tries, retryAfter: retryAfter, left: deadline - clock(), random: random())
      {
        inquiry.failure = error
        queue.current = inquiry
        return .again(afterMilliseconds: wait)
      }
      queue.current = nil
      queue.detour = inquiry.detour(after: error, result)
      if queue.detour == nil {
        keep(inquiry.silence ?? error, of: inquiry.claim, retryAfter: retryAfter)
      }
      return .done
    }
  }

  /// Ends what still waited for another try, or for its turn, when the time was up.
  private func settle(_ queue: Queue) {
    guard let inquiry = queue.current ?? queue.detour else { return }
    let failure = inquiry.silence ?? inquiry.failure
    keep(
      failure ?? SkyError(inquiry.claim.provider, .timedOut), of: inquiry.claim, retryAfter: nil)
  }

  /// - Parameter expires: when the answer runs out by its own word, UTC seconds.
  private func take(
    _ reading: Reading, of inquiry: Inquiry, in queue: Queue, expires: Int?
  ) {
    let claim = inquiry.claim
    let expiry =
      claim.provider.wantsExpiryObeyed ? expires.map { Instant(seconds: Int64($0)) } : nil
    storing {
      switch reading {
      case .station(let number): queue.detour = inquiry.turned(to: number)
      case .weather(let weather, let forecast):
        try store.finish(claim, with: weather, and: forecast, expiry: expiry)
      case .air(let air, let forecast): try store.finish(claim, with: air, and: forecast)
      case .forecast(let forecast): try store.finish(claim, with: forecast)
      }
    }
  }

  private func keep(_ failure: SkyError, of claim: Claim, retryAfter: Int?) {
    storing {
      let wait = failure.notBefore(
        now: now, retryAfter: retryAfter.map(Int64.init), earlier: claim.failures,
        random: random())
      try store.finish(claim, with: failure, notBefore: wait)
    }
  }

  /// Runs `body` and remembers the first failure of the store.
  @discardableResult
  private func storing<Value>(_ body: () throws -> Value?) -> Value? {
    do {
      return try body()
    } catch {
      storeFailure = storeFailure ?? error
      return nil
    }
  }
}
