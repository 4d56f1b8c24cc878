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
    let name = try name(first)
    let times = times(first)
    return .overlap(
      Bilingual(
        en: "\(first.id) \(name.english) \(times.english)",
        ko: "\(first.id) \(name.korean) \(times.korean)"),
      more: others.count - 1, fix: fix(first, span))
  }

  /// The times of a session in words, with the day of the end where that is another one.
  private func times(_ session: Session) -> Bilingual {
    let start = text(session.start)
    guard let end = session.end else {
      return Bilingual(en: "\(start.english)-", ko: "\(start.korean)-")
    }
    let (first, last) = (clock.zone.civil(at: session.start), clock.zone.civil(at: end))
    let shown = first.date == last.date ? Bilingual(verbatim: last.time.iso) : text(end)
    return Bilingual(
      en: "\(start.english)-\(shown.english)", ko: "\(start.korean)-\(shown.korean)")
  }

  /// How both find room; a run that goes on is never thrown away for it.
  private func fix(_ session: Session, _ span: Range<Instant>) -> String {
    if session.start < span.lowerBound {
      let time = argument(span.lowerBound)
      return session.isCurrent
        ? "clamate track finish --at \(time)" : "clamate track edit \(session.id) --end \(time)"
    }
    if session.end.map({ $0 > span.upperBound }) ?? (span.upperBound < moment.now) {
      return "clamate track edit \(session.id) --start \(argument(span.upperBound))"
    }
    guard span.upperBound.seconds == .max else {
      return session.isCurrent
        ? "--end \(argument(session.start))" : "clamate track rm \(session.id)"
    }
    return session.end.map { "--at \(argument($0))" } ?? "clamate track finish"
  }

  /// A moment as an argument that is read back as the same one.
  func argument(_ instant: Instant) -> String {
    Self.argument(instant, by: clock)
  }

  /// A moment as an argument that is read back as the same one by a clock.
  public static func argument(_ instant: Instant, by clock: DateHelper) -> String {
    let (date, time) = clock.zone.civil(at: instant)
    guard clock.zone.instants(showing: date, time) == [instant] else {
      return instant.iso8601(in: clock.zone)
    }
    let isToday = date == clock.calendarDate && instant <= clock.now
    return isToday ? time.iso : "\(date.iso)T\(time.iso)"
  }
}
