import Configuration
import DateHelper
import HTTP
import Sky
import WeatherFeeds

/// One claim on its way through the network into the cache.
struct Inquiry {
  let claim: Claim
  private(set) var feed: Feed
  private let key: Secret?
  private(set) var station: String?
  /// What stands if asking for another station leads nowhere, nil for the first station.
  private(set) var silence: SkyError?
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
    try feed.reading(of: reply(result), for: claim.place, now: now)
  }

  /// The inquiry about stations around, where the nearest one has no reading; only one is made.
  func detour(
    after error: SkyError, _ result: Result<Response, TransferFailure>
  ) -> Inquiry? {
    guard error.reason == .noReading, station == nil, silence == nil,
      let reply = try? reply(result), let map = feed.stations(after: reply)
    else { return nil }
    var inquiry = Inquiry(claim, feed: map, key: key, station: nil)
    inquiry.silence = error
    return inquiry
  }

  /// The inquiry about another station.
  func turned(to station: String) -> Inquiry? {
    guard let feed = Feed(claim.kind, from: claim.provider) else { return nil }
    var inquiry = Inquiry(claim, feed: feed, key: key, station: station)
    inquiry.silence = silence
    return inquiry
  }

  private func reply(_ result: Result<Response, TransferFailure>) throws(SkyError) -> Reply {
    switch result {
    case .success(let response):
      Reply(try response.staying(with: claim.provider), without: key)
    case .failure(let failure): throw SkyError(claim.provider, failure)
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
