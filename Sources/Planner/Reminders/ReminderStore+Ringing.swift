import Database
import DateHelper

/// What a pass has to know to ring.
public struct RingingRules {
  /// The names of the channels, in the order in which they are told.
  public let channels: [String]
  /// The channels in which many at once become one.
  public let digestChannels: Set<String>
  /// Whether nothing but what was snoozed to this time may ring.
  public let isQuiet: Bool
  /// What is said once a day, as far as its time has come.
  public let daily: [DailyReminder]
  /// Judges the condition of a todo by the forecast for a local time.
  public let judge: (Todo, CivilMoment) -> ConditionJudgement

  /// The rules of one pass.
  public init(
    channels: [String], digestChannels: Set<String>, isQuiet: Bool, daily: [DailyReminder],
    judge: @escaping (Todo, CivilMoment) -> ConditionJudgement
  ) {
    self.channels = channels
    self.digestChannels = digestChannels
    self.isQuiet = isQuiet
    self.daily = daily
    self.judge = judge
  }
}

/// Something that is said once a day and belongs to no todo.
public struct DailyReminder: Sendable, Equatable {
  /// What is said; the raw values are stored.
  public enum Kind: String, Sendable, CaseIterable {
    /// The day and its sky.
    case brief
    /// What is left of the day.
    case review
  }

  /// What is said.
  public let kind: Kind
  /// When on this day.
  public let at: CivilMoment

  /// A reminder at a local time.
  public init(_ kind: Kind, at: CivilMoment) {
    self.kind = kind
    self.at = at
  }

  /// Seconds after its time until which there is still a point in saying it.
  static let usefulness: Int64 = 4 * 3600
  /// The todo that it belongs to: none.
  static let todoID = 0
}

/// Finding what is due, before anything is written.
extension ReminderStore {
  /// Whether a pass has anything to do, from reading alone.
  ///
  /// - Throws: `DatabaseError`.
  public func hasWork(_ rules: RingingRules, by clock: ReminderClock) throws -> Bool {
    if try !isSettled(by: clock) { return true }
    if try !due(rules, by: clock).isEmpty { return true }
    if try !claimable(rules, by: clock).isEmpty { return true }
    return try !dailyDue(rules, by: clock).isEmpty
  }

  /// The reminders whose time has come and that were not handed to the channels yet.
  func due(_ rules: RingingRules, by clock: ReminderClock) throws -> [Reminder] {
    try reminders(
      "outcome IS NULL AND standing = 'wanted' AND ring <= ? ORDER BY ring, id",
      clock.horizon.iso
    ).filter { $0.instant(by: clock) <= clock.now && rules.mayRing($0) }
  }

  /// What is said once a day and was not said yet.
  func dailyDue(_ rules: RingingRules, by clock: ReminderClock) throws -> [DailyReminder] {
    guard !rules.isQuiet else { return [] }
    return try rules.daily.filter { daily in
      let late = clock.instant(daily.at).seconds(until: clock.now)
      guard 0..<DailyReminder.usefulness ~= late else { return false }
      let isKnown = try connection.first(
        "SELECT 1 FROM reminder_occurrence WHERE todo_id = ? AND rule = ? AND at = ?",
        DailyReminder.todoID, daily.kind.rawValue, daily.at.iso
      ) { _ in true }
      return isKnown == nil
    }
  }

  /// The deliveries that a pass may claim now.
  ///
  /// A lease from a time that is far ahead is one of before the clock was set back.
  func claimable(
    _ rules: RingingRules, by clock: ReminderClock
  ) throws -> [(channel: String, id: Int, isDaily: Bool)] {
    let now = clock.now.seconds
    var deliveries: [(channel: String, id: Int, isDaily: Bool)] = []
    try connection.rows(
      """
      SELECT channel, occurrence_id, todo_id FROM reminder_delivery AS delivery
      JOIN reminder_occurrence AS occurrence ON occurrence.id = occurrence_id
      WHERE delivery.state IN ('waiting', 'claimed')
        AND (not_before <= ?1 OR not_before > ?3)
        AND (delivery.state = 'waiting' OR lease_until <= ?1 OR lease_until > ?2)
        AND standing = 'wanted' AND (?4 OR rule = ?5 AND number = 0)
      ORDER BY ring, occurrence.id
      """, now, now + 2 * ReminderClaim.lease, now + ReminderClaim.longestBackOff, !rules.isQuiet,
      ReminderRule.snooze
    ) { row in
      deliveries.append(
        (
          channel: row.text(0), id: row.integer(1),
          isDaily: row.integer(2) == DailyReminder.todoID
        ))
    }
    return deliveries.filter { rules.channels.contains($0.channel) }
  }
}

extension RingingRules {
  fileprivate func mayRing(_ reminder: Reminder) -> Bool {
    !isQuiet || reminder.breaksQuiet
  }
}
