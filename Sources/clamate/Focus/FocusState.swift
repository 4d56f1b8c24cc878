import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal

/// How the work of today and the current run stand.
struct FocusState {
  /// The work of today.
  let day: FocusDay
  /// The current run, unless it ended by itself.
  let run: SessionRun?
  /// What the block of the run is called.
  let block: String?

  init(_ store: PlannerStore, _ context: Context) throws {
    let today = context.clock.today
    day =
      try context.focusDays(today...today, store).first ?? FocusDay(date: today, seconds: 0)
    let run = try store.sessions.run(at: context.focusMoment)
    self.run = run?.phase == .ended ? nil : run
    block = try run?.session.blockID.flatMap { try store.blocks.block($0)?.name }
  }

  var isRunning: Bool { run?.phase == .running }
  var isPaused: Bool { run?.phase == .paused }

  /// Whether there is anything to tell of today.
  var isUsed: Bool { run != nil || day.seconds > 0 }

  /// The seconds of work of the current run.
  var runSeconds: Int64 { run.map { $0.counted.activeSeconds(until: $0.now) } ?? 0 }

  /// 1 where nothing runs, as scripts ask for it.
  var status: ExitStatus { run == nil ? .nothing : .done }

  /// As JSON has it everywhere.
  var json: JSONValue {
    [
      "running": .boolean(isRunning), "seconds": .integer(Int(day.seconds)),
      "goalSeconds": .integer(Int(day.goal.seconds)), "stage": .integer(day.stage),
      "met": .boolean(day.isMet), "paused": .boolean(isPaused), "block": JSONValue(block),
      "runSeconds": .integer(Int(runSeconds)),
      "nextStageSeconds": JSONValue(day.secondsToNextStage.map(Int.init)),
      "look": .string(day.look.rawValue),
    ]
  }
}
