import Database
import DateHelper
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
  let clock: ForeignClock
  /// The types of parts that the form of the file holds; those of others stay as they are.
  let parts: Set<String>
  /// The highest numbers that the store had given before.
  let given: [String: Int]
  /// The numbers of the records of a file as the store has them, by type.
  var numbers: [String: [Int: Int]] = [:]
  var newNumbers: [String: Set<Int>] = [:]
  /// What records that were there looked like before; see ``report()``.
  var before: [String: [Int: Int]] = [:]
  var counts: [String: ImportReport.Count] = [:]
  var dropped: [String: Int] = [:]
  private var statements: [String: RecordStatements] = [:]
  /// The uids of todos that came from another form.
  var foreignUIDs: Set<String> = []
  private var foreignCount = 0

  init(into store: PlannerStore, parts: Set<String>, _ clock: ForeignClock) throws {
    self.store = store
    self.clock = clock
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
      throw RecordFault(constraint: detail, of: type)
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

  func statements(of type: RecordType) -> RecordStatements {
    if let known = statements[type.name] { return known }
    let made = RecordStatements(type)
    statements[type.name] = made
    return made
  }
}
