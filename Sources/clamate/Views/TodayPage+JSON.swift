import DateHelper
import Language
import Planner
import Sky
import Terminal

extension TodayPage {
  func json(_ sky: CurrentSky, _ context: Context) -> JSONValue {
    let greeting = greeting(sky, context)
    let sections = [list.overdue, list.todos, list.deadlines, list.done]
    let head: [JSONValue.Member] = [
      JSONValue.Member("date", .string(list.date.iso)),
      JSONValue.Member("time", .string(context.clock.localTime.iso)),
      JSONValue.Member(
        "greeting",
        [
          "period": .string(greeting.period.rawValue),
          "text": .string(greeting.text[context.language]),
        ]),
      JSONValue.Member("nickname", JSONValue(nickname?.text)),
      JSONValue.Member("region", .string(region.name.english)),
      JSONValue.Member(
        "take",
        .array(
          Outing(sky, zone: SkyLines(sky: sky, context: context).zone).things
            .map { $0.json(in: context.language) })),
    ]
    let body: [JSONValue.Member] = [
      JSONValue.Member("ddays", .array([dday].compactMap { $0.map { .dday($0, on: list.date) } })),
      JSONValue.Member("overdue", .section(list.overdue, in: context)),
      JSONValue.Member("todos", .section(list.todos, in: context)),
      JSONValue.Member("deadlines", .section(list.deadlines, in: context)),
      JSONValue.Member("done", .section(list.done, in: context)),
      JSONValue.Member("undated", .integer(undated.value)),
      JSONValue.Member("hidden", .integer(hidden.value)),
      JSONValue.Member("more", .boolean(sections.contains(where: \.hasMore))),
      JSONValue.Member("blocks", blocks?.json ?? []),
      JSONValue.Member("focus", focus.isUsed ? .object(focus.members) : .null),
      JSONValue.Member("reminders", context.passJSON),
    ]
    return .object(head + sky.members(in: context) + body)
  }
}
