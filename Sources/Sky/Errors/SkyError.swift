import DateHelper
import Language

/// Why a provider gave no weather or air.
///
/// It holds no URL, no key and no raw body.
public struct SkyError: Explainable, Equatable {
  /// Who was asked.
  public let provider: Provider
  /// What went wrong.
  public let reason: Reason
  /// The provider's own words, one short safe line, only where Clamate does not know them.
  public let detail: String?
  /// Seconds until the provider may be asked again; nil where it may be now, or nobody knows.
  public private(set) var wait: Int64?

  /// A failure of one provider.
  public init(_ provider: Provider, _ reason: Reason, detail: String? = nil) {
    self.provider = provider
    self.reason = reason
    self.detail = detail
  }

  /// The failure as it stands at `now`, where the provider may be asked again at another moment.
  public func waiting(until notBefore: Instant, from now: Instant) -> SkyError {
    var error = self
    let seconds = now.seconds(until: notBefore)
    error.wait = seconds > 0 ? seconds : nil
    return error
  }

  /// The stable code of the JSON output.
  public var code: Code { reason.code }

  /// What happened, with the provider's name in front.
  public var message: Bilingual {
    let words = reason.words
    return Bilingual { language in
      let detail = detail.map { " (\(Air.words(ofRemark: $0)[language]))" } ?? ""
      return "\(provider.name): \(words[language])\(detail)"
    }
  }

  /// The stable codes of the JSON output.
  public enum Code: String, Sendable, CaseIterable {
    /// A key is needed and there is none.
    case noKey
    /// The key was refused.
    case badKey
    /// The provider knows nothing near the place.
    case notFound
    /// Asked too often.
    case rateLimited
    /// No way to the provider.
    case offline
    /// No answer in time.
    case timeout
    /// No connection that can be trusted.
    case tls
    /// An answer larger than any true one.
    case tooLarge
    /// An answer that is not the data asked for.
    case badResponse
    /// The provider has no data now.
    case unavailable
  }
}
