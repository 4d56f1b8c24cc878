import DateHelper

/// By what reminders are counted: the time, the zone of the clocks here, and the time of day of
/// todos without one.
public struct ReminderClock: Sendable {
  /// The moment of the call.
  public let now: Instant
  /// The zone that local times are meant in.
  public let zone: Zone
  /// When a todo without a time reminds, nil for never.
  public let allDay: WallTime?

  /// The time of a reminder that was asked for on a day, where todos without a time never remind.
  static let usualAllDay = WallTime(hour: 9, minute: 0) ?? .midnight

  /// A clock for one command.
  public init(now: Instant, zone: Zone, allDay: WallTime?) {
    self.now = now
    self.zone = zone
    self.allDay = allDay
  }

  /// The same clock at another moment.
  public func at(_ now: Instant) -> ReminderClock {
    ReminderClock(now: now, zone: zone, allDay: allDay)
  }

  /// What the clocks here show at an instant.
  public func local(_ instant: Instant) -> CivilMoment {
    let civil = zone.civil(at: instant)
    return CivilMoment(date: civil.date, time: civil.time)
  }

  /// The instant of a local time; see `Zone.instant(meaning:_:)`.
  public func instant(_ moment: CivilMoment) -> Instant {
    zone.instant(meaning: moment.date, moment.time ?? allDay ?? Self.usualAllDay)
  }

  /// The moment with the time of todos without one, where it has none.
  public func timed(_ moment: CivilMoment) -> CivilMoment {
    CivilMoment(date: moment.date, time: moment.time ?? allDay ?? Self.usualAllDay)
  }

  /// A local time that no reminder which is due at `now` comes after.
  ///
  /// After clocks were set back, times that are over lie ahead of what they show.
  var horizon: CivilMoment {
    let offsets = [-86_400, 0, 86_400].map { zone.offset(at: now.adding(seconds: $0)) }
    let ahead = (offsets.max() ?? 0) - offsets[1]
    return local(now.adding(seconds: Int64(ahead)))
  }
}

extension CivilMoment {
  /// The moment so long before this one by the calendar alone, whatever clocks do.
  func before(_ lead: Lead) -> CivilMoment {
    guard let time else { return self }
    switch lead {
    case .days(let days): return CivilMoment(date: date.adding(days: -days), time: time)
    case .minutes(let minutes):
      let total = time.minuteOfDay - minutes
      let minuteOfDay = ((total % 1440) + 1440) % 1440
      return CivilMoment(
        date: date.adding(days: (total - minuteOfDay) / 1440),
        time: WallTime(minuteOfDay: minuteOfDay))
    }
  }
}
