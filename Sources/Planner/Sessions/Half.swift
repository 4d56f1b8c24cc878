import DateHelper

/// A half block: 1800 s of work of one session, without its pauses.
///
/// It belongs to the day and to the cell in which it began, so that a session never paints more
/// cells than it earned halves. Two halves of a zone never begin in one cell, because sessions do
/// not overlap and no cell is longer than a half.
public struct Half: Sendable, Equatable {
  /// The seconds of work that make a half.
  public static let seconds: Int64 = 1800

  /// The instant at which it began.
  public let began: Instant
  /// The day that it belongs to, in the zone of its session.
  public let date: CivilDate
  /// The cell of the day, counted from 0.
  public let cell: Int

  /// The instants at which full halves began.
  ///
  /// After a pause that came exactly at the end of a half, the next one begins when work goes on.
  /// - Parameter segments: stretches of work, in order.
  public static func beginnings(in segments: [Range<Instant>]) -> [Instant] {
    var beginnings: [Instant] = []
    var began: Instant?
    var missing = seconds
    for segment in segments {
      var at = segment.lowerBound
      while at < segment.upperBound {
        let start = began ?? at
        let step = min(missing, at.seconds(until: segment.upperBound))
        at = at.adding(seconds: step)
        missing -= step
        began = start
        guard missing == 0 else { continue }
        beginnings.append(start)
        began = nil
        missing = seconds
      }
    }
    return beginnings
  }
}
