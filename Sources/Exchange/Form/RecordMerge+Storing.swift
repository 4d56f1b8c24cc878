import Database

extension RecordMerge {
  /// Writes a record down as its type is told apart.
  func store(_ type: RecordType, _ values: RecordValues) throws {
    let statements = statements(of: type)
    switch type.identity {
    case .part:
      try refuseMisfit(type, values)
      try connection.run(statements.insert, values: values.row())
    case .key(let key):
      let old = try digest(type, where: key, values)
      try connection.run(statements.replace, values: values.row())
      count(type, old: old, new: try digest(type, where: key, values))
    case .numbered(let likenesses):
      try store(numbered: type, likenesses, values)
    }
  }

  private func store(
    numbered type: RecordType, _ likenesses: [RecordType.Likeness],
    _ values: RecordValues
  ) throws {
    guard case .integer(let number)? = values[type.numberColumn] else { return }
    let fileNumber = Int(number)
    guard numbers[type.name]?[fileNumber] == nil else { throw RecordFault.numberTaken(fileNumber) }
    var values = values
    var known: Int?
    for likeness in likenesses where known == nil {
      known = try self.number(of: type, likeness, values)
      // What this import brought or changed already, it says twice.
      let isSaid =
        known.map { $0 > given[type.table] ?? 0 || before[type.name]?[$0] != nil } ?? false
      guard !isSaid else {
        throw RecordFault.repeated(type.name, likeness.columns.joined(separator: ", "))
      }
    }
    try fit(type, &values, known: known)
    if let known {
      values[type.numberColumn] = .integer(Int64(known))
      try replace(type, known, values)
      numbers[type.name, default: [:]][fileNumber] = known
      return
    }
    let isTaken =
      fileNumber < 0 || fileNumber <= given[type.table] ?? 0
      || newNumbers[type.name]?.contains(fileNumber) ?? false
    if isTaken { values[type.numberColumn] = .null }
    try connection.run(statements(of: type).insert, values: values.row())
    let stored = isTaken ? connection.lastInsertedID : fileNumber
    if isTaken { newNumbers[type.name, default: []].insert(stored) }
    numbers[type.name, default: [:]][fileNumber] = stored
    counts[type.name, default: .init()].added += 1
  }

  /// Puts a record in the place of one that is there; its parts come with it.
  private func replace(_ type: RecordType, _ number: Int, _ values: RecordValues) throws {
    if before[type.name]?[number] == nil {
      before[type.name, default: [:]][number] = try digest(type, number)
    }
    let isWhole = type.fields.indices.allSatisfy { values[field: $0] != nil }
    let old = try isWhole ? nil : row(type, number)
    for part in type.parts where parts.contains(part.name) {
      try connection.run(
        "DELETE FROM \(part.table) WHERE \(part.partColumn ?? "") = ?", number)
    }
    try connection.run(
      statements(of: type).update,
      values: values.row(orElse: old) + [.integer(Int64(number))])
  }

  private func row(_ type: RecordType, _ number: Int) throws -> RecordValues {
    var values = RecordValues(of: type)
    try connection.rows(type.selection(where: "\(type.numberColumn) = ?"), number) { row in
      for place in type.fields.indices { values[field: place] = row.value(place) }
    }
    return values
  }

  private func number(
    of type: RecordType, _ likeness: RecordType.Likeness, _ values: RecordValues
  ) throws -> Int? {
    var number: Int?
    let columns = likeness.columns
    var condition = columns.map { "\($0) IS ?" }.joined(separator: " AND ")
    if let column = likeness.ifSet {
      guard let value = values[column], value != .null, value != .integer(0) else { return nil }
      condition += " AND \(column) <> 0"
    }
    try connection.rows(
      "SELECT \(type.numberColumn) FROM \(type.table) WHERE \(condition) LIMIT 1",
      values: columns.map { values[$0] ?? .null }
    ) { number = $0.integer(0) }
    return number
  }
}

extension RecordType {
  /// The column with a record's own number.
  var numberColumn: String { "id" }
}
