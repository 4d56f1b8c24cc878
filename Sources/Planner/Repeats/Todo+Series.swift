import DateHelper

extension Todo {
  /// Has the series go on from where its open occurrence is planned now.
  ///
  /// Another time is that of all occurrences from this one on. On another day the series begins
  /// anew; the deadline and the day until which the todo is put away keep their distance to it.
  /// Occurrences that were done stay as they are.
  ///
  /// - Parameters:
  ///   - keepsDay: whether only the time is another: an occurrence that was moved before stays a
  ///     moved one.
  ///   - keepsTime: whether only the day is another: the time is that of the series, whatever this
  ///     occurrence was moved to before.
  /// - Throws: ``RepeatError/noRepeat(_:)``, ``RepeatError/noDay(_:)`` or
  ///   ``RepeatError/otherDay(_:_:)``.
  public mutating func moveSeries(keepsDay: Bool, keepsTime: Bool) throws(RepeatError) {
    guard let series else { throw .noRepeat(self) }
    if keepsTime { plan?.time = series.occurrence.time }
    guard let plan else { throw .noDay(self) }
    let usual = series.occurrence.date
    guard !keepsDay, plan.date != usual else {
      self.series?.occurrence.time = plan.time
      return
    }
    guard let rule = series.rule.moved(from: usual, to: plan.date, anchor: series.anchor) else {
      throw .otherDay(self, plan.date)
    }
    self.series = Series(rule, from: plan)
    keepDistance(of: usual.days(until: plan.date))
  }
}
