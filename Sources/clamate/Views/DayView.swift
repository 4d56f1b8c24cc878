import DateHelper
import Language
import Planner
import Terminal
import Text

/// The todos of a day in sections.
///
/// Unused sections are not shown.
struct DayView {
  /// How many lines the whole of today takes at most, so that it fits on a small terminal.
  static let lineLimit = 24

  let list: DayList
  let context: Context
  /// How far in from the edge of the page it stands.
  var indent = 0

  private var language: Language { context.language }

  /// The sections of the day in the order of the screen, as far as they fit.
  ///
  /// Where there is too little room, what is done and left over gives way first.
  /// - Parameter room: how many lines there are.
  func lines(room: Int) -> [String] {
    var sections = sections()
    var order = Section.Rank.allCases[...]
    while sections.reduce(0, { $0 + lines(of: $1).count }) > room, let rank = order.first {
      let index = sections.firstIndex { $0.rank == rank && $0.limit > rank.least }
      guard let index else {
        order.removeFirst()
        continue
      }
      sections[index].limit = min(sections[index].limit, sections[index].entries.count) - 1
    }
    return sections.flatMap(lines(of:))
  }

  private func sections() -> [Section] {
    let passed = list.overdue.entries.filter { $0.reason == .due }
    let late = list.overdue.entries.filter { $0.reason == .late }
    return [
      Section(
        rank: .passed, title: Bilingual(en: "Past the deadline", ko: "마감 지남"), entries: passed,
        hasMore: list.overdue.hasMore, limit: 3, command: "list is:overdue", style: .overdue),
      Section(
        rank: .todos, title: Bilingual(en: "To do", ko: "할 일"), entries: list.todos.entries,
        hasMore: list.todos.hasMore, limit: DayList.Section.limit,
        command: "list on:\(list.date.iso)", style: .plain),
      Section(
        rank: .coming, title: Bilingual(en: "Deadlines coming", ko: "다가오는 마감"),
        entries: list.deadlines.entries, hasMore: list.deadlines.hasMore, limit: 2,
        command: "list has:due", style: .dueSoon),
      Section(
        rank: .late, title: Bilingual(en: "Left over", ko: "밀린 일"), entries: late,
        hasMore: list.overdue.hasMore, limit: 2, command: "list is:overdue", style: .overdue),
      Section(
        rank: .done, title: Bilingual(en: "Done", ko: "끝낸 일"), entries: list.done.entries,
        hasMore: list.done.hasMore, limit: 2, command: "day \(list.date.iso) --plain",
        style: .done),
    ]
  }

  /// Todos of a day under a title.
  private struct Section {
    /// The order in which sections give way.
    enum Rank: CaseIterable {
      case done, late, coming, todos, passed

      /// How many entries are shown however little room there is.
      var least: Int { self == .todos || self == .passed ? 1 : 0 }
    }

    let rank: Rank
    let title: Bilingual
    let entries: [DayList.Entry]
    let hasMore: Bool
    var limit: Int
    let command: String
    let style: TerminalStyle
  }

  private func lines(of section: Section) -> [String] {
    let entries = section.entries
    guard !entries.isEmpty else { return [] }
    let count = section.hasMore ? BoundedCount.limit : entries.count
    let title = TableCell(
      text: "\(section.title[language]) \(BoundedCount(value: count).text)", .heading)
    let rest = entries.count - section.limit
    let command = TableCell(text: "clamate \(section.command)", .faint)
    guard section.limit > 0 else { return [context.firstLine(of: Flow([title, command]))] }
    let rows = rows(Array(entries.prefix(section.limit)), section.style)
    guard rest > 0 || section.hasMore else { return context.lines(of: [Flow([title])]) + rows }
    // Where counting stopped nobody knows how many are left.
    let more =
      section.hasMore
      ? Bilingual(en: "and more:", ko: "더 있음:")[language]
      : Bilingual(en: "and \(rest) more:", ko: "\(rest)개 더:")[language]
    let last = Flow([TableCell(text: "\(more) clamate \(section.command)", .faint)])
      .lines(width: context.presentation.pageWidth - 2 - indent, palette: context.palette)
    return context.lines(of: [Flow([title])]) + rows + last.map { "  \($0)" }
  }

  private func rows(_ entries: [DayList.Entry], _ style: TerminalStyle) -> [String] {
    var table = Table([
      TableColumn(alignment: .right, importance: 4), TableColumn(importance: 1),
      TableColumn(minimum: 10, weight: 1, importance: 3),
      TableColumn(minimum: 4, share: 3, importance: 0),
    ])
    for entry in entries {
      table.append(
        [
          TableCell(text: "\(entry.todo.id)", .faint), TableCell(text: when(entry), style),
          TableCell(text: entry.todo.title, entry.todo.isDone ? .done : .plain),
          TableCell(text: context.details(entry.todo)[language], .tag),
        ], note: context.warningLine(entry.todo))
    }
    return table.text(
      width: context.presentation.width.map { $0 - 2 - indent }, palette: context.palette,
      hasHeadings: false
    )
    .split(separator: "\n").map { "  \($0)" }
  }

  /// The time for today's, the day for what is not today's, a word for a deadline.
  private func when(_ entry: DayList.Entry) -> String {
    if let completed = entry.todo.completed {
      return context.clock.zone.civil(at: completed).time.iso
    }
    guard let moment = entry.moment else { return "" }
    let time = moment.time?.iso ?? ""
    guard moment.date == list.date else {
      let day = context.clock.shortText(moment.date)[language]
      return time.isEmpty ? day : "\(day) \(time)"
    }
    guard entry.reason == .due else { return time }
    return Bilingual(en: "due \(time)", ko: "마감 \(time)")[language]
  }
}
