extension CivilDate {
  /// Days since 1970-01-01, which is 0.
  public var dayNumber: Int {
    // A year that starts in March has its leap day at its end.
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  /// The day that is this many days after 1970-01-01, nil outside of years 1 to 9999.
  public init?(dayNumber: Int) {
    guard CivilDate.earliest.dayNumber...CivilDate.latest.dayNumber ~= dayNumber else { return nil }
    self.init(knownDayNumber: dayNumber)
  }

  private init(knownDayNumber dayNumber: Int) {
    let fromMarchOfYear0 = dayNumber + 719_468
    let (era, dayOfEra) = fromMarchOfYear0.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month > 2 ? 0 : 1)
    self.init(known: year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let sinceMonday = ((dayNumber + 3) % 7 + 7) % 7
    return Weekday(rawValue: sinceMonday + 1) ?? .monday
  }

  /// The day this many days later (earlier if negative); stops at `earliest` and `latest`.
  public func adding(days: Int) -> CivilDate {
    exactly(addingDays: days) ?? (days < 0 ? .earliest : .latest)
  }

  /// The same day of the month this many months later, or that month's last day if it is shorter.
  ///
  /// Stops at `earliest` and `latest`.
  public func adding(months: Int) -> CivilDate {
    exactly(addingMonths: months) ?? (months < 0 ? .earliest : .latest)
  }

  /// The number of days from this day to another, negative if that is earlier.
  public func days(until other: CivilDate) -> Int {
    other.dayNumber - dayNumber
  }

  /// The day this many days later, nil outside of years 1 to 9999.
  public func exactly(addingDays days: Int) -> CivilDate? {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CivilDate(dayNumber: sum)
  }

  /// As `adding(months:)`, but nil outside of years 1 to 9999.
  public func exactly(addingMonths months: Int) -> CivilDate? {
    yearMonth.exactly(adding: months).map { CivilDate(known: $0.year, $0.month, min(day, $0.dayCount)) }
  }

  /// The Monday of this day's week, which starts on Monday.
  public var monday: CivilDate { adding(days: 1 - weekday.rawValue) }
}
