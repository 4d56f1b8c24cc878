import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate week`.
  static let week = Command(
    CommandSpec(
      name: "week", summary: Bilingual(en: "show a week", ko: "한 주 보기"), arguments: "[DATE]",
      kinds: [.date],
      examples: [
        .init("week", Bilingual(en: "this week", ko: "이번 주")),
        .init(
          Bilingual(en: "week next monday", ko: "week 다음 주 월요일"),
          Bilingual(en: "the week of a day", ko: "그날이 든 주")),
      ],
      discussion: Bilingual(
        en: """
          The week begins on the day that week.start in config says; in phrases such as \
          "this week" it always begins on Monday.
          """,
        ko: """
          한 주는 설정 week.start가 정한 요일에 시작합니다. '이번 주' 같은 표현의 주는 언제나 월요일에 \
          시작합니다.
          """))
  ) { line, context in
    let date =
      try line.arguments.isEmpty
      ? context.clock.today : context.phrases.readDay(line.arguments, direction: .currentYear)
    let first = date.adding(days: -context.firstWeekday.days(until: date.weekday))
    let store = try context.storeForReading()
    let days = try store.snapshot {
      try (0..<7).map { day in
        try DayList(
          of: first.adding(days: day), in: store.todos, by: context.clock, warningDays: 0)
      }
    }
    switch context.format {
    case .json:
      context.output.write(json: .array(days.map { .day($0, in: context) }))
    case .plain: days.forEach(context.writePlain)
    case .text: days.forEach(context.showDayOfWeek)
    }
    return .done
  }
}

extension Context {
  fileprivate func showDayOfWeek(_ list: DayList) {
    let style: TerminalStyle = list.date == clock.today ? .today : .heading
    let sky = DaySky(of: list.date, in: self)?.line(in: self)
    write([Flow([TableCell(text: clock.text(list.date)[language], style)] + (sky?.parts ?? []))])
    for line in DayView(list: list, context: self, indent: 2).lines(room: DayView.lineLimit) {
      output.write(line: "  \(line)")
    }
  }
}
