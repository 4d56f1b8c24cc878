import CUtf8proc

extension String {
  /// The text in Unicode normalisation form C (Unicode Standard Annex 15).
  ///
  /// Swift compares strings by canonical equivalence, but SQLite, files and JSON compare bytes, so
  /// everything that is stored is brought to this form first.
  public var nfc: String {
    TextScan(self).isStandalone ? self : mapped(options: UTF8PROC_COMPOSE)
  }

  /// The text for matching without regard to case: full case folding, then form C.
  ///
  /// Two texts that people take for the same have the same bytes here: `한글` typed on a Mac (form D)
  /// and `한글` typed elsewhere, `STRASSE` and `straße`. Folding is that of the Unicode Character
  /// Database and depends on no locale.
  public var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return mapped(
      options: utf8proc_option_t(UTF8PROC_COMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue))
  }

  /// The text after one pass of utf8proc, or the text itself where utf8proc cannot map it.
  private func mapped(options: utf8proc_option_t) -> String {
    var source = self
    return source.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return "" }
      var mapped: UnsafeMutablePointer<UInt8>?
      let options = utf8proc_option_t(options.rawValue | UTF8PROC_STABLE.rawValue)
      let count = utf8proc_map(start, bytes.count, &mapped, options)
      defer { free(mapped) }
      guard count >= 0, let mapped else { return String(decoding: bytes, as: UTF8.self) }
      return String(decoding: UnsafeBufferPointer(start: mapped, count: count), as: UTF8.self)
    }
  }
}
