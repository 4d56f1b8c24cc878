import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate focus`.
  static let focus = Command(
    noun: "focus", summary: Bilingual(en: "work towards the goal of the day", ko: "하루 목표까지 집중하기"),
    bare: "live",
    verbs: [
      liveFocus, startFocus, stopFocus, pauseFocus, resumeFocus, showFocus, resetFocus, setGoal,
    ])

  private static let liveFocus = Command(
    CommandSpec(
      name: "live", summary: Bilingual(en: "focus and watch the marimo grow", ko: "집중하며 마리모 지켜보기"),
      arguments: "[BLOCK]", kinds: [.block],
      examples: [
        .init("focus", Bilingual(en: "start, or go on, and watch", ko: "시작하거나 이어서 지켜보기")),
        .init(
          Bilingual(en: "focus live toeic", ko: "focus live 토익"),
          Bilingual(en: "on a block", ko: "블록을 정해서")),
      ],
      discussion: Bilingual(
        en: "q leaves it running, Ctrl-C stops and saves. What runs already is shown as it is. "
          + "Off a terminal it writes a line an event and returns when focus stops.",
        ko: "q는 계속 둔 채 나가고 Ctrl-C는 멈추고 저장합니다. 이미 돌고 있으면 그것을 보여 줍니다. "
          + "터미널이 아니면 일이 있을 때마다 한 줄을 쓰고 집중이 멈추면 끝납니다."))
  ) { line, context in
    try line.refuseArguments(after: 1)
    return try LiveFocus(line, context).run()
  }

  private static let startFocus = Command(
    CommandSpec(
      name: "start", summary: Bilingual(en: "start to focus", ko: "집중 시작하기"),
      arguments: "[BLOCK]", kinds: [.block],
      examples: [
        .init("focus start", Bilingual(en: "on nothing in particular", ko: "블록 없이")),
        .init(
          Bilingual(en: "focus start toeic", ko: "focus start 토익"),
          Bilingual(en: "on a block, which earns halves", ko: "블록을 정하면 반 블록도 쌓임")),
      ])
  ) { line, context in
    try line.refuseArguments(after: 1)
    try context.changeFocus { tracking, store in
      try withFocusHints { try context.start(line.arguments.first, tracking, store) }
    }
    return .done
  }

  private static let stopFocus = Command(
    CommandSpec(
      name: "stop", summary: Bilingual(en: "stop and keep the time", ko: "멈추고 시간 저장하기"),
      examples: [.init("focus stop", Bilingual(en: "what is running", ko: "돌고 있는 것을"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    try context.changeFocus { tracking, _ in try withFocusHints { try context.stop(tracking) } }
    return .done
  }

  private static let pauseFocus = Command(
    CommandSpec(
      name: "pause", summary: Bilingual(en: "rest for a while", ko: "잠시 쉬기"),
      examples: [.init("focus pause", Bilingual(en: "a pause counts nothing", ko: "쉬는 시간은 세지 않음"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    try context.changeFocus { tracking, _ in
      (.paused, try withFocusHints { try tracking.pause() })
    }
    return .done
  }

  private static let resumeFocus = Command(
    CommandSpec(
      name: "resume", summary: Bilingual(en: "go on after a rest", ko: "쉬었다가 이어 하기"),
      examples: [.init("focus resume", Bilingual(en: "what was paused", ko: "쉬던 것을"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    try context.changeFocus { tracking, _ in
      (.resumed, try withFocusHints { try tracking.resume() })
    }
    return .done
  }

  private static let showFocus = Command(
    CommandSpec(
      name: "status", summary: Bilingual(en: "show how the day stands", ko: "오늘의 집중 보기"),
      examples: [
        .init("focus status", Bilingual(en: "status 1 when idle", ko: "집중하고 있지 않으면 종료 상태 1"))
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let store = try context.storeForReading()
    let state = try store.snapshot { try FocusState(store, context) }
    context.show(state)
    return state.status
  }

  private static let resetFocus = Command(
    CommandSpec(
      name: "reset",
      summary: Bilingual(en: "let the time of today count anew", ko: "오늘 시간을 처음부터 세기"),
      examples: [
        .init(
          "focus reset",
          Bilingual(en: "asks; clamate undo brings it back", ko: "확인함. clamate undo로 되살림"))
      ],
      discussion: Bilingual(
        en: "The marimo of today begins again. Sessions and blocks stay as they are.",
        ko: "오늘의 마리모가 처음부터 다시 자랍니다. 기록과 블록은 그대로입니다."))
  ) { line, context in
    try line.refuseArguments(after: 0)
    let store = try context.storeForReading()
    let time = FocusTime.clock(try FocusState(store, context).day.seconds)
    let question = Bilingual(
      en: "count today anew? \(time) will count no more",
      ko: "오늘을 처음부터 셀까요? 지금까지의 \(time)은(는) 세지 않습니다")
    guard try context.confirm(question) else { return .nothing }
    let today = context.clock.today
    let state = try context.change(.focus) { store in
      try store.focus.reset(today, at: context.clock.now)
      let name = Bilingual(en: "reset \(today.iso)", ko: "다시 세기 \(today.iso)")
      return (try FocusState(store, context), StepRecord.subject(of: [StepRecord(named: name)]))
    }
    context.show(state)
    return .done
  }

  private static let setGoal = Command(
    CommandSpec(
      name: "goal", summary: Bilingual(en: "show or set the goal of a day", ko: "하루 목표 보거나 정하기"),
      arguments: "[HOURS]", kinds: [.choice(FocusGoal.range.map { "\($0)h" })],
      examples: [
        .init("focus goal", Bilingual(en: "the goal of today", ko: "오늘의 목표")),
        .init("focus goal 5h", Bilingual(en: "from today on; 1 to 24 hours", ko: "오늘부터, 1~24시간")),
      ])
  ) { line, context in
    try line.refuseArguments(after: 1)
    let today = context.clock.today
    guard let typed = line.arguments.first else {
      context.show(try context.storeForReading().focus.goal(on: today))
      return .done
    }
    let goal = try FocusGoal(typed)
    try context.set(goal)
    context.show(goal)
    return .done
  }
}
