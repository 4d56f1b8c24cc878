import Configuration
import Database
import DateHelper
import Language
import TestSupport

@testable import Exchange
@testable import Planner

/// A store in memory with doors to the outside, in a house nine hours ahead of UTC.
struct Warehouse {
  let connection: Connection
  let store: PlannerStore
  let clock: ForeignClock

  /// An empty store on a Monday at 10 o'clock.
  init() throws {
    let connection = try Connection(path: "", mode: .memory)
    try connection.migrate(to: .planner) { _ in }
    self.init(connection, later: 0)
  }

  private init(_ connection: Connection, later seconds: Int64) {
    self.connection = connection
    store = PlannerStore(connection)
    let monday = Instant("2026-03-02T10:00:00+09:00") ?? Instant(seconds: 0)
    clock = ForeignClock(
      now: Instant(seconds: monday.seconds + seconds),
      zone: Zone(fixedOffset: 9 * 3600) ?? .utc,
      zones: ZoneResolver(readFile: { (try? Files.read($0)) ?? nil }, linkTarget: Files.linkTarget),
      allDay: WallTime(minuteOfDay: 540))
  }

  /// The same store, so many seconds later.
  func later(_ seconds: Int64) -> Warehouse { Warehouse(connection, later: seconds) }

  /// All that leaves in a form.
  func exported(_ form: ExchangeForm) throws -> String {
    var bytes: [UInt8] = []
    _ = try StoreExport(of: store, as: form, clock) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes a text in, all of it or nothing.
  @discardableResult
  func take(_ text: String, as form: ExchangeForm? = nil) throws -> ImportReport {
    try connection.transaction { try taking(text, as: form) }
  }

  /// Takes bytes in that need not be UTF-8.
  func take(bytes: [UInt8]) throws {
    let folder = try ScratchFolder()
    folder.write(bytes, to: "file")
    _ = try connection.transaction {
      try StoreImport(FileStream(folder.file("file")), as: nil).run(
        into: store, clock, in: .english)
    }
  }

  /// The same inside of a transaction that is open already.
  func taking(_ text: String, as form: ExchangeForm? = nil) throws -> ImportReport {
    let folder = try ScratchFolder()
    folder.write(Array(text.utf8), to: "file")
    return try StoreImport(FileStream(folder.file("file")), as: form).run(
      into: store, clock, in: .english)
  }

  /// The todos by number.
  func todos() throws -> [Todo] {
    var todos: [Todo] = []
    try store.todos.forEach { todos.append($0) }
    return todos
  }

  /// Puts a few of everything in that a form of todos can hold.
  func fill() throws {
    try take(
      """
      {"format":"clamate","version":1,"counters":{"todo":9}}
      {"type":"todo","id":1,"uid":"11111111-aaaa-4aaa-8aaa-000000000001","title":"치과 \\\\ ; , \\"x\\" 'y'","note":"첫 줄\\n둘째; 줄, \\\\n","date":"2026-03-03","time":"15:00","dueDate":"2026-03-06","dueTime":"18:00","priority":1,"outdoor":true,"project":"home.garden","hiddenUntil":"2026-03-01","created":1772413200}
      {"type":"todo","id":2,"uid":"11111111-aaaa-4aaa-8aaa-000000000002","title":"=1+1","dueDate":"2026-03-05","outdoor":false,"created":1772413200,"completed":1772416800}
      {"type":"todo","id":4,"uid":"11111111-aaaa-4aaa-8aaa-000000000004","title":"every friday","date":"2026-03-07","time":"09:00","outdoor":false,"repeatRule":"FREQ=WEEKLY;BYDAY=FR","repeatAnchor":"2026-02-27","occurrenceDate":"2026-03-06","occurrenceTime":"09:00","created":1772413200}
      {"type":"todo","id":5,"uid":"11111111-aaaa-4aaa-8aaa-000000000005","title":"x 2026-01-01 (A) water","date":"2026-03-04","outdoor":false,"repeatRule":"AFTER-DONE;FREQ=DAILY;INTERVAL=3","repeatAnchor":"2026-03-04","occurrenceDate":"2026-03-04","created":1772413200}
      {"type":"tag","todo":1,"position":0,"name":"건강"}
      {"type":"tag","todo":1,"position":1,"name":"b-c"}
      {"type":"item","todo":1,"position":1,"text":"보험증 \\\\n","done":true}
      {"type":"item","todo":1,"position":2,"text":"[x] card","done":false}
      {"type":"completion","todo":4,"number":1,"occurrenceDate":"2026-02-27","occurrenceTime":"09:00","completed":1772200000,"planDate":"2026-02-27","planTime":"09:00","ticks":""}
      {"type":"filter","name":"work","words":["+work","p:1"]}
      {"type":"profile","id":1,"nickname":"민아"}
      {"end":true,"records":11}

      """)
  }
}
