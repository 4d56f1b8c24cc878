import DateHelper
import Language

extension Tracking {
  /// Refuses a span in which other sessions lie.
  ///
  /// - Throws: ``TrackingError/overlap(_:more:fix:)``, or `DatabaseError`.
  func refuseOverlap(with span: Range<Instant>, except id: Int? = nil) throws {
    let others = try sessions.sessions(in: span).filter { $0.id != id }
    guard others.isEmpty else { throw try overlap(with: others, span) }
  }

  /// Lets the sessions of a span make room for another one.
  ///
  /// - Throws: ``TrackingError/overlap(_:more:fix:)`` unless they are to be replaced, or
  ///   `DatabaseError`.
  func makeRoom(
    for span: Range<Instant>, except id: Int?, replaces: Bool
  ) throws -> [Displacement] {
    guard replaces else {
      try refuseOverlap(with: span, except: id)
      return []
    }
    return try sessions.sessions(in: span).filter { $0.id != id }.map {
      let parts = try cut($0, around: span)
      if parts.isEmpty { try sessions.delete($0.id) }
      return Displacement(old: $0, new: parts)
    }
  }

  /// Stores what is left of a session outside of a span; the first part keeps its number.
  ///
  /// - Returns: the parts; nothing is stored where there are none.
  func cut(_ session: Session, around span: Range<Instant>) throws -> [Session] {
    let ends = session.end.map { $0 > span.upperBound } ?? true
    let after = ends ? session.starting(at: span.upperBound) : nil
    let before = session.ended(at: span.lowerBound)
    guard session.start < span.lowerBound, !before.isEmpty else {
      if let after { try sessions.update(after) }
      return after.map { [$0] } ?? []
    }
    try sessions.update(before)
    return try [before] + (after.map { [try sessions.insert($0.asPart(makeUID()))] } ?? [])
  }

  /// What is in the way of a span, with a command that takes the first of it away.
  func overlap(with others: [Session], _ span: Range<Instant>) throws -> TrackingError {
    guard let first = others.first else { return .order }
    let end = first.end.map { text($0) }
    let start = text(first.start)
    let name = try name(first)
    return .overlap(
      Bilingual(
        en: "\(first.id) \(name) \(start.english)-\(end?.english ?? "")",
        ko: "\(first.id) \(name) \(start.korean)-\(end?.korean ?? "")"),
      more: others.count - 1, fix: fix(first, span))
  }

  private func fix(_ session: Session, _ span: Range<Instant>) -> String {
    if session.start < span.lowerBound {
      let time = argument(span.lowerBound)
      return session.isCurrent
        ? "clamate track finish --at \(time)" : "clamate track edit \(session.id) --end \(time)"
    }
    if session.end.map({ $0 > span.upperBound }) ?? (span.upperBound < moment.now) {
      return "clamate track edit \(session.id) --start \(argument(span.upperBound))"
    }
    return session.isCurrent ? "clamate track cancel" : "clamate track rm \(session.id)"
  }

  /// A moment as an argument that is read back as the same one.
  func argument(_ instant: Instant) -> String {
    let civil = clock.zone.civil(at: instant)
    let isToday = civil.date == clock.calendarDate && instant <= clock.now
    return isToday && instant.seconds % 60 == 0
      && clock.zone.instants(showing: civil.date, civil.time).count == 1
      ? civil.time.iso : instant.iso8601(in: clock.zone)
  }
}
