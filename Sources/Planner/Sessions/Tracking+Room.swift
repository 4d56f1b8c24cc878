import DateHelper
import Language

extension Tracking {
  /// What a span is meant for.
  enum Purpose {
    /// Work that starts.
    case start(Work)
    /// Work that is over.
    case add(Work)
    /// The session of a number, which is not in its own way.
    case edit(Int)

    fileprivate var sessionID: Int? {
      guard case .edit(let id) = self else { return nil }
      return id
    }

    /// What is worked on, as arguments.
    fileprivate var words: String {
      switch self {
      case .edit: ""
      case .start(let work), .add(let work):
        (work.blockID.map { " \($0)" } ?? "") + (work.todoID.map { " --todo \($0)" } ?? "")
      }
    }
  }

  /// Refuses a span in which other sessions lie.
  ///
  /// - Throws: ``TrackingError/overlap(_:more:_:)``, or `DatabaseError`.
  func refuseOverlap(with span: Range<Instant>, _ purpose: Purpose) throws {
    let others = try sessions.sessions(in: span).filter { $0.id != purpose.sessionID }
    guard others.isEmpty else { throw try overlap(with: others, span, purpose) }
  }

  /// Lets the sessions of a span make room for another one.
  ///
  /// - Throws: ``TrackingError/overlap(_:more:_:)`` unless they are to be replaced, or
  ///   `DatabaseError`.
  func makeRoom(
    for span: Range<Instant>, _ purpose: Purpose, replaces: Bool
  ) throws -> [Displacement] {
    guard replaces else {
      try refuseOverlap(with: span, purpose)
      return []
    }
    return try sessions.sessions(in: span).filter { $0.id != purpose.sessionID }.map {
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
  func overlap(
    with others: [Session], _ span: Range<Instant>, _ purpose: Purpose
  ) throws -> TrackingError {
    guard let first = others.first else { return .order }
    let name = try name(first)
    let times = times(first)
    return .overlap(
      Bilingual(
        en: "\(first.id) \(name.english) \(times.english)",
        ko: "\(first.id) \(name.korean) \(times.korean)"),
      more: others.count - 1,
      room(first, span).map { .room($0) } ?? .instead(instead(purpose, others, span)))
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
  private func room(_ session: Session, _ span: Range<Instant>) -> String? {
    if session.start < span.lowerBound {
      return session.isCurrent
        ? "clamate track finish --at \(argument(span.lowerBound))"
        : "clamate track edit \(session.id) --end \(argument(span.lowerBound, of: session))"
    }
    if session.end.map({ $0 > span.upperBound }) ?? (span.upperBound < moment.now) {
      let start = argument(span.upperBound, of: session)
      return "clamate track edit \(session.id) --start \(start)"
    }
    let isWithin = session.end.map { span.upperBound.seconds < .max || $0 > moment.now } ?? false
    return isWithin ? "clamate track rm \(session.id)" : nil
  }

  /// What fits where nothing can make room: up to the run, or from the last session on.
  private func instead(
    _ purpose: Purpose, _ others: [Session], _ span: Range<Instant>
  ) -> String {
    guard let run = others.first(where: \.isCurrent) else {
      return "clamate track start\(purpose.words) --at \(argument(others.last?.end ?? moment.now))"
    }
    let end = argument(run.start, of: run)
    if case .edit(let id) = purpose { return "clamate track edit \(id) --end \(end)" }
    guard span.lowerBound < run.start else { return "clamate track start\(purpose.words)" }
    let start = argument(span.lowerBound, of: run)
    return "clamate track add\(purpose.words) --start \(start) --end \(end)"
  }

  /// A moment as an argument that is read back as the same one.
  func argument(_ instant: Instant) -> String {
    Self.argument(instant, by: clock)
  }

  /// A moment as an argument; with its day unless all that it is about is of today.
  private func argument(_ instant: Instant, of session: Session) -> String {
    let isToday = clock.zone.civil(at: session.start).date == clock.calendarDate
    return Self.argument(instant, by: clock, isDayKnown: isToday)
  }

  /// A moment as an argument that is read back as the same one by a clock.
  public static func argument(
    _ instant: Instant, by clock: DateHelper, isDayKnown: Bool = true
  ) -> String {
    let (date, time) = clock.zone.civil(at: instant)
    guard clock.zone.instants(showing: date, time) == [instant] else {
      return instant.iso8601(in: clock.zone)
    }
    let isToday = isDayKnown && date == clock.calendarDate && instant <= clock.now
    return isToday ? time.iso : "\(date.iso)T\(time.iso)"
  }
}
