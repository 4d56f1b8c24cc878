import Database

/// The cache of weather and air, `sky.db`: `clamate-net` writes it, `clamate` only reads it.
public struct SkyStore {
  let connection: Connection

  /// Opens the cache for reading.
  ///
  /// - Returns: nil where there is no cache that can be opened, or one of another version that the
  ///   next refresh brings up to date.
  /// - Throws: `DatabaseError` when it is there and cannot be read.
  public static func forReading(_ path: String) throws -> SkyStore? {
    let connection: Connection
    do {
      connection = try Connection(path: path, mode: .readOnly)
    } catch .cannotOpen {
      return nil
    }
    guard try connection.checkedVersion(of: .sky) == Schema.sky.newestVersion else { return nil }
    return SkyStore(connection: connection)
  }

  /// Opens the cache for writing; its folder must be there.
  ///
  /// - Throws: `DatabaseError` when it cannot be written.
  public static func forWriting(_ path: String) throws -> SkyStore {
    let connection = try Connection(path: path, mode: .readWrite)
    // Everything here can be fetched again, so no copy is taken before a migration.
    try connection.migrate(to: .sky) { _ in }
    // SQLite opens what it may only read without a word.
    try connection.transaction {}
    return SkyStore(connection: connection)
  }
}
