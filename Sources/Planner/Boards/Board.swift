import DateHelper

/// A day as cells of half an hour, painted by the halves that began in them.
public struct Board: Sendable {
  /// Half an hour of the day.
  public struct Cell: Sendable, Equatable {
    /// What clocks show when it begins.
    public let start: WallTime
    /// Whether clocks show this time for the second time on the day.
    public let isRepeated: Bool
    /// The number of the block whose half began in it; of two halves, that of the earlier.
    public fileprivate(set) var block: Int?
    /// How many halves began in it: 2 only after a change of zone.
    public fileprivate(set) var halves = 0
    /// Whether a half of the current run began in it, full or not.
    public fileprivate(set) var isRunning = false
  }

  /// The day.
  public let date: CivilDate
  /// Its cells, 48 as a rule; none on a day that the zone skipped.
  public private(set) var cells: [Cell]
  /// What was done by the number of the block.
  public private(set) var byBlock: [Int: BlockAmount] = [:]
  /// The zone whose clocks the cells go by.
  let zone: Zone

  /// A day without work.
  init(of date: CivilDate, by clock: DateHelper) {
    self.date = date
    zone = clock.zone
    let day = DayCells(of: date, by: clock)
    var seen: Set<Int> = []
    cells = (0..<day.count).compactMap { index in
      day.time(ofCell: index).map { time in
        Cell(start: time, isRepeated: !seen.insert(time.minuteOfDay).inserted)
      }
    }
  }

  /// What was done on the day.
  public var total: BlockAmount { byBlock.values.sum }

  /// The part of the day's cells that halves have, 0 to 1; 0 on a day without cells.
  public var share: Double {
    cells.isEmpty ? 0 : Double(total.halves) / Double(cells.count)
  }

  /// Adds a half of a block.
  mutating func add(_ half: Half, _ block: Int, from zone: Zone) {
    byBlock[block, default: BlockAmount()].halves += 1
    guard let index = index(of: half, from: zone) else { return }
    cells[index].halves += 1
    if cells[index].block == nil { cells[index].block = block }
  }

  /// Adds time of a block.
  mutating func add(seconds: Int64, _ block: Int) {
    byBlock[block, default: BlockAmount()].seconds += seconds
  }

  /// Marks the cell in which a half of the current run began.
  mutating func mark(_ half: Half, from zone: Zone) {
    if let index = index(of: half, from: zone) { cells[index].isRunning = true }
  }

  /// The cell of a half: of another zone, the one that its clocks showed, or the next there is.
  private func index(of half: Half, from zone: Zone) -> Int? {
    guard zone != self.zone else { return cells.indices.contains(half.cell) ? half.cell : nil }
    let time = zone.civil(at: half.began).time
    guard let first = cells.first?.start else { return nil }
    func place(_ time: WallTime) -> Int {
      (time.minuteOfDay - first.minuteOfDay + 1440) % 1440 / 30
    }
    return cells.lastIndex { place($0.start) <= place(time) && !$0.isRepeated } ?? cells.startIndex
  }
}
