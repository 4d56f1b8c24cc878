/// The days that a pattern falls on, counted from an anchor.
///
/// The days go up with their index, 0 is the first one on or after the anchor. Both directions
/// are arithmetic, so that far days cost what near ones do.
protocol RepeatGrid {
  /// The day with an index from 0 on, nil after the year 9999.
  func date(at index: Int) -> CivilDate?
  /// How many days of the grid are on or before a day.
  func count(through date: CivilDate) -> Int
}

/// Every so many days.
struct DailyGrid: RepeatGrid {
  let anchor: CivilDate
  let interval: Int

  func date(at index: Int) -> CivilDate? {
    anchor.exactly(addingDays: index * interval)
  }

  func count(through date: CivilDate) -> Int {
    date < anchor ? 0 : anchor.days(until: date) / interval + 1
  }
}

/// Some weekdays of every so many weeks.
struct WeeklyGrid: RepeatGrid {
  private let anchor: CivilDate
  private let interval: Int
  /// Days after Monday, going up.
  private let offsets: [Int]
  /// How many days of the first week are before the anchor.
  private let skipped: Int

  init(anchor: CivilDate, interval: Int, weekdays: Set<Weekday>) {
    self.anchor = anchor
    self.interval = interval
    let anchorOffset = anchor.weekday.rawValue - 1
    offsets = weekdays.map { $0.rawValue - 1 }.sorted()
    skipped = offsets.count { $0 < anchorOffset }
  }

  func date(at index: Int) -> CivilDate? {
    let (period, place) = (index + skipped).quotientAndRemainder(dividingBy: offsets.count)
    let days = period * interval * 7 + offsets[place] - (anchor.weekday.rawValue - 1)
    return anchor.exactly(addingDays: days)
  }

  func count(through date: CivilDate) -> Int {
    guard date >= anchor else { return 0 }
    // Counted from the anchor's Monday, which may be before the first day of the calendar.
    let days = anchor.days(until: date) + anchor.weekday.rawValue - 1
    let (period, week) = (days / 7).quotientAndRemainder(dividingBy: interval)
    let place = week == 0 ? offsets.count { $0 <= days % 7 } : offsets.count
    return period * offsets.count + place - skipped
  }
}

/// A day of every so many months.
struct MonthlyGrid: RepeatGrid {
  private let anchor: CivilDate
  private let first: YearMonth
  private let interval: Int
  private let day: MonthDay
  /// Whether the day of the first month is before the anchor.
  private let skipsFirst: Bool

  /// - Parameter first: The first month, which may have its day before the anchor.
  init(anchor: CivilDate, first: YearMonth, interval: Int, day: MonthDay) {
    self.anchor = anchor
    self.first = first
    self.interval = interval
    self.day = day
    skipsFirst = day.date(in: first) < anchor
  }

  func date(at index: Int) -> CivilDate? {
    first.exactly(adding: (index + (skipsFirst ? 1 : 0)) * interval).map(day.date)
  }

  func count(through date: CivilDate) -> Int {
    let months = first.months(until: date.yearMonth)
    guard date >= anchor, months >= 0 else { return 0 }
    let (period, month) = months.quotientAndRemainder(dividingBy: interval)
    let isBeforeDay = month == 0 && date < day.date(in: date.yearMonth)
    return period + (isBeforeDay ? 0 : 1) - (skipsFirst ? 1 : 0)
  }
}

/// The anchor alone: what is known of a repeat whose next day is counted from the day done.
struct AnchorOnly: RepeatGrid {
  let anchor: CivilDate

  func date(at index: Int) -> CivilDate? { index == 0 ? anchor : nil }

  func count(through date: CivilDate) -> Int { date < anchor ? 0 : 1 }
}

extension YearMonth {
  /// The number of months from this month to another, negative if that is earlier.
  fileprivate func months(until other: YearMonth) -> Int {
    (other.year - year) * 12 + other.month - month
  }
}
