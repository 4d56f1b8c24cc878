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
  ) throws -> AskedDays {
    switch try words.isEmpty ? fallback : phrases.readSpan(words) {
    case .day(let date): AskedDays(days: date...date, isOneDay: true)
    case .days(let days): AskedDays(days: days, isOneDay: false)
    case .all:
      AskedDays(days: try reader.allDays() ?? clock.today...clock.today, isOneDay: false)
    }
  }
}

/// The days that a page about blocks was asked for.
struct AskedDays {
  let days: ClosedRange<CivilDate>
  /// Whether it was one day by its name, and no range.
  let isOneDay: Bool
}
