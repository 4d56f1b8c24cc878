import Planner

/// Takes records of a store out.
public struct StoreExport {
  /// How many records of each type were written.
  public let counts: [(type: String, count: Int)]

  /// Writes all that a form has room for, piece by piece, on one unchanging picture of the store.
  ///
  /// - Throws: `DatabaseError`, or what the sink throws.
  public init(
    of store: PlannerStore, as form: ExchangeForm, to sink: @escaping ([UInt8]) throws -> Void
  ) throws {
    counts = try store.snapshot {
      switch form {
      case .clamate:
        var writer = OwnFormWriter(store, to: sink)
        return try writer.write().map { ($0.type.name, $0.count) }
      case .icalendar, .todotxt, .csv, .taskwarrior:
        return []
      }
    }
  }
}
