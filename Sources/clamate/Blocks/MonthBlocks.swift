import DateHelper
import Planner
import Terminal
import Text

/// What a calendar shows of the blocks of each day of a month.
struct MonthBlocks {
  let page: BlockPage
  private let boards: [CivilDate: Board]

  init(_ month: YearMonth, _ store: PlannerStore, _ context: Context) throws {
    page = try BlockPage(store, context)
    let boards = try page.reader.boards(of: month.days)
    self.boards = Dictionary(boards.map { ($0.date, $0) }) { first, _ in first }
  }

  /// The rows below the number of a day: its blocks, and the letters of its groups.
  var rows: [MonthGrid.Row] {
    [
      { date, width in
        guard let total = boards[date]?.total, !total.isEmpty else { return nil }
        let text = width < total.blocksText.utf8.count ? "\(total.halves / 2)" : total.blocksText
        return (SafeText(text).fitted(to: width, .right), .plain)
      },
      { date, width in letters(date, width).map { ($0, .plain) } },
    ]
  }

  /// The letters of the groups of a day in their order; a `+` for those that have no room.
  private func letters(_ date: CivilDate, _ width: Int) -> String? {
    let groups = page.catalog.groups(boards[date]?.byBlock ?? [:]).map(\.group)
    guard !groups.isEmpty, width > 0 else { return nil }
    let shown = groups.count <= width ? groups.prefix(width) : groups.prefix(width - 1)
    let rest = groups.count > width ? "\(BoardInk.Sign.several)" : ""
    let blank = String(repeating: " ", count: width - shown.count - rest.utf8.count)
    return blank + shown.map(page.ink.key).joined() + rest
  }

  /// The members that a day has besides those of its todos.
  func members(_ date: CivilDate) -> [JSONValue.Member] {
    let board = boards[date]
    let cells = Double(board?.cells.count ?? 0)
    let amounts = board?.byBlock ?? [:]
    return JSONValue.amountMembers(amounts.values.sum, ofCells: cells) + [
      JSONValue.Member("groups", .groups(amounts, page.catalog, ofCells: cells))
    ]
  }

  /// The columns that a day has besides those of its todos: blocks, seconds.
  func fields(_ date: CivilDate) -> [String] {
    let total = boards[date]?.total ?? BlockAmount()
    return ["\(total.blocks)", "\(total.seconds)"]
  }
}
