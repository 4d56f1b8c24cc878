import CommandLineKit
import Configuration
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

  /// Reads the state at the time of a context, or at that of a later environment.
  ///
  /// - Parameter block: the block of a run that has just ended.
  init(
    _ store: PlannerStore, _ context: Context, in environment: Environment? = nil,
    block: String? = nil
  ) throws {
    let environment = environment ?? context.environment
    let clock = DateHelper(
      now: environment.now, zone: context.clock.zone, dayStart: context.clock.dayStart)
    let moment = TrackingMoment(
      now: clock.now, clocks: environment.readBootClocks(), longest: context.settings.longestRun)
    let days = try store.focusDays(
      clock.today...clock.today, by: clock, context.sessionCalendar(clock), at: moment)
    day = days.first ?? FocusDay(date: clock.today, seconds: 0)
    let run = try store.sessions.run(at: moment)
    self.run = run?.phase == .ended ? nil : run
    self.block = try run.flatMap { try store.block(of: $0.session) } ?? block
  }

  var isRunning: Bool { run?.phase == .running }
  var isPaused: Bool { run?.phase == .paused }

  /// Whether there is anything to tell of today.
  var isUsed: Bool { run != nil || day.seconds > 0 }

  /// The seconds of work of the current run.
  var runSeconds: Int64 { run.map { $0.counted.activeSeconds(until: $0.countsUntil) } ?? 0 }

  /// 1 where nothing runs, as scripts ask for it.
  var status: ExitStatus { run == nil ? .nothing : .done }

  /// The members that JSON has everywhere.
  var members: [JSONValue.Member] {
    [
      JSONValue.Member("running", .boolean(isRunning)),
      JSONValue.Member("seconds", .integer(Int(day.seconds))),
      JSONValue.Member("goalSeconds", .integer(Int(day.goal.seconds))),
      JSONValue.Member("stage", .integer(day.stage)), JSONValue.Member("met", .boolean(day.isMet)),
      JSONValue.Member("paused", .boolean(isPaused)), JSONValue.Member("block", JSONValue(block)),
      JSONValue.Member("runSeconds", .integer(Int(runSeconds))),
      JSONValue.Member(
        "nextStageSeconds", JSONValue(day.secondsToNextStage.map { Int($0) })),
      JSONValue.Member("look", .string(day.look.rawValue)),
    ]
  }

  /// The columns of a plain line.
  var plainFields: [String] {
    [
      isRunning ? "running" : isPaused ? "paused" : "idle", "\(day.seconds)",
      "\(day.goal.seconds)", "\(day.stage)", day.isMet ? "met" : "", block ?? "",
    ]
  }
}
