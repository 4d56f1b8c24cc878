import DateHelper
import Language
import Planner
import Terminal
import Text

/// The blocks of today as they stand in `today`: only where something was tracked.
struct TodayBlocks {
  let page: BlockPage
  let board: Board

  init?(_ store: PlannerStore, _ context: Context) throws {
    let reader = try context.reader(store)
    let today = context.clock.today
    guard let board = try reader.boards(of: today...today).first, board.isUsed else { return nil }
    self.board = board
    page = try BlockPage(reader, context)
  }

  /// The number, the day as a strip where there is room for all of it, and what runs.
  func lines() -> [String] {
    let total = board.total
    let title = Bilingual(en: "Blocks \(total.blocksText)", ko: "블록 \(total.blocksText)")[
      page.language]
    let strip = board.cells.map { page.ink.text($0, width: 1) }.joined()
    let hasRoom = title.cellWidth + 2 + board.cells.count <= page.width
    let groups = page.catalog.groups(board.byBlock).map { group in
      TableCell(text: "\(group.group.key.letter) \(group.group.name) \(group.amount.blocksText)")
    }
    let head = page.context.palette.paint(title, .heading) + (hasRoom ? "  \(strip)" : "")
    let rest = [hasRoom ? nil : TableCell(text: total.timeText[page.language])].compactMap(\.self)
    return [head, page.context.firstLine(of: Flow(rest + groups))]
      + (page.runLine().map { [page.context.firstLine(of: $0)] } ?? [])
  }

  /// What was done today by block, and which of them runs.
  var json: JSONValue {
    JSONValue.blocks(board.byBlock, page.catalog, ofCells: Double(board.cells.count))
  }
}

extension Board {
  /// Whether anything was tracked on the day, or is.
  var isUsed: Bool { !total.isEmpty || cells.contains(where: \.isRunning) }
}
