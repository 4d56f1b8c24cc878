import Configuration
import DateHelper
import Planner

extension Context {
  /// The moment at which the current run is looked at.
  var focusMoment: TrackingMoment {
    TrackingMoment(now: clock.now, clocks: nil, longest: 12 * 3600)
  }

  /// Finds the days of sessions by the zones in which they were recorded.
  var focusCalendar: SessionCalendar {
    let zones = environment.zones
    return SessionCalendar(reader: clock) { name in
      try? Zone(offset: name) ?? zones.zone(named: name)
    }
  }

  /// The work of some days, and how their marimos grew.
  func focusDays(_ dates: ClosedRange<CivilDate>, _ store: PlannerStore) throws -> [FocusDay] {
    try store.focusDays(dates, by: clock, focusCalendar, at: focusMoment)
  }
}
