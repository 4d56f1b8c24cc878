/// The statements that write records of a type; names come from our own schema.
struct RecordStatements {
  let insert: String
  let update: String
  let replace: String

  init(_ type: RecordType) {
    let columns = type.columns
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    insert = "INSERT INTO \(type.table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
    update = "UPDATE \(type.table) SET \(assignments) WHERE \(type.numberColumn) = ?"
    let excluded = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    let key = if case .key(let key) = type.identity { key } else { [type.numberColumn] }
    replace =
      "\(insert) ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET \(excluded)"
  }
}
