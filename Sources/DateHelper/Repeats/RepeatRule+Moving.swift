extension RepeatRule {
  /// The rule with which a series goes on from an occurrence that is put on another day.
  ///
  /// The same rule where its pattern has the day, else one whose only day of the week, the month or
  /// the year is this one. Nil where the pattern has several days or counts from the end of a month,
  /// so that nobody knows which of them is meant, and where the rule ends before the day.
  ///
  /// - Parameters:
  ///   - occurrence: The day that the rule gave the occurrence.
  ///   - date: The day that is to be the anchor from now on.
  ///   - anchor: The anchor until now; a number of times goes on counting from it.
  public func moved(
    from occurrence: CivilDate, to date: CivilDate, anchor: CivilDate
  ) -> RepeatRule? {
    var end = end
    if case .count = end { end = left(from: occurrence, anchor: anchor).map { .count($0.left) } }
    let candidates = [pattern, pattern.moved(to: date)].compactMap { $0 }
    return candidates.lazy.compactMap { RepeatRule($0, every: interval, end: end) }
      .first { $0.start(onOrAfter: date) == date }
  }
}

extension RepeatPattern {
  /// The pattern with a day in the place of its only one; nil where it has none that can be moved.
  fileprivate func moved(to date: CivilDate) -> RepeatPattern? {
    switch self {
    case .daily, .afterDone: self
    case .weekly(let weekdays): weekdays.count == 1 ? .weekly([date.weekday]) : nil
    case .monthly(.day): .monthly(.day(date.day))
    case .monthly: nil
    case .yearly: .yearly(month: date.month, day: date.day)
    }
  }
}
