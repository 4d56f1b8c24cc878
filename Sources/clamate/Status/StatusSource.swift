import DateHelper
import Language
import Planner
import Sky
import Terminal
import Text

/// The present state, of which each part is read only when a field asks for it.
final class StatusSource {
  private let context: Context
  private var knownStore: PlannerStore?
  private var knownState: FocusState?
  private var knownSky: CurrentSky?

  init(_ context: Context) {
    self.context = context
  }

  /// The text of a field; empty where there is nothing to show.
  func text(_ field: StatusField) throws -> String {
    switch field {
    case .run, .block, .time, .focus, .goal, .percent, .stage, .marimo:
      return try focusText(field, state())[context.language]
    case .todo:
      return try todo().map { entry in
        [entry.moment?.time?.iso, context.fitted(entry.todo.title)].compactMap { $0 }
          .joined(separator: " ")
      } ?? ""
    case .dday:
      return try dday().map {
        "\($0.label(on: context.clock.today)) \(context.fitted($0.title))"
      } ?? ""
    case .temperature, .weather, .dust, .pm25, .pm10: return try skyText(field)
    }
  }

  /// What is shown where no format is given.
  func summary() throws -> [String] {
    let grown = try state().isUsed ? "\(text(.marimo)) \(text(.percent))" : ""
    return [try text(.run), grown] + (try [.todo, .dday, .temperature, .dust].map(text))
  }

  /// How focus and the current run stand.
  func state() throws -> FocusState {
    if let knownState { return knownState }
    let state = try FocusState(store(), context)
    knownState = state
    return state
  }

  /// The next todo of today.
  func todo() throws -> DayList.Entry? {
    try store().todos.next(at: context.clock.moment)
  }

  /// The pinned D-day, else the next one.
  func dday() throws -> DDay? {
    let ddays = try store().ddays
    return try ddays.pinned() ?? ddays.next(on: context.clock.today)
  }

  /// What is known of the sky; nobody is asked.
  func sky() throws -> CurrentSky {
    if let knownSky { return knownSky }
    let region = try store().region.inUse()
    let sky = try CurrentSky(over: region, .never, in: context)
    knownSky = sky
    return sky
  }

  private func store() throws -> PlannerStore {
    if let knownStore { return knownStore }
    let store = try context.storeForReading()
    knownStore = store
    return store
  }

  private func focusText(_ field: StatusField, _ state: FocusState) -> Bilingual {
    let day = state.day
    let block = state.block.map(context.fitted).map(Bilingual.init(verbatim:))
    let name = block ?? FocusEvent.unnamed
    let time = BlockAmount.timeText(minutes: state.runSeconds / 60)
    let rest = remark(state)
    let nothing = Bilingual(verbatim: "")
    switch field {
    case .run:
      return state.run == nil
        ? nothing
        : Bilingual(
          en: "\(name.english) \(time.english)\(rest.english)",
          ko: "\(name.korean) \(time.korean)\(rest.korean)")
    case .block: return state.run == nil ? nothing : name
    case .time: return state.run == nil ? nothing : time
    case .focus:
      return state.isUsed ? BlockAmount.timeText(minutes: day.seconds / 60) : nothing
    case .goal: return Bilingual(en: "\(day.goal.hours)h", ko: "\(day.goal.hours)시간")
    case .percent: return Bilingual(verbatim: "\(day.percent)%")
    case .stage: return Bilingual(verbatim: "\(day.stage)")
    default: return Bilingual(verbatim: day.drawing)
    }
  }

  /// That a run rests, or that it was forgotten, with the command that ends it.
  private func remark(_ state: FocusState) -> Bilingual {
    if state.isPaused { return Bilingual(en: " (paused)", ko: " (쉼)") }
    guard let run = state.run, run.isOverlong else { return Bilingual(verbatim: "") }
    let end = Tracking.argument(run.countsUntil, by: context.clock)
    return Bilingual(
      en: " (forgotten? clamate track finish --at \(end))",
      ko: " (잊으셨나요? clamate track finish --at \(end))")
  }

  /// What is known of the sky, and how old it is where it is old.
  private func skyText(_ field: StatusField) throws -> String {
    let sky = try sky()
    let isWeather = field == .temperature || field == .weather
    let freshness =
      isWeather ? sky.weather?.freshness(now: sky.now) : sky.air?.freshness(now: sky.now)
    let text = skyText(field, sky)
    guard let freshness, freshness.isStale, !text.isEmpty else { return text }
    return "\(text) (\(DateHelper.age(seconds: freshness.age)[context.language]))"
  }

  private func skyText(_ field: StatusField, _ sky: CurrentSky) -> String {
    let lines = SkyLines(sky: sky, context: context)
    let dust = lines.air?.parts.prefix(2).map(\.text.string) ?? []
    switch field {
    case .temperature: return sky.weather.map { lines.temperature($0.temperature) } ?? ""
    case .weather: return sky.weather?.description[context.language] ?? ""
    case .pm25: return dust.first ?? ""
    case .pm10: return dust.last ?? ""
    default: return dust.joined(separator: " ")
    }
  }
}
