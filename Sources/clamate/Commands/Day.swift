import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate day`.
  static let day = Command(
    CommandSpec(
      name: "day", summary: Bilingual(en: "show any day", ko: "하루 보기"), arguments: "[DATE]",
      kinds: [.date],
      examples: [
        .init(
          Bilingual(en: "day tomorrow", ko: "day 내일"), Bilingual(en: "a day in words", ko: "말로")),
        .init("day 2026-03-03", Bilingual(en: "a date", ko: "날짜로")),
      ])
  ) { line, context in
    let date =
      try line.arguments.isEmpty
      ? context.clock.today : context.phrases.readDay(line.arguments, direction: .currentYear)
    let store = try context.storeForReading()
    let list = try store.snapshot {
      try DayList(
        of: date, in: store.todos, by: context.clock,
        warningDays: context.settings.dueWarningDays)
    }
    switch context.format {
    case .json:
      context.output.write(json: .day(list, in: context))
    case .plain: context.writePlain(list)
    case .text:
      let sky = DaySky(of: date, in: context)?.line(in: context)
      context.write([Flow(date.heading[context.language], .heading)] + (sky.map { [$0] } ?? []))
      let lines = DayView(list: list, context: context).lines(room: DayList.Section.limit)
      let empty = Bilingual(en: "Nothing here.", ko: "아무것도 없습니다.")[context.language]
      for line in lines.isEmpty ? [empty] : lines { context.output.write(line: line) }
    }
    return .done
  }
}
