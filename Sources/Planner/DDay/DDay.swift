import DateHelper

/// A day that is counted towards, and after it away from.
public struct DDay: Sendable, Equatable {
  /// The number that a person names it by.
  public let id: Int
  /// A name that is the same in every copy of the store.
  public let uid: String
  /// What it is called, in NFC.
  public var title: String
  /// The civil date as it was typed; how days are counted never moves it.
  public var date: CivilDate
  /// Whether today counts as the first of the days.
  public var includesToday: Bool
  /// The civil date on which it was made.
  public let made: CivilDate
  /// Whether it is the one that `today` shows.
  public let isPinned: Bool

  /// Calendar days from a day to this one, negative once it has passed.
  public func days(from day: CivilDate) -> Int {
    day.days(until: date)
  }

  /// `D-3` before, `D-DAY` on the day, `D+3` after; where today counts, one day more.
  public func label(on day: CivilDate) -> String {
    let days = days(from: day)
    let count = days.magnitude + (includesToday ? 1 : 0)
    return days == 0 ? "D-DAY" : days > 0 ? "D-\(count)" : "D+\(count)"
  }

  /// The part of the way from the day it was made that is behind, above 0 to 1.
  ///
  /// Both ends count as days of the way, so that the day of making is a part of it already.
  public func progress(on day: CivilDate) -> Double {
    let way = made.days(until: date)
    guard way > 0 else { return 1 }
    let behind = min(max(made.days(until: day), 0), way)
    return Double(behind + 1) / Double(way + 1)
  }
}

/// A D-day that is to be made.
public struct DDayDraft: Sendable, Equatable {
  /// What it is called.
  public let title: Title
  /// The civil date as it was typed.
  public let date: CivilDate
  /// Whether today counts as the first of the days.
  public let includesToday: Bool

  /// A D-day to be made.
  public init(title: Title, date: CivilDate, includesToday: Bool = false) {
    self.title = title
    self.date = date
    self.includesToday = includesToday
  }
}
