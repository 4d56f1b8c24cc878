extension RepeatRule {
  /// The first occurrence after a day, nil if there is none.
  ///
  /// A rule that counts from the day done has one occurrence, the anchor; `next(afterDone:)` gives
  /// the others as they come.
  public func next(after date: CivilDate, anchor: CivilDate) -> CivilDate? {
    let grid = grid(anchor)
    return occurrence(at: grid.count(through: date), of: grid)
  }

  /// The first occurrence on a day or after it, nil if there is none.
  public func first(onOrAfter date: CivilDate, anchor: CivilDate) -> CivilDate? {
    // No occurrence is before the first day of the calendar.
    guard let before = date.exactly(addingDays: -1) else {
      return occurrence(at: 0, of: grid(anchor))
    }
    return next(after: before, anchor: anchor)
  }

  /// The occurrences on a day or after it, at most so many of them.
  public func occurrences(
    from date: CivilDate, anchor: CivilDate, count: Int
  ) -> [CivilDate] {
    let grid = grid(anchor)
    let first = date.exactly(addingDays: -1).map(grid.count) ?? 0
    return (0..<max(0, count)).lazy.map { occurrence(at: first + $0, of: grid) }
      .prefix { $0 != nil }.compactMap { $0 }
  }

  /// The next day of a rule that counts from the day done, nil for all others and at its end.
  public func next(afterDone date: CivilDate) -> CivilDate? {
    guard case .afterDone(let unit) = pattern,
      let next = date.exactly(adding: interval, unit)
    else { return nil }
    if case .until(let last) = end, last < next { return nil }
    return next
  }

  /// Where a series goes when one of its occurrences is done.
  ///
  /// The next one is strictly after both the occurrence and now: an occurrence without a time is
  /// over when its day is today. A rule that counts from the day done counts from now, also when
  /// it was done early.
  ///
  /// - Parameters:
  ///   - occurrence: The occurrence that is done, on the day that the rule gave it, not on one
  ///     that it was moved to.
  ///   - now: Today and the time of day.
  ///   - anchor: The anchor of the series.
  public func step(
    from occurrence: CivilMoment, doneAt now: CivilMoment, anchor: CivilDate
  ) -> RepeatStep {
    if case .afterDone = pattern {
      return RepeatStep(next: next(afterDone: now.date), missed: 0)
    }
    let grid = grid(anchor)
    let done = grid.count(through: occurrence.date)
    let passed = max(done, countPassed(grid, at: occurrence.time, by: now))
    return RepeatStep(
      next: self.occurrence(at: passed, of: grid), missed: max(0, min(passed, total(grid)) - done))
  }

  /// How many occurrences there are from a day on, and how many in all; nil where nothing ends them.
  public func left(from date: CivilDate, anchor: CivilDate) -> (left: Int, all: Int)? {
    guard end != nil, !pattern.isAfterDone else { return nil }
    let grid = grid(anchor)
    let all = total(grid)
    let before = date.exactly(addingDays: -1).map(grid.count) ?? 0
    return (max(0, all - before), all)
  }

  /// How many days of the grid are over, each at a time of day if there is one.
  private func countPassed(
    _ grid: any RepeatGrid, at time: WallTime?, by now: CivilMoment
  ) -> Int {
    guard let time, let clock = now.time, time > clock else {
      return grid.count(through: now.date)
    }
    return now.date.exactly(addingDays: -1).map(grid.count) ?? 0
  }

  private func occurrence(at index: Int, of grid: any RepeatGrid) -> CivilDate? {
    index < total(grid) ? grid.date(at: index) : nil
  }

  /// How many occurrences there are until the end.
  private func total(_ grid: any RepeatGrid) -> Int {
    switch end {
    case .until(let date): grid.count(through: date)
    case .count(let count): count
    case nil: .max
    }
  }

  private func grid(_ anchor: CivilDate) -> any RepeatGrid {
    switch pattern {
    case .daily: DailyGrid(anchor: anchor, interval: interval)
    case .weekly(let weekdays):
      WeeklyGrid(anchor: anchor, interval: interval, weekdays: weekdays)
    case .monthly(let day):
      MonthlyGrid(anchor: anchor, first: anchor.yearMonth, interval: interval, day: day)
    case .yearly(let month, let day):
      MonthlyGrid(
        anchor: anchor, first: YearMonth(known: anchor.year, month), interval: interval * 12,
        day: .day(day))
    case .afterDone: AnchorOnly(anchor: anchor)
    }
  }
}

/// Where a series goes from an occurrence that is done.
public struct RepeatStep: Sendable, Equatable {
  /// The next occurrence, nil if the series has ended.
  public let next: CivilDate?
  /// How many occurrences between the two went by without being done.
  public let missed: Int
}
