import DateHelper
import Language
import Planner
import Terminal
import Text

/// Some days as rows, a column a half hour, with what they add up to.
struct BoardRowsView {
  let days: ClosedRange<CivilDate>
  let boards: [Board]
  let page: BlockPage
  private let rows: [BoardHours]
  private let labels: [String]
  private let totals: [String]
  private let times: [String]

  init(_ days: ClosedRange<CivilDate>, _ boards: [Board], _ page: BlockPage) {
    self.days = days
    self.boards = boards
    self.page = page
    rows = boards.map { BoardHours($0, dayStart: page.context.clock.dayStart) }
    labels = boards.map { page.context.clock.shortText($0.date)[page.language] }
    totals = boards.map { $0.total.isEmpty ? BoardInk.nothing : $0.total.blocksText }
    let minutes = LargestRemainder.rounded(boards.map(\.total.seconds), unit: 60)
    times = zip(boards, minutes).map { board, minutes in
      board.total.isEmpty ? "" : BlockAmount.timeText(minutes: minutes)[page.language]
    }
  }

  /// The lines, none wider than the page.
  func lines() -> [String] {
    let amounts = boards.amounts
    let total = amounts.values.sum
    let cells = boards.reduce(0) { $0 + $1.cells.count }
    let head = Flow([
      TableCell(text: page.text(days), .heading),
      TableCell(text: page.blocksText(total, ofCells: cells)),
      TableCell(text: total.timeText[page.language]),
    ])
    let isRunning = boards.contains { $0.cells.contains(where: \.isRunning) }
    return page.context.lines(of: [head]) + grid() + page.legend(amounts)
      + page.context.lines(of: page.rest(of: days, isRunShown: isRunning))
  }

  /// The rows; a day takes several lines where the page is narrow.
  private func grid() -> [String] {
    let label = labels.map(\.cellWidth).max() ?? 0
    let hasLabels = label + 1 + Self.width(rows, 2) <= page.width
    let room = page.width - (hasLabels ? label + 1 : 0)
    let count = [24, 12, 6, 3, 2].first { Self.width(rows, $0) <= room } ?? 1
    let used = Self.width(rows, count)
    let notes = notes(room: room - used)
    var lines = hasLabels && count == 24 ? [heading(label)] : []
    for (index, row) in rows.enumerated() {
      let pieces = row.rows(of: count)
      if !hasLabels { lines.append(SafeText(labels[index]).truncated(to: page.width)) }
      for (number, hours) in pieces.enumerated() {
        let start = !hasLabels ? "" : number == 0 ? labels[index] : ""
        let text = hours.map { $0.cells.map { page.ink.text($0, width: 1) }.joined() }.joined()
        let blank = String(repeating: " ", count: max(0, used - hours.count * 2))
        lines.append(
          (hasLabels ? SafeText(start).fitted(to: label + 1) : "") + text
            + (number == 0 && !notes[index].isEmpty ? blank + notes[index] : ""))
      }
      if pieces.isEmpty, hasLabels { lines.append(labels[index]) }
    }
    return lines
  }

  /// Blocks and time of each day, as far as there is room beside the cells.
  private func notes(room: Int) -> [String] {
    let (total, time) = (
      totals.map(\.cellWidth).max() ?? 0, times.map(\.cellWidth).max() ?? 0
    )
    return zip(totals, times).map { blocks, minutes in
      let blocks = "  " + SafeText(blocks).fitted(to: total, .right)
      if !minutes.isEmpty, room >= total + time + 4 {
        return blocks + "  " + SafeText(minutes).fitted(to: time, .right)
      }
      return room >= total + 2 ? blocks : ""
    }
  }

  /// The widest row of lines of so many hours.
  private static func width(_ rows: [BoardHours], _ count: Int) -> Int {
    rows.flatMap { $0.rows(of: count) }.map { $0.count * 2 }.max() ?? 0
  }

  /// Every third hour, above its first cell; only where no day has more or fewer hours.
  private func heading(_ label: Int) -> String {
    guard let row = rows.first(where: { $0.hours.count == 24 }) else { return "" }
    let hours = stride(from: 0, to: 24, by: 3).map { index in
      SafeText(row.label(row.hours[index], isShort: true)).fitted(to: index < 21 ? 6 : 2)
    }
    let text = String(repeating: " ", count: label + 1) + hours.joined()
    return page.context.palette.paint(text, .faint)
  }
}

extension BoardInk {
  /// A day on which nothing was tracked.
  static let nothing = "."
}

extension [Board] {
  /// What was done on all days, by the number of the block.
  var amounts: [Int: BlockAmount] {
    reduce(into: [:]) { amounts, board in
      amounts.merge(board.byBlock) { one, other in
        [one, other].sum
      }
    }
  }
}
