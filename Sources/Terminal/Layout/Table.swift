/// A table whose rows are kept until it is written; see ``TableMeasure`` for lists without end.
public struct Table: Sendable {
  /// The columns.
  public let columns: [TableColumn]
  /// The rows, each with a cell a column.
  public private(set) var rows: [[TableCell]] = []
  private var notes: [Int: Flow] = [:]

  /// A table without rows so far.
  public init(_ columns: [TableColumn]) {
    self.columns = columns
  }

  /// Adds a row.
  ///
  /// - Parameter note: a text below the row, which begins where the second column does.
  public mutating func append(_ row: [TableCell], note: Flow? = nil) {
    notes[rows.count] = note
    rows.append(row)
  }

  /// The display width of its lines where there is room for all of them.
  public var width: Int {
    var measure = TableMeasure(columns)
    for row in rows { measure.add(row) }
    return measure.layout(width: nil).width
  }

  /// Appends the lines of the table, each at most `width` cells wide (nil is no limit).
  ///
  /// - Parameter wraps: whether the last column goes on below itself in the place of being cut.
  public func append(
    to output: inout [UInt8], width: Int?, palette: Palette, hasHeadings: Bool = true,
    fills: Bool = false, wraps: Bool = false
  ) {
    var measure = TableMeasure(columns)
    for row in rows { measure.add(row) }
    let layout = measure.layout(width: width, hasHeadings: hasHeadings, fills: fills)
    if hasHeadings { layout.appendHeadings(palette, to: &output) }
    for (index, row) in rows.enumerated() {
      for line in wraps ? layout.wrapped(row) : [row] {
        layout.append(line, palette, to: &output)
      }
      guard let note = notes[index] else { continue }
      let room = max(1, (width ?? Int.max) - layout.indent)
      for line in note.lines(width: room, palette: palette) {
        output.append(spaces: layout.indent)
        output.append(contentsOf: line.utf8)
        output.append(0x0A)
      }
    }
  }

  /// The lines of the table as one text.
  public func text(
    width: Int?, palette: Palette, hasHeadings: Bool = true, fills: Bool = false,
    wraps: Bool = false
  ) -> String {
    var output: [UInt8] = []
    append(
      to: &output, width: width, palette: palette, hasHeadings: hasHeadings, fills: fills,
      wraps: wraps)
    return String(decoding: output, as: UTF8.self)
  }
}
