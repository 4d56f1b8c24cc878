import CSQLite

/// A value as SQLite stores it.
public enum Value: Sendable, Hashable {
  /// No value.
  case null
  /// A 64-bit integer.
  case integer(Int64)
  /// A double.
  case real(Double)
  /// UTF-8 text.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}

extension Value {
  /// The value that SQLite holds at a pointer; none is NULL.
  init(_ pointer: OpaquePointer?) {
    let count = Int(sqlite3_value_bytes(pointer))
    switch sqlite3_value_type(pointer) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(pointer))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(pointer))
    case SQLITE_TEXT:
      let bytes = UnsafeBufferPointer(start: sqlite3_value_text(pointer), count: count)
      self = .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      self = .blob(Array(UnsafeRawBufferPointer(start: sqlite3_value_blob(pointer), count: count)))
    default: self = .null
    }
  }
}

/// A Swift value that can stand for a parameter of a statement.
public protocol Bindable {
  /// The value to store.
  var databaseValue: Value { get }
}

extension Value: Bindable {
  /// The value itself.
  public var databaseValue: Value { self }
}

extension Int: Bindable {
  /// The integer as SQLite stores it.
  public var databaseValue: Value { .integer(Int64(self)) }
}

extension Int64: Bindable {
  /// The integer as SQLite stores it.
  public var databaseValue: Value { .integer(self) }
}

extension Bool: Bindable {
  /// 1 for true, 0 for false.
  public var databaseValue: Value { .integer(self ? 1 : 0) }
}

extension Double: Bindable {
  /// The double as SQLite stores it.
  public var databaseValue: Value { .real(self) }
}

extension String: Bindable {
  /// The text as SQLite stores it.
  public var databaseValue: Value { .text(self) }
}

extension [UInt8]: Bindable {
  /// The bytes as SQLite stores them.
  public var databaseValue: Value { .blob(self) }
}

extension Optional: Bindable where Wrapped: Bindable {
  /// The wrapped value, or NULL.
  public var databaseValue: Value { self?.databaseValue ?? .null }
}
