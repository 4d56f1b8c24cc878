import Text

/// The columns of a table with their widths; writes rows that line up.
///
/// No line ends in blanks but those of a cell itself, so that what is copied from a terminal has none. Cells that are missing
/// in a row are empty, those beyond the columns are not shown.
public struct TableLayout: Sendable {
  private let slots: [ColumnSlot]
  private let gap: [UInt8]

  init(slots: [ColumnSlot], gap: Int) {
    self.slots = slots
    self.gap = Array(repeating: 0x20, count: max(0, gap))
  }

  /// The display width of a line with all its cells.
  public var width: Int {
    slots.reduce(0) { $0 + $1.width } + gap.count * max(0, slots.count - 1)
  }

  /// Where the second column begins.
  var indent: Int { slots.count > 1 ? slots[0].width + gap.count : 0 }

  /// Appends the line of titles, unless no column that is shown has one.
  public func appendHeadings(_ palette: Palette, to output: inout [UInt8]) {
    guard slots.contains(where: { $0.column.title.cellWidth > 0 }) else { return }
    appendLine(palette, to: &output) { TableCell($0.column.title, .heading) }
  }

  /// Appends a row as one line.
  public func append(_ row: [TableCell], _ palette: Palette, to output: inout [UInt8]) {
    guard !slots.isEmpty else { return }
    appendLine(palette, to: &output) { $0.index < row.count ? row[$0.index] : TableCell("") }
  }

  /// A row as several, the first of which has all but what the last column has no room for.
  func wrapped(_ row: [TableCell]) -> [[TableCell]] {
    guard let last = slots.last, last.index < row.count else { return [row] }
    return row[last.index].text.wrapped(to: last.width).enumerated().map { place, text in
      var line = place == 0 ? row : row.map { _ in TableCell("") }
      line[last.index] = TableCell(text: text, row[last.index].style)
      return line
    }
  }

  private func appendLine(
    _ palette: Palette, to output: inout [UInt8], cell: (ColumnSlot) -> TableCell
  ) {
    let cells = slots.map(cell)
    // Room that no cell to its right takes belongs to the last cell.
    let last = cells.lastIndex { $0.text.cellWidth > 0 } ?? -1
    for (position, slot) in slots.enumerated().prefix(last + 1) {
      if position > 0 { output.append(contentsOf: gap) }
      let isLast = position == last && slot.column.alignment == .left
      let width = isLast ? room(from: position) : slot.width
      append(cells[position], in: slot, width, isPadded: position < last, palette, to: &output)
    }
    output.append(0x0A)
  }

  /// The width of a column with all that are to its right.
  private func room(from position: Int) -> Int {
    slots[position...].reduce(0) { $0 + $1.width } + gap.count * (slots.count - 1 - position)
  }

  private func append(
    _ cell: TableCell, in slot: ColumnSlot, _ room: Int, isPadded: Bool, _ palette: Palette,
    to output: inout [UInt8]
  ) {
    let (text, width) = cell.text.cut(to: room)
    let padding = max(0, slot.width - width)
    if slot.column.alignment == .right { output.append(spaces: padding) }
    output.append(palette.opening(cell.style))
    output.append(text)
    output.append(palette.closing(cell.style))
    if slot.column.alignment == .left, isPadded { output.append(spaces: padding) }
  }
}
