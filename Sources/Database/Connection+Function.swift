import CSQLite

extension Connection {
  /// Lets statements of this connection call a function of one text; of NULL it gives NULL.
  ///
  /// - Throws: ``DatabaseError``.
  public func define(_ name: String, _ body: @escaping (String) -> String) throws(DatabaseError) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY
    try check(
      sqlite3_create_function_v2(
        handle, name, 1, flags, Unmanaged.passRetained(TextFunction(body)).toOpaque(),
        { context, _, values in
          guard let context, let text = sqlite3_value_text(values?[0]),
            let data = sqlite3_user_data(context)
          else { return }
          let result = Unmanaged<TextFunction>.fromOpaque(data).takeUnretainedValue()
            .body(String(cString: text))
          sqlite3_result_text(context, result, Int32(clamping: result.utf8.count), copied)
        },
        nil, nil, { data in data.map { Unmanaged<TextFunction>.fromOpaque($0).release() } }))
  }
}

/// What a function of a statement does.
private final class TextFunction {
  let body: (String) -> String

  init(_ body: @escaping (String) -> String) { self.body = body }
}
