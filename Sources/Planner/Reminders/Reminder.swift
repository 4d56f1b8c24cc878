import DateHelper
import Language

/// A reminder at one time, and what became of it.
public struct Reminder: Sendable, Equatable {
  /// Where it stands; the raw values are stable codes of the JSON output.
  public enum State: String, Sendable {
    /// It is still to ring, or no channel has reached anybody yet.
    case waiting
    /// A pass is delivering it at this moment.
    case claimed
    /// It rang.
    case sent
    /// It could not ring within a day.
    case missed
    /// The todo does not ask for it any more, or the sky did not do what was asked for.
    case cancelled
    /// It was answered with a later time.
    case snoozed
    /// It was answered.
    case dismissed
  }

  /// How it went through one channel.
  public struct Delivery: Sendable, Equatable {
    /// The name of the channel.
    public let channel: String
    /// `waiting`, `claimed`, `sent` or `missed`.
    public let state: State
    /// When it was sent.
    public let sent: Instant?
    /// Why the last attempt did not succeed.
    public let reason: Bilingual?
  }

  /// The number of the reminder, never given twice.
  public let id: Int
  /// The todo; 0 for what is said once a day.
  public let todoID: Int
  /// The rule that asks for it.
  public let rule: String
  /// When by the calendar.
  let at: CivilMoment
  /// Counts the repeats of a nag; 0 is the reminder itself.
  public let number: Int
  /// The time that it speaks of.
  public let about: CivilMoment
  /// When it rings, by the clocks here.
  public internal(set) var ring: CivilMoment
  var standing: Standing
  var outcome: Outcome?
  /// How many seconds after its time it was handed to the channels.
  public let late: Int?
  /// How its condition was judged.
  public let judgement: ConditionJudgement?
  /// How it went through each channel; empty until it is due.
  public internal(set) var deliveries: [Delivery] = []

  /// What the todo has to say about it now.
  enum Standing: String {
    case wanted, cancelled, snoozed, dismissed
  }

  /// What happened, which nothing takes back.
  enum Outcome: String {
    /// It was handed to the channels.
    case rung
    case missed
    /// The sky did not do what was asked for.
    case unmet
  }

  /// Where it stands.
  public var state: State {
    switch (standing, outcome) {
    case (.snoozed, _): .snoozed
    case (.dismissed, _): .dismissed
    case (_, .missed): .missed
    case (_, .unmet): .cancelled
    case (_, .rung) where deliveries.contains { $0.state == .sent }: .sent
    case (.cancelled, _): .cancelled
    case (.wanted, _): deliveries.contains { $0.state == .claimed } ? .claimed : .waiting
    }
  }

  /// Whether it is over because of what a person did, and not of what the sky did.
  public var isTakenBack: Bool { state == .cancelled && outcome == nil }

  /// Whether the condition of the todo is judged for it: what was snoozed or repeats has none.
  public var isJudged: Bool { number == 0 && !isSnoozed }

  /// Whether it was asked for as the answer to another one.
  public var isSnoozed: Bool { rule == ReminderRule.snooze }

  /// Whether quiet hours do not hold it: a person put it there by a snooze, and it does not nag.
  public var breaksQuiet: Bool { isSnoozed && number == 0 }

  /// The reminder as a reader has to see it where no pass came: what can ring no more is missed.
  public func seen(by clock: ReminderClock) -> Reminder {
    guard outcome == nil, standing == .wanted,
      instant(by: clock).seconds(until: clock.now) > ReminderStore.lateness
    else { return self }
    var reminder = self
    reminder.outcome = .missed
    return reminder
  }

  /// When it rings in a zone.
  func instant(by clock: ReminderClock) -> Instant {
    guard number == 0, case .lead(.minutes(let count))? = ReminderRule(stored: rule) else {
      return clock.instant(ring)
    }
    return clock.instant(about).adding(seconds: -Int64(count) * 60)
  }
}
