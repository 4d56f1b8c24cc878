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
    guard let board = try reader.boards(of: today...today).first,
      board.isUsed || reader.run?.isOverlong == true
    else { return nil }
    self.board = board
    page = try BlockPage(reader, context)
  }

  /// The number, the day as a strip where there is room for all of it, and what runs.
  func lines() -> [String] {
    let run = page.runLine().map { page.context.lines(of: [$0]) } ?? []
    guard board.isUsed else { return run }
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
    return [head] + line(rest, groups) + run
  }

  /// As many groups as a line holds, and how many more there are.
  private func line(_ rest: [TableCell], _ groups: [TableCell]) -> [String] {
    guard !(rest + groups).isEmpty else { return [] }
    let flows = (0...groups.count).reversed().map { count in
      let more = groups.count - count
      let sign = more > 0 ? [TableCell(text: "+\(more)", .faint)] : []
      return page.context.lines(of: [Flow(rest + groups.prefix(count) + sign)])
    }
    return (flows.first { $0.count == 1 } ?? flows.last)?.prefix(1).map(\.self) ?? []
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
