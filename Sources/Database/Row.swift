import CSQLite

/// The current row of a query; valid only inside the closure that receives it.
public struct Row {
  let statement: OpaquePointer

  /// How many columns the row has.
  public var count: Int { Int(sqlite3_column_count(statement)) }

  /// The column as SQLite stores it.
  public func value(_ column: Int) -> Value {
    Value(sqlite3_column_value(statement, Int32(column)))
  }

  /// True where the column holds NULL.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  /// The column as an integer; 0 for NULL.
  public func integer(_ column: Int) -> Int {
    Int(sqlite3_column_int64(statement, Int32(column)))
  }

  /// The column as a double; 0 for NULL.
  public func real(_ column: Int) -> Double {
    sqlite3_column_double(statement, Int32(column))
  }

  /// The column as text; empty for NULL, U+FFFD where stored bytes are not UTF-8.
  public func text(_ column: Int) -> String {
    optionalText(column) ?? ""
  }

  /// The column as bytes; empty for NULL.
  public func blob(_ column: Int) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(statement, Int32(column)) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The column as an integer, or nil for NULL.
  public func optionalInteger(_ column: Int) -> Int? {
    isNull(column) ? nil : integer(column)
  }

  /// The column as a double, or nil for NULL.
  public func optionalReal(_ column: Int) -> Double? {
    isNull(column) ? nil : real(column)
  }

  /// The column as text, or nil for NULL; U+FFFD where stored bytes are not UTF-8.
  public func optionalText(_ column: Int) -> String? {
    // One look for the value, where each `sqlite3_column_` function looks again.
    let value = sqlite3_column_value(statement, Int32(column))
    guard let bytes = sqlite3_value_text(value) else { return nil }
    let count = Int(sqlite3_value_bytes(value))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
