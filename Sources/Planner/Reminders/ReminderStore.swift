import Database
import DateHelper
import Language

/// The reminders of a store: when each rings, and what became of it.
public struct ReminderStore {
  let connection: Connection
  let todos: TodoStore

  init(_ connection: Connection) {
    self.connection = connection
    todos = TodoStore(connection)
  }

  static let columns = """
    id, todo_id, rule, at, number, about, ring, standing, outcome, late, judgement
    """

  /// The reminders of a todo that it asks for, by their time, with what became of them.
  ///
  /// Of many, as a repeat that is left open has, the latest.
  /// - Throws: `DatabaseError`.
  public func reminders(of todoID: Int) throws -> [Reminder] {
    try reminders(
      "todo_id = ? AND standing <> 'cancelled' ORDER BY ring DESC, id DESC LIMIT ?", todoID,
      Self.shownOfTodo
    ).reversed()
  }

  /// How many reminders of one todo are told.
  private static let shownOfTodo = 20

  /// The reminders that are to ring or rang within a day before `now`, by their time.
  ///
  /// - Throws: `DatabaseError`.
  public func recentAndComing(_ clock: ReminderClock) throws -> [Reminder] {
    let first = clock.local(clock.now.adding(seconds: -Self.lateness)).iso
    let over = try reminders(
      "ring >= ? AND (outcome IS NOT NULL OR standing <> 'wanted') ORDER BY ring, id", first
    ).filter { try !isPassedOver($0, clock) }
    let open = try open(clock).filter { $0.state != .missed }
    return (over + open).sorted { ($0.ring, $0.id) < ($1.ring, $1.id) }
  }

  /// The reminders that no pass has handed to the channels, as they are seen before the next one.
  private func open(
    _ clock: ReminderClock, until last: CivilMoment? = nil
  ) throws -> [Reminder] {
    let end = CivilMoment(date: .latest, time: WallTime(hour: 23, minute: 59))
    return try reminders(
      "outcome IS NULL AND standing = 'wanted' AND ring <= ? ORDER BY ring, id", (last ?? end).iso
    ).map { $0.seen(by: clock) }
  }

  /// Whether nobody has to be told that it is cancelled: a snooze that another answer replaced, or
  /// an occurrence that was opened for a while, until an undo, and that has its turn again.
  private func isPassedOver(_ reminder: Reminder, _ clock: ReminderClock) throws -> Bool {
    guard reminder.state == .cancelled, reminder.outcome == nil else { return false }
    if reminder.isSnoozed { return true }
    let todo = try todos.todo(reminder.todoID)
    return reminder.number == 0
      && todo?.asks(for: reminder.rule, about: reminder.about, clock) ?? false
  }

  /// The reminders that could not ring within a day and that nobody has dismissed, newest first.
  ///
  /// - Throws: `DatabaseError`.
  public func missed(_ clock: ReminderClock) throws -> [Reminder] {
    let known = try reminders(
      """
      (outcome IS NOT NULL OR standing <> 'wanted') AND outcome = 'missed'
      AND standing IN ('wanted', 'cancelled') ORDER BY ring DESC, id
      """)
    let unseen = try open(clock, until: clock.horizon).filter { $0.state == .missed }
    return (known + unseen).sorted { ($1.ring, $0.id) < ($0.ring, $1.id) }
  }

  /// Whether anything is still to ring.
  ///
  /// - Throws: `DatabaseError`.
  public func areComing() throws -> Bool {
    try connection.first(
      "SELECT 1 FROM reminder_occurrence WHERE outcome IS NULL AND standing = 'wanted' LIMIT 1"
    ) { _ in true } ?? false
  }

  /// The conditions of todos that are to ring until an instant.
  ///
  /// - Throws: `DatabaseError`.
  public func conditions(
    ringingUntil end: Instant, by clock: ReminderClock
  ) throws -> [PlacedCondition] {
    var conditions: [PlacedCondition] = []
    try connection.rows(
      """
      SELECT DISTINCT condition, place_id FROM reminder_occurrence
      JOIN todo ON todo.id = todo_id AND condition IS NOT NULL
      WHERE outcome IS NULL AND standing = 'wanted' AND ring <= ?
      """, clock.at(end).horizon.iso
    ) { row in
      guard let condition = ReminderCondition(stored: row.text(0)) else { return }
      conditions.append(PlacedCondition(condition: condition, place: row.optionalInteger(1)))
    }
    return conditions
  }

  /// The seconds after which a reminder that did not ring is missed.
  static let lateness: Int64 = 86_400

  /// The reminders that pass a condition.
  func reminders(_ condition: String, _ values: any Bindable...) throws -> [Reminder] {
    var reminders: [Reminder] = []
    try connection.rows(
      "SELECT \(Self.columns) FROM reminder_occurrence WHERE \(condition)", values: values
    ) { row in
      if let reminder = Self.reminder(row) { reminders.append(reminder) }
    }
    for index in reminders.indices where reminders[index].outcome == .rung {
      reminders[index].deliveries = try deliveries(of: reminders[index].id)
    }
    return reminders
  }

  /// The reminder of a row of ``columns``; nil for one that cannot be read, which stops no other.
  static func reminder(_ row: Row) -> Reminder? {
    guard let at = CivilMoment(iso: row.text(3)), let about = CivilMoment(iso: row.text(5)),
      let ring = CivilMoment(iso: row.text(6)),
      let standing = Reminder.Standing(rawValue: row.text(7))
    else { return nil }
    return Reminder(
      id: row.integer(0), todoID: row.integer(1), rule: row.text(2), at: at,
      number: row.integer(4), about: about, ring: ring, standing: standing,
      outcome: row.optionalText(8).flatMap(Reminder.Outcome.init(rawValue:)),
      late: row.optionalInteger(9),
      judgement: row.optionalText(10).flatMap(ConditionJudgement.init(stored:)))
  }

  private func deliveries(of id: Int) throws -> [Reminder.Delivery] {
    var deliveries: [Reminder.Delivery] = []
    try connection.rows(
      """
      SELECT channel, state, ended, reason FROM reminder_delivery WHERE occurrence_id = ?
      ORDER BY channel
      """, id
    ) { row in
      deliveries.append(
        Reminder.Delivery(
          channel: row.text(0), state: Reminder.State(rawValue: row.text(1)) ?? .waiting,
          sent: row.optionalInstant(2),
          reason: row.optionalText(3).map(Bilingual.init(stored:))))
    }
    return deliveries
  }
}

extension Bilingual {
  /// Texts hold no such character, so that it parts the two languages.
  private static let separator: Character = "\u{1F}"

  fileprivate init(stored text: String) {
    let parts = text.split(separator: Self.separator, maxSplits: 1).map(String.init)
    self.init(en: parts.first ?? "", ko: parts.last ?? "")
  }

  /// Both texts in one, as they are stored.
  var stored: String { [english, korean].joined(separator: String(Self.separator)) }
}
