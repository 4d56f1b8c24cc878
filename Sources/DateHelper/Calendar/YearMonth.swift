/// A month of a year, years 1 to 9999.
public struct YearMonth: Sendable, Hashable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int

  /// The month with these numbers, nil if there is none.
  public init?(year: Int, month: Int) {
    guard 1...9999 ~= year, 1...12 ~= month else { return nil }
    self.init(known: year, month)
  }

  /// The month that `YYYY-MM` names, nil if the text has another form or there is no such month.
  public init?(iso text: String) {
    var scanner = Scanner(text)
    guard let year = scanner.digits(4), scanner.take("-"), let month = scanner.digits(2),
      scanner.isAtEnd
    else { return nil }
    self.init(year: year, month: month)
  }

  init(known year: Int, _ month: Int) {
    self.year = year
    self.month = month
  }

  /// The month as ISO 8601 writes it, such as `2026-03`.
  public var iso: String { "\(padded(year, to: 4))-\(padded(month, to: 2))" }

  /// The number of days in the month, 28 to 31.
  public var dayCount: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The first day of the month.
  public var firstDay: CivilDate { CivilDate(known: year, month, 1) }

  /// The last day of the month.
  public var lastDay: CivilDate { CivilDate(known: year, month, dayCount) }

  /// The month this many months later (earlier if negative); stops at 0001-01 and 9999-12.
  public func adding(_ months: Int) -> YearMonth {
    exactly(adding: months) ?? (months < 0 ? YearMonth(known: 1, 1) : YearMonth(known: 9999, 12))
  }

  /// The month this many months later, nil outside of years 1 to 9999.
  public func exactly(adding months: Int) -> YearMonth? {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, sum >= 12 else { return nil }
    return YearMonth(year: sum / 12, month: sum % 12 + 1)
  }

  private var isLeapYear: Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

extension YearMonth: Comparable {
  /// Whether the first month is before the second.
  public static func < (one: YearMonth, other: YearMonth) -> Bool {
    (one.year, one.month) < (other.year, other.month)
  }
}
