import Database
import Planner
import Terminal
import Text

/// Brings records of a file together with those of a store, inside of a transaction.
///
/// A record that the store knows takes the place of the old one with all its parts. One that it
/// does not know keeps its number unless that was given before; what refers to it follows.
final class RecordMerge {
  let store: PlannerStore
  let connection: Connection
  /// The types of parts that the form of the file holds; those of others stay as they are.
  private let parts: Set<String>
  /// The highest numbers that the store had given before.
  private let given: [String: Int]
  /// The numbers of the records of a file as the store has them, by type.
  private var numbers: [String: [Int: Int]] = [:]
  private var newNumbers: [String: Set<Int>] = [:]
  /// What records that were there looked like before; see ``report()``.
  var before: [String: [Int: Int]] = [:]
  var counts: [String: ImportReport.Count] = [:]
  var dropped: [String: Int] = [:]
  private var statements: [String: RecordStatements] = [:]
  private var foreignCount = 0

  init(into store: PlannerStore, parts: Set<String>) throws {
    self.store = store
    self.parts = parts
    connection = store.connection
    var given: [String: Int] = [:]
    try connection.rows("SELECT name, seq FROM sqlite_sequence") {
      given[$0.text(0)] = $0.integer(1)
    }
    self.given = given
  }

  /// Sees to it that no number that the file's store had given is given again.
  func raiseCounter(of type: RecordType, to last: Int) throws {
    guard last > given[type.table] ?? 0 else { return }
    let count = try connection.run(
      "UPDATE sqlite_sequence SET seq = ? WHERE name = ?", last, type.table)
    guard count == 0 else { return }
    try connection.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", type.table, last)
  }

  /// A number that no other record of this import has.
  func nextForeignNumber() -> Int {
    foreignCount += 1
    return foreignCount
  }

  /// The number under which records of this import refer to one of the store.
  func refer(to name: String, _ stored: Int) -> JSONValue {
    let number = -nextForeignNumber()
    numbers[name, default: [:]][number] = stored
    return .integer(number)
  }

  /// Counts something of the file that has no place in the store.
  func drop(_ name: String) {
    dropped[name, default: 0] += 1
  }

  /// Takes a record in.
  ///
  /// - Parameter isPartial: whether a value that is not named stays as it is in the store.
  /// - Throws: ``RecordFault``, ``FieldFault``, a rule's own error, or `DatabaseError`.
  func take(
    _ type: RecordType, _ members: [JSONValue.Member], isPartial: Bool = false
  ) throws {
    let given = try inOrder(members, of: type)
    var values = RecordValues(of: type)
    for (place, field) in type.fields.enumerated() where !isPartial || given[place] != nil {
      var value = try field.value(given[place])
      if case .reference(let other) = field.kind, case .integer(let number) = value {
        guard let known = numbers[other]?[Int(number)] else {
          throw RecordFault.unknownReference(other, Int(number))
        }
        value = .integer(Int64(known))
      }
      values[field: place] = value
    }
    for (column, source) in type.folded {
      if case .text(let text)? = values[source] { values[column] = .text(text.folded) }
    }
    do {
      try store(type, values)
    } catch DatabaseError.constraint(let detail) {
      throw RecordFault.refused(detail)
    }
  }

  /// The values of the fields of a type, each in the place of its field.
  private func inOrder(
    _ members: [JSONValue.Member], of type: RecordType
  ) throws(RecordFault) -> [JSONValue?] {
    var given: [JSONValue?] = Array(repeating: nil, count: type.fields.count)
    var unknown: Set<String> = []
    for member in members where member.name != "type" {
      if let place = type.fields.firstIndex(where: { $0.name == member.name }) {
        guard given[place] == nil else { throw .twice(member.name) }
        given[place] = member.value
      } else {
        guard unknown.insert(member.name).inserted else { throw .twice(member.name) }
        drop("\(type.name).\(member.name)")
      }
    }
    return given
  }

  private func store(_ type: RecordType, _ values: RecordValues) throws {
    let statements = statements(of: type)
    switch type.identity {
    case .part:
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

  private func statements(of type: RecordType) -> RecordStatements {
    if let known = statements[type.name] { return known }
    let made = RecordStatements(type)
    statements[type.name] = made
    return made
  }
}

extension RecordType {
  /// The column with a record's own number.
  var numberColumn: String { "id" }
}
