/// A day of the proleptic Gregorian calendar, years 1 to 9999, without a time or a zone.
public struct CivilDate: Sendable, Hashable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// The first day that a date can be, 0001-01-01.
  public static let earliest = CivilDate(known: 1, 1, 1)
  /// The last day that a date can be, 9999-12-31.
  public static let latest = CivilDate(known: 9999, 12, 31)

  /// The day with these numbers, nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard let days = YearMonth(year: year, month: month)?.dayCount, 1...days ~= day else {
      return nil
    }
    self.init(known: year, month, day)
  }

  /// The day that `YYYY-MM-DD` names, nil if the text has another form or there is no such day.
  public init?(iso text: String) {
    var text = text
    let date = text.withUTF8 { bytes -> CivilDate? in
      guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
        let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
        let day = number(bytes[8..<10])
      else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }
    guard let date else { return nil }
    self = date
  }

  init(known year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date as ISO 8601 writes it, such as `2026-03-03`.
  public var iso: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// The month that the day is in.
  public var yearMonth: YearMonth { YearMonth(known: year, month) }
}

extension CivilDate: Comparable {
  /// Whether the first day is before the second.
  public static func < (one: CivilDate, other: CivilDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}
