import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate heat`.
  static let heat = Command(
    CommandSpec(
      name: "heat", summary: Bilingual(en: "show a year as a heat map", ko: "한 해를 한눈에 보기"),
      arguments: "[YEAR|RANGE]", kinds: [.date], options: [.svg],
      examples: [
        .init("heat", Bilingual(en: "the year up to today", ko: "오늘까지 한 해")),
        .init("heat 2025", Bilingual(en: "a year of the calendar", ko: "달력의 한 해")),
        .init("heat --svg heat.svg", Bilingual(en: "as a picture", ko: "그림 파일로")),
      ],
      discussion: Bilingual(
        en: "0 is time without a half block, 1 to 4 are under 2, 4, 6 blocks and from 6 on, '.' is "
          + "nothing tracked. Weeks begin as in the calendar (week.start).",
        ko: "0은 반 블록이 안 된 시간, 1~4는 2, 4, 6블록 미만과 그 이상, '.'은 기록이 없는 날입니다. "
          + "한 주는 달력처럼 시작합니다(week.start)."))
  ) { line, context in
    let store = try context.storeForReading()
    let (page, tally) = try store.snapshot {
      let page = try BlockPage(store, context)
      let asked = try context.days(line.arguments, or: context.yearUpToToday, page.reader)
      return (page, try page.reader.tally(of: asked.days))
    }
    let map = HeatMap(tally, today: context.clock.today, firstWeekday: context.firstWeekday)
    try context.draw(line) { HeatDrawing(map: map, page: page).drawing() }
    switch context.format {
    case .json: context.output.write(json: .heat(tally))
    case .plain:
      context.output.append { bytes in
        for (date, amount) in tally.amounts {
          let level = HeatLevel(amount).map { "\($0.rawValue)" } ?? ""
          PlainRow.append(
            [date.iso, "\(amount.blocks)", "\(amount.seconds)", level], to: &bytes)
        }
      }
    case .text where line.has("--svg"): break
    case .text:
      for line in HeatView(map: map, page: page).lines() { context.output.write(line: line) }
    }
    return .done
  }
}

extension Context {
  /// The 53 weeks, the last of which is this one, as far as they have begun.
  fileprivate var yearUpToToday: DayRange {
    let today = clock.today
    let first = today.adding(days: -52 * 7 - firstWeekday.days(until: today.weekday))
    return .days(first...today)
  }
}

extension Tally {
  /// The days, each with what was done.
  var amounts: [(date: CivilDate, amount: BlockAmount)] {
    byDay.enumerated().map { (days.lowerBound.adding(days: $0), $1) }
  }
}

extension JSONValue {
  /// A heat map: its days, each with its level, null where nothing was tracked.
  fileprivate static func heat(_ tally: Tally) -> JSONValue {
    [
      "from": .string(tally.days.lowerBound.iso), "to": .string(tally.days.upperBound.iso),
      "blocks": .number(tally.total.blocks), "seconds": .integer(Int(tally.total.seconds)),
      "days": .array(
        tally.amounts.map { date, amount in
          [
            "date": .string(date.iso), "weekday": .integer(date.weekday.rawValue),
            "blocks": .number(amount.blocks), "seconds": .integer(Int(amount.seconds)),
            "level": JSONValue(HeatLevel(amount)?.rawValue),
          ]
        }),
    ]
  }
}
