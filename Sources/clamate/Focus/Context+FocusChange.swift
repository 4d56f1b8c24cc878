import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner
import Terminal

extension Context {
  /// Changes the current run as one step, and says how focus stands then.
  func changeFocus(_ body: (Tracking, PlannerStore) throws -> Session) throws {
    show(try changedFocus(body))
  }

  /// Changes the current run as one step.
  ///
  /// - Returns: how focus stands then.
  func changedFocus(_ body: (Tracking, PlannerStore) throws -> Session) throws -> FocusState {
    try change(.focus) { store in
      let tracking = Tracking(
        in: store, clock: clock, at: trackingMoment, makeUID: environment.makeUID)
      let name = try tracking.name(try body(tracking, store))
      return (
        try FocusState(store, self),
        StepRecord.subject(of: [StepRecord(named: Bilingual(verbatim: name))])
      )
    }
  }

  /// Starts to focus, on a block if one is named.
  func start(_ block: String?, _ tracking: Tracking, _ store: PlannerStore) throws -> Session {
    let block = try block.map { try store.blocks.block(named: $0) }
    return try tracking.start(Tracking.Work(blockID: block?.id, isFocus: true)).session
  }

  /// The same command at a later time.
  func later(_ environment: Environment, _ line: ParsedCommand) throws -> Context {
    try Context(environment, presentation, line, reporter)
  }

  /// Shows a goal.
  func show(_ goal: FocusGoal) {
    switch format {
    case .json:
      let value: JSONValue = ["goalSeconds": .integer(Int(goal.seconds))]
      output.append { value.appendDocument(to: &$0) }
    case .plain: output.append { PlainRow.append(["goal", "\(goal.seconds)"], to: &$0) }
    case .text:
      guard !presentation.isQuiet else { return }
      write(row: [goal.name[language]])
    }
  }
}

extension FocusGoal {
  /// The goal in words.
  var name: Bilingual {
    Bilingual(en: "goal \(hours) h a day", ko: "하루 목표 \(hours)시간")
  }
}
