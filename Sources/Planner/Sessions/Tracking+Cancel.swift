import Database
import DateHelper

extension Tracking {
  /// What became of a run that was dropped.
  public struct Cancellation: Sendable {
    /// The run as it counted; of one that was taken up again, the session as it was before.
    public let session: Session
    /// When it was taken up again, from when on work was dropped; nil where all of it was.
    public let since: Instant?
  }

  /// Drops the current run; a session that was taken up again stays as it had ended.
  ///
  /// - Throws: ``TrackingError`` or `DatabaseError`.
  public func cancel() throws -> Cancellation {
    let run = try currentRun()
    // What ended in the second in which it began is no session.
    guard let (end, since) = try lastBreak(of: run.session), run.session.start < end else {
      try sessions.delete(run.session.id)
      return Cancellation(session: run.counted, since: nil)
    }
    let kept = run.session.ended(at: end)
    try sessions.update(kept)
    return Cancellation(session: kept, since: since)
  }

  /// When a run that is taken up again had ended, and when it went on; nil where it never ended.
  ///
  /// A pause of a run and the time between an end and a new start look the same in the store. The
  /// journal knows which it was, as long as it remembers the step.
  private func lastBreak(of session: Session) throws -> (end: Instant, since: Instant)? {
    let moment = { (instant: Instant) in
      let civil = clock.zone.civil(at: instant)
      return CivilMoment(date: civil.date, time: civil.time)
    }
    let records = try journal.steps(limit: Journal.limit).lazy
      .filter { !$0.isUndone }.flatMap { StepRecord.records(of: $0) }
    let ends = records.compactMap { record -> CivilMoment? in
      guard let id = record.sessionID else { return nil }
      if id == session.id { return record.end }
      // Another session began there, and this one was finished for it.
      return record.plan.flatMap { start in
        session.pauses.contains { moment($0.start) == start } ? start : nil
      }
    }
    guard let end = ends.first else { return nil }
    if let pause = session.pauses.last(where: { moment($0.start) == end }) {
      return (pause.start, pause.end ?? pause.start)
    }
    // Taken up in the second of its end, it has no gap.
    guard let time = end.time else { return nil }
    let instant = clock.instant(meaning: end.date, time)
    return session.start < instant && instant <= self.moment.now ? (instant, instant) : nil
  }
}
