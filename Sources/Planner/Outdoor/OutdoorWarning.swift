import DateHelper
import Sky

/// What the sky says against an outdoor todo.
public struct OutdoorWarning: Sendable, Equatable {
  /// The hour that is bad: the todo's own, or the first bad one of a day without a time.
  public let moment: CivilMoment
  /// What speaks against it, the most important first.
  public let objections: [Objection]
  /// The next hour of the same day that is good and free, nil where there is none.
  public let better: CivilMoment?
  /// The first hour of the next three days that is good and free, nil where there is none or the
  /// day itself has one.
  public let anotherDay: CivilMoment?

  /// Where the todo may move to.
  public var proposal: CivilMoment? { better ?? anotherDay }
}

/// An hour that is good to be outside and in which nothing else is planned.
public struct OutdoorHour: Sendable, Equatable {
  /// When it begins, by the clocks of the person.
  public let moment: CivilMoment
  /// What its sky is like.
  public let verdict: HourVerdict
}
