import DateHelper
import Planner
import Terminal

/// Blocks in machine form; `docs/json.md` fixes the shape.
extension JSONValue {
  /// The members that every amount has; a share is the part of the half hours there were.
  static func amountMembers(_ amount: BlockAmount, ofCells cells: Double) -> [Member] {
    let share = cells > 0 ? Double(amount.halves) / cells : 0
    return [
      Member("blocks", .number(amount.blocks)), Member("seconds", .integer(Int(amount.seconds))),
      Member("share", .number(share)),
    ]
  }

  /// What was done by group, in the order of the groups.
  static func groups(
    _ amounts: [Int: BlockAmount], _ catalog: BlockCatalog, ofCells cells: Double
  ) -> JSONValue {
    .array(
      catalog.groups(amounts).map { group in
        .object(
          [
            Member("id", .integer(group.group.id)), Member("group", .string(group.group.name)),
            Member("key", .string("\(group.group.key.letter)")),
            Member("color", .string(group.group.color.rawValue)),
            Member("golden", .boolean(group.group.isGolden)),
          ] + amountMembers(group.amount, ofCells: cells))
      })
  }

  /// What was done by block, in the order of the blocks.
  static func blocks(
    _ amounts: [Int: BlockAmount], _ catalog: BlockCatalog, ofCells cells: Double
  ) -> JSONValue {
    .array(
      catalog.groups(amounts).flatMap(\.blocks).map { entry, amount in
        .object(
          [
            Member("id", .integer(entry.block.id)), Member("block", .string(entry.block.name)),
            Member("group", .string(entry.group.name)),
          ] + amountMembers(amount, ofCells: cells))
      })
  }

  /// A board of a day.
  static func board(_ board: Board, _ catalog: BlockCatalog) -> JSONValue {
    let cells = Double(board.cells.count)
    return .object(
      [
        Member("date", .string(board.date.iso)),
        Member("cells", .array(board.cells.map { cell($0, catalog) })),
      ] + amountMembers(board.total, ofCells: cells) + [
        Member("groups", groups(board.byBlock, catalog, ofCells: cells)),
        Member("byBlock", blocks(board.byBlock, catalog, ofCells: cells)),
      ])
  }

  private static func cell(_ cell: Board.Cell, _ catalog: BlockCatalog) -> JSONValue {
    let entry = catalog[cell.block]
    return [
      "start": .string(cell.start.iso), "block": JSONValue(entry?.block.name),
      "blockID": JSONValue(entry?.block.id), "group": JSONValue(entry?.group.name),
      "halves": .integer(cell.halves), "running": .boolean(cell.isRunning),
    ]
  }
}
