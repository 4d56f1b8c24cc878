import Configuration
import DateHelper
import Language
import Planner
import Sky
import Terminal

/// All that today shows of the store.
struct TodayPage {
  let list: DayList
  let undated: BoundedCount
  let hidden: BoundedCount
  let nickname: Nickname?
  let region: HomeRegion
  let isRegionSet: Bool
  let dday: DDay?
  let focus: FocusState
  let hasReminders: Bool
  let blocks: TodayBlocks?

  /// - Parameter region: the region to show in the place of the one in use.
  init(_ store: PlannerStore, _ context: Context, over shown: HomeRegion? = nil) throws {
    list = try DayList(
      of: context.clock.today, in: store.todos, by: context.clock,
      warningDays: context.settings.dueWarningDays)
    undated = try store.todos.undatedCount(on: context.clock.today)
    hidden = try store.todos.hiddenCount(on: context.clock.today)
    nickname = try store.profile.nickname()
    let chosen = try shown ?? store.region.region()
    region = chosen ?? .fallback
    isRegionSet = chosen != nil
    dday = try store.ddays.pinned()
    focus = try FocusState(store, context)
    hasReminders = try store.reminders.areComing()
    blocks = try TodayBlocks(store, context)
  }

  /// The other regions that outdoor todos of the day are under.
  func otherRegions(_ context: Context) -> [HomeRegion] {
    (list.todos.entries + list.overdue.entries).map(\.todo).reduce(into: []) { regions, todo in
      guard todo.place != nil, context.outdoor.isOutdoor(todo) else { return }
      let other = context.outdoor.region(of: todo)
      if other.place != region.place, !regions.contains(other) { regions.append(other) }
    }
  }

  func greeting(_ sky: CurrentSky, _ context: Context) -> Greeting {
    let concern = sky.concern(until: context.clock.bounds(of: list.date).upperBound)
    let ending = sky.changes.first { $0.kind == concern?.ending }
    return Greeting(
      on: context.clock.calendarDate, hour: context.clock.localTime.hour, minding: concern,
      until: ending.map { SkyLines(sky: sky, context: context).moment($0.at) })
  }

  func lines(_ sky: CurrentSky, _ context: Context) -> [String] {
    let head = context.lines(of: headLines(sky, context)) + [""]
    let foot = (blocks?.lines() ?? []) + context.lines(of: footLines(context))
    let room = DayView.lineLimit - head.count - foot.count
    let body = DayView(list: list, context: context).lines(room: room)
    let isIdle = list.todos.entries.isEmpty && list.overdue.entries.isEmpty
    let empty = Bilingual(en: "Nothing to do today.", ko: "오늘 할 일이 없습니다.")
    return head + (isIdle ? context.lines(of: [Flow(empty[context.language])]) : []) + body + foot
  }

  /// The gist in lines no wider than the page.
  func brief(_ sky: CurrentSky, _ context: Context) -> [String] {
    gist(sky, context).map { context.firstLine(of: $0) }
  }

  private func headLines(_ sky: CurrentSky, _ context: Context) -> [Flow] {
    let language = context.language
    let skyLines = SkyLines(sky: sky, context: context)
    let greeting = greeting(sky, context).text[language]
    let day = "\(list.date.heading[language]) \(context.clock.localTime.iso)"
    let texts: [Flow?] = [
      Flow(nickname.map { "\($0.text): \(greeting)" } ?? greeting, .heading),
      Flow([TableCell(text: day), TableCell(text: region.name[language])]),
      skyLines.verdict, skyLines.weather ?? skyLines.foretold, skyLines.air,
      skyLines.origin(of: SkyKind.allCases),
    ]
    return texts.compactMap { $0 } + skyLines.problems(of: [.weather, .air], besidesOther: true)
      + [dday.map(context.line)].compactMap { $0 }
  }

  private func footLines(_ context: Context) -> [Flow] {
    let language = context.language
    var lines: [Bilingual] = []
    if undated.value > 0 {
      lines.append(
        Bilingual(
          en: "\(undated.text) without a date: clamate list is:undated",
          ko: "날짜 없는 할 일 \(undated.text)개: clamate list is:undated"))
    }
    if hidden.value > 0 {
      lines.append(
        Bilingual(
          en: "\(hidden.text) hidden until later: clamate list is:hidden",
          ko: "숨겨 둔 할 일 \(hidden.text)개: clamate list is:hidden"))
    }
    if hasReminders, !context.hasRecentPass {
      lines.append(
        Bilingual(
          en: "Reminders do not ring yet: clamate remind install",
          ko: "아직 알림이 울리지 않습니다: clamate remind install"))
    }
    if !isRegionSet {
      lines.append(
        Bilingual(
          en: "Not in Seoul? clamate setup, or clamate region set CITY",
          ko: "서울이 아니라면: clamate setup 또는 clamate region set 지역"))
    }
    let line = FocusLine(state: focus, language: language)
    let grown = focus.isUsed ? [Flow(line.text(columns: context.presentation.pageWidth))] : []
    return grown + lines.map { Flow($0[language], .faint) }
  }
}
