import Database
import Terminal

extension RecordMerge {
  /// What came of the import, once all records are in.
  func report() throws -> ImportReport {
    for (name, digests) in before {
      guard let type = RecordType.named(name) else { continue }
      for (number, old) in digests { count(type, old: old, new: try digest(type, number)) }
    }
    return ImportReport(
      counts: RecordType.all.compactMap { type in counts[type.name].map { (type.name, $0) } },
      dropped: dropped.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  func count(_ type: RecordType, old: Int?, new: Int?) {
    if old == nil {
      counts[type.name, default: .init()].added += 1
    } else if old == new {
      counts[type.name, default: .init()].same += 1
    } else {
      counts[type.name, default: .init()].changed += 1
    }
  }

  /// A hash of a record with all its parts, which is the same only within this run.
  func digest(_ type: RecordType, _ number: Int) throws -> Int? {
    var hasher = Hasher()
    for part in type.parts {
      try hash(part, where: "\(part.partColumn ?? "") = ?", [number], &hasher)
    }
    try hash(type, where: "\(type.numberColumn) = ?", [number], &hasher)
    return hasher.finalize()
  }

  func digest(
    _ type: RecordType, where key: [String], _ values: RecordValues
  ) throws -> Int? {
    var hasher = Hasher()
    let condition = key.map { "\($0) = ?" }.joined(separator: " AND ")
    let isThere = try hash(
      type, where: condition, key.map { values[$0] ?? .null }, &hasher)
    return isThere ? hasher.finalize() : nil
  }

  @discardableResult
  private func hash(
    _ type: RecordType, where condition: String, _ values: [any Bindable], _ hasher: inout Hasher
  ) throws -> Bool {
    var isThere = false
    try connection.rows(type.selection(where: condition), values: values) { row in
      isThere = true
      hasher.combine(type.name)
      for column in 0..<row.count { hasher.combine(row.value(column)) }
    }
    return isThere
  }
}
