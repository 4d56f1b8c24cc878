import Configuration
import DateHelper
import Language
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
    let asked: AskedDays =
      switch try words.isEmpty ? fallback : phrases.readSpan(words) {
      case .day(let date): AskedDays(days: date...date, isOneDay: true)
      case .days(let days): AskedDays(days: days, isOneDay: false)
      case .all:
        AskedDays(days: try reader.allDays() ?? clock.today...clock.today, isOneDay: false)
      }
    // The days at either end of the calendar are no whole ones in every zone.
    guard AskedDays.years.contains(asked.days.lowerBound.year),
      AskedDays.years.contains(asked.days.upperBound.year)
    else { throw TooFarDays(text: words.joined(separator: " ")) }
    return asked
  }
}

/// The days that a page about blocks was asked for.
struct AskedDays {
  /// The years whose days are shown.
  static let years = 2...9998
  let days: ClosedRange<CivilDate>
  /// Whether it was one day by its name, and no range.
  let isOneDay: Bool
}

/// Days that no page about blocks shows.
private struct TooFarDays: Explainable {
  let text: String

  var message: Bilingual {
    Bilingual(en: "'\(text)' is too far away", ko: "'\(text)'은(는) 너무 먼 날입니다")
  }

  var hint: Bilingual? {
    let years = AskedDays.years
    return Bilingual(
      en: "years go from \(years.lowerBound) to \(years.upperBound) here",
      ko: "여기서는 \(years.lowerBound)년부터 \(years.upperBound)년까지입니다")
  }
}
