import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner
import Terminal

/// What happened to a run, and the run.
typealias FocusChange = (event: FocusEvent, session: Session)

extension Context {
  /// Changes the current run as one step, and says what happened.
  func changeFocus(_ body: (Tracking, PlannerStore) throws -> FocusChange) throws {
    let (event, state) = try changedFocus(body)
    guard format == .text else { return show(state) }
    guard !presentation.isQuiet else { return }
    write(row: words(event, state, at: clock.now).map { $0[language] })
  }

  /// Changes the current run as one step.
  ///
  /// - Returns: what happened, and how focus stands then.
  func changedFocus(
    _ body: (Tracking, PlannerStore) throws -> FocusChange
  ) throws -> (event: FocusEvent, state: FocusState) {
    try change(.focus) { store in
      let tracking = Tracking(
        in: store, clock: clock, at: trackingMoment, makeUID: environment.makeUID)
      let (event, session) = try body(tracking, store)
      let block = try store.block(of: session) ?? ""
      let name = Bilingual(
        en: [event.deed.english, block].filter { !$0.isEmpty }.joined(separator: " "),
        ko: [event.deed.korean, block].filter { !$0.isEmpty }.joined(separator: " "))
      let state = try FocusState(store, self, block: block.isEmpty ? nil : block)
      let times = session.record(of: nil, in: clock.zone, goesOn: session.isCurrent)
      return ((event, state), StepRecord.subject(of: [times.named(name)]))
    }
  }

  /// Starts to focus, on a block if one is named.
  func start(
    _ block: String?, _ tracking: Tracking, _ store: PlannerStore
  ) throws -> FocusChange {
    let block = try block.map { try store.blocks.block(named: $0) }
    let start = try tracking.start(Tracking.Work(blockID: block?.id, isFocus: true))
    guard start.kind == .new else { return (.resumed, start.session) }
    guard let finished = start.finished else { return (.started, start.session) }
    let name = try store.block(of: finished)
    return (
      .switched(from: name.map(Bilingual.init(verbatim:)) ?? FocusEvent.unnamed), start.session
    )
  }

  /// Ends the current run.
  func stop(_ tracking: Tracking) throws -> FocusChange {
    let session = try tracking.finish().session
    return (.stopped(seconds: session.activeSeconds(until: session.end ?? clock.now)), session)
  }

  /// The same command at a later time.
  func later(_ environment: Environment, _ line: ParsedCommand) throws -> Context {
    try Context(environment, presentation, line, reporter)
  }

  /// Sets the goal from today on.
  func set(_ goal: FocusGoal) throws {
    try change(.focus) { store in
      try store.focus.setGoal(goal, from: clock.today)
      return ((), StepRecord.subject(of: [StepRecord(named: goal.name)]))
    }
  }

  /// Shows a goal.
  func show(_ goal: FocusGoal) {
    switch format {
    case .json:
      let value: JSONValue = ["goalSeconds": .integer(Int(goal.seconds))]
      output.write(json: value)
    case .plain: output.append { PlainRow.append(["goal", "\(goal.seconds)"], to: &$0) }
    case .text:
      guard !presentation.isQuiet else { return }
      write(row: [goal.name[language]])
    }
  }
}

extension PlannerStore {
  /// What the block of a session is called.
  func block(of session: Session) throws -> String? {
    try session.blockID.flatMap { try blocks.block($0)?.name }
  }
}

extension FocusGoal {
  /// The goal in words.
  var name: Bilingual {
    Bilingual(en: "goal \(hours) h a day", ko: "하루 목표 \(hours)시간")
  }
}
