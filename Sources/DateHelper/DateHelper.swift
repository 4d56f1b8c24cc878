/// What day and what time it is here, and when days begin.
public struct DateHelper: Sendable {
  /// The instant that the command runs at.
  public let now: Instant
  /// The zone that dates and times are read and shown in.
  public let zone: Zone
  /// When a day begins: a whole half hour from 00:00 to 06:00.
  public let dayStart: WallTime
  /// The day that `now` belongs to: until the day's start it is still yesterday.
  public private(set) var today: CivilDate

  /// The latest time that a day may begin at, 06:00.
  public static let latestDayStart = WallTime(known: 360)

  /// A helper for one command.
  ///
  /// A `dayStart` that is no whole half hour from 00:00 to 06:00 counts as the half hour before
  /// it, at most 06:00; see `isDayStart(_:)`.
  public init(now: Instant, zone: Zone, dayStart: WallTime = .midnight) {
    self.now = min(max(now, Instant.supported.lowerBound), Instant.supported.upperBound)
    self.zone = zone
    let start = min(dayStart, DateHelper.latestDayStart)
    self.dayStart = WallTime(known: start.minuteOfDay / 30 * 30)
    today = .earliest
    today = day(of: self.now)
  }

  /// Whether a day may begin at this time.
  public static func isDayStart(_ time: WallTime) -> Bool {
    time <= latestDayStart && time.minuteOfDay.isMultiple(of: 30)
  }

  /// The time on the clock at `now`.
  public var localTime: WallTime { zone.civil(at: now).time }

  /// Today and the time of day; after midnight it is the last minute of a day that still goes on.
  public var moment: CivilMoment {
    let isPastMidnight = calendarDate != today
    return CivilMoment(date: today, time: isPastMidnight ? WallTime(known: 1439) : localTime)
  }

  /// The date on the calendar at `now`, which changes at midnight whatever the day's start is.
  public var calendarDate: CivilDate { zone.civil(at: now).date }

  /// The day that an instant belongs to, minding the day's start.
  public func day(of instant: Instant) -> CivilDate {
    let civil = zone.civil(at: instant)
    let date = civil.time < dayStart ? civil.date.adding(days: -1) : civil.date
    // Clocks set back over the day's start do not bring the day before back.
    let next = date.adding(days: 1)
    return next > date && start(of: next) <= instant ? next : date
  }

  /// The instant at which a day begins.
  public func start(of date: CivilDate) -> Instant {
    zone.firstInstant(reaching: date, dayStart)
  }

  /// The instants of a day, from its start to the start of the next.
  ///
  /// 23, 24 or 25 hours as a rule; empty for a day that the zone skipped (Apia, 2011-12-30).
  public func bounds(of date: CivilDate) -> Range<Instant> {
    let start = start(of: date)
    return start..<max(start, self.start(of: date.adding(days: 1)))
  }

  /// The instant that someone means by a date and a time here; see `Zone.instant(meaning:_:)`.
  public func instant(meaning date: CivilDate, _ time: WallTime) -> Instant {
    zone.instant(meaning: date, time)
  }
}
