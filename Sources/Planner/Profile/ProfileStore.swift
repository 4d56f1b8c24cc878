import Database

/// The profile of the person whose store it is: one row, or none while nothing is set.
public struct ProfileStore {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The nickname, or nil while none is set.
  ///
  /// - Throws: `DatabaseError`.
  public func nickname() throws -> Nickname? {
    let text = try connection.first("SELECT nickname FROM profile") { $0.optionalText(0) }
    return text.flatMap { $0 }.map(Nickname.init(stored:))
  }

  /// Sets the nickname; nil takes it away.
  ///
  /// - Throws: `DatabaseError`.
  public func setNickname(_ nickname: Nickname?) throws {
    try connection.run(
      """
      INSERT INTO profile (id, nickname) VALUES (1, ?)
      ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname
      """, nickname?.text)
  }
}
