/// Which of the days or times that a phrase could mean is meant.
public enum PhraseDirection: Sendable, CaseIterable {
  /// The next one: for what is planned.
  case planning
  /// The latest past one: for looking back.
  case past
  /// The one in the current year or month: for looking at a day.
  case currentYear
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
  public var due: CivilMoment?
  /// How it repeats; `date` is then its first occurrence and the anchor of its grid.
  public var `repeat`: RepeatRule?
  /// How to say the times back: on twelve hours if an hour was named without its half of the day.
  public var clock: ClockStyle = .twentyFourHours
  /// The day whose end was meant, for `밤 12시` and `midnight`: the time is then 00:00 of the next.
  public var endOf: CivilDate?

  /// A reading that says nothing.
  public init() {}

  /// Whether both mean the same day and time, however they are said.
  func isSame(as other: PhraseReading) -> Bool {
    date == other.date && time == other.time && due == other.due && `repeat` == other.`repeat`
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
  /// What the words may have been meant to say, where no phrase was read or only a part of it.
  public let kept: QuotedPhrase?
}

/// A phrase at the start or the end of a title that is kept as it is.
public struct QuotedPhrase: Sendable, Equatable {
  /// The words that would have been read.
  public let phrase: [String]
  /// What they say, for the command that would apply them.
  public let reading: PhraseReading
  /// The words of the title that may be a slip in them, where the rest of them was read.
  public let slip: String?

  init(phrase: [String], reading: PhraseReading, slip: String? = nil) {
    (self.phrase, self.reading, self.slip) = (phrase, reading, slip)
  }
}
