import Database
import DateHelper
import Planner

extension RecordMerge {
  /// Makes a record fit among those that are there, where its table has rules of its own.
  ///
  /// - Parameter known: the number of the record whose place it takes, if any.
  /// - Throws: ``RecordFault``, `BlockError` or `DatabaseError`.
  func fit(_ type: RecordType, _ values: inout RecordValues, known: Int?) throws {
    switch type.table {
    case "block_group":
      try giveKey(&values, known: known)
      try givePlace(in: type, "1", [], &values, known: known)
    case "block":
      try givePlace(
        in: type, "group_id IS ?", [values["group_id"] ?? .null], &values, known: known)
    case "session":
      try refuseOverlap(values, known: known)
    default: break
    }
  }

  /// A letter stands for one group: a group whose letter is taken gets another.
  private func giveKey(_ values: inout RecordValues, known: Int?) throws {
    guard case .text(let name)? = values["name"], values["position"] != .null else { return }
    var taken: Set<GroupKey> = []
    try connection.rows(
      "SELECT key FROM block_group WHERE position IS NOT NULL AND id IS NOT ?", known
    ) { if let key = try? GroupKey($0.text(0)) { taken.insert(key) } }
    guard case .text(let letter)? = values["key"], let key = try? GroupKey(letter),
      taken.contains(key)
    else { return }
    let other = try GroupKey.suggested(for: BlockName(name), taken: taken)
    values["key"] = .text(String(other.letter))
  }

  /// A place in an order belongs to one record: the other goes to the end.
  private func givePlace(
    in type: RecordType, _ scope: String, _ scopeValues: [Value],
    _ values: inout RecordValues, known: Int?
  ) throws {
    guard let place = values["position"], place != .null else { return }
    var (isTaken, last) = (false, 0)
    try connection.rows(
      "SELECT position FROM \(type.table) WHERE \(scope) AND position IS NOT NULL AND id IS NOT ?",
      values: scopeValues + [known.databaseValue]
    ) {
      last = max(last, $0.integer(0))
      if $0.value(0) == place { isTaken = true }
    }
    if isTaken { values["position"] = .integer(Int64(last + 1)) }
  }

  /// Spans do not overlap, so that only the last one that begins before the end of another can.
  private func refuseOverlap(_ values: RecordValues, known: Int?) throws {
    guard case .integer(let start)? = values["started"] else { return }
    let end: Int64 = if case .integer(let end)? = values["ended"] { end } else { .max }
    let other = try connection.first(
      """
      SELECT started, coalesce(ended, ?) FROM session WHERE started < ? AND id IS NOT ?
      ORDER BY started DESC LIMIT 1
      """, Int64.max, end, known
    ) { (start: Instant(seconds: Int64($0.integer(0))), end: Int64($0.integer(1))) }
    guard let other, other.end > start else { return }
    throw RecordFault.overlap(clock.moment(other.start).iso)
  }

  /// Refuses a part that is at odds with what it belongs to, or with the parts before it.
  ///
  /// - Throws: ``RecordFault`` or `DatabaseError`.
  func refuseMisfit(_ type: RecordType, _ values: RecordValues) throws {
    guard type.table == "session_pause", let session = values["session_id"],
      case .integer(let start)? = values["started"]
    else { return }
    let end: Int64 = if case .integer(let end)? = values["ended"] { end } else { .max }
    let fits = try connection.first(
      """
      SELECT 1 FROM session WHERE id = ?1 AND started <= ?2
      AND CASE WHEN ended IS NULL THEN ?3 = ?4 OR ?3 <= ?5 ELSE ?3 <= ended END
      AND NOT EXISTS (SELECT 1 FROM session_pause WHERE session_id = ?1
        AND started < ?3 AND coalesce(ended, ?4) > ?2)
      """, session, start, end, Int64.max, clock.now.seconds
    ) { _ in true }
    guard fits == true else {
      throw RecordFault.pauseOutside(clock.moment(Instant(seconds: start)).iso)
    }
  }
}
