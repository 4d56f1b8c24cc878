import DateHelper

extension Session {
  /// The instant at which so many seconds of work were done, `now` where they were not.
  func instant(afterWork seconds: Int64, until now: Instant) -> Instant {
    var missing = seconds
    for segment in segments(until: now) {
      let length = segment.lowerBound.seconds(until: segment.upperBound)
      if missing <= length { return segment.lowerBound.adding(seconds: missing) }
      missing -= length
    }
    return now
  }

  /// The session with all its times moved, as if it had been recorded with another clock.
  func moved(by seconds: Int64) -> Session {
    guard seconds != 0 else { return self }
    var session = self
    session.start = start.adding(seconds: seconds)
    session.pauses = pauses.map {
      Pause(start: $0.start.adding(seconds: seconds), end: $0.end?.adding(seconds: seconds))
    }
    session.end = end?.adding(seconds: seconds)
    if let wall = clock?.wall { session.clock?.wall = wall.adding(seconds: seconds) }
    return session
  }

  /// The session with an end at an instant, or at the pause that it falls into.
  ///
  /// An instant that is not after the start gives a session of no length, which cannot be stored.
  public func ended(at instant: Instant) -> Session {
    var session = self
    session.pauses = pauses.filter { $0.start < instant }
    session.end = max(start, instant)
    if let last = session.pauses.last, last.end.map({ $0 >= instant }) ?? true {
      session.pauses.removeLast()
      session.end = last.start
    }
    session.clock = nil
    return session
  }

  /// The session from an instant on, or from the end of the pause that it falls into.
  ///
  /// - Returns: nil where nothing of it is left.
  public func starting(at instant: Instant) -> Session? {
    var session = self
    session.start = instant
    session.pauses = pauses.filter { $0.end.map { $0 > instant } ?? true }
    if let first = session.pauses.first, first.start <= instant {
      guard let end = first.end else { return nil }
      session.pauses.removeFirst()
      session.start = end
    }
    if let end, end <= session.start { return nil }
    return session
  }

  /// The full halves that were earned until `now`.
  public func halfCount(until now: Instant) -> Int {
    Int(activeSeconds(until: now) / Half.seconds)
  }

  /// Whether there is nothing between start and end.
  var isEmpty: Bool { end.map { $0 <= start } ?? false }

  /// The same as a session of its own, without the note, which stays with the first part.
  func asPart(_ uid: String) -> Session {
    Session(
      id: 0, uid: uid, blockID: blockID, todoID: todoID, isFocus: isFocus, zone: zone,
      start: start, pauses: pauses, end: end, clock: clock)
  }
}
