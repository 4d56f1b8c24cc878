import DateHelper
import Planner
import Text

/// Reads todos of comma-separated values.
enum CSV {
  /// Whether a first line is one of headings.
  static func isHeading(_ line: String) -> Bool {
    let names = line.parts(at: Unicode.Scalar(separator(of: Array(line.utf8))))
    let columns = names.compactMap { CSVColumn(heading: bare($0)) }
    return columns.contains(.title) && columns.count * 2 > names.count
  }

  private static func bare(_ heading: String) -> String {
    String(String.UnicodeScalarView(heading.unicodeScalars.filter { $0 != "\"" && $0 != "\r" }))
  }

  /// Spreadsheets of some countries part cells by a semicolon.
  static func separator(of line: [UInt8]) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return candidates.first { line.contains($0) } ?? candidates[0]
  }

  /// Takes all records in; columns of other names are counted as without a place.
  ///
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  static func read(
    _ lines: LineReader, separator: UInt8, into merge: RecordMerge, _ clock: ForeignClock
  ) throws {
    var reader = CSVReader(lines, separator: separator)
    guard let headings = try reader.next() else { throw ImportError.empty }
    let columns = try ImportError.naming(line: reader.number) { try Self.columns(headings) }
    let headed = Set(columns.compactMap { $0 })
    // A file of ours always ends a line; one of others may lack the last end.
    let isOurs = headed.contains(.uid)
    guard reader.wasEnded else { throw ImportError.brokenOff }
    var seen: [[String]: Int] = [:]
    while let cells = try reader.next() {
      guard reader.wasEnded || !isOurs else { throw ImportError.openLine(reader.number) }
      try ImportError.naming(line: reader.number) {
        guard cells.count == columns.count else {
          throw CSVFault.cells(cells.count, expected: columns.count)
        }
        let known = Self.known(cells, columns)
        for (cell, heading) in zip(zip(cells, columns), headings)
        where cell.1 == nil && !cell.0.isEmpty { merge.drop(heading) }
        let times = seen[cells, default: 0]
        seen[cells] = times + 1
        let uid = ContentName.uid(of: "\(times) \(cells.joined(separator: "\u{1F}"))")
        let todo = try CSVRecord(known, clock).todo(uid: uid)
        if known[.time] != nil, todo.plan?.time == nil { merge.drop(CSVColumn.time.rawValue) }
        if known[.repeat] != nil, todo.series == nil { merge.drop(CSVColumn.repeat.rawValue) }
        try merge.take(todo, line: reader.number, form: .csv) { $0.keep($1, without: headed) }
      }
    }
  }

  /// The columns of a line of headings, nil for those of other names.
  private static func columns(_ headings: [String]) throws(CSVFault) -> [CSVColumn?] {
    let columns = headings.map(CSVColumn.init(heading:))
    let known = columns.compactMap { $0 }
    guard known.contains(.title) else { throw .missingHeading(CSVColumn.title.rawValue) }
    for column in CSVColumn.allCases where known.count(where: { $0 == column }) > 1 {
      throw .headingTwice(column.rawValue)
    }
    return columns
  }

  /// The cells that are not empty, by their columns.
  private static func known(_ cells: [String], _ columns: [CSVColumn?]) -> [CSVColumn: String] {
    var known: [CSVColumn: String] = [:]
    for (cell, column) in zip(cells, columns) where !cell.isEmpty {
      if let column { known[column] = CSVCell.text(cell) }
    }
    return known
  }
}

extension ForeignTodo {
  /// Keeps what a file without some of our columns cannot say of a todo that is there.
  fileprivate mutating func keep(_ old: ForeignTodo, without columns: Set<CSVColumn>) {
    if !columns.contains(.note) { note = old.note }
    if !columns.contains(.date) { plan = old.plan }
    if !columns.contains(.time), plan?.date == old.plan?.date { plan = old.plan }
    if !columns.contains(.due) { due = old.due }
    if !columns.contains(.priority) { priority = old.priority }
    if !columns.contains(.tags) { tags = old.tags }
    if !columns.contains(.project) { project = old.project }
    if !columns.contains(.checklist) { items = old.items }
    if !columns.contains(.outdoor) { isOutdoor = old.isOutdoor }
    if !columns.contains(.hiddenUntil) { hiddenUntil = old.hiddenUntil }
    if !columns.contains(.repeat), plan != nil { series = old.series }
    if !columns.contains(.created) { created = old.created }
    if columns.isDisjoint(with: [.done, .completed]) { completed = old.completed }
    keptLines = old.keptLines
  }
}
