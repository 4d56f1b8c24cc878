import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate timeline`.
  static let timeline = Command(
    CommandSpec(
      name: "timeline", summary: Bilingual(en: "show the sessions of a day", ko: "하루의 기록을 차례로 보기"),
      arguments: "[DATE|RANGE]", kinds: [.date],
      examples: [
        .init("timeline", Bilingual(en: "today, in order", ko: "오늘, 차례대로")),
        .init(
          Bilingual(en: "timeline last friday", ko: "timeline 지난 금요일"),
          Bilingual(en: "a past day", ko: "지난 날")),
        .init(
          Bilingual(en: "timeline week", ko: "timeline 이번 주"),
          Bilingual(en: "day by day; also 11-02..11-08", ko: "하루씩, 11-02..11-08도 됨")),
      ],
      discussion: Bilingual(
        en: "'<' began the day before, '>' goes on. Time and blocks are those of the day.",
        ko: "'<'는 전날 시작한 것, '>'는 이어지는 것입니다. 시간과 블록은 그날의 것입니다."))
  ) { line, context in
    let store = try context.storeForReading()
    let (page, days, asked) = try store.snapshot {
      var page = try BlockPage(store, context)
      let asked = try context.days(line.arguments, or: .day(context.clock.today), page.reader)
      page.secondsWithoutBlock = try page.reader.secondsWithoutBlock(in: asked.days)
      let days = try asked.days.dates.map { date in
        (date: date, entries: try page.reader.timeline(of: date))
      }
      return (page, days, asked)
    }
    let entries = days.flatMap(\.entries)
    switch context.format {
    case .json:
      context.output.write(json: .array(entries.map { .timelineEntry($0, page.catalog) }))
    case .plain:
      context.output.write(plain: entries.map { PlainRow.fields($0, page.catalog) })
    case .text:
      for day in days where asked.isOneDay || !day.entries.isEmpty {
        for line in TimelineView(date: day.date, entries: day.entries, page: page).lines() {
          context.output.write(line: line)
        }
      }
      let rest = page.rest(of: asked.days, isRunShown: false)
      let isEmpty = entries.isEmpty && rest.isEmpty
      context.write(isEmpty ? [Flow(TimelineView.empty[context.language], .faint)] : rest)
    }
    return .done
  }
}

extension JSONValue {
  /// A session as `track list` has it, with what it has on the day.
  fileprivate static func timelineEntry(
    _ entry: TimelineEntry, _ catalog: BlockCatalog
  ) -> JSONValue {
    let block = catalog[entry.session.blockID]
    let zone = entry.clock.zone
    return [
      "id": .integer(entry.session.id), "block": JSONValue(block?.block.name),
      "blockID": JSONValue(block?.block.id), "group": JSONValue(block?.group.name),
      "start": .string(entry.span.lowerBound.iso8601(in: zone)),
      "end": entry.isCurrent ? .null : .string(entry.span.upperBound.iso8601(in: zone)),
      "seconds": .integer(Int(entry.amount.seconds)), "halves": .integer(entry.amount.halves),
      "memo": JSONValue(entry.session.memo), "running": .boolean(entry.isCurrent),
      "before": .boolean(entry.isFromBefore), "after": .boolean(entry.isGoingOn),
    ]
  }
}

extension PlainRow {
  /// The columns of a session on a day: id, start, end, seconds, halves, block, group, memo.
  fileprivate static func fields(_ entry: TimelineEntry, _ catalog: BlockCatalog) -> [String] {
    let block = catalog[entry.session.blockID]
    let zone = entry.clock.zone
    return [
      "\(entry.session.id)", entry.span.lowerBound.iso8601(in: zone),
      entry.isCurrent ? "" : entry.span.upperBound.iso8601(in: zone), "\(entry.amount.seconds)",
      "\(entry.amount.halves)", block?.block.name ?? "", block?.group.name ?? "",
      entry.session.memo ?? "",
    ]
  }
}
