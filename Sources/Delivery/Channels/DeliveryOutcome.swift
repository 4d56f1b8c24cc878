import Language

/// What came of a delivery.
public enum DeliveryOutcome: Sendable, Equatable {
  /// The other side took it.
  case delivered
  /// Nobody is there now: it can wait until someone is.
  case unreachable(Bilingual)
  /// It was refused, or the channel is not set up.
  case failed(Bilingual)

  /// Why it did not arrive; nil where it did.
  public var reason: Bilingual? {
    switch self {
    case .delivered: nil
    case .unreachable(let reason), .failed(let reason): reason
    }
  }
}
