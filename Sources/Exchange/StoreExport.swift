import Database
import Planner
import Terminal

/// Takes records of a store out.
public struct StoreExport {
  /// How many records of each type were written.
  public private(set) var counts: [(type: String, count: Int)] = []
  /// What the form has no room for, and how often it was there.
  public private(set) var lost: [(name: String, count: Int)] = []

  /// Writes all that a form has room for, piece by piece, on one unchanging picture of the store.
  ///
  /// - Throws: `DatabaseError`, or what the sink throws.
  public init(
    of store: PlannerStore, as form: ExchangeForm, _ clock: ForeignClock,
    to sink: @escaping ([UInt8]) throws -> Void
  ) throws {
    try store.snapshot {
      if form.holdsSessions {
        var writer = SessionWriter(form, clock, to: sink)
        try writer.write(store)
        counts = [("session", writer.count)]
        lost = try Self.lost(of: store, except: writer.written, and: writer.lost)
        return
      }
      guard form == .clamate else {
        var writer = TodoWriter(form, clock, to: sink)
        try writer.write(store)
        counts = [("todo", writer.count)]
        lost = try Self.lost(of: store, except: writer.written, and: writer.lost)
        return
      }
      var writer = OwnFormWriter(store, to: sink)
      counts = try writer.write().map { ($0.type.name, $0.count) }
    }
  }

  /// What stays behind: what a writer could not say, and the records of all types but some.
  private static func lost(
    of store: PlannerStore, except written: Set<String>, and unsaid: [String: Int]
  ) throws -> [(name: String, count: Int)] {
    var lost = unsaid
    for type in RecordType.all where !written.contains(type.name) {
      let count = try store.connection.first("SELECT count(*) FROM \(type.table)") {
        $0.integer(0)
      }
      if let count, count > 0 { lost[type.name] = count }
    }
    return lost.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Writes todos in a form of other programs.
private struct TodoWriter {
  /// The types of which records leave.
  let written: Set = ["todo", "tag", "item", "keptLine"]
  private(set) var count = 0
  private(set) var lost: [String: Int] = [:]
  private let form: ExchangeForm
  private let clock: ForeignClock
  private var buffer: PieceBuffer

  init(_ form: ExchangeForm, _ clock: ForeignClock, to sink: @escaping ([UInt8]) throws -> Void) {
    self.form = form
    self.clock = clock
    buffer = PieceBuffer(to: sink)
  }

  mutating func write(_ store: PlannerStore) throws {
    begin()
    let hasKeptLines =
      try store.connection.first("SELECT 1 FROM todo_kept_line LIMIT 1") { _ in true } ?? false
    try store.todos.forEach { todo in
      let kept = hasKeptLines ? try store.todos.keptLines(of: todo.id, from: form.rawValue) : []
      append(ForeignTodo(todo, keptLines: kept))
      count += 1
      try buffer.flushPiece()
    }
    end()
    try countUnheld(of: store)
    try buffer.flush()
  }

  private mutating func begin() {
    switch form {
    case .icalendar: for line in CalendarWriter.head { buffer.bytes.append(contentLine: line) }
    case .csv: buffer.bytes += CSV.headings.utf8
    case .taskwarrior: buffer.bytes += "[\n".utf8
    case .todotxt, .clamate, .timewarrior, .watson: break
    }
  }

  private mutating func append(_ todo: ForeignTodo) {
    switch form {
    case .icalendar:
      for line in CalendarWriter(clock: clock).lines(todo) {
        buffer.bytes.append(contentLine: line)
      }
    case .todotxt:
      let (line, lost) = TodoTxt.line(todo, clock)
      buffer.bytes += line.utf8
      buffer.bytes.append(UInt8(ascii: "\n"))
      for name in lost { self.lost[name, default: 0] += 1 }
    case .csv: buffer.bytes += CSV.record(todo, clock).utf8
    case .taskwarrior:
      if count > 0 { buffer.bytes += ",\n".utf8 }
      Taskwarrior.task(todo, clock).append(to: &buffer.bytes)
    case .clamate, .timewarrior, .watson: break
    }
  }

  private mutating func end() {
    switch form {
    case .icalendar: for line in CalendarWriter.end { buffer.bytes.append(contentLine: line) }
    case .taskwarrior: buffer.bytes += count > 0 ? "\n]\n".utf8 : "]\n".utf8
    case .csv, .todotxt, .clamate, .timewarrior, .watson: break
    }
  }

  /// What todos have that lines of text and tables do not hold, by its column.
  private static let unheldColumns = [
    ("todo.remind", "remind"), ("todo.if", "condition"), ("todo.nag", "nag"),
    ("todo.place", "place_id"),
  ]

  private mutating func countUnheld(of store: PlannerStore) throws {
    guard form == .csv || form == .todotxt else { return }
    for (name, column) in Self.unheldColumns {
      let count = try store.connection.first("SELECT count(\(column)) FROM todo") {
        $0.integer(0)
      }
      if let count, count > 0 { lost[name] = count }
    }
  }
}
