import DateHelper

extension SkyError {
  /// When the provider may be asked again after this failure at `now`.
  ///
  /// Ten minutes as a rule, later where the provider says so (`retryAfter`, in seconds, an hour at
  /// most), and a minute where nothing reached it.
  public func notBefore(now: Instant, retryAfter: Int64? = nil) -> Instant {
    switch reason {
    case .noKey: now
    case .noName, .noConnection: now.adding(seconds: 60)
    case .hourQuota: now.adding(seconds: max(600, now.secondsToNext(3600)))
    case .dayQuota: now.adding(seconds: max(600, now.secondsToNext(86_400)))
    default: now.adding(seconds: max(600, min(retryAfter ?? 0, 3600)))
    }
  }
}

extension Instant {
  fileprivate func secondsToNext(_ period: Int64) -> Int64 {
    let passed = seconds % period
    return period - (passed < 0 ? passed + period : passed)
  }
}
