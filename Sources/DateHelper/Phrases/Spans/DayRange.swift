/// Days in a row that somebody looks back at.
public enum DayRange: Sendable, Equatable {
  /// One day.
  case day(CivilDate)
  /// From the first to the last of them, both included.
  case days(ClosedRange<CivilDate>)
  /// All days of which anything is known, up to today.
  case all

  /// The longest span that is read, a little over a hundred years.
  public static let longest = 36_600

  /// The days, where they do not depend on what is known.
  var days: ClosedRange<CivilDate>? {
    switch self {
    case .day(let date): date...date
    case .days(let days): days
    case .all: nil
    }
  }
}

extension CivilDate {
  /// The days of the week that starts on this day's Monday.
  var week: ClosedRange<CivilDate> { monday...monday.adding(days: 6) }
}

extension YearMonth {
  /// The days of the month.
  public var days: ClosedRange<CivilDate> { firstDay...lastDay }

  /// The days of the year that the month is in.
  public var daysOfYear: ClosedRange<CivilDate> {
    YearMonth(known: year, 1).firstDay...YearMonth(known: year, 12).lastDay
  }
}
