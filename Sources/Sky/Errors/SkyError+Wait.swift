import DateHelper

extension SkyError {
  /// How often the same request is made again at once, where the failure may be over in a moment.
  ///
  /// Open-Meteo serves one request of a person at a time; AQICN's hiccups last longer than a second.
  public var repetitions: Int { reason == .tooBusy || provider == .aqicn ? 1 : 2 }

  /// When the provider may be asked again after this failure at `now`.
  ///
  /// Ten minutes as a rule, later where the provider says so (`retryAfter`, in seconds, an hour at
  /// most), and a minute where nothing reached it or somebody between answered in its place. Each failure in a row doubles that, up to an
  /// hour, or ten minutes where nothing reached it, and adds up to a tenth at random, so that many
  /// who failed together do not come back together.
  /// - Parameters:
  ///   - earlier: how many attempts before this one failed in a row.
  ///   - random: a number from 0 up to 1.
  public func notBefore(
    now: Instant, retryAfter: Int64? = nil, earlier: Int = 0, random: Double = 0
  ) -> Instant {
    let first = firstWait(now: now, retryAfter: retryAfter)
    guard earlier > 0, first.seconds > now.seconds else { return first }
    let wait = now.seconds(until: first)
    let cap: Int64 = wait < 600 ? 600 : 3600
    let doubled = max(wait, min(wait << Int64(min(earlier, 6)), cap))
    let jitter = Double(doubled) * 0.1 * min(max(random, 0), 1)
    return now.adding(seconds: doubled + Int64(jitter))
  }

  private func firstWait(now: Instant, retryAfter: Int64?) -> Instant {
    switch reason {
    case .noKey, .keyCommandMissing, .keyCommandSlow, .keyCommandFailed, .keyCommandEmpty,
      .noStation, .stationElsewhere:
      now
    case .noName, .noConnection, .untrusted, .certificateExpired, .wrongHost, .noAuthorities,
      .tlsFailed,
      .webPage,
      .redirectedAway, .redirectedUnsafely:
      now.adding(seconds: 60)
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
