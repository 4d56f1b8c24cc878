import Database
import Planner

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
      if let todoForm = form.todoForm(clock) {
        var writer = TodoWriter(form, todoForm, to: sink)
        try writer.write(store)
        counts = [("todo", writer.count)]
        lost = try Self.lost(of: store, except: writer.written, and: writer.lost)
        return
      }
      var writer = OwnFormWriter(store, to: sink)
      counts = try writer.write().map { ($0.type.name, $0.count) }
      lost = try Self.happened(in: store)
    }
  }

  /// What no form holds: which reminders rang or were passed over, and the steps of the journal.
  private static func happened(in store: PlannerStore) throws -> [(name: String, count: Int)] {
    let tables = [
      ("reminderState", "reminder_occurrence WHERE outcome IS NOT NULL OR standing <> 'wanted'"),
      ("undoStep", "journal_step"),
    ]
    return try tables.compactMap { name, table in
      let count = try store.connection.first("SELECT count(*) FROM \(table)") { $0.integer(0) }
      return count.flatMap { $0 > 0 ? (name, $0) : nil }
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
