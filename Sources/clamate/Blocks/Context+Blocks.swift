import Configuration
import DateHelper
import Planner

extension Context {
  /// Reads what the sessions of a store amount to now.
  func reader(_ store: PlannerStore) throws -> SessionReader {
    let zones = environment.zones
    return try SessionReader(store, clock: clock, at: trackingMoment) {
      try? zones.zone(named: $0)
    }
  }

  /// The days that words name, looking back, and whether they name one day.
  ///
  /// - Throws: `PhraseError`, `DatabaseError`.
  func days(
    _ words: [String], or fallback: DayRange, _ reader: SessionReader
  ) throws -> (days: ClosedRange<CivilDate>, isOneDay: Bool) {
    switch try words.isEmpty ? fallback : phrases.readSpan(words) {
    case .day(let date): (date...date, true)
    case .days(let days): (days, false)
    case .all: (try reader.allDays() ?? clock.today...clock.today, false)
    }
  }
}
