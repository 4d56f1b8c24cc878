import Configuration
import DateHelper
import HTTP
import Sky
import WeatherFeeds

/// Looks one name up; the outcome becomes rows of the cache.
struct Lookup {
  let kind: SearchKind
  let text: String
  let provider: Provider
  let keyMark: KeyMark
  let key: Secret?
  let addresses: Addresses
  let store: SkyStore
  let now: Instant

  /// Asks once; a name that fails is looked up again when the person asks again.
  ///
  /// - Throws: what the store throws; a provider's failure is an outcome and not thrown.
  func run(_ client: Client) throws {
    guard
      let claim = try store.claim(kind, text, from: provider, keyMark: keyMark, now: now)
    else { return }
    guard !provider.needsKey || key != nil, let feed = SearchFeed(kind, text, from: provider),
      let base = addresses[feed.service]
    else { return try keep(SkyError(provider, .noKey), of: claim) }
    var request: Request? = Request(
      to: base, target: feed.target(for: text, key: key?.revealed ?? ""))
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
      try store.finish(claim, with: hits(in: result, of: feed))
    } catch let error as SkyError {
      try keep(error, of: claim, retryAfter: (try? result.get())?.retryAfter)
    }
  }

  private func hits(
    in result: Result<Response, TransferFailure>, of feed: SearchFeed
  ) throws(SkyError) -> [SearchHit] {
    switch result {
    case .success(let response):
      let reply = Reply(try response.staying(with: provider), without: key)
      return try feed.hits(in: reply, for: text)
    case .failure(let failure): throw SkyError(provider, failure)
    }
  }

  private func keep(_ error: SkyError, of claim: SearchClaim, retryAfter: Int? = nil) throws {
    let wait = error.notBefore(now: now, retryAfter: retryAfter.map(Int64.init))
    try store.finish(claim, with: error, notBefore: wait)
  }
}
