import CUtf8proc

extension String {
  /// The text in Unicode normalisation form C (Unicode Standard Annex 15).
  ///
  /// Swift compares strings by canonical equivalence, but SQLite, files and JSON compare bytes, so
  /// everything that is stored is brought to this form first.
  public var nfc: String {
    TextScan(self).isStandalone ? self : composed(UTF8PROC_COMPOSE)
  }

  /// The text for matching without regard to case: full case folding, then form C.
  ///
  /// Two texts that people take for the same have the same bytes here: `한글` typed on a Mac (form D)
  /// and `한글` typed elsewhere, `STRASSE` and `straße`. Folding is that of the Unicode Character
  /// Database and depends on no locale.
  public var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    // Folding can turn a mark into a letter (U+0345), so marks have to be in order before.
    return nfc.composed(utf8proc_option_t(UTF8PROC_COMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue))
  }

  /// The text in form C after what the options ask for, or itself where utf8proc cannot do it.
  private func composed(_ options: utf8proc_option_t) -> String {
    guard var scalars = decomposed(options) else { return self }
    let count = scalars.count
    // utf8proc writes the UTF-8 over the scalars and a zero byte behind it.
    scalars.append(0)
    return scalars.withUnsafeMutableBufferPointer { buffer in
      let stable = utf8proc_option_t(options.rawValue | UTF8PROC_STABLE.rawValue)
      let length = utf8proc_reencode(buffer.baseAddress, count, stable)
      guard length >= 0 else { return self }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(length), as: UTF8.self)
    }
  }

  /// The scalars fully decomposed with marks in canonical order, and room for one more.
  private func decomposed(_ options: utf8proc_option_t) -> [Int32]? {
    var decomposed: [Int32] = []
    decomposed.reserveCapacity(utf8.count + 1)
    // The longest decomposition with case folding has four scalars.
    var parts: [Int32] = Array(repeating: 0, count: 16)
    var boundaryClass: Int32 = 0
    for scalar in unicodeScalars {
      let count = utf8proc_decompose_char(
        Int32(bitPattern: scalar.value), &parts, parts.count, options, &boundaryClass)
      guard parts.indices.contains(count) else { return nil }
      decomposed += parts.prefix(count)
    }
    sortMarks(&decomposed)
    return decomposed
  }

  /// Puts each run of combining marks in canonical order.
  ///
  /// `utf8proc_map` does it by swapping neighbours, for which 100,000 marks cost 20 s.
  private func sortMarks(_ scalars: inout [Int32]) {
    let classes = scalars.map { utf8proc_get_property($0).pointee.combining_class }
    var start = 0
    while start < scalars.count {
      guard classes[start] != 0 else {
        start += 1
        continue
      }
      let end = classes[start...].firstIndex(of: 0) ?? scalars.count
      let order = (start..<end).sorted { (classes[$0], $0) < (classes[$1], $1) }
      scalars.replaceSubrange(start..<end, with: order.map { scalars[$0] })
      start = end
    }
  }
}
