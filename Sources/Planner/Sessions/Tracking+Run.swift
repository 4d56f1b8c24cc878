import DateHelper
import Language

extension Tracking {
  /// What became of a start.
  public struct Start: Sendable {
    /// How the run came to be.
    public enum Kind: Sendable, Equatable {
      /// It is a new session.
      case new
      /// A session that ended a moment ago goes on.
      case continued
      /// A run that rested goes on.
      case resumed
    }

    /// The run that goes on now.
    public let session: Session
    /// How it came to be.
    public let kind: Kind
    /// The run that was finished for it, if any; it has no length where nothing of it was kept.
    public let finished: Session?
  }

  /// Starts work, and finishes what else is running.
  ///
  /// The same work takes up the session that rests or that ended within ``continuation``.
  /// - Parameter at: when it began; nil for now.
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func start(_ work: Work, at: Instant? = nil) throws -> Start {
    let settled = try settle()
    let now = settled.run?.wall ?? moment.now
    let start = at ?? now
    guard start <= now else { throw TrackingError.future }
    guard start.seconds >= 0 else { throw TrackingError.order }
    if let run = settled.run, run.session.isSameWork(work) {
      guard run.phase == .paused else {
        throw TrackingError.alreadyRunning(try name(run.session))
      }
      return Start(session: try resume(at: at), kind: .resumed, finished: nil)
    }
    let finished = try settled.run.map { try finish($0, before: at, for: work) } ?? settled.ended
    try refuseOverlap(with: start..<Instant(seconds: .max), .start(work))
    if let session = try continued(work, at: start) {
      return Start(session: session, kind: .continued, finished: finished)
    }
    let session = try sessions.insert(
      Session(
        id: 0, uid: makeUID(), blockID: work.blockID, todoID: work.todoID, isFocus: work.isFocus,
        zone: clock.zone.name, memo: work.memo, start: start, end: nil,
        clock: runClock(settled.run)))
    return Start(session: session, kind: .new, finished: finished)
  }

  /// Lets the current run rest.
  ///
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func pause(at: Instant? = nil) throws -> Session {
    let run = try currentRun()
    guard run.phase == .running else { throw TrackingError.alreadyPaused(try name(run.session)) }
    try refuseOverlong(run)
    let start = at ?? run.workUntil
    try check(start, in: run)
    var session = run.session
    if let last = session.pauses.last, last.end == start {
      session.pauses[session.pauses.count - 1].end = nil
    } else {
      session.pauses.append(Pause(start: start))
    }
    session.clock = runClock(run)
    try sessions.update(session)
    return session
  }

  /// Lets a run that rests go on.
  ///
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func resume(at: Instant? = nil) throws -> Session {
    let run = try currentRun()
    guard run.phase == .paused, let pause = run.session.pauses.last else {
      throw TrackingError.notPaused(try name(run.session))
    }
    let end = at ?? run.wall
    try check(end, in: run)
    var session = run.session
    session.pauses.removeLast()
    if pause.start < end { session.pauses.append(Pause(start: pause.start, end: end)) }
    session.clock = runClock(run)
    try sessions.update(session)
    return session
  }

  /// Ends the current run; one that rests ends when its pause began.
  ///
  /// - Parameters:
  ///   - at: when it ended; nil for now.
  ///   - keepsAll: whether a run that is longer than one may be is kept as it is.
  ///   - memo: a note for it.
  /// - Returns: the session, which has no length where nothing of it was kept, and how the run stood.
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func finish(
    at: Instant? = nil, keepsAll: Bool = false, memo: String? = nil
  ) throws -> (session: Session, run: SessionRun) {
    let run = try currentRun()
    if let at {
      guard at <= run.wall else { throw TrackingError.future }
      guard at > run.session.start else { throw TrackingError.order }
    }
    if !keepsAll { try refuseOverlong(run, until: at) }
    var session = run.session.ended(at: at ?? run.workUntil)
    guard session.span(until: moment.now).isWithinLimit else { throw TrackingError.tooLong }
    if let memo { session.memo = memo }
    try store(session)
    return (session, run)
  }

  private func finish(
    _ run: SessionRun, before at: Instant?, for work: Work
  ) throws -> Session {
    if let at, at <= run.session.start {
      throw try overlap(with: [run.session], at..<Instant(seconds: .max), .start(work))
    }
    try refuseOverlong(run, until: at)
    let session = run.session.ended(at: at ?? run.workUntil)
    guard session.span(until: moment.now).isWithinLimit else { throw TrackingError.tooLong }
    try store(session)
    return session
  }

  /// Takes up the latest session if it was the same work and ended a moment ago.
  private func continued(_ work: Work, at start: Instant) throws -> Session? {
    guard work.memo == nil, var session = try sessions.latest(before: start.adding(seconds: 1)),
      session.isSameWork(work), session.zone == clock.zone.name, let end = session.end,
      end.seconds(until: start) <= Self.continuation,
      session.activeSeconds(until: end) < moment.longest
    else { return nil }
    session.end = nil
    if end < start { session.pauses.append(Pause(start: end, end: start)) }
    session.clock = runClock(nil)
    try sessions.update(session)
    return session
  }

  private func check(_ instant: Instant, in run: SessionRun) throws {
    guard instant <= run.wall else { throw TrackingError.future }
    guard instant >= run.session.lastChange else {
      throw TrackingError.beforeChange(text(run.session.lastChange))
    }
  }

  /// Refuses a run that would be longer than one may be if it ended at an instant, nil for now.
  private func refuseOverlong(_ run: SessionRun, until end: Instant? = nil) throws {
    let isOverlong = end.map { run.session.activeSeconds(until: $0) > moment.longest }
    guard isOverlong ?? run.isOverlong else { return }
    let likely = end.flatMap { sameTime(as: $0, in: run.session) } ?? run.countsUntil
    throw TrackingError.overlong(
      try name(run.session), hours: moment.longest / 3600,
      fix: "clamate track finish --at \(argument(likely))")
  }

  /// The time of day of an instant on an earlier day, where a run that ended then is no longer
  /// than one may be: whoever says 21:00 the next day means when they left.
  private func sameTime(as instant: Instant, in session: Session) -> Instant? {
    let (date, time) = clock.zone.civil(at: instant)
    let first = clock.zone.civil(at: session.start).date
    for day in [first, first.adding(days: 1)] where day < date {
      let end = clock.instant(meaning: day, time)
      if end > session.start, session.activeSeconds(until: end) <= moment.longest { return end }
    }
    return nil
  }
}

extension Session {
  /// Whether a run of some work can go on with this one; a todo that is not named does not matter.
  fileprivate func isSameWork(_ work: Tracking.Work) -> Bool {
    blockID == work.blockID && isFocus == work.isFocus
      && (work.todoID == nil || work.todoID == todoID)
  }
}

extension Range<Instant> {
  /// Whether a session may be this long.
  var isWithinLimit: Bool {
    lowerBound.seconds(until: upperBound) <= Session.longestSpan
  }
}
