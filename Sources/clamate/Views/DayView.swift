import DateHelper
import Language
import Planner
import Terminal
import Text

/// The screen of a day: greeting and sky, then its todos.
///
/// Unused sections are not shown.
struct DayView {
  /// How many lines the whole of today takes at most, so that it fits on a small terminal.
  static let lineLimit = 24
  private static let sectionLimits = (passed: 3, coming: 2, late: 2, done: 2)

  let list: DayList
  let context: Context

  private var language: Language { context.language }

  /// The sections of the day in the order of the screen.
  ///
  /// - Parameter room: how many lines there are.
  func lines(room: Int) -> [String] {
    let passed = list.overdue.entries.filter { $0.reason == .due }
    let late = list.overdue.entries.filter { $0.reason == .late }
    let before = section(
      Bilingual(en: "Past the deadline", ko: "마감 지남"), passed, limit: Self.sectionLimits.passed,
      hasMore: list.overdue.hasMore, command: "list is:overdue", style: .overdue)
    let after =
      section(
        Bilingual(en: "Deadlines coming", ko: "다가오는 마감"), list.deadlines.entries,
        limit: Self.sectionLimits.coming, hasMore: list.deadlines.hasMore,
        command: "list has:due", style: .dueSoon)
      + section(
        Bilingual(en: "Left over", ko: "밀린 일"), late, limit: Self.sectionLimits.late,
        hasMore: list.overdue.hasMore, command: "list is:overdue", style: .overdue)
      + section(
        Bilingual(en: "Done", ko: "끝낸 일"), list.done.entries, limit: Self.sectionLimits.done,
        hasMore: list.done.hasMore, command: "day \(list.date.iso) --plain", style: .done)
    let rest = max(3, room - before.count - after.count - 2)
    let todos = section(
      Bilingual(en: "To do", ko: "할 일"), list.todos.entries, limit: rest,
      hasMore: list.todos.hasMore, command: "list on:\(list.date.iso)", style: .plain)
    return before + todos + after
  }

  private func section(
    _ title: Bilingual, _ entries: [DayList.Entry], limit: Int, hasMore: Bool, command: String,
    style: TerminalStyle
  ) -> [String] {
    guard !entries.isEmpty else { return [] }
    let count = BoundedCount(value: hasMore ? BoundedCount.limit : entries.count)
    var lines = [context.palette.paint("\(title[language]) \(count.text)", .heading)]
    lines += rows(Array(entries.prefix(limit)), style)
    if entries.count > limit || hasMore {
      let rest =
        hasMore
        ? BoundedCount(value: BoundedCount.limit) : BoundedCount(value: entries.count - limit)
      let more = Bilingual(
        en: "and \(rest.text) more: clamate \(command)", ko: "\(rest.text)개 더: clamate \(command)")
      lines += Flow(more[language], .faint)
        .lines(width: context.presentation.pageWidth - 2, palette: context.palette)
        .map { "  \($0)" }
    }
    return lines
  }

  private func rows(_ entries: [DayList.Entry], _ style: TerminalStyle) -> [String] {
    var table = Table([
      TableColumn(alignment: .right, importance: 2), TableColumn(minimum: 5, importance: 1),
      TableColumn(minimum: 16, weight: 1, importance: 3), TableColumn(minimum: 4, importance: 0),
    ])
    for entry in entries {
      table.append([
        TableCell(text: "\(entry.todo.id)", .faint), TableCell(text: when(entry), style),
        TableCell(text: entry.todo.title, entry.todo.isDone ? .done : .plain),
        TableCell(text: context.details(entry.todo)[language], .tag),
      ])
    }
    return table.text(
      width: context.presentation.width.map { $0 - 2 }, palette: context.palette, hasHeadings: false
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
