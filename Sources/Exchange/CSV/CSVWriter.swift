/// Writes todos as comma-separated values (RFC 4180), below a line of headings.
struct CSVWriter: TodoForm {
  let clock: ForeignClock
  let unheld = Self.remindingAndPlace

  func begin(_ bytes: inout [UInt8]) {
    bytes += CSVCell.record(CSVColumn.allCases.map(\.rawValue)).utf8
  }

  func append(_ todo: ForeignTodo, isFirst: Bool, to bytes: inout [UInt8]) -> [String] {
    bytes += CSVCell.record(CSVColumn.allCases.map { $0.cell(todo, clock) }).utf8
    return []
  }

  func end(isEmpty: Bool, _ bytes: inout [UInt8]) {}
}
