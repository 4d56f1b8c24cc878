import DateHelper
import Language
import Planner
import Terminal
import Text

/// The sessions of a day, a row each.
struct TimelineView {
  let date: CivilDate
  let entries: [TimelineEntry]
  let page: BlockPage

  /// What is said where there is no session.
  static let empty = Bilingual(en: "Nothing tracked.", ko: "기록이 없습니다.")

  private var language: Language { page.language }

  /// The lines, none wider than the page.
  func lines() -> [String] {
    let total = entries.map(\.amount).sum
    let head = Flow(
      [TableCell(text: date.heading[language], .heading)]
        + page.sum(total).map { TableCell(text: $0) })
    guard !entries.isEmpty else { return page.context.lines(of: [head]) }
    return page.context.lines(of: [head]) + rows()
  }

  private func rows() -> [String] {
    var table = Table([
      TableColumn(alignment: .right, importance: 1), TableColumn(importance: 5),
      TableColumn(minimum: 8, weight: 1, importance: 4), TableColumn(minimum: 4, importance: 1),
      TableColumn(alignment: .right, importance: 2), TableColumn(alignment: .right, importance: 3),
      TableColumn(minimum: 8, weight: 1, importance: 0),
    ])
    let minutes = LargestRemainder.rounded(entries.map(\.amount.seconds), unit: 60)
    for (entry, minutes) in zip(entries, minutes) {
      let block = page.catalog[entry.session.blockID]
      table.append([
        TableCell(text: "\(entry.session.id)", .faint),
        TableCell(text: span(entry), entry.isCurrent ? .today : .plain),
        TableCell(text: block?.block.name ?? ""),
        TableCell(text: block?.group.name ?? "", .faint),
        TableCell(text: BlockAmount.timeText(minutes: minutes)[language]),
        TableCell(text: entry.amount.blocksText),
        TableCell(text: notes(entry), .faint),
      ])
    }
    let lines = table.text(
      width: page.context.presentation.width.map { max(1, $0 - 2) },
      palette: page.context.palette, hasHeadings: false
    ).split(separator: "\n")
    return zip(entries, lines).map { entry, line in
      let group = page.catalog[entry.session.blockID]?.group
      return "\(group.map(page.ink.key) ?? " ") \(String(line).withoutBlanksAtEnd)"
    }
  }

  /// `08:50-11:16`; `<` and `>` where it reaches over the ends of the day.
  private func span(_ entry: TimelineEntry) -> String {
    let zone = entry.clock.zone
    let start = zone.civil(at: entry.span.lowerBound).time.iso
    let end = zone.civil(at: entry.span.upperBound).time.iso
    let now = entry.isCurrent && page.reader.run?.phase == .running
    let last = now ? Bilingual(en: "now", ko: "지금")[language] : end
    let mark = entry.isCurrent && !now ? "=" : entry.isGoingOn || now ? ">" : ""
    return (entry.isFromBefore ? "<" : "") + "\(start)-\(last)\(mark)"
  }

  /// The zone where it is another one, the pauses and the memo.
  private func notes(_ entry: TimelineEntry) -> String {
    let zone = entry.clock.zone
    let foreign = zone == page.context.clock.zone ? nil : zone.name
    let pauses = entry.pauses.map { pause in
      let start = zone.civil(at: pause.lowerBound).time.iso
      return "\(start)-\(zone.civil(at: pause.upperBound).time.iso)"
    }.joined(separator: ", ")
    let paused =
      pauses.isEmpty ? nil : Bilingual(en: "paused \(pauses)", ko: "쉼 \(pauses)")[language]
    return [foreign, entry.session.memo, paused].compactMap(\.self).joined(separator: "  ")
  }
}
