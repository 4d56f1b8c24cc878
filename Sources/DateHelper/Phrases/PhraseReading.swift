/// Which of the days or times that a phrase could mean is meant.
public enum PhraseDirection: Sendable, CaseIterable {
  /// The next one: for what is planned.
  case planning
  /// The latest past one: for looking back.
  case past
  /// The one in the current year or month: for looking at a day.
  case currentYear
}

/// A deadline: a day, or a time on it.
public struct Due: Sendable, Hashable {
  /// The last day.
  public var date: CivilDate
  /// The last minute on it, nil for the whole day.
  public var time: WallTime?

  /// A deadline on a day, at a time if there is one.
  public init(date: CivilDate, time: WallTime? = nil) {
    self.date = date
    self.time = time
  }

  /// The deadline as it is stored and shown in JSON: `2026-03-06` or `2026-03-06T18:00`.
  public var iso: String { time.map { "\(date.iso)T\($0.iso)" } ?? date.iso }

  /// The deadline that `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` names, nil if there is none.
  public init?(iso text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard let day = parts.first, let date = CivilDate(iso: String(day)) else { return nil }
    if parts.count == 1 {
      self.init(date: date)
    } else {
      guard parts.count == 2, let time = WallTime(iso: String(parts[1])) else { return nil }
      self.init(date: date, time: time)
    }
  }
}

/// What a date phrase says.
public struct PhraseReading: Sendable, Equatable {
  /// The day that is meant; a phrase with a time alone gives the day it falls on.
  public var date: CivilDate?
  /// Whether the phrase named the day; else it is the one that the time falls on.
  public var isDayNamed = false
  /// The time on that day.
  public var time: WallTime?
  /// The deadline, from `까지`, `by` and `due`.
  public var due: Due?
  /// How to say the times back: on twelve hours if an hour was named without its half of the day.
  public var clock: ClockStyle = .twentyFourHours
  /// The day whose end was meant, for `밤 12시` and `midnight`: the time is then 00:00 of the next.
  public var endOf: CivilDate?

  /// A reading that says nothing.
  public init() {}

  /// The phrase as a deadline, for an option that asks for one.
  public var asDue: Due? {
    due ?? date.map { Due(date: $0, time: time) }
  }
}

/// A title with the date phrase taken off its ends.
public struct TitleReading: Sendable, Equatable {
  /// The words of the title, never empty.
  public let title: [String]
  /// What the phrase says, empty if there was none.
  public let reading: PhraseReading
  /// The words that were read as a phrase, in their order.
  public let phrase: [String]
}

/// A phrase at the start or the end of a quoted title, which is kept as it is.
public struct QuotedPhrase: Sendable, Equatable {
  /// The words that would have been read.
  public let phrase: [String]
  /// What they say, for the command that would apply them.
  public let reading: PhraseReading
}
