import DateHelper

/// A day cut into cells of half an hour, from its start to the start of the next.
///
/// 48 cells as a rule; 46 or 50 where clocks go forward or back by an hour, 47 or 49 by half of one.
/// The last cell is shorter where a day is no whole number of half hours long.
public struct DayCells: Sendable {
  /// The length of a cell in seconds.
  public static let length: Int64 = 1800

  /// The day.
  public let date: CivilDate
  /// Its instants; empty for a day that the zone skipped.
  public let bounds: Range<Instant>
  private let zone: Zone

  /// The cells of a day in the zone of a clock, minding when its days begin.
  public init(of date: CivilDate, by clock: DateHelper) {
    self.date = date
    bounds = clock.bounds(of: date)
    zone = clock.zone
  }

  /// How many cells the day has.
  public var count: Int {
    Int((seconds + Self.length - 1) / Self.length)
  }

  /// How long the day is, in seconds.
  public var seconds: Int64 { bounds.lowerBound.seconds(until: bounds.upperBound) }

  /// The cell that an instant lies in; nil outside of the day.
  public func cell(of instant: Instant) -> Int? {
    guard bounds.contains(instant) else { return nil }
    return Int(bounds.lowerBound.seconds(until: instant) / Self.length)
  }

  /// The instants of a cell, counted from 0; nil where the day has no such cell.
  public func bounds(ofCell cell: Int) -> Range<Instant>? {
    guard 0..<count ~= cell else { return nil }
    let start = bounds.lowerBound.adding(seconds: Int64(cell) * Self.length)
    return start..<min(start.adding(seconds: Self.length), bounds.upperBound)
  }

  /// What clocks show when a cell begins; in a repeated hour two cells have the same time.
  public func time(ofCell cell: Int) -> WallTime? {
    bounds(ofCell: cell).map { zone.civil(at: $0.lowerBound).time }
  }
}
