import Database

/// The values of one record by their columns.
///
/// They are so few that looking through their names takes less than hashing one.
struct RecordValues {
  private let columns: [String]
  private var values: [Value?]

  /// No values for the columns of a type.
  init(of type: RecordType) {
    columns = type.columns
    values = Array(repeating: nil, count: columns.count)
  }

  subscript(column: String) -> Value? {
    get { columns.firstIndex(of: column).flatMap { values[$0] } }
    set { if let place = columns.firstIndex(of: column) { values[place] = newValue } }
  }

  /// The value of a field, by its place among those of the type.
  subscript(field place: Int) -> Value? {
    get { values[place] }
    set { values[place] = newValue }
  }

  /// A value a column, in their order; NULL where there is neither one here nor in `old`.
  func row(orElse old: RecordValues? = nil) -> [Value] {
    values.indices.map { values[$0] ?? old?.values[$0] ?? .null }
  }
}
