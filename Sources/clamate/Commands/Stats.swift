import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate stats`.
  static let stats = Command(
    CommandSpec(
      name: "stats", summary: Bilingual(en: "add up blocks and time", ko: "블록과 시간 통계"),
      arguments: "[RANGE]", kinds: [.date],
      options: [
        OptionSpec(
          "--by", value: "WHAT",
          kind: .choice(StatisticsView.Grouping.allCases.map(\.rawValue)),
          Bilingual(
            en: "rows by group, block, day, weekday or hour",
            ko: "group, block, day, weekday, hour 가운데 하나로 묶기")),
        .svg,
      ],
      examples: [
        .init("stats", Bilingual(en: "today", ko: "오늘")),
        .init(
          Bilingual(en: "stats week", ko: "stats 이번 주"),
          Bilingual(
            en: "also last week, month, year, 2026-11, all", ko: "지난주, 이번 달, 올해, 2026-11, 전체도 됨")
        ),
        .init(
          "stats 2026-11-02..2026-11-08", Bilingual(en: "from a day to a day", ko: "날짜 범위")),
        .init(
          Bilingual(en: "stats month --by weekday", ko: "stats 이번 달 --by weekday"),
          Bilingual(en: "a row a weekday", ko: "요일마다 한 줄")),
      ],
      discussion: Bilingual(
        en: "A week begins on Monday here. Two halves are a block; a half is 30 minutes of one "
          + "session. The streak is of all time: days with a half up to yesterday, and today's.",
        ko: "여기서 한 주는 월요일에 시작합니다. 반 블록은 한 기록의 30분이고 둘이면 한 블록입니다. "
          + "연속은 전체 기간에서 어제까지 반 블록이라도 있는 날을 세고 오늘도 있으면 더합니다."))
  ) { line, context in
    let grouping = try context.grouping(line)
    let store = try context.storeForReading()
    let (page, statistics) = try store.snapshot {
      var page = try BlockPage(store, context)
      let asked = try context.days(line.arguments, or: .day(context.clock.today), page.reader)
      page.secondsWithoutBlock = try page.reader.secondsWithoutBlock(in: asked.days)
      return (page, try page.reader.statistics(of: asked.days))
    }
    let view = StatisticsView(statistics: statistics, grouping: grouping, page: page)
    try context.draw(line) { StatisticsDrawing(view: view).drawing() }
    switch context.format {
    case .json:
      context.output.write(json: .statistics(statistics, context.clock))
    case .plain:
      context.output.append { bytes in
        for row in view.rows() {
          PlainRow.append(
            [grouping.rawValue, row.key, "\(row.amount.blocks)", "\(row.amount.seconds)"],
            to: &bytes)
        }
        let total = statistics.tally.total
        PlainRow.append(["total", "", "\(total.blocks)", "\(total.seconds)"], to: &bytes)
      }
    case .text where line.has("--svg"): break
    case .text:
      for line in view.lines() { context.output.write(line: line) }
    }
    return .done
  }
}

extension Context {
  fileprivate func grouping(_ line: ParsedCommand) throws(UsageError) -> StatisticsView.Grouping {
    guard let text = try line.value("--by") else { return .group }
    guard let grouping = StatisticsView.Grouping(rawValue: text) else {
      throw .invalidValue(
        option: "--by", value: text,
        allowed: Bilingual(
          verbatim: StatisticsView.Grouping.allCases.map(\.rawValue).joined(separator: " | ")))
    }
    return grouping
  }
}
