import Configuration
import Database
import DateHelper

/// The sessions of a store.
public struct SessionStore {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The sessions that share an instant with a range, by start, as they are stored.
  ///
  /// Whether the current run reaches into the range is for the caller to say; it is among them where
  /// it began before the range ends. The cost depends on how many there are, not on the store.
  /// - Throws: `DatabaseError`.
  public func sessions(in range: Range<Instant>) throws -> [Session] {
    var sessions: [Session] = []
    try forEach(in: range) { sessions.append($0) }
    return sessions
  }

  /// Calls `body` for each session that shares an instant with a range, by start.
  ///
  /// - Parameter ofBlocks: whether those of a block are meant, or those without one; nil for all.
  /// - Throws: `DatabaseError`, or what `body` throws.
  public func forEach(
    in range: Range<Instant>, ofBlocks: Bool? = nil, _ body: (Session) throws -> Void
  ) throws {
    let isMeant = ofBlocks.map { "AND +block_id IS \($0 ? "NOT NULL" : "NULL")" } ?? ""
    // Sessions do not overlap, so at most one that began before the range reaches into it.
    let before = try first(
      "WHERE started <= ? ORDER BY started DESC LIMIT 1", [range.lowerBound.seconds])
    if let before, before.start < range.upperBound,
      before.end.map({ $0 > range.lowerBound }) ?? true,
      ofBlocks.map({ $0 == (before.blockID != nil) }) ?? true
    {
      try body(before)
    }
    try connection.rows(
      """
      SELECT \(Self.columns) FROM session WHERE started > ? AND started < ? \(isMeant)
      ORDER BY started
      """,
      range.lowerBound.seconds, range.upperBound.seconds
    ) { try body(Self.session($0)) }
  }

  /// The run that was neither finished nor dropped, as it is stored, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func current() throws -> Session? {
    try first("WHERE ended IS NULL", [])
  }

  /// How the current run stands at a moment, or nil where there is none.
  ///
  /// - Throws: `DatabaseError`.
  public func run(at moment: TrackingMoment) throws -> SessionRun? {
    guard let session = try current() else { return nil }
    // Only clocks that disagree move a run, and only then its neighbour matters.
    let earliest = session.clock == nil ? nil : try latest(before: session.start)?.end
    return SessionRun(session, at: moment, earliest: earliest)
  }

  /// The sessions that share an instant with a range, by start, all with an end.
  ///
  /// The current run is as it counts at a moment; one that has just begun may have no length.
  /// - Throws: `DatabaseError`.
  public func counted(in range: Range<Instant>, at moment: TrackingMoment) throws -> [Session] {
    let run = try run(at: moment)
    return try sessions(in: range).compactMap { session in
      guard session.isCurrent, let run else { return session }
      let counted = run.counted
      let isInside = range.contains(counted.start)
      return isInside || counted.span(until: moment.now).overlaps(range) ? counted : nil
    }
  }

  /// The session with a number, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func session(_ id: Int) throws -> Session? {
    try first("WHERE id = ?", [id])
  }

  /// The session that other copies of the store know by the same name, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func session(uid: String) throws -> Session? {
    try first("WHERE uid = ?", [uid])
  }

  /// The latest session that began before an instant, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func latest(before instant: Instant = Instant(seconds: .max)) throws -> Session? {
    try first("WHERE started < ? ORDER BY started DESC LIMIT 1", [instant.seconds])
  }

  private func first(_ sql: String, _ values: [any Bindable]) throws -> Session? {
    var found: Session?
    try connection.rows("SELECT \(Self.columns) FROM session \(sql)", values: values) {
      found = Self.session($0)
    }
    guard var session = found, session.isCurrent else { return found }
    session.clock = try connection.first(
      "SELECT wall, boot, awake, boot_id FROM session_clock WHERE session_id = ?", session.id
    ) { row in
      RunClock(
        wall: row.instant(0),
        boot: BootClocks(
          boot: Int64(row.integer(1)), awake: Int64(row.integer(2)), bootID: row.text(3)))
    }
    return session
  }

  /// The columns that ``session(_:)-(Row)`` reads; pauses are one text, in the order of their key.
  private static let columns = """
    id, uid, block_id, todo_id, focus, zone, memo, started, ended,
    (SELECT group_concat(started || ':' || coalesce(ended, '')) FROM session_pause
      WHERE session_id = session.id)
    """

  private static func session(_ row: Row) -> Session {
    Session(
      id: row.integer(0), uid: row.text(1), blockID: row.optionalInteger(2),
      todoID: row.optionalInteger(3), isFocus: row.integer(4) == 1, zone: row.text(5),
      memo: row.optionalText(6), start: row.instant(7),
      pauses: row.isNull(9) ? [] : pauses(row.text(9)),
      end: row.optionalInstant(8))
  }

  private static func pauses(_ text: String) -> [Pause] {
    text.split(separator: ",").compactMap { pause in
      let ends = pause.split(separator: ":", omittingEmptySubsequences: false).map { Int64($0) }
      guard ends.count == 2, let start = ends[0] else { return nil }
      return Pause(start: Instant(seconds: start), end: ends[1].map(Instant.init(seconds:)))
    }
  }
}
