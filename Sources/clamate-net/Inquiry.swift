import Configuration
import DateHelper
import HTTP
import Sky
import WeatherFeeds

/// One claim on its way through the network into the cache.
struct Inquiry {
  let claim: Claim
  let feed: Feed
  let key: Secret?
  let station: String?
  /// How often it was sent.
  var tries = 0
  /// Why the last try failed.
  var failure: SkyError?

  init(_ claim: Claim, feed: Feed, key: Secret?, station: String?) {
    self.claim = claim
    self.feed = feed
    self.key = key
    self.station = station
  }

  var target: String { feed.target(for: claim.place, key: key?.revealed ?? "", station: station) }

  /// What came of a try.
  func reading(
    of result: Result<Response, TransferFailure>, now: Instant
  ) throws(SkyError) -> Reading {
    switch result {
    case .success(let response):
      let reply = Reply(try response.staying(with: claim.provider), without: key)
      return try feed.reading(of: reply, for: claim.place, now: now)
    case .failure(let failure):
      throw SkyError(claim.provider, failure)
    }
  }
}

extension Reply {
  /// An answer with the key blotted out, so that a server that repeats it puts it nowhere.
  init(_ response: Response, without key: Secret?) {
    let spellings = key.map { WeatherFeeds.spellings(ofKey: $0.revealed) } ?? []
    self.init(
      status: response.status, contentType: response.contentType,
      body: spellings.reduce(response.body) { body, text in
        body.replacing(Array(text.utf8), with: Array("***".utf8))
      })
  }
}
