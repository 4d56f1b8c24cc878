import DateHelper

extension Tracking {
  /// A session that made room for another one.
  public struct Displacement: Sendable, Equatable {
    /// The session as it was.
    public let old: Session
    /// What is left of it: nothing, one part, or one before and one after.
    public let new: [Session]
  }

  /// Writes down work that is over.
  ///
  /// - Parameters:
  ///   - span: from its start to its end.
  ///   - replaces: whether sessions that lie there make room.
  /// - Returns: the session and those that made room for it.
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func add(
    _ work: Work, _ span: Range<Instant>, replaces: Bool
  ) throws -> (session: Session, displaced: [Displacement]) {
    _ = try settle()
    try check(span)
    let displaced = try makeRoom(for: span, .add(work), replaces: replaces)
    let session = try sessions.insert(
      Session(
        id: 0, uid: makeUID(), blockID: work.blockID, todoID: work.todoID, isFocus: work.isFocus,
        zone: clock.zone.name, memo: work.memo, start: span.lowerBound, end: span.upperBound))
    return (session, displaced)
  }

  /// Changes a session.
  ///
  /// - Parameters:
  ///   - start: when it began, if that changes; pauses before it go.
  ///   - end: when it ended, if that changes; pauses after it go.
  ///   - body: changes what it was about.
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func edit(
    _ id: Int, start: Instant?, end: Instant?, replaces: Bool, _ body: (inout Session) -> Void
  ) throws -> (session: Session, displaced: [Displacement]) {
    var session = try self.session(id)
    if session.isCurrent, end != nil { throw TrackingError.stillRunning(id) }
    let now = max(moment.now, session.lastChange)
    try session.change(start: start, end: end)
    guard session.start <= now else { throw TrackingError.order }
    body(&session)
    var displaced: [Displacement] = []
    if start != nil || end != nil {
      let span = session.span(until: now)
      try check(span)
      displaced = try makeRoom(for: span, .edit(id), replaces: replaces)
    }
    try sessions.update(session)
    return (session, displaced)
  }

  /// Makes two sessions of one; the second has a new number and no note.
  ///
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func split(_ id: Int, at instant: Instant) throws -> [Session] {
    let session = try self.session(id)
    guard instant > session.start, instant < session.end ?? moment.now else {
      throw TrackingError.outside
    }
    let parts = try cut(session, around: instant..<instant)
    guard parts.count == 2 else { throw TrackingError.outside }
    return parts
  }

  /// Removes sessions.
  ///
  /// - Returns: the sessions as they were, the current run as it counts.
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func remove(_ ids: [Int]) throws -> [Session] {
    let run = try settle().run
    let removed = try sessions(ids)
    for id in ids { try sessions.delete(id) }
    return removed.map { $0.isCurrent ? run?.counted ?? $0 : $0 }
  }

  /// The sessions with some numbers.
  ///
  /// - Throws: ``TrackingError/unknown(_:)``, or `DatabaseError`.
  public func sessions(_ ids: [Int]) throws -> [Session] {
    let found = try ids.map { (id: $0, session: try sessions.session($0)) }
    let unknown = found.filter { $0.session == nil }.map(\.id)
    guard unknown.isEmpty else { throw TrackingError.unknown(unknown) }
    return found.compactMap(\.session)
  }

  private func session(_ id: Int) throws -> Session {
    let run = try settle().run
    if let run, run.session.id == id { return run.session }
    guard let session = try sessions.session(id) else { throw TrackingError.unknown([id]) }
    return session
  }

  private func check(_ span: Range<Instant>) throws {
    guard span.lowerBound < span.upperBound, span.lowerBound.seconds >= 0 else {
      throw TrackingError.order
    }
    guard span.upperBound <= moment.now else { throw TrackingError.future }
    guard span.isWithinLimit else { throw TrackingError.tooLong }
  }
}

extension Session {
  /// Moves the ends, and leaves out the pauses that are not between them any more.
  fileprivate mutating func change(start: Instant?, end: Instant?) throws(TrackingError) {
    guard end.map({ $0 > start ?? self.start }) ?? true else { throw .order }
    // What grows comes first, so that a session can be moved to where it was not.
    if let start { self.start = min(self.start, start) }
    if let end { self = ended(at: end) }
    if let start {
      guard let cut = starting(at: start) else { throw .order }
      self = cut
    }
  }
}
