import DateHelper

/// Finds the days and the cells of sessions, each by the zone in which it was recorded.
///
/// It keeps what it found out about zones and the day at hand, so one is made for many sessions.
public struct SessionCalendar {
  /// The zone of a name, nil where the system has none.
  public typealias Resolve = (String) -> Zone?

  private let reader: DateHelper
  private let resolve: Resolve
  private var clocks: [String: DateHelper]
  private var days: [String: DayCells] = [:]

  /// A calendar for sessions.
  ///
  /// - Parameters:
  ///   - reader: the clock of whoever reads; it tells when days begin, and its zone stands for
  ///     those that the system does not have.
  ///   - resolve: finds a zone by its name.
  public init(reader: DateHelper, resolve: @escaping Resolve) {
    self.reader = reader
    self.resolve = resolve
    clocks = [reader.zone.name: reader]
  }

  /// The clock of the zone in which a session was recorded.
  public mutating func clock(of session: Session) -> DateHelper {
    if let known = clocks[session.zone] { return known }
    let clock = DateHelper(
      now: reader.now, zone: resolve(session.zone) ?? reader.zone, dayStart: reader.dayStart)
    clocks[session.zone] = clock
    return clock
  }

  /// The full halves of a session until `now`, in their order.
  public mutating func halves(of session: Session, until now: Instant) -> [Half] {
    let beginnings = Half.beginnings(in: session.segments(until: now))
    guard !beginnings.isEmpty else { return [] }
    return beginnings.compactMap { began in
      let day = day(of: began, session)
      return day.cell(of: began).map { Half(began: began, date: day.date, cell: $0) }
    }
  }

  /// The day that an instant of a session belongs to.
  public mutating func day(of instant: Instant, _ session: Session) -> DayCells {
    if let day = days[session.zone], day.bounds.contains(instant) { return day }
    let clock = clock(of: session)
    let day = DayCells(of: clock.day(of: instant), by: clock)
    days[session.zone] = day
    return day
  }

  /// The instants of days by a clock; none of a day that its zone skips.
  static func bounds(of days: ClosedRange<CivilDate>, by clock: DateHelper) -> Range<Instant> {
    let start = clock.start(of: days.lowerBound)
    return start..<max(start, clock.bounds(of: days.upperBound).upperBound)
  }

  /// The instants that days can reach in some zone: wide enough to look for their sessions in.
  public static func reach(of days: ClosedRange<CivilDate>, by reader: DateHelper) -> Range<Instant>
  {
    let margin: Int64 = 2 * 86_400
    let start = reader.start(of: days.lowerBound).adding(seconds: -margin)
    return start..<reader.bounds(of: days.upperBound).upperBound.adding(seconds: margin)
  }
}

extension SessionCalendar {
  /// Whether a session that has an end shares an instant with some days of its zone.
  public mutating func touches(_ session: Session, _ days: ClosedRange<CivilDate>) -> Bool {
    let bounds = Self.bounds(of: days, by: clock(of: session))
    return bounds.contains(session.start)
      || session.span(until: session.start).overlaps(bounds)
  }
}
