import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate month`.
  static let month = Command(
    CommandSpec(
      name: "month", summary: Bilingual(en: "show a month", ko: "한 달 보기"),
      arguments: "[YYYY-MM]", kinds: [.month],
      options: [
        OptionSpec("--blocks", Bilingual(en: "show blocks and groups", ko: "블록과 그룹 보기"))
      ],
      examples: [
        .init("month", Bilingual(en: "this month", ko: "이번 달")),
        .init("month 2026-12", Bilingual(en: "any month", ko: "원하는 달")),
        .init(
          Bilingual(en: "month next month", ko: "month 다음 달"), Bilingual(en: "in words", ko: "말로")),
      ],
      discussion: Bilingual(
        en: """
          A number is how many todos are open that day; * marks a day on which all is done. Below \
          it stands the sky of the days that have a forecast.
          """,
        ko: """
          숫자는 그날 남은 할 일 수이고, *는 모두 끝낸 날입니다. 예보가 있는 날은 그 아래에 날씨가 나옵니다.
          """))
  ) { line, context in
    if line.arguments.count == 1, let number = Int(line.arguments[0]), 1...12 ~= number {
      throw MonthNumber(number: number, year: context.clock.today.year)
    }
    let month =
      try line.arguments.isEmpty
      ? context.clock.today.yearMonth : context.phrases.readMonth(line.arguments)
    let store = try context.storeForReading()
    let (counts, blocks) = try store.snapshot {
      (
        try store.todos.counts(
          in: month, by: context.clock, isExact: context.format != .text),
        line.has("--blocks") ? try MonthBlocks(month, store, context) : nil
      )
    }
    switch context.format {
    case .json:
      let days = counts.map { count in
        JSONValue.object(
          JSONValue.dayCount(count, in: context) + (blocks?.members(count.date) ?? []))
      }
      context.output.write(json: .array(days))
    case .plain:
      context.output.write(
        plain: counts.map { count in
          [count.date.iso, "\(count.open.value)", "\(count.done.value)"]
            + (blocks?.fields(count.date) ?? [])
        })
    case .text:
      context.show(MonthGrid(month, counts, context, rows: blocks?.rows ?? []))
    }
    return .done
  }
}

/// A month without its year, which could as well be a day.
private struct MonthNumber: Explainable {
  let number: Int
  let year: Int

  var message: Bilingual {
    Bilingual(en: "'\(number)' does not say of which year", ko: "'\(number)'만으로는 어느 해인지 알 수 없습니다")
  }

  var hint: Bilingual? {
    let month = "\(year)-\(number < 10 ? "0" : "")\(number)"
    return Bilingual(verbatim: "clamate month \(month)")
  }
}

extension JSONValue {
  fileprivate static func dayCount(_ count: DayCount, in context: Context) -> [Member] {
    [
      Member("date", .string(count.date.iso)), Member("open", .integer(count.open.value)),
      Member("done", .integer(count.done.value)),
      Member("today", .boolean(count.date == context.clock.today)),
      Member("forecast", DaySky.json(DaySky(of: count.date, in: context), context)),
    ]
  }
}
