import DateHelper
import Language
import Planner
import Terminal

/// What happens while focus is watched, a line each.
struct FocusEvents {
  /// Something that happens.
  enum Event {
    /// Watching begins.
    case started
    /// The marimo grew.
    case grew
    /// The goal is reached.
    case met
    /// The run was ended after so many seconds of work.
    case stopped(seconds: Int64)
    /// Watching ends, and the run goes on.
    case left
    /// The run was ended elsewhere.
    case over

    /// The word for it in machine form.
    var name: String {
      switch self {
      case .started: "started"
      case .grew: "stage"
      case .met: "goal"
      case .stopped: "stopped"
      case .left: "left"
      case .over: "over"
      }
    }
  }

  private let context: Context
  private var stage: Int
  private var date: CivilDate

  /// Events from a state on.
  init(_ context: Context, from state: FocusState) {
    self.context = context
    stage = state.day.stage
    date = state.day.date
  }

  /// Tells that the marimo grew, if it did; a new day has a new one.
  mutating func follow(_ state: FocusState, at now: Instant) throws {
    defer { (stage, date) = (state.day.stage, state.day.date) }
    guard date == state.day.date, state.day.stage > stage else { return }
    // On a terminal the line itself shows it.
    guard !isOnTerminal else { return }
    try tell(state.day.isMet ? .met : .grew, state, at: now)
  }

  /// Tells an event at once.
  func tell(_ event: Event, _ state: FocusState, at now: Instant) throws {
    switch context.format {
    case .json:
      let members = [
        JSONValue.Member("event", .string(event.name)),
        JSONValue.Member("at", .string(now.iso8601(in: context.clock.zone))),
      ]
      context.output.append {
        JSONValue.object(members + state.members).appendDocument(to: &$0)
      }
    case .plain:
      let fields = [event.name, now.iso8601(in: context.clock.zone)] + state.plainFields
      context.output.append { PlainRow.append(fields, to: &$0) }
    case .text:
      guard !context.presentation.isQuiet else { return }
      context.write(row: words(event, state, now).map { $0[context.language] })
    }
    try context.output.flush(afterChange: true)
  }

  private var isOnTerminal: Bool {
    context.environment.terminal.isOutput && context.environment.variables["TERM"] != "dumb"
  }

  private func words(_ event: Event, _ state: FocusState, _ now: Instant) -> [Bilingual] {
    let time = context.clock.zone.civil(at: now).time.iso
    let day = state.day
    let sum = Bilingual(
      en: "today \(FocusTime.clock(day.seconds)) of \(day.goal.hours) h, \(day.percent)%",
      ko: "오늘 \(FocusTime.clock(day.seconds)) / \(day.goal.hours)시간, \(day.percent)%")
    let block = Bilingual(verbatim: state.block.map(context.fitted) ?? "")
    switch event {
    case .started:
      let keys = Bilingual(
        en: "q leaves it running, Ctrl-C stops and saves", ko: "q: 계속 둔 채 나가기, Ctrl-C: 멈추고 저장")
      let start = Bilingual(en: "focus from \(time)", ko: "집중 \(time)부터")
      return [start, block, isOnTerminal ? keys : sum]
    case .grew:
      let stages = FocusDay.stages.upperBound
      return [
        Bilingual(
          en: "focus stage \(day.stage) of \(stages) at \(time)",
          ko: "집중 \(time) \(stages)단계 중 \(day.stage)단계"), sum,
      ]
    case .met:
      return [Bilingual(en: "focus goal reached at \(time)", ko: "집중 \(time) 목표 달성"), sum]
    case .stopped(let seconds):
      let run = FocusTime.clock(seconds)
      return [
        Bilingual(en: "focus stopped \(time)", ko: "집중 \(time)에 멈춤"), block,
        Bilingual(en: "session \(run)", ko: "이번 \(run)"), sum,
      ]
    case .left:
      return [
        Bilingual(
          en: "focus goes on; clamate focus stop ends it", ko: "집중은 계속됩니다. 멈추기: clamate focus stop")
      ]
    case .over:
      return [Bilingual(en: "focus was ended elsewhere", ko: "다른 곳에서 집중을 끝냈습니다"), sum]
    }
  }
}
