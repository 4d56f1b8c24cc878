import CSQLite

/// SQLite copies what is bound with this destructor, so that Swift may free its own bytes.
let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// One prepared statement, kept by its connection for the next call with the same text.
final class Statement {
  let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds `values` to the parameters in their order and returns SQLite's code.
  func bind(_ values: [any Bindable]) -> Int32 {
    for (offset, value) in values.enumerated() {
      let code = bind(value.databaseValue, at: Int32(1 + offset))
      guard code == SQLITE_OK else { return code }
    }
    return SQLITE_OK
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let number):
      return sqlite3_bind_int64(handle, index, number)
    case .real(let number):
      return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text(handle, index, $0.baseAddress, Int32($0.count), copied)
        }
      }
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return bytes.withUnsafeBytes {
        sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), copied)
      }
    }
  }

  /// Makes the statement ready for its next run and drops what was bound.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}
