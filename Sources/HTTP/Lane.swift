/// Requests that must not overlap, one after the other.
public struct Lane {
  /// What follows an answer.
  public enum Verdict: Sendable, Equatable {
    /// The request is done with.
    case done
    /// The same request again after some milliseconds.
    case again(afterMilliseconds: Int)
  }

  let next: () -> Request?
  let finished: (Result<Response, TransferFailure>) -> Verdict

  /// A lane of requests.
  ///
  /// - Parameters:
  ///   - next: called when the lane is free; nil ends the lane.
  ///   - finished: called with the outcome of the request that `next` gave last.
  public init(
    next: @escaping () -> Request?,
    finished: @escaping (Result<Response, TransferFailure>) -> Verdict
  ) {
    self.next = next
    self.finished = finished
  }
}
