/// What came of an import.
public struct ImportReport: Sendable {
  /// How many records of a type came in, and how.
  public struct Count: Sendable, Equatable {
    /// Those that the store did not have.
    public internal(set) var added = 0
    /// Those that took the place of another.
    public internal(set) var changed = 0
    /// Those that the store had just so.
    public internal(set) var same = 0
  }

  /// The types of which there were records, in the order of our own form.
  public let counts: [(type: String, count: Count)]
  /// What had no place, and how often it was there.
  public let dropped: [(name: String, count: Int)]

  /// Whether the store is now another.
  public var hasChanges: Bool { counts.contains { $0.count.added + $0.count.changed > 0 } }
}
