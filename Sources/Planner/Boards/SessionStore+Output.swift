import Database
import DateHelper

extension SessionStore {
  /// The earliest session of a block, or nil.
  ///
  /// - Throws: `DatabaseError`.
  func earliestOfBlocks() throws -> Session? {
    let id = try connection.first(
      """
      SELECT id FROM session INDEXED BY session_by_start
      WHERE block_id IS NOT NULL ORDER BY started LIMIT 1
      """
    ) { $0.integer(0) }
    return try id.flatMap { try session($0) }
  }

  /// The zones in which sessions that may have earned a half were recorded.
  ///
  /// Each is found by a step in the index, whatever lies between two.
  /// - Throws: `DatabaseError`.
  func zonesWithOutput() throws -> [String] {
    var zones: [String] = []
    try connection.rows(
      """
      WITH RECURSIVE found (zone) AS (
        SELECT (SELECT min(zone) FROM session INDEXED BY session_earning WHERE \(Self.mayEarn))
        UNION ALL
        SELECT (SELECT min(zone) FROM session INDEXED BY session_earning
          WHERE zone > found.zone AND \(Self.mayEarn))
        FROM found WHERE zone IS NOT NULL)
      SELECT zone FROM found WHERE zone IS NOT NULL
      """
    ) { zones.append($0.text(0)) }
    return zones
  }

  /// The latest session that began in a zone before an instant and earned at least a half.
  ///
  /// - Throws: `DatabaseError`.
  func latestEarning(
    in zone: String, before instant: Instant
  ) throws -> (id: Int, span: Range<Instant>)? {
    try connection.first(Self.earning, zone, instant.seconds) { row in
      let start = row.instant(1)
      return (row.integer(0), start..<max(start, row.instant(2)))
    }
  }

  private static let earning = """
    SELECT id, started, ended FROM session INDEXED BY session_earning
    WHERE zone = ? AND started < ? AND \(mayEarn)
      AND ended - started - coalesce((SELECT sum(ended - started) FROM session_pause
        WHERE session_id = session.id), 0) >= 1800
    ORDER BY started DESC LIMIT 1
    """

  /// The condition of the index `session_earning`.
  private static let mayEarn = "block_id IS NOT NULL AND ended - started >= 1800"
}
