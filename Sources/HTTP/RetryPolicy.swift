/// When a request that failed for a moment is made again: full jitter under a doubling cap.
public struct RetryPolicy: Sendable {
  /// The most repetitions of one request.
  public static let repetitions = 2

  /// Milliseconds until the next try, nil if there is to be none.
  ///
  /// - Parameters:
  ///   - tries: how often the request was made.
  ///   - retryAfter: the seconds that the server asked to wait.
  ///   - left: the milliseconds until the deadline.
  ///   - random: a number from 0 up to 1.
  public static func delay(tries: Int, retryAfter: Int?, left: Int, random: Double) -> Int? {
    guard (1...repetitions).contains(tries) else { return nil }
    let cap = 500 << (tries - 1)
    let wait = retryAfter.map { min(max($0, 0), 3600) * 1000 } ?? Int(min(max(random, 0), 1) * Double(cap))
    // A try that could not end before the deadline is not worth a request.
    return wait + 500 <= left ? wait : nil
  }
}
