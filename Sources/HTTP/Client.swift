import CCurl

/// Runs requests over libcurl, within limits and one deadline.
public final class Client {
  private let multi: UnsafeMutableRawPointer
  private let userAgent: String
  private let authorities: String?
  private let limits: Limits
  private let clock: () -> Int

  /// A client, nil if libcurl cannot be set up.
  ///
  /// - Parameters:
  ///   - userAgent: how requests introduce themselves.
  ///   - authorities: the path of the certificates that are trusted, in PEM; nil for the system's.
  ///   - limits: what one transfer may cost.
  ///   - clock: milliseconds of a clock that never goes back.
  public init?(
    userAgent: String, authorities: String? = nil, limits: Limits = Limits(),
    clock: @escaping () -> Int
  ) {
    guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let multi = curl_multi_init()
    else { return nil }
    self.multi = multi
    self.userAgent = userAgent
    self.authorities = authorities
    self.limits = limits
    self.clock = clock
  }

  deinit {
    curl_multi_cleanup(multi)
  }

  /// Runs all lanes side by side until each has ended or the time is up.
  ///
  /// A transfer that is at work when the time is up ends as timed out; a request that waits for its
  /// turn is not made any more.
  public func run(_ lanes: [Lane], withinMilliseconds total: Int) {
    let deadline = clock() + total
    let runs = lanes.map { LaneRun($0) }
    while true {
      let now = clock()
      for run in runs where run.isReady(at: now) { start(run, before: deadline) }
      guard runs.contains(where: { !$0.isOver }) else { return }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      if finishTransfers(of: runs) { continue }
      let wake = runs.compactMap(\.wakeTime).min() ?? now + 1000
      curl_multi_poll(multi, nil, 0, Int32(clamping: max(1, min(wake - clock(), 1000))), nil)
    }
  }

  private func start(_ run: LaneRun, before deadline: Int) {
    let left = deadline - clock()
    guard left > 0, let request = run.request ?? run.lane.next() else {
      run.end()
      return
    }
    guard
      let transfer = Transfer(
        request, isRepeated: run.request != nil, userAgent: userAgent,
        authorities: authorities, limits: limits, milliseconds: left)
    else {
      run.finish(.failure(.other(code: Int(CURLE_FAILED_INIT.rawValue))), at: clock())
      return
    }
    run.begin(request, transfer)
    curl_multi_add_handle(multi, transfer.handle)
  }

  /// Takes finished transfers off; true if there were any.
  private func finishTransfers(of runs: [LaneRun]) -> Bool {
    var isAnyFinished = false
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard let handle = clamate_curl_message_handle(message) else { continue }
      let code = clamate_curl_message_code(message)
      curl_multi_remove_handle(multi, handle)
      guard let run = runs.first(where: { $0.transfer?.handle == handle }),
        let result = run.transfer?.result(code)
      else { continue }
      run.finish(result, at: clock())
      isAnyFinished = true
    }
    return isAnyFinished
  }
}
