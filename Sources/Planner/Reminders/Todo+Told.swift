import DateHelper

extension Todo {
  /// The todo on the day that a reminder speaks of.
  ///
  /// That is a later occurrence than the open one where a repeating todo is left open.
  public func told(of reminder: Reminder) -> Todo {
    guard case .lead? = ReminderRule(stored: reminder.rule), let series, let plan,
      reminder.about.date > max(plan.date, series.occurrence.date)
    else { return self }
    var todo = self
    todo.plan = CivilMoment(date: reminder.about.date, time: series.occurrence.time)
    todo.keepDistance(of: series.occurrence.date.days(until: reminder.about.date))
    return todo
  }
}
