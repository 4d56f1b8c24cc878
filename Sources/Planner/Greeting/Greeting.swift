import DateHelper
import Language
import Sky

/// What Clamate says first.
public struct Greeting: Sendable, Equatable {
  /// A part of the day that has a greeting of its own.
  public enum Period: String, Sendable, CaseIterable {
    /// 01:00 to 06:59.
    case dawn
    /// 07:00 to 11:59.
    case morning
    /// 12:00 to 18:59.
    case afternoon
    /// 19:00 to 21:59.
    case evening
    /// 22:00 to 00:59.
    case night

    /// The period that an hour of the day, 0 to 23, belongs to.
    public init(hour: Int) {
      self =
        switch hour {
        case 1...6: .dawn
        case 7...11: .morning
        case 12...18: .afternoon
        case 19...21: .evening
        default: .night
        }
    }
  }

  /// The part of the day.
  public let period: Period
  /// What is said, without a name.
  public let text: Bilingual

  /// The greeting of a moment; the same for the whole of a period, also over midnight.
  ///
  /// - Parameters:
  ///   - date: the date on the calendar; chooses among the lines.
  ///   - hour: the local hour, 0 to 23.
  ///   - sky: what the sky asks to be minded, if anything.
  ///   - end: until when, in words such as `15:00`, where that is known of what is so now.
  public init(on date: CivilDate, hour: Int, minding sky: Concern?, until end: Bilingual? = nil) {
    period = Period(hour: hour)
    let lines = sky.map { $0.lines(until: end) } ?? period.lines
    // The hour after midnight belongs to the night of the day before.
    let dayNumber = hour == 0 ? date.dayNumber - 1 : date.dayNumber
    text = lines[abs(dayNumber) % lines.count]
  }
}
