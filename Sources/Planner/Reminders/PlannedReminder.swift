import DateHelper

/// A reminder that a todo asks for, at one time.
struct PlannedReminder: Equatable {
  /// The rule that asks for it, as it is stored.
  let rule: String
  /// When by the calendar; with the rule and the todo this is its identity.
  let at: CivilMoment
  /// The time that it speaks of.
  let about: CivilMoment
  /// When it rings.
  let instant: Instant
}

extension ReminderRule {
  /// The rule that a snooze stands for; its time is in the answer of the todo.
  static let snooze = "snooze"

  /// The reminder of a time that a todo is planned for.
  func reminder(about: CivilMoment, by clock: ReminderClock) -> PlannedReminder {
    let about = clock.timed(about)
    switch self {
    case .moment(let moment):
      let at = clock.timed(moment)
      return PlannedReminder(rule: text, at: at, about: at, instant: clock.instant(at))
    case .lead(let lead):
      let at = about.before(lead)
      let instant =
        switch lead {
        case .days: clock.instant(at)
        case .minutes(let count): clock.instant(about).adding(seconds: -Int64(count) * 60)
        }
      return PlannedReminder(rule: text, at: at, about: about, instant: instant)
    }
  }
}

extension Todo {
  /// The rules that hold: those that were said, or its own time.
  func reminderRules(_ clock: ReminderClock) -> [ReminderRule] {
    reminding.rules(of: plan, clock)
  }

  /// The reminder that the answer of the todo asks for.
  func snoozedReminder(_ clock: ReminderClock) -> PlannedReminder? {
    guard !isDone, case .snoozed(let until) = reminding.answer else { return nil }
    let about = (plan ?? due).map(clock.timed) ?? until
    return PlannedReminder(
      rule: ReminderRule.snooze, at: until, about: about, instant: clock.instant(until))
  }

  /// Whether a reminder is one that the todo asks for as it now is.
  func asks(for rule: String, about: CivilMoment, _ clock: ReminderClock) -> Bool {
    guard !isDone, let rule = reminderRules(clock).first(where: { $0.text == rule }) else {
      return false
    }
    if case .moment(let moment) = rule { return about == clock.timed(moment) }
    guard let base = plan ?? due else { return false }
    if about == clock.timed(base) { return true }
    guard let series = gridSeries, about.date > series.occurrence.date,
      about == clock.timed(CivilMoment(date: about.date, time: series.occurrence.time))
    else { return false }
    return series.rule.first(onOrAfter: about.date, anchor: series.anchor) == about.date
  }

  /// The first reminder of a rule that is after an instant and not answered.
  ///
  /// A repeating todo that is left open reminds of its later occurrences too.
  func nextReminder(
    of rule: ReminderRule, after start: Instant, _ clock: ReminderClock
  ) -> PlannedReminder? {
    guard !isDone else { return nil }
    func isComing(_ reminder: PlannedReminder) -> Bool {
      let answered = reminding.answer.map { clock.local(reminder.instant) <= $0.until } ?? false
      return reminder.instant > start && !answered
    }
    if case .moment(let moment) = rule {
      let reminder = rule.reminder(about: moment, by: clock)
      return isComing(reminder) ? reminder : nil
    }
    guard let base = plan ?? due else { return nil }
    let reminder = rule.reminder(about: base, by: clock)
    if isComing(reminder) { return reminder }
    let first = max(start, reminding.answer.map { clock.instant($0.until) } ?? start)
    return following(rule, from: clock.local(first).date)
      .lazy.map { rule.reminder(about: $0, by: clock) }.first(where: isComing)
  }

  /// The occurrences after the open one of which the next reminder from a day on can be.
  private func following(_ rule: ReminderRule, from day: CivilDate) -> [CivilMoment] {
    guard let series = gridSeries else { return [] }
    let days =
      switch rule {
      case .lead(.days(let days)): days
      case .lead(.minutes(let minutes)): minutes / 1440
      case .moment: 0
      }
    let first = max(series.occurrence.date.adding(days: 1), day.adding(days: days))
    return series.rule.occurrences(from: first, anchor: series.anchor, count: 4)
      .map { CivilMoment(date: $0, time: series.occurrence.time) }
  }

  /// The series where its days are known before the open one is done.
  private var gridSeries: Series? {
    guard let series, plan != nil else { return nil }
    if case .afterDone = series.rule.pattern { return nil }
    return series
  }
}
