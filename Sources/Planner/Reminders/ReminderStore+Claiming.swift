import Database
import DateHelper

/// What a pass has claimed: reminders to be told through one channel, one by one or as one.
public struct ReminderClaim: Sendable {
  /// A reminder with the todo as it was when it was claimed; nil for what is said once a day.
  public struct Entry: Sendable {
    /// The reminder.
    public let reminder: Reminder
    /// The todo.
    public let todo: Todo?
  }

  /// The channel.
  public let channel: String
  /// The reminders.
  public let entries: [Entry]
  /// Whether they are told as one.
  public let isDigest: Bool
  let owner: String

  /// Seconds for which nobody else may tell them.
  public static let lease: Int64 = 60
  /// How many are claimed at once where each is told for itself.
  static let size = 4
  /// How many at once are still told one by one where a channel can tell many as one.
  static let withoutDigest = 3
  /// Seconds until the next attempt after the first failure, the second and so on.
  static let backOff: [Int64] = [60, 120, 300, 900, 3600]
  static let longestBackOff: Int64 = 3600
  /// Seconds until a channel that reached nobody is tried again: by the next pass.
  static let retry: Int64 = 30
}

extension ReminderStore {
  /// Claims what is due, in one short transaction, for whoever calls himself `owner`.
  ///
  /// - Returns: reminders of one channel; nil where nothing is left to tell.
  /// - Throws: `DatabaseError`.
  public func claim(
    by owner: String, _ rules: RingingRules, _ clock: ReminderClock
  ) throws -> ReminderClaim? {
    try connection.transaction {
      try settle(by: clock)
      try handOver(rules, clock)
      try giveUp(clock)
      try forgetOld(clock)
      let open = try claimable(rules, by: clock)
      guard
        let channel = rules.channels.first(where: { name in
          open.contains { $0.channel == name }
        })
      else { return nil }
      // What is said once a day is a page of its own and never part of a digest.
      let daily = open.filter { $0.channel == channel && $0.isDaily }
      let mine = daily.isEmpty ? open.filter { $0.channel == channel } : daily
      let isDigest =
        rules.digestChannels.contains(channel) && mine.count > ReminderClaim.withoutDigest
      let entries = try (isDigest ? mine[...] : mine.prefix(ReminderClaim.size)).compactMap {
        try claim($0.id, channel, by: owner, until: clock.now.adding(seconds: ReminderClaim.lease))
      }
      return ReminderClaim(channel: channel, entries: entries, isDigest: isDigest, owner: owner)
    }
  }

  private func claim(
    _ id: Int, _ channel: String, by owner: String, until lease: Instant
  ) throws -> ReminderClaim.Entry? {
    guard let reminder = try reminders("id = ?", id).first else {
      // A row that cannot be read must not hold up the others for ever.
      try connection.run(
        "UPDATE reminder_delivery SET state = 'missed' WHERE occurrence_id = ?", id)
      return nil
    }
    try connection.run(
      """
      UPDATE reminder_delivery SET state = 'claimed', owner = ?, lease_until = ?
      WHERE occurrence_id = ? AND channel = ?
      """, owner, lease.seconds, id, channel)
    return ReminderClaim.Entry(reminder: reminder, todo: try todos.todo(reminder.todoID))
  }

  /// Hands what is due to the channels; what repeats is written down for its next time.
  private func handOver(_ rules: RingingRules, _ clock: ReminderClock) throws {
    for daily in try dailyDue(rules, by: clock) {
      try insert(
        DailyReminder.todoID, rule: daily.kind.rawValue, at: daily.at, number: 0,
        about: daily.at, ring: daily.at)
    }
    while case let due = try due(rules, by: clock), !due.isEmpty {
      for reminder in due where !reminder.isOvertaken(in: due) {
        try handOver(reminder, rules, clock)
      }
      for id in Set(due.map(\.todoID)) where id != DailyReminder.todoID {
        try settle(id, by: clock)
      }
    }
  }

  private func handOver(
    _ reminder: Reminder, _ rules: RingingRules, _ clock: ReminderClock
  ) throws {
    let late = reminder.instant(by: clock).seconds(until: clock.now)
    guard late <= Self.lateness else { return try end(reminder, .missed, late, nil) }
    let judgement = try judgement(of: reminder, rules)
    guard judgement?.rings ?? true else { return try end(reminder, .unmet, late, judgement) }
    try end(reminder, .rung, late, judgement)
    for channel in rules.channels {
      try connection.run(
        """
        INSERT INTO reminder_delivery (occurrence_id, channel, state, not_before)
        VALUES (?, ?, 'waiting', ?)
        """, reminder.id, channel, clock.now.seconds)
    }
  }

  /// How the condition of the todo is judged; a reminder that was snoozed or repeats has none.
  private func judgement(
    of reminder: Reminder, _ rules: RingingRules
  ) throws -> ConditionJudgement? {
    guard reminder.isJudged, let todo = try todos.todo(reminder.todoID),
      todo.reminding.condition != nil
    else { return nil }
    return rules.judge(todo, reminder.about)
  }

  private func end(
    _ reminder: Reminder, _ outcome: Reminder.Outcome, _ late: Int64,
    _ judgement: ConditionJudgement?
  ) throws {
    try connection.run(
      "UPDATE reminder_occurrence SET outcome = ?, late = ?, judgement = ? WHERE id = ?",
      outcome.rawValue, late, judgement?.text, reminder.id)
  }

  /// Seconds after which nobody asks any more what became of a reminder: 30 days.
  static let memory: Int64 = 30 * 86_400

  /// Forgets what was over long ago; as it is past, it is never written down again.
  private func forgetOld(_ clock: ReminderClock) throws {
    try connection.run(
      """
      DELETE FROM reminder_occurrence
      WHERE ring < ? AND (outcome IS NOT NULL OR standing <> 'wanted')
      """, clock.local(clock.now.adding(seconds: -Self.memory)).iso)
  }

  /// Ends what no channel could tell within a day.
  private func giveUp(_ clock: ReminderClock) throws {
    let old = clock.local(clock.now.adding(seconds: -Self.lateness)).iso
    var ids: [Int] = []
    try connection.rows(
      """
      SELECT DISTINCT occurrence_id FROM reminder_delivery AS delivery
      JOIN reminder_occurrence AS occurrence ON occurrence.id = occurrence_id
      WHERE delivery.state IN ('waiting', 'claimed') AND ring < ?
      """, old
    ) { ids.append($0.integer(0)) }
    for id in ids {
      try connection.run(
        """
        UPDATE reminder_delivery SET state = 'missed', owner = NULL, lease_until = NULL
        WHERE occurrence_id = ? AND state IN ('waiting', 'claimed')
        """, id)
      try connection.run(
        """
        UPDATE reminder_occurrence SET outcome = 'missed' WHERE id = ?1 AND NOT EXISTS (
          SELECT 1 FROM reminder_delivery WHERE occurrence_id = ?1 AND state = 'sent')
        """, id)
    }
  }
}

extension Reminder {
  /// Whether it is a repeat while a later reminder of its todo is due as well, which ends it.
  fileprivate func isOvertaken(in due: [Reminder]) -> Bool {
    number > 0 && due.contains { $0.todoID == todoID && $0.number == 0 && $0.at > at }
  }
}
