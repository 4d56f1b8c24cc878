/// A form of another program that todos are written in, one after the other.
protocol TodoForm {
  /// What todos have that the form holds in no case: columns of the store, by the names they are
  /// counted under.
  var unheld: [(name: String, column: String)] { get }

  /// Appends what comes before the first todo.
  func begin(_ bytes: inout [UInt8])

  /// Appends a todo and gives the names of what of it has no place.
  func append(_ todo: ForeignTodo, isFirst: Bool, to bytes: inout [UInt8]) -> [String]

  /// Appends what comes after the last todo.
  func end(isEmpty: Bool, _ bytes: inout [UInt8])
}

extension ExchangeForm {
  /// How todos are written in this form, nil for our own and for those of sessions.
  func todoForm(_ clock: ForeignClock) -> (any TodoForm)? {
    switch self {
    case .icalendar: CalendarWriter(clock: clock)
    case .todotxt: TodoTxtWriter(clock: clock)
    case .csv: CSVWriter(clock: clock)
    case .taskwarrior: TaskwarriorWriter(clock: clock)
    case .clamate, .timewarrior, .watson: nil
    }
  }
}

extension TodoForm {
  /// Where a place and reminders are that lines of text and tables do not hold.
  static var remindingAndPlace: [(name: String, column: String)] {
    [
      ("todo.remind", "remind"), ("todo.if", "condition"), ("todo.nag", "nag"),
      ("todo.place", "place_id"),
    ]
  }
}
