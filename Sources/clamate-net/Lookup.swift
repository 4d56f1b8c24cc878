import Configuration
import DateHelper
import HTTP
import Sky
import WeatherFeeds

/// Looks one name up; the outcome becomes rows of the cache.
struct Lookup {
  let kind: SearchKind
  let text: String
  let key: Secret?
  let addresses: Addresses
  let store: SkyStore
  let now: Instant

  /// Asks once; a name that fails is looked up again when the person asks again.
  ///
  /// - Throws: what the store throws; a provider's failure is an outcome and not thrown.
  func run(_ client: Client) throws {
    let mark = key.map { KeyMark(of: $0.revealed) } ?? .none
    guard let claim = try store.claim(kind, text, keyMark: mark, now: now) else { return }
    guard !kind.provider.needsKey || key != nil, let base = addresses[kind.service] else {
      return try keep(SkyError(kind.provider, .noKey), of: claim)
    }
    var request: Request? = Request(
      to: base, target: kind.target(for: text, key: key?.revealed ?? ""))
    var result: Result<Response, TransferFailure> = .failure(.timedOut)
    let lane = Lane(
      next: {
        defer { request = nil }
        return request
      },
      finished: {
        result = $0
        return .done
      })
    client.run([lane], withinMilliseconds: Refresh.budget)
    do {
      try store.finish(claim, with: hits(in: result))
    } catch let error as SkyError {
      try keep(error, of: claim, retryAfter: (try? result.get())?.retryAfter)
    }
  }

  private func hits(in result: Result<Response, TransferFailure>) throws(SkyError) -> [SearchHit] {
    switch result {
    case .success(let response):
      return try kind.hits(in: Reply(response.staying(with: kind.provider), without: key))
    case .failure(let failure): throw SkyError(kind.provider, failure)
    }
  }

  private func keep(_ error: SkyError, of claim: SearchClaim, retryAfter: Int? = nil) throws {
    let wait = error.notBefore(now: now, retryAfter: retryAfter.map(Int64.init))
    try store.finish(claim, with: error, notBefore: wait)
  }
}
