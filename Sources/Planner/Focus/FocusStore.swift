import Database
import DateHelper

/// The goals, looks and memos of a person's days.
///
/// A goal and a look hold from their day on, so that a new one never changes days before.
public struct FocusStore {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The goal that holds on a day.
  ///
  /// - Throws: `DatabaseError`.
  public func goal(on date: CivilDate) throws -> FocusGoal {
    try connection.first(
      "SELECT hours FROM focus_goal WHERE date <= ? ORDER BY date DESC LIMIT 1", date.iso
    ) { FocusGoal(known: $0.integer(0)) } ?? .usual
  }

  /// Sets the goal from a day on.
  ///
  /// - Throws: `DatabaseError`.
  public func setGoal(_ goal: FocusGoal, from date: CivilDate) throws {
    try connection.run(
      """
      INSERT INTO focus_goal (date, hours) VALUES (?, ?)
      ON CONFLICT (date) DO UPDATE SET hours = excluded.hours
      """, date.iso, goal.hours)
  }

  /// The look that grown marimos have on a day.
  ///
  /// - Throws: `DatabaseError`.
  public func look(on date: CivilDate) throws -> MarimoLook {
    try connection.first(
      "SELECT look FROM marimo_look WHERE date <= ? ORDER BY date DESC LIMIT 1", date.iso
    ) { MarimoLook(rawValue: $0.text(0)) }.flatMap { $0 } ?? .usual
  }

  /// Chooses the look from a day on.
  ///
  /// - Throws: `DatabaseError`.
  public func setLook(_ look: MarimoLook, from date: CivilDate) throws {
    try connection.run(
      """
      INSERT INTO marimo_look (date, look) VALUES (?, ?)
      ON CONFLICT (date) DO UPDATE SET look = excluded.look
      """, date.iso, look.rawValue)
  }

  /// The memo of a day.
  ///
  /// - Throws: `DatabaseError`.
  public func memo(on date: CivilDate) throws -> DayMemo? {
    try connection.first("SELECT text FROM day_memo WHERE date = ?", date.iso) {
      DayMemo(stored: $0.text(0))
    }
  }

  /// Writes the memo of a day in the place of another; nil takes it away.
  ///
  /// - Throws: ``FocusError/noMemo`` where there is none to take away, or `DatabaseError`.
  public func setMemo(_ memo: DayMemo?, on date: CivilDate) throws {
    guard let memo else {
      let count = try connection.run("DELETE FROM day_memo WHERE date = ?", date.iso)
      guard count == 1 else { throw FocusError.noMemo }
      return
    }
    try connection.run(
      """
      INSERT INTO day_memo (date, text) VALUES (?, ?)
      ON CONFLICT (date) DO UPDATE SET text = excluded.text
      """, date.iso, memo.text)
  }

  /// The instant from which the time of a day counts anew, if it was reset.
  ///
  /// - Throws: `DatabaseError`.
  public func reset(of date: CivilDate) throws -> Instant? {
    try connection.first("SELECT at FROM focus_reset WHERE date = ?", date.iso) {
      $0.instant(0)
    }
  }

  /// Lets the time of a day count anew from an instant; sessions stay as they are.
  ///
  /// - Throws: `DatabaseError`.
  public func reset(_ date: CivilDate, at instant: Instant) throws {
    try connection.run(
      """
      INSERT INTO focus_reset (date, at) VALUES (?, ?)
      ON CONFLICT (date) DO UPDATE SET at = excluded.at
      """, date.iso, instant.seconds)
  }
}
