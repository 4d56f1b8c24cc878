import HTTP
import Sky

extension SkyError {
  /// What a failed transfer means to a person.
  init(_ provider: Provider, _ failure: TransferFailure) {
    let reason: Reason =
      switch failure {
      case .noName: .noName
      case .refused: .noConnection
      case .connectTimedOut, .timedOut: .timedOut
      case .untrusted: .untrusted
      case .certificateExpired: .certificateExpired
      case .wrongHost: .wrongHost
      case .noAuthorities: .noAuthorities
      case .tlsFailed: .tlsFailed
      case .disrupted: .disrupted
      case .incomplete: .incomplete
      case .tooLarge: .tooLarge
      case .notHTTP, .other: .unexpected
      }
    self.init(provider, reason)
  }
}

extension Response {
  /// The answer, unless it points elsewhere.
  ///
  /// - Throws: `SkyError` for one that does.
  func staying(with provider: Provider) throws(SkyError) -> Response {
    switch redirect {
    case nil: return self
    case .within: throw SkyError(provider, .redirected)
    case .away: throw SkyError(provider, .redirectedAway)
    case .unsafe: throw SkyError(provider, .redirectedUnsafely)
    }
  }
}
