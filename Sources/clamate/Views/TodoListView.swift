import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner
import Terminal
import Text

extension Context {
  /// Shows the todos that pass a filter, in the form that was asked for.
  func list(_ filter: TodoFilter, _ store: TodoStore) throws -> ExitStatus {
    switch format {
    case .json:
      var list = JSONList()
      try store.forEach(passing: filter, at: clock.moment) { todo in
        output.append { list.append(.todo(todo, in: self), to: &$0) }
      }
      output.append { list.finish(&$0) }
    case .plain:
      try store.forEach(passing: filter, at: clock.moment) { todo in
        output.append { PlainRow.append(PlainRow.fields(todo), to: &$0) }
      }
    case .text:
      try listLines(filter, store)
    }
    return .done
  }

  private func listLines(_ filter: TodoFilter, _ store: TodoStore) throws {
    let rows = TodoRows(self)
    var isEmpty = true
    guard let width = presentation.width else {
      // In a pipe nothing is cut, so that one pass over any number of todos is enough.
      try store.forEach(passing: filter, at: clock.moment, isBrief: true) { todo in
        isEmpty = false
        output.append { rows.appendUncut(todo, to: &$0) }
      }
      try say(of: filter, isEmpty: isEmpty, store)
      return
    }
    var table = Table(rows.columns)
    try store.forEach(passing: filter, at: clock.moment, isBrief: true) { todo in
      table.append(rows.cells(todo), note: warningLine(todo))
    }
    output.append {
      table.append(to: &$0, width: width, palette: palette, hasHeadings: false)
    }
    try say(of: filter, isEmpty: table.rows.isEmpty, store)
  }
}

/// Todos as rows of a list: number, day and time, title, signs.
final class TodoRows {
  private static let numberWidth = 5
  private static let whenWidth = 22
  private let context: Context
  private let today: CivilDate
  /// Whether days go without their words, to leave room for titles.
  private let isNarrow: Bool
  /// Rows come by day, so that the text of a day is made once.
  private var latest: (date: CivilDate, text: String, width: Int)?

  init(_ context: Context) {
    self.context = context
    today = context.clock.today
    isNarrow = context.presentation.width.map { $0 < 70 } ?? false
  }

  var columns: [TableColumn] {
    [
      TableColumn(alignment: .right, importance: 5),
      TableColumn(importance: 1),
      TableColumn(minimum: isNarrow ? 14 : 8, weight: 1, importance: 4),
      TableColumn(minimum: 4, share: isNarrow ? 4 : 3, importance: 0),
    ]
  }

  func cells(_ todo: Todo) -> [TableCell] {
    let style: TerminalStyle =
      todo.isDone ? .done : isOverdue(todo) ? .overdue : .plain
    return [
      TableCell(text: "\(todo.id)", .faint),
      TableCell(text: when(todo), style),
      TableCell(text: todo.title, todo.isDone ? .done : .plain),
      TableCell(text: context.details(todo)[context.language], .tag),
    ]
  }

  /// Appends one line without an end to its length.
  func appendUncut(_ todo: Todo, to bytes: inout [UInt8]) {
    Self.append(number: todo.id, &bytes)
    Self.pad(2, &bytes)
    let width = appendWhen(todo, to: &bytes)
    Self.pad(max(0, Self.whenWidth - width) + 2, &bytes)
    bytes.append(contentsOf: SafeText(todo.title).string.utf8)
    let details = context.details(todo)[context.language]
    if !details.isEmpty {
      Self.pad(2, &bytes)
      bytes.append(contentsOf: details.utf8)
    }
    if let warning = context.warningLine(todo) {
      Self.pad(2, &bytes)
      bytes.append(contentsOf: warning.parts.map(\.text.string).joined().utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends what ``when(_:)`` says and returns its width; what is planned needs no text of its own.
  private func appendWhen(_ todo: Todo, to bytes: inout [UInt8]) -> Int {
    guard let plan = todo.plan else {
      let text = when(todo)
      bytes.append(contentsOf: text.utf8)
      return text.cellWidth
    }
    let day = day(plan.date)
    bytes.append(contentsOf: day.text.utf8)
    guard let time = plan.time?.iso else { return day.width }
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: time.utf8)
    return day.width + 1 + time.utf8.count
  }

  /// The day and the time, and a word where they are over.
  func when(_ todo: Todo) -> String {
    guard let plan = todo.plan else {
      return todo.due.map { due in
        let text = withTime(day(due.date).text, due.time)
        return Bilingual(en: "due \(text)", ko: "\(text)까지")[context.language]
      } ?? ""
    }
    return withTime(day(plan.date).text, plan.time)
  }

  private func withTime(_ text: String, _ time: WallTime?) -> String {
    time.map { "\(text) \($0.iso)" } ?? text
  }

  private func day(_ date: CivilDate) -> (text: String, width: Int) {
    if let latest, latest.date == date { return (latest.text, latest.width) }
    let language = context.language
    let text =
      isNarrow
      ? context.clock.shortText(date)[language] : context.clock.text(date, in: language)
    let width = text.cellWidth
    latest = (date, text, width)
    return (text, width)
  }

  private func isOverdue(_ todo: Todo) -> Bool {
    (todo.plan.map { $0.date < today } ?? false) || todo.isPastDue(at: context.clock.moment)
  }

  /// Appends a number at the right of its column, without a text of its own.
  private static func append(number: Int, _ bytes: inout [UInt8]) {
    guard 0..<100_000 ~= number else { return bytes.append(contentsOf: String(number).utf8) }
    pad(numberWidth, &bytes)
    var (rest, place) = (number, bytes.count)
    repeat {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
  }

  private static let blanks = [UInt8](repeating: UInt8(ascii: " "), count: whenWidth + 2)

  private static func pad(_ count: Int, _ bytes: inout [UInt8]) {
    if count > 0 { bytes.append(contentsOf: blanks.prefix(count)) }
  }
}
