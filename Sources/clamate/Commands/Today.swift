import CommandLineKit
import Language
import Planner
import Terminal

extension Command {
  /// `clamate today`.
  static let today = Command(
    CommandSpec(
      name: "today", summary: Bilingual(en: "show today and its sky", ko: "오늘과 날씨 보기"),
      options: [
        OptionSpec("--brief", Bilingual(en: "three lines only", ko: "세 줄만")),
        OptionSpec("--offline", Bilingual(en: "do not ask for weather", ko: "날씨를 새로 받지 않음")),
        OptionSpec("--refresh", Bilingual(en: "ask for new weather now", ko: "지금 날씨를 새로 받음")),
        RegionOption.spec,
      ],
      examples: [
        .init("today", Bilingual(en: "the same as clamate alone", ko: "clamate만 쳐도 같음")),
        .init("today --brief", Bilingual(en: "the gist", ko: "핵심만")),
      ])
  ) { line, context in
    try line.refuseArguments(after: 0, meaning: RegionOption.spec.name)
    let store = try context.storeForReading()
    let page = try store.snapshot {
      try TodayPage(store, context, over: context.region(of: line, store))
    }
    context.outdoor.home = page.region
    let sky = try CurrentSky(
      over: page.region, besides: page.otherRegions(context), SkyOption.asking(line), in: context)
    switch context.format {
    case .json: context.output.write(json: page.json(sky, context))
    case .plain: context.writePlain(page.list)
    case .text:
      let lines = line.has("--brief") ? page.brief(sky, context) : page.lines(sky, context)
      for line in lines { context.output.write(line: line) }
    }
    return .done
  }
}

extension Context {
  /// A tab-separated line a todo, with its section in front.
  func writePlain(_ list: DayList) {
    let sections = [
      ("overdue", list.overdue), ("todos", list.todos), ("deadlines", list.deadlines),
      ("done", list.done),
    ]
    output.append { bytes in
      for (name, section) in sections {
        for entry in section.entries {
          PlainRow.append([name] + PlainRow.fields(entry.todo), to: &bytes)
        }
      }
    }
  }
}
