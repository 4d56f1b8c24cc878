extension CivilDate {
  /// What belongs to days in a row, of which this is the first, in weeks of seven; nil where a week
  /// has other days.
  ///
  /// - Parameters:
  ///   - values: one for each day, in order.
  ///   - weekday: the first of each week.
  public func weeks<Value>(of values: [Value], from weekday: Weekday) -> [[Value?]] {
    let blanks = weekday.days(until: self.weekday)
    let days = Array(repeating: Value?.none, count: blanks) + values
    return stride(from: 0, to: days.count, by: 7).map { start in
      (start..<start + 7).map { $0 < days.count ? days[$0] : nil }
    }
  }
}
