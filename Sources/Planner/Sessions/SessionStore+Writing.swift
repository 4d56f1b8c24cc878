import Configuration
import Database
import DateHelper

extension SessionStore {
  /// Writes a new session down and gives it the next number.
  ///
  /// - Throws: `DatabaseError`.
  func insert(_ session: Session) throws -> Session {
    try connection.run(
      """
      INSERT INTO session (uid, block_id, todo_id, focus, zone, memo, started, ended)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      session.uid, session.blockID, session.todoID, session.isFocus, session.zone, session.memo,
      session.start.seconds, session.end?.seconds)
    let inserted = session.numbered(connection.lastInsertedID)
    try insertParts(of: inserted)
    return inserted
  }

  /// Stores all fields of a session as they now are.
  ///
  /// - Throws: `DatabaseError`.
  func update(_ session: Session) throws {
    try connection.run(
      """
      UPDATE session SET block_id = ?, todo_id = ?, focus = ?, zone = ?, memo = ?, started = ?,
        ended = ? WHERE id = ?
      """,
      session.blockID, session.todoID, session.isFocus, session.zone, session.memo,
      session.start.seconds, session.end?.seconds, session.id)
    try deleteParts(of: session.id)
    try insertParts(of: session)
  }

  /// Removes a session; its number is not given again.
  ///
  /// - Throws: `DatabaseError`.
  func delete(_ id: Int) throws {
    try deleteParts(of: id)
    try connection.run("DELETE FROM session WHERE id = ?", id)
  }

  /// Takes a todo off its sessions, which stay.
  ///
  /// - Throws: `DatabaseError`.
  static func forget(todo id: Int, _ connection: Connection) throws {
    try connection.run("UPDATE session SET todo_id = NULL WHERE todo_id = ?", id)
  }

  private func deleteParts(of id: Int) throws {
    try connection.run("DELETE FROM session_pause WHERE session_id = ?", id)
    try connection.run("DELETE FROM session_clock WHERE session_id = ?", id)
  }

  private func insertParts(of session: Session) throws {
    for pause in session.pauses {
      try connection.run(
        "INSERT INTO session_pause (session_id, started, ended) VALUES (?, ?, ?)", session.id,
        pause.start.seconds, pause.end?.seconds)
    }
    guard session.isCurrent, let clock = session.clock else { return }
    try connection.run(
      "INSERT INTO session_clock (session_id, wall, boot, awake, boot_id) VALUES (?, ?, ?, ?, ?)",
      session.id, clock.wall.seconds, clock.boot.boot, clock.boot.awake, clock.boot.bootID)
  }
}

extension Session {
  /// The same under another number.
  fileprivate func numbered(_ id: Int) -> Session {
    Session(
      id: id, uid: uid, blockID: blockID, todoID: todoID, isFocus: isFocus, zone: zone, memo: memo,
      start: start, pauses: pauses, end: end, clock: clock)
  }
}
