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
      case .untrusted, .tlsFailed: .untrusted
      case .disrupted: .disrupted
      case .incomplete: .incomplete
      case .tooLarge: .tooLarge
      case .notHTTP, .other: .unexpected
      }
    self.init(provider, reason)
  }
}
