import Language

/// Why a date phrase is refused.
public enum PhraseError: Error, Equatable {
  /// There are no words.
  case empty
  /// A word that no phrase has at this place, and the nearest one that some phrase has.
  case unknown(word: String, nearest: String?)
  /// A word at an end of a title that is probably a misspelt day.
  case misspelt(word: String, meant: String)
  /// A number that could be a day or an hour.
  case bareNumber(String)
  /// A date whose year has two digits.
  case twoDigitYear(String)
  /// A date in digits whose year is last, and the day that it probably is.
  case yearLast(String, iso: String)
  /// A count of units that is not whole.
  case fraction(String)
  /// A month/day with a counter that belongs to another form, such as `12/25일`.
  case mixedForm(String)
  /// A day that the month lacks; the year is nil if no year has it, the month if no month has it.
  case noSuchDay(text: String, month: Int?, year: Int?)
  /// A month that is not 1 to 12.
  case noSuchMonth(text: String)
  /// A time that is not 00:00 to 24:00.
  case noSuchTime(text: String)
  /// An hour that its half of the day has not, and the time without the half.
  case otherHalf(text: String, time: String)
  /// A weekday that is not the one of the date beside it.
  case otherWeekday(text: String, weekday: Weekday)
  /// A day or a time that is over, where one to come is asked for.
  case past(text: String, date: CivilDate)
  /// A moment outside of years 1 to 9999.
  case outOfRange(text: String)
  /// A day to begin, where a deadline is asked for, and the word that makes it one.
  case beginning(text: String, particle: String)
  /// Two ends of a span, or a choice.
  case several(text: String)
  /// A span in one word, and what to write instead.
  case range(text: String, example: Bilingual)
  /// Weekdays in a list, and what to write instead.
  case list(text: String, example: Bilingual)
  /// A day told by another one, and the phrase of the deadline that it may mean.
  case relative(text: String, deadline: Bilingual?)
  /// A weekday behind which its week stands, and the order that is read.
  case turned(text: String, meant: String)
  /// Two days that are not the same.
  case twoDates(String, String)
  /// Two times that are not the same.
  case twoTimes(String, String)
  /// Two repeats.
  case twoRepeats(String, String)
  /// A repeat that cannot be, or not here.
  case noRepeat(text: String, RepeatRefusal)
  /// More or less than the one day that is asked for.
  case noDay(text: String)
  /// A span whose last day is before its first.
  case reversed(text: String)
  /// All words of a title were read as a phrase.
  case noTitle(phrase: String)
}

/// Why a repeat is refused.
public enum RepeatRefusal: Sendable, CaseIterable {
  /// One day is asked for.
  case oneDay
  /// It is said as a deadline.
  case deadline
  /// It ends at a time of day.
  case endTime
  /// It ends before it begins.
  case over
  /// It counts nothing or too much.
  case interval
  /// Its time is past midnight, and the day after its days cannot be said as a rule.
  case pastMidnight
  /// It can mean every second week or the second week of the month.
  case ambiguous
  /// It has two ends.
  case twoEnds
  /// It counts from the day done, so that nothing knows how often it was.
  case noCount
  /// A number of times can be that in each period.
  case rate
  /// A number of times has no repeat beside it.
  case timesAlone
  /// It can mean twice in each period or once in two of them.
  case twice
  /// It is shorter than a day.
  case hourly
  /// It says how long, not how often or until when.
  case length
  /// A day beside it belongs to a repeat of another unit, as in `every month friday`.
  case otherUnit
}
