import DateHelper
import Planner
import Text

/// A column of our comma-separated values; the name stands in the first line.
enum CSVColumn: String, CaseIterable {
  case title, done, date, time, due, priority, tags, project, note, checklist, outdoor
  case hiddenUntil, `repeat`, repeatAnchor, occurrence, created, completed, uid

  /// The column that a heading names, in any case, in English or Korean.
  init?(heading: String) {
    let name = heading.folded
    guard
      let column = Self.korean[name]
        ?? CSVColumn.allCases.first(where: { $0.rawValue.lowercased() == name })
    else { return nil }
    self = column
  }

  /// What Korean spreadsheets call the columns that people type themselves.
  private static let korean: [String: CSVColumn] = [
    "제목": .title, "할일": .title, "할 일": .title, "완료": .done, "날짜": .date, "시간": .time, "시각": .time,
    "마감": .due, "마감일": .due, "중요도": .priority, "우선순위": .priority, "태그": .tags,
    "프로젝트": .project, "메모": .note, "체크리스트": .checklist, "점검 항목": .checklist, "야외": .outdoor,
    "반복": .repeat,
  ]

  func cell(_ todo: ForeignTodo, _ clock: ForeignClock) -> String {
    switch self {
    case .title: todo.title
    case .done: todo.completed == nil ? "no" : "yes"
    case .date: todo.plan?.date.iso ?? ""
    case .time: todo.plan?.time?.iso ?? ""
    case .due: todo.due?.iso ?? ""
    case .priority: todo.priority.map { "\($0.rawValue)" } ?? ""
    case .tags: todo.tags.joined(separator: " ")
    case .project: todo.project ?? ""
    case .note: todo.note ?? ""
    case .checklist:
      todo.items.map { $0.line(of: Self.escaped($0.text)) }.joined(separator: "\n")
    case .outdoor: todo.isOutdoor ? "yes" : "no"
    case .hiddenUntil: todo.hiddenUntil?.iso ?? ""
    case .repeat: todo.series?.rule.text ?? ""
    case .repeatAnchor: todo.series?.anchor.iso ?? ""
    case .occurrence: todo.series?.occurrence.iso ?? ""
    case .created: todo.created.iso8601(in: clock.zone)
    case .completed: todo.completed?.iso8601(in: clock.zone) ?? ""
    case .uid: todo.uid
    }
  }

  /// An item is one line of its cell; a line break in it is written `\n`.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(scalar)
      }
    }.joined()
  }

  fileprivate static func items(_ cell: String) -> [ForeignTodo.Item] {
    cell.parts(at: "\n").filter { !$0.isEmpty }
      .map { ForeignTodo.Item(line: $0, text: unescaped) }
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result += scalar == "n" ? "\n" : String(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? result + "\\" : result
  }
}

/// The cells of a record as a todo.
struct CSVRecord {
  private let cells: [CSVColumn: String]
  private let clock: ForeignClock

  init(_ cells: [CSVColumn: String], _ clock: ForeignClock) {
    self.cells = cells
    self.clock = clock
  }

  /// The todo of the record.
  ///
  /// - Throws: ``FieldFault``.
  func todo(uid: String) throws -> ForeignTodo {
    var todo = ForeignTodo(uid: cells[.uid] ?? uid, title: cells[.title] ?? "", created: clock.now)
    todo.note = cells[.note]
    if let date = try value(.date, CivilDate.init(iso:)) {
      todo.plan = CivilMoment(date: date, time: try value(.time, WallTime.init(iso:)))
    }
    todo.due = try value(.due, CivilMoment.init(iso:))
    todo.priority = try value(.priority) { Int($0).flatMap(Priority.init(rawValue:)) }
    let refused = todo.take(tags: (cells[.tags] ?? "").parts(at: " ").filter { !$0.isEmpty })
    if let tag = refused.first { throw FieldFault.wrong("tags", shown: tag) }
    todo.project = try value(.project) { try? Project($0).name }
    todo.items = CSVColumn.items(cells[.checklist] ?? "")
    todo.isOutdoor = try value(.outdoor, Self.truth) ?? false
    todo.hiddenUntil = try value(.hiddenUntil, CivilDate.init(iso:))
    todo.created = try value(.created, instant) ?? clock.now
    todo.completed = try value(.completed, instant)
    let isDone = try value(.done, Self.truth)
    if isDone == true, todo.completed == nil { todo.completed = clock.now }
    if isDone == false { todo.completed = nil }
    try takeRepeat(&todo)
    return todo
  }

  private func takeRepeat(_ todo: inout ForeignTodo) throws {
    guard let rule = try value(.repeat, RepeatRule.init(text:)) else { return }
    todo.repeats(by: rule)
    if let anchor = try value(.repeatAnchor, CivilDate.init(iso:)) { todo.series?.anchor = anchor }
    if let occurrence = try value(.occurrence, CivilMoment.init(iso:)) {
      todo.series?.occurrence = occurrence
    }
  }

  private func value<Result>(
    _ column: CSVColumn, _ read: (String) -> Result?
  ) throws(FieldFault) -> Result? {
    guard let cell = cells[column], !cell.isEmpty else { return nil }
    guard let value = read(cell) else { throw .wrong(column.rawValue, shown: cell) }
    return value
  }

  /// A moment with its offset, or a day whose middle is meant.
  private func instant(_ text: String) -> Instant? {
    if let instant = Instant(text) { return instant }
    return CivilDate(iso: text).map(clock.noon)
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1", "x": true
    case "no", "false", "0": false
    default: nil
    }
  }
}
