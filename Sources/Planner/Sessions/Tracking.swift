import Database
import DateHelper
import Language

/// What somebody does with time at a moment.
///
/// Each call belongs into one step of the journal.
public struct Tracking {
  /// What a run is about.
  public struct Work: Sendable {
    /// The block, if any.
    public var blockID: Int?
    /// The todo, if any.
    public var todoID: Int?
    /// Whether it is focus.
    public var isFocus: Bool
    /// A note.
    public var memo: String?

    /// Work on something, or on nothing in particular.
    public init(blockID: Int?, todoID: Int? = nil, isFocus: Bool = false, memo: String? = nil) {
      self.blockID = blockID
      self.todoID = todoID
      self.isFocus = isFocus
      self.memo = memo
    }
  }

  /// The seconds after its end within which a run of the same work is taken up again.
  public static let continuation: Int64 = 15 * 60

  let sessions: SessionStore
  let blocks: BlockStore
  let journal: Journal
  let clock: DateHelper
  /// The moment at which it is done.
  public let moment: TrackingMoment
  let makeUID: () -> String

  /// Tracking in a store, by the clock and in the zone of whoever tracks.
  public init(
    in store: PlannerStore, clock: DateHelper, at moment: TrackingMoment,
    makeUID: @escaping () -> String
  ) {
    sessions = store.sessions
    blocks = store.blocks
    journal = store.journal
    self.clock = clock
    self.moment = moment
    self.makeUID = makeUID
  }

  /// How the current run stands, once what readers only work out is written down: that it ended
  /// when a long pause began, and where its times are by a clock that was set.
  ///
  /// - Returns: nil where nothing runs; `ended` is then the run that was found to have ended.
  /// - Throws: `DatabaseError`.
  public func settle() throws -> (run: SessionRun?, ended: Session?) {
    guard let run = try sessions.run(at: moment) else { return (nil, nil) }
    guard run.phase == .ended else {
      if run.clockShift != 0 { try sessions.update(run.session) }
      return (run, nil)
    }
    return (nil, try store(run.counted))
  }

  /// The current run.
  ///
  /// - Throws: ``TrackingError/nothingRunning``, ``TrackingError/endedAtPause(_:_:)``, or
  ///   `DatabaseError`.
  func currentRun() throws -> SessionRun {
    let settled = try settle()
    if let ended = settled.ended {
      throw TrackingError.endedAtPause(try name(ended), text(ended.end ?? ended.start))
    }
    guard let run = settled.run else { throw TrackingError.nothingRunning }
    return run
  }

  /// Stores a session, or removes it where nothing is left of it.
  ///
  /// - Returns: the session, or nil.
  @discardableResult
  func store(_ session: Session) throws -> Session? {
    guard !session.isEmpty else {
      try sessions.delete(session.id)
      return nil
    }
    try sessions.update(session)
    return session
  }

  /// What the clocks say at a change of a run.
  func runClock(_ run: SessionRun?) -> RunClock? {
    moment.clocks.map { RunClock(wall: run?.wall ?? moment.now, boot: $0) }
  }

  /// What a session is called: its block, or focus.
  func name(_ session: Session) throws -> Bilingual {
    session.name(of: try session.blockID.flatMap { try blocks.block($0) })
  }

  /// A moment in words.
  func text(_ instant: Instant) -> Bilingual { clock.pastText(instant) }
}
