import Database
import Planner
import Terminal

/// Our own form: all that a person made, without loss, as JSON Lines.
///
/// The first line says `{"format":"clamate","version":1,"counters":{...}}`, each further one holds a
/// record with its `type`, the last one the number of records. A file without it is broken off.
enum OwnForm {
  /// Raised where older programs would read a file wrong; new types and names do not raise it.
  static let version = 1
  static let name = "clamate"
}

/// Writes a store down in our own form.
struct OwnFormWriter {
  private let connection: Connection
  private var buffer: PieceBuffer

  init(_ store: PlannerStore, to sink: @escaping ([UInt8]) throws -> Void) {
    connection = store.connection
    buffer = PieceBuffer(to: sink)
  }

  /// Writes everything.
  ///
  /// - Returns: how many records of each type there were.
  /// - Throws: `DatabaseError`, or what the sink throws.
  mutating func write() throws -> [(type: RecordType, count: Int)] {
    try write(line: [
      "format": .string(OwnForm.name), "version": .integer(OwnForm.version),
      "counters": .object(try counters()),
    ])
    let counts = try RecordType.all.map { (type: $0, count: try write(recordsOf: $0)) }
    try write(line: ["end": true, "records": .integer(counts.reduce(0) { $0 + $1.count })])
    try buffer.flush()
    return counts
  }

  private func counters() throws -> [JSONValue.Member] {
    try RecordType.all.filter(\.isNumbered).map { type in
      let last = try connection.first(
        "SELECT seq FROM sqlite_sequence WHERE name = ?", type.table
      ) { $0.integer(0) }
      return JSONValue.Member(type.name, .integer(last ?? 0))
    }
  }

  private mutating func write(recordsOf type: RecordType) throws -> Int {
    var count = 0
    try connection.rows(type.selection()) { row in
      var members = [JSONValue.Member("type", .string(type.name))]
      for (column, field) in type.fields.enumerated() {
        guard let value = field.json(row.value(column)) else { continue }
        members.append(JSONValue.Member(field.name, value))
      }
      try write(line: .object(members))
      count += 1
    }
    return count
  }

  private mutating func write(line: JSONValue) throws {
    line.append(to: &buffer.bytes)
    buffer.bytes.append(UInt8(ascii: "\n"))
    try buffer.flushPiece()
  }
}

extension RecordType {
  /// The query for the fields of all records in the order of their keys, which come first.
  func selection(where condition: String? = nil) -> String {
    let columns = fields.map(\.column).joined(separator: ", ")
    let order = (1...min(3, fields.count)).map(String.init).joined(separator: ", ")
    let rows = condition.map { "WHERE \($0) " } ?? ""
    return "SELECT \(columns) FROM \(table) \(rows)ORDER BY \(order)"
  }
}
