/// Where a lane stands.
final class LaneRun {
  private enum State {
    case idle
    case running(Request, Transfer)
    case waiting(Request, until: Int)
    case over
  }

  let lane: Lane
  private var state = State.idle

  init(_ lane: Lane) {
    self.lane = lane
  }

  var isOver: Bool {
    guard case .over = state else { return false }
    return true
  }

  var transfer: Transfer? {
    guard case .running(_, let transfer) = state else { return nil }
    return transfer
  }

  /// The request that is to be made again.
  var request: Request? {
    guard case .waiting(let request, _) = state else { return nil }
    return request
  }

  var wakeTime: Int? {
    guard case .waiting(_, let time) = state else { return nil }
    return time
  }

  func isReady(at now: Int) -> Bool {
    switch state {
    case .idle: true
    case .waiting(_, let time): now >= time
    case .running, .over: false
    }
  }

  func begin(_ request: Request, _ transfer: Transfer) {
    state = .running(request, transfer)
  }

  func finish(_ result: Result<Response, TransferFailure>, at now: Int) {
    let request: Request? =
      if case .running(let request, _) = state { request } else { self.request }
    switch (lane.finished(result), request) {
    case (.again(let milliseconds), .some(let request)):
      state = .waiting(request, until: now + max(0, milliseconds))
    default:
      state = .idle
    }
  }

  func end() {
    state = .over
  }
}
