import Glibc

/// The bytes of the table, searched without reading rows that do not matter.
struct RegionLines: Sendable {
  private static let newline = UInt8(ascii: "\n")
  let bytes: [UInt8]

  /// All rows whose names hold some bytes, in the order of the table.
  ///
  /// Names stand between bars, so that bytes with a bar at each end are a whole name.
  func rows(withKeysHolding pattern: [UInt8]) -> [RegionRow] {
    var rows: [RegionRow] = []
    var start = 0
    while let hit = firstIndex(of: pattern, from: start) {
      let line = line(around: hit)
      start = hit + 1
      guard let row = RegionRow(line: line) else { continue }
      if hit < row.keyColumn.startIndex {
        start = max(start, row.keyColumn.startIndex)
      } else {
        start = max(start, line.endIndex)
        if row.keyColumn.indices.contains(hit) { rows.append(row) }
      }
    }
    return rows
  }

  /// The row that begins with an id.
  func row(id: String) -> RegionRow? {
    let beginning = Array("\n\(id)\t".utf8)
    guard let hit = firstIndex(of: beginning, from: 0) else { return nil }
    return RegionRow(line: line(around: hit + 1))
  }

  /// Every row of the table.
  var all: some Sequence<RegionRow> {
    bytes.split(separator: Self.newline).lazy.compactMap { RegionRow(line: $0) }
  }

  private func line(around index: Int) -> ArraySlice<UInt8> {
    let start = bytes[..<index].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let end = bytes[index...].firstIndex(of: Self.newline) ?? bytes.endIndex
    return bytes[start..<end]
  }

  private func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    return bytes.withUnsafeBytes { table -> Int? in
      guard let base = table.baseAddress else { return nil }
      var index = start
      while index + pattern.count <= table.count,
        let hit = memchr(base + index, Int32(first), table.count - index)
      {
        index = UnsafeRawPointer(hit) - base
        guard index + pattern.count <= table.count else { return nil }
        if memcmp(hit, pattern, pattern.count) == 0 { return index }
        index += 1
      }
      return nil
    }
  }
}
