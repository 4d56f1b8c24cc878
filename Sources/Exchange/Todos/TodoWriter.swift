import Database
import Planner

/// Writes the todos of a store in a form of another program.
struct TodoWriter {
  /// The types of which records leave.
  let written: Set = ["todo", "tag", "item", "keptLine"]
  private(set) var count = 0
  private(set) var lost: [String: Int] = [:]
  private let name: String
  private let form: any TodoForm
  private var buffer: PieceBuffer

  /// - Parameter exchange: the form whose kept lines go back into it.
  init(
    _ exchange: ExchangeForm, _ form: any TodoForm, to sink: @escaping ([UInt8]) throws -> Void
  ) {
    name = exchange.rawValue
    self.form = form
    buffer = PieceBuffer(to: sink)
  }

  /// Writes all todos, by number.
  ///
  /// - Throws: `DatabaseError`, or what the sink throws.
  mutating func write(_ store: PlannerStore) throws {
    form.begin(&buffer.bytes)
    let hasKeptLines =
      try store.connection.first("SELECT 1 FROM todo_kept_line LIMIT 1") { _ in true } ?? false
    try store.todos.forEach { todo in
      let kept = hasKeptLines ? try store.todos.keptLines(of: todo.id, from: name) : []
      let todo = ForeignTodo(todo, keptLines: kept)
      for name in form.append(todo, isFirst: count == 0, to: &buffer.bytes) {
        lost[name, default: 0] += 1
      }
      count += 1
      try buffer.flushPiece()
    }
    form.end(isEmpty: count == 0, &buffer.bytes)
    try countUnheld(of: store)
    try buffer.flush()
  }

  private mutating func countUnheld(of store: PlannerStore) throws {
    for (name, column) in form.unheld {
      let count = try store.connection.first("SELECT count(\(column)) FROM todo") {
        $0.integer(0)
      }
      if let count, count > 0 { lost[name] = count }
    }
  }
}
