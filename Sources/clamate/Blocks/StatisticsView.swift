import DateHelper
import Language
import Planner
import Terminal
import Text

/// Statistics as a table whose rows add up to its last one, and the streaks.
struct StatisticsView {
  /// What a row stands for.
  enum Grouping: String, CaseIterable {
    case group, block, day, weekday, hour

    var title: Bilingual {
      switch self {
      case .group: Bilingual(en: "group", ko: "그룹")
      case .block: Bilingual(en: "block", ko: "블록")
      case .day: Bilingual(en: "day", ko: "날짜")
      case .weekday: Bilingual(en: "weekday", ko: "요일")
      case .hour: Bilingual(en: "hour", ko: "시간대")
      }
    }
  }

  /// A name, what was done, and a word beside it.
  struct Row {
    /// The name in machine form.
    let key: String
    var name: String
    let amount: BlockAmount
    var note = ""
  }

  /// The widest bar, and the shortest that still tells rows apart.
  private static let barLength: Int64 = 24
  private static let shortestBar: Int64 = 6
  /// The cells of the numbers that stand beside a name on any page.
  private static let numbers = 8
  let statistics: Statistics
  let grouping: Grouping
  let page: BlockPage

  private var language: Language { page.language }

  /// The lines, none wider than the page.
  func lines() -> [String] {
    let rows = rows()
    let tally = statistics.tally
    let count = tally.byDay.count
    let days = Bilingual(en: count == 1 ? "1 day" : "\(count) days", ko: "\(count)일")
    let head = Flow([
      TableCell(text: page.text(tally.days), .heading), TableCell(text: days[language], .faint),
    ])
    let rest = page.rest(of: tally.days, isRunShown: false)
    return page.context.lines(of: [head]) + table(rows) + page.context.lines(of: foot() + rest)
  }

  private func table(_ rows: [Row]) -> [String] {
    let width = page.context.presentation.width
    let bare = filled(rows, bars: 0)
    let room = width.map { $0 - bare.width - 2 } ?? Int(Self.barLength)
    let length = min(Self.barLength, Int64(room))
    // A bar that is cut says something else; the names matter more than one.
    let table = length < Self.shortestBar ? bare : filled(rows, bars: length)
    return table.text(width: width, palette: page.context.palette)
      .split(separator: "\n").map { String($0).withoutBlanksAtEnd }
  }

  /// The table with bars of so many cells for the most that a row has.
  private func filled(_ rows: [Row], bars: Int64) -> Table {
    let names = Distinction(
      of: rows.map(\.name), room: page.context.presentation.width.map { $0 - Self.numbers })
    var table = Table([
      TableColumn(
        SafeText(grouping.title[language]), minimum: names.minimum, weight: 1, importance: 5),
      TableColumn(
        SafeText(Bilingual(en: "blocks", ko: "블록")[language]), alignment: .right, importance: 6),
      TableColumn(
        SafeText(Bilingual(en: "time", ko: "시간")[language]), alignment: .right, importance: 4),
      TableColumn(
        SafeText(Bilingual(en: "share", ko: "점유율")[language]), alignment: .right, importance: 3),
      TableColumn(minimum: 4, importance: 1), TableColumn(minimum: 6, importance: 0),
    ])
    let total = statistics.tally.total
    let all = statistics.cells
    let tenths = all > 0 ? Int64((Double(total.halves) * 1000 / all).rounded()) : 0
    let shares = LargestRemainder.shared(tenths, by: rows.map { Int64($0.amount.halves) })
    let minutes = LargestRemainder.rounded(rows.map(\.amount.seconds), unit: 60)
    let most = max(1, Int64(rows.map(\.amount.halves).max() ?? 0))
    for (index, row) in rows.enumerated() {
      var row = row
      row.name = names.texts[index]
      let bar = Int(Int64(row.amount.halves) * bars / most)
      table.append(
        cells(row, minutes[index], shares[index], bar: String(repeating: "#", count: bar)))
    }
    let name = Bilingual(en: "total", ko: "합계")[language]
    table.append(
      cells(Row(key: "", name: name, amount: total), total.seconds / 60, tenths, bar: "", .heading))
    return table
  }

  private func cells(
    _ row: Row, _ minutes: Int64, _ tenths: Int64, bar: String, _ style: TerminalStyle = .plain
  ) -> [TableCell] {
    [
      TableCell(text: row.name, style), TableCell(text: row.amount.blocksText, style),
      TableCell(text: BlockAmount.timeText(minutes: minutes)[language], style),
      TableCell(text: percentText(tenths: tenths), style), TableCell(text: row.note, .tag),
      TableCell(text: bar, .faint),
    ]
  }

  /// What was done; days without work are left out where there are many.
  func rows() -> [Row] {
    let tally = statistics.tally
    let groups = statistics.catalog.groups(tally.byBlock)
    switch grouping {
    case .group:
      return groups.map { group in
        let golden = group.group.isGolden ? Bilingual(en: "golden", ko: "황금")[language] : ""
        return Row(
          key: group.group.name, name: "\(group.group.key.letter) \(group.group.name)",
          amount: group.amount, note: golden)
      }
    case .block:
      return groups.flatMap(\.blocks).map { entry, amount in
        Row(
          key: entry.block.name, name: entry.block.name, amount: amount, note: entry.group.name)
      }
    case .day:
      return tally.byDay.enumerated().compactMap { index, amount in
        guard tally.byDay.count <= 31 || !amount.isEmpty else { return nil }
        let date = tally.days.lowerBound.adding(days: index)
        return Row(
          key: date.iso, name: page.context.clock.shortText(date)[language], amount: amount)
      }
    case .weekday:
      let first = page.context.firstWeekday
      return (0..<7).map { first.adding(days: $0) }.map { weekday in
        Row(
          key: "\(weekday.rawValue)", name: weekday.name[language],
          amount: tally.byWeekday[weekday.rawValue - 1])
      }
    case .hour:
      return tally.byHour.enumerated().compactMap { hour, amount in
        let name = WallTime(hour: hour, minute: 0)?.iso ?? ""
        return amount.isEmpty ? nil : Row(key: name, name: name, amount: amount)
      }
    }
  }

  /// The days with output, the streaks and the golden rate.
  private func foot() -> [Flow] {
    foots().map { Flow($0.map { TableCell(text: $0[language]) }) }
  }

  /// What the last lines say.
  func foots() -> [[Bilingual]] {
    let count = statistics.tally.byDay.count
    let active = statistics.activeDays
    var days = [
      Bilingual(
        en: "active on \(active) of \(count) \(count == 1 ? "day" : "days")",
        ko: "\(count)일 중 \(active)일 활동")
    ]
    if let best = statistics.bestDay {
      let day = page.context.clock.shortText(best.date)
      let blocks = best.amount.blocksText
      days.append(
        Bilingual(en: "best \(day.english) \(blocks)", ko: "최고 \(day.korean) \(blocks)"))
    }
    let streak = statistics.streak
    var last = [
      Bilingual(
        en: "streak \(streak.current) \(streak.current == 1 ? "day" : "days"), best \(streak.best)",
        ko: "연속 \(streak.current)일, 최고 \(streak.best)일")
    ]
    if let rate = statistics.catalog.goldenRate(statistics.tally.byBlock) {
      let percent = Int((rate * 100).rounded())
      last.append(Bilingual(en: "golden \(percent)%", ko: "황금 \(percent)%"))
    }
    return [days, last]
  }
}
