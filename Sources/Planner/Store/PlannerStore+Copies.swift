import Configuration
import Database

extension PlannerStore {
  /// Writes a copy of the whole store, readable by its owner alone, and checks it before it takes
  /// its place.
  ///
  /// - Throws: `DatabaseError` or `FileError`; what is at the path stays then.
  public func writeCopy(to path: String) throws {
    _ = try Self.writeCopy(of: connection, to: path)
  }

  /// - Parameter version: the version that the copy must have, where another process may change it.
  /// - Returns: whether the copy was kept.
  static func writeCopy(
    of connection: Connection, to path: String, ifVersion version: Int? = nil
  ) throws -> Bool {
    try Files.refuseOther(path)
    let copy = Files.unfinished(path)
    Files.removeLeftOvers(of: path)
    func clear() { for ending in ["", "-journal"] { Files.remove(copy + ending) } }
    defer { clear() }
    clear()
    try Files.makePrivateFile(copy, for: path)
    try connection.writeCopy(to: copy)
    let written = try Connection(path: copy, mode: .readOnly).checkedVersion(of: .planner)
    guard version == nil || version == written else { return false }
    try Files.move(copy, to: path)
    return true
  }
}
