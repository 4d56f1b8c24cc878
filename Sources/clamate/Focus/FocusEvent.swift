import DateHelper
import Language
import Planner

/// Something that happens to focus.
enum FocusEvent {
  /// A run begins, or one that goes on is watched.
  case started
  /// A run begins, and another one was finished for it.
  case switched(from: Bilingual)
  /// A run rests.
  case paused
  /// A run that rested goes on.
  case resumed
  /// The marimo grew.
  case grew
  /// The goal is reached.
  case met
  /// A run was ended after so many seconds of work.
  case stopped(seconds: Int64)
  /// Watching ends, and the run goes on.
  case left
  /// The run that was watched was ended elsewhere.
  case over

  /// What a run without a block is called.
  static let unnamed = Bilingual(en: "focus", ko: "집중")

  /// The word for it in machine form.
  var name: String {
    switch self {
    case .started, .switched: "started"
    case .paused: "paused"
    case .resumed: "resumed"
    case .grew: "stage"
    case .met: "goal"
    case .stopped: "stopped"
    case .left: "left"
    case .over: "over"
    }
  }

  /// Whether watching may begin with it.
  var beginsWatching: Bool {
    switch self {
    case .started, .switched, .resumed: true
    default: false
    }
  }

  /// What a step of the journal did that made it happen.
  var deed: Bilingual {
    switch self {
    case .paused: Bilingual(en: "pause", ko: "쉼")
    case .resumed: Bilingual(en: "resume", ko: "이어 하기")
    case .stopped: Bilingual(en: "stop", ko: "멈춤")
    default: Bilingual(en: "start", ko: "시작")
    }
  }
}

extension Context {
  /// An event in words: what, on which block, and how the day stands.
  func words(_ event: FocusEvent, _ state: FocusState, at now: Instant) -> [Bilingual] {
    let time = clock.zone.civil(at: now).time.iso
    let block = Bilingual(verbatim: state.block.map(fitted) ?? "")
    let sum = state.day.sum
    switch event {
    case .started:
      let start = state.run.map { clock.zone.civil(at: $0.session.start).time.iso } ?? time
      return [Bilingual(en: "focus since \(start)", ko: "집중 \(start)부터"), block, sum]
    case .switched(let name):
      return words(.started, state, at: now) + [
        Bilingual(en: "(finished: \(fitted(name.english)))", ko: "(끝냄: \(fitted(name.korean)))")
      ]
    case .paused: return [Bilingual(en: "focus paused \(time)", ko: "집중 \(time)에 쉼"), block, sum]
    case .resumed:
      return [Bilingual(en: "focus goes on \(time)", ko: "집중 \(time)에 이어 함"), block, sum]
    case .grew:
      let stages = FocusDay.stages.upperBound
      return [
        Bilingual(
          en: "focus stage \(state.day.stage) of \(stages) at \(time)",
          ko: "집중 \(time) \(stages)단계 중 \(state.day.stage)단계"), sum,
      ]
    case .met: return [Bilingual(en: "focus goal reached at \(time)", ko: "집중 \(time) 목표 달성"), sum]
    case .stopped(let seconds):
      let run = FocusTime.clock(seconds)
      let session =
        seconds > 0
        ? Bilingual(en: "session \(run)", ko: "이번 \(run)")
        : Bilingual(en: "session 0:00, not kept", ko: "이번 0:00, 남기지 않음")
      return [Bilingual(en: "focus stopped \(time)", ko: "집중 \(time)에 멈춤"), block, session, sum]
    case .left:
      return [
        Bilingual(
          en: "focus goes on; clamate focus stop ends it", ko: "집중은 계속됩니다. 멈추기: clamate focus stop")
      ]
    case .over: return [Bilingual(en: "focus was ended elsewhere", ko: "다른 곳에서 집중을 끝냈습니다"), sum]
    }
  }
}

extension FocusDay {
  /// The work of today against its goal: `today 2:13:07 of 4 h, 55%`.
  var sum: Bilingual {
    let time = FocusTime.clock(seconds)
    return Bilingual(
      en: "today \(time) of \(goal.hours) h, \(percent)%",
      ko: "오늘 \(time) / \(goal.hours)시간, \(percent)%")
  }
}
