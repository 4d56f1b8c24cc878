import DateHelper
import Planner

/// A board as hours, each of two cells, so that the same time stands at the same place every day.
///
/// An hour that clocks skip has no cells; one that they show twice follows itself.
struct BoardHours {
  /// An hour of the day.
  struct Hour {
    /// How many hours after the day's start, 0 to 23.
    let index: Int
    /// Whether clocks show it for the second time.
    let isRepeated: Bool
    /// Its two halves; nil where clocks skip one.
    var cells: [Board.Cell?]
  }

  /// The hours, as they follow each other.
  let hours: [Hour]
  private let dayStart: WallTime

  init(_ board: Board, dayStart: WallTime) {
    self.dayStart = dayStart
    var hours: [Hour] = []
    var last = -1
    for cell in board.cells {
      let place = (cell.start.minuteOfDay - dayStart.minuteOfDay + 1440) % 1440 / 30
      let (index, half) = place.quotientAndRemainder(dividingBy: 2)
      if hours.last?.index != index || place <= last {
        hours += Self.skipped(from: hours.last?.index, to: index)
        hours.append(Hour(index: index, isRepeated: cell.isRepeated, cells: [nil, nil]))
      }
      hours[hours.count - 1].cells[half] = cell
      last = place
    }
    if let end = hours.last?.index { hours += Self.skipped(from: end, to: 24) }
    self.hours = hours
  }

  private static func skipped(from previous: Int?, to index: Int) -> [Hour] {
    let next = (previous ?? -1) + 1
    guard next < index else { return [] }
    return (next..<index).map { Hour(index: $0, isRepeated: false, cells: [nil, nil]) }
  }

  /// The hours in rows of so many by the clock; a repeated one makes its row longer.
  func rows(of count: Int) -> [[Hour]] {
    var rows: [[Hour]] = []
    for hour in hours {
      if let first = rows.last?.first, first.index / count == hour.index / count {
        rows[rows.count - 1].append(hour)
      } else {
        rows.append([hour])
      }
    }
    return rows
  }

  /// What stands above an hour: `07`, a second time `02'`; `0730` where days begin at a half.
  func label(_ hour: Hour, isShort: Bool) -> String {
    let minutes = (dayStart.minuteOfDay + hour.index * 60) % 1440
    let text = WallTime(minuteOfDay: minutes)?.iso ?? ""
    let minute = dayStart.minute == 0 || isShort ? "" : String(text.suffix(2))
    return "\(text.prefix(2))\(minute)\(hour.isRepeated ? "'" : "")"
  }
}
