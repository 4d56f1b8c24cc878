import Database
import DateHelper
import Text

/// The D-days of a person.
public struct DDayStore {
  private static let columns = """
    id, uid, title, date, includes_today, made, id IN (SELECT dday_id FROM dday_pin)
    """

  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// All D-days: that of the day, those to come by their date, then those that have passed.
  ///
  /// - Throws: `DatabaseError`.
  public func all(on day: CivilDate) throws -> [DDay] {
    var coming: [DDay] = []
    var passed: [DDay] = []
    try connection.rows("SELECT \(Self.columns) FROM dday ORDER BY date, id") { row in
      guard let dday = Self.dday(row) else { return }
      if dday.date < day { passed.append(dday) } else { coming.append(dday) }
    }
    return coming + passed.reversed()
  }

  /// The D-day of a number.
  ///
  /// - Throws: `DatabaseError`.
  public func dday(_ id: Int) throws -> DDay? {
    try connection.first("SELECT \(Self.columns) FROM dday WHERE id = ?", id, body: Self.dday)
      .flatMap { $0 }
  }

  /// The D-days of numbers, in their order.
  ///
  /// - Throws: ``DDayError/unknown(_:)``, or `DatabaseError`.
  public func ddays(_ ids: [Int]) throws -> [DDay] {
    let found = try ids.map { (id: $0, dday: try dday($0)) }
    let unknown = found.filter { $0.dday == nil }.map(\.id)
    guard unknown.isEmpty else { throw DDayError.unknown(unknown) }
    return found.compactMap(\.dday)
  }

  /// The one that `today` shows.
  ///
  /// - Throws: `DatabaseError`.
  public func pinned() throws -> DDay? {
    try connection.first("SELECT dday_id FROM dday_pin") { $0.integer(0) }.flatMap(dday)
  }

  /// The first one that has not passed.
  ///
  /// - Throws: `DatabaseError`.
  public func next(on day: CivilDate) throws -> DDay? {
    try connection.first(
      "SELECT \(Self.columns) FROM dday WHERE date >= ? ORDER BY date, id LIMIT 1", day.iso,
      body: Self.dday
    ).flatMap { $0 }
  }

  /// Refuses the title and the date of another D-day; titles are compared folded.
  ///
  /// - Parameter id: the number of the D-day that has them, if it has one.
  /// - Throws: ``DDayError/taken(_:)``, or `DatabaseError`.
  public func refuseTwin(of title: String, on date: CivilDate, besides id: Int? = nil) throws {
    let sameDay = "SELECT \(Self.columns) FROM dday WHERE date = ? ORDER BY id"
    var twin: DDay?
    try connection.rows(sameDay, date.iso) { row in
      guard twin == nil, let dday = Self.dday(row), dday.id != id else { return }
      if dday.title.folded == title.folded { twin = dday }
    }
    if let twin { throw DDayError.taken(twin) }
  }

  /// Makes a D-day.
  ///
  /// - Parameter made: the day it is.
  /// - Throws: `DatabaseError`.
  public func insert(_ draft: DDayDraft, uid: String, made: CivilDate) throws -> DDay {
    try connection.run(
      "INSERT INTO dday (uid, title, date, includes_today, made) VALUES (?, ?, ?, ?, ?)", uid,
      draft.title.text, draft.date.iso, draft.includesToday, made.iso)
    return DDay(
      id: connection.lastInsertedID, uid: uid, title: draft.title.text, date: draft.date,
      includesToday: draft.includesToday, made: made, isPinned: false)
  }

  /// Writes what was changed of a D-day; the day it was made stays.
  ///
  /// - Throws: `DatabaseError`.
  public func update(_ dday: DDay) throws {
    try connection.run(
      "UPDATE dday SET title = ?, date = ?, includes_today = ? WHERE id = ?", dday.title,
      dday.date.iso, dday.includesToday, dday.id)
  }

  /// Removes a D-day; one that is pinned leaves nothing pinned.
  ///
  /// - Throws: `DatabaseError`.
  public func delete(_ id: Int) throws {
    try connection.run("DELETE FROM dday_pin WHERE dday_id = ?", id)
    try connection.run("DELETE FROM dday WHERE id = ?", id)
  }

  /// Pins a D-day in the place of another; nil pins none.
  ///
  /// - Throws: `DatabaseError`.
  public func pin(_ id: Int?) throws {
    guard let id else {
      try connection.run("DELETE FROM dday_pin")
      return
    }
    try connection.run(
      """
      INSERT INTO dday_pin (id, dday_id) VALUES (1, ?)
      ON CONFLICT (id) DO UPDATE SET dday_id = excluded.dday_id
      """, id)
  }

  private static func dday(_ row: Row) -> DDay? {
    guard let date = CivilDate(iso: row.text(3)), let made = CivilDate(iso: row.text(5)) else {
      return nil
    }
    return DDay(
      id: row.integer(0), uid: row.text(1), title: row.text(2), date: date,
      includesToday: row.integer(4) == 1, made: made, isPinned: row.integer(6) == 1)
  }
}
