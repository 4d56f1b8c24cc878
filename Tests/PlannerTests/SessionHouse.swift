import Database
import DateHelper
import Testing

@testable import Planner

/// A store in memory with groups, blocks and sessions, read at a moment in a zone.
struct SessionHouse {
  let house: PlannerHouse
  private var connection: Connection { house.connection }

  init() throws {
    house = try PlannerHouse()
    for (id, name, key, golden) in [
      (101, "work", "w", 0), (102, "study", "s", 1), (103, "health", "h", 0),
    ] {
      try connection.run(
        """
        INSERT INTO block_group (id, uid, name, folded_name, color, key, golden, position)
        VALUES (?, ?, ?, ?, 'blue', ?, ?, ?)
        """, id, "g\(id)", name, name, key, golden, id)
    }
    for (id, group) in [(1, 101), (2, 101), (3, 102), (4, 103)] {
      try connection.run(
        """
        INSERT INTO block (id, uid, group_id, name, folded_name, icon, position)
        VALUES (?, ?, ?, ?, ?, 'x', ?)
        """, id, "b\(id)", group, "block\(id)", "block\(id)", id)
    }
  }

  /// Writes a session down; no end is the current run, a pause without an end lasts.
  @discardableResult
  func add(
    _ block: Int?, _ start: Instant, _ end: Instant?, zone: String = "Asia/Seoul",
    pauses: [(Instant, Instant?)] = []
  ) throws -> Int {
    try connection.run(
      "INSERT INTO session (uid, block_id, zone, started, ended) VALUES (?, ?, ?, ?, ?)",
      "s\(start.seconds)", block, zone, start.seconds, end?.seconds)
    let id = connection.lastInsertedID
    for (from, to) in pauses {
      try connection.run(
        "INSERT INTO session_pause (session_id, started, ended) VALUES (?, ?, ?)", id,
        from.seconds, to?.seconds)
    }
    return id
  }

  /// A reader in a zone at a moment, with a limit of twelve hours for a run.
  func reader(
    zone: String = "Asia/Seoul", now: Instant, dayStart: String = "00:00"
  ) throws -> SessionReader {
    let clock = DateHelper(
      now: now, zone: try systemZone(zone), dayStart: try #require(WallTime(iso: dayStart)))
    let moment = TrackingMoment(now: now, clocks: nil, longest: 12 * 3600)
    return try SessionReader(house.store, clock: clock, at: moment) { try? systemZone($0) }
  }
}

extension Board {
  /// The painted cells as `20:w1`: place and block; `x` for a second half, `>` for what runs.
  var painted: [String] {
    cells.enumerated().compactMap { index, cell in
      guard cell.halves > 0 || cell.isRunning else { return nil }
      let block = cell.block.map { "\($0)" } ?? ""
      return "\(index):\(block)" + (cell.halves > 1 ? "x" : "") + (cell.isRunning ? ">" : "")
    }
  }
}

func seoul(_ moment: String) throws -> Instant {
  try #require(Instant("\(moment):00+09:00"))
}
