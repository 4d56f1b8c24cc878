import Text

/// Finds out how wide the columns of a table need to be: the first of two passes over its rows.
///
/// The second is writing them with a ``TableLayout``; rows need not be kept between the two.
public struct TableMeasure: Sendable {
  private let columns: [TableColumn]
  private var widths: [Int]

  /// A measure for a table without rows so far.
  public init(_ columns: [TableColumn]) {
    self.columns = columns
    widths = Array(repeating: 0, count: columns.count)
  }

  /// Takes a row into account.
  public mutating func add(_ row: [TableCell]) {
    for column in 0..<min(row.count, widths.count) {
      widths[column] = max(widths[column], row[column].text.cellWidth)
    }
  }

  /// The columns as they fit on that many cells (1 to 10,000, the nearest of which stands
  /// for anything else; nil is no limit).
  ///
  /// A column whose cells are all empty is left out. When there is too little room, columns beyond
  /// their share shrink to it, then those with a weight to their minimum, then those with just a minimum, then columns are left out from
  /// the least important on (of equals the rightmost that has no weight), and the last one shrinks
  /// as far as needed. With `fills`, columns with a weight take the cells left over.
  public func layout(
    width: Int?, gap: Int = 2, hasHeadings: Bool = true, fills: Bool = false
  ) -> TableLayout {
    var slots = columns.indices.filter { widths[$0] > 0 }.map { index in
      let column = columns[index]
      let width = max(widths[index], hasHeadings ? column.title.cellWidth : 0)
      return ColumnSlot(index: index, column: column, width: width)
    }
    if let width {
      let room = ColumnRoom(cells: min(max(1, width), 10_000), gap: gap)
      room.dropColumns(&slots)
      room.shrinkColumns(&slots)
      if fills { room.growColumns(&slots) }
    }
    return TableLayout(slots: slots, gap: gap)
  }
}
