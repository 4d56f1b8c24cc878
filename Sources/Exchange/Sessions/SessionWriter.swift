import DateHelper
import Planner
import Terminal

/// Writes sessions in a form of other programs.
struct SessionWriter {
  /// The types of which records leave.
  let written: Set = ["session", "pause", "sessionClock", "block", "group"]
  private(set) var count = 0
  private(set) var lost: [String: Int] = [:]
  private let form: ExchangeForm
  private let clock: ForeignClock
  private var buffer: PieceBuffer
  private var isFirst = true

  init(_ form: ExchangeForm, _ clock: ForeignClock, to sink: @escaping ([UInt8]) throws -> Void) {
    self.form = form
    self.clock = clock
    buffer = PieceBuffer(to: sink)
  }

  /// Writes all sessions of a store, by start.
  ///
  /// - Throws: `DatabaseError`, or what the sink throws.
  mutating func write(_ store: PlannerStore) throws {
    let names = try SessionNames(store)
    buffer.bytes += "[\n".utf8
    let always = Instant(seconds: .min)..<Instant(seconds: .max)
    try store.sessions.forEach(in: always) { session in
      if session.todoID != nil { lost["session.todo", default: 0] += 1 }
      append(ForeignSession(session, names.subject(of: session)))
      try buffer.flushPiece()
    }
    buffer.bytes += isFirst ? "]\n".utf8 : "\n]\n".utf8
    try buffer.flush()
  }

  private mutating func append(_ session: ForeignSession) {
    for element in elements(session) {
      if !isFirst { buffer.bytes += ",\n".utf8 }
      isFirst = false
      element.append(to: &buffer.bytes)
    }
  }

  private mutating func elements(_ session: ForeignSession) -> [JSONValue] {
    guard form == .watson else {
      count += 1
      return Timewarrior.intervals(session, clock)
    }
    guard let frames = Watson.frames(session) else {
      lost["session", default: 0] += 1
      return []
    }
    if session.subject.memo != nil { lost["session.memo", default: 0] += 1 }
    count += 1
    return frames
  }
}
