/// A word for days in a row, and which of them it means.
enum SpanWord {
  case week(Int), month(Int), year(Int), all

  /// The words without their spaces, which Korean often leaves out.
  static let words: [String: SpanWord] = [
    "week": .week(0), "thisweek": .week(0), "주": .week(0), "이번주": .week(0), "금주": .week(0),
    "lastweek": .week(-1), "지난주": .week(-1), "저번주": .week(-1),
    "nextweek": .week(1), "다음주": .week(1),
    "month": .month(0), "thismonth": .month(0), "달": .month(0), "이번달": .month(0),
    "이달": .month(0),
    "lastmonth": .month(-1), "지난달": .month(-1), "저번달": .month(-1),
    "nextmonth": .month(1), "다음달": .month(1),
    "year": .year(0), "thisyear": .year(0), "올해": .year(0), "금년": .year(0),
    "lastyear": .year(-1), "작년": .year(-1), "지난해": .year(-1),
    "nextyear": .year(1), "내년": .year(1), "다음해": .year(1),
    "all": .all, "everything": .all, "전체": .all, "모두": .all, "전부": .all,
  ]

  /// The words that may stand before a day: the week, the month or the year that it is in.
  static let leading: [String: SpanWord] = [
    "week": .week(0), "month": .month(0), "year": .year(0),
    "주": .week(0), "달": .month(0), "해": .year(0),
  ]

  /// The days that the word means near a day.
  func span(at day: CivilDate) -> DayRange {
    switch self {
    case .week(let weeks): .days(day.adding(days: 7 * weeks).week)
    case .month(let months): .days(day.yearMonth.adding(months).days)
    case .year(let years): .days(day.yearMonth.adding(12 * years).daysOfYear)
    case .all: .all
    }
  }
}
