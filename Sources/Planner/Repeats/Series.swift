import DateHelper

/// How a todo repeats, and which of its occurrences is open.
///
/// A todo has one open occurrence, ever. Moving the todo moves this occurrence only: what comes
/// next is counted from where the series has it.
public struct Series: Sendable, Equatable {
  /// Which days it falls on.
  public let rule: RepeatRule
  /// The first day, which sets the grid of the rule in place.
  public let anchor: CivilDate
  /// The open occurrence, on the day and at the time that the series gave it.
  public internal(set) var occurrence: CivilMoment

  /// A series that begins with an occurrence, at the time of which all others are.
  public init(_ rule: RepeatRule, from first: CivilMoment) {
    self.init(rule, anchor: first.date, occurrence: first)
  }

  init(_ rule: RepeatRule, anchor: CivilDate, occurrence: CivilMoment) {
    self.rule = rule
    self.anchor = anchor
    self.occurrence = occurrence
  }

  /// Where the series goes when the open occurrence is done or skipped at a moment.
  ///
  /// - Parameter now: today and the time of day.
  public func step(at now: CivilMoment) -> RepeatStep {
    rule.step(from: occurrence, doneAt: now, anchor: anchor)
  }

  /// The occurrences that would follow if the open one were done at a moment, at most so many.
  ///
  /// Of a rule that counts from the day done no more than one is known.
  public func following(_ count: Int, at now: CivilMoment) -> [CivilMoment] {
    guard let next = step(at: now).next else { return [] }
    let dates =
      if case .afterDone = rule.pattern {
        [next]
      } else {
        rule.occurrences(from: next, anchor: anchor, count: count)
      }
    return dates.map { CivilMoment(date: $0, time: occurrence.time) }
  }
}

extension Todo {
  /// How many occurrences are left with the open one, and how many there are in all; nil where the
  /// todo does not repeat or nobody knows its end.
  public var occurrencesLeft: (left: Int, all: Int)? {
    guard let series,
      let count = series.rule.left(from: series.occurrence.date, anchor: series.anchor)
    else { return nil }
    return (isDone ? 0 : count.left, count.all)
  }

  /// Opens another occurrence: the deadline and the day until which it is put away keep their
  /// distance, the checklist begins anew.
  mutating func open(_ date: CivilDate) {
    guard let occurrence = series?.occurrence else { return }
    series?.occurrence.date = date
    plan = series?.occurrence
    // Counted in the grid, so that a moved occurrence does not move the deadlines to come.
    keepDistance(of: occurrence.date.days(until: date))
    for index in checklist.indices { checklist[index].isDone = false }
  }
  /// Puts the deadline and the day until which it is put away so many days later.
  mutating func keepDistance(of days: Int) {
    due = due.map { CivilMoment(date: $0.date.adding(days: days), time: $0.time) }
    hiddenUntil = hiddenUntil?.adding(days: days)
  }
}
