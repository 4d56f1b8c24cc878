import Database
import DateHelper
import TestSupport
import Testing

@testable import Planner

/// A store in memory whose reminders are told to nobody but the test.
struct ReminderHouse {
  let connection: Connection
  let store: PlannerStore
  let zone: Zone
  var allDay = WallTime(hour: 9, minute: 0)

  init(zone: String = "Asia/Seoul") throws {
    let connection = try Connection(path: "", mode: .memory)
    try connection.migrate(to: .planner) { _ in }
    self.connection = connection
    store = PlannerStore(connection)
    self.zone = try Self.zone(zone)
  }

  var reminders: ReminderStore { store.reminders }

  static func zone(_ name: String) throws -> Zone {
    let resolver = ZoneResolver(readFile: readFile, linkTarget: { _ in nil })
    return try resolver.zone(named: name)
  }

  /// The clock at a moment: local such as `2026-03-02T10:00`, or UTC with a `Z`.
  func clock(_ moment: String) throws -> ReminderClock {
    let local = try CivilMoment(iso: moment).map {
      zone.instant(meaning: $0.date, try #require($0.time))
    }
    let instant = try #require(local ?? Instant(moment))
    return ReminderClock(now: instant, zone: zone, allDay: allDay)
  }

  /// Runs a change as one step of the journal, as commands do.
  @discardableResult
  func change<Result>(at now: String, _ body: () throws -> Result) throws -> Result {
    let clock = try clock(now)
    return try store.journal.record(at: Int(clock.now.seconds), verb: "test") {
      let result = try body()
      try reminders.settle(by: clock)
      return (result, "")
    }
  }

  /// Writes a todo down at a moment.
  @discardableResult
  func add(
    _ title: String, plan: String? = nil, due: String? = nil, rules: [String]? = nil,
    nag: Int? = nil, condition: String? = nil, repeats: RepeatRule? = nil, at now: String
  ) throws -> Todo {
    var draft = TodoDraft(title: try Title(title))
    draft.plan = try plan.map { try #require(CivilMoment(iso: $0)) }
    draft.due = try due.map { try #require(CivilMoment(iso: $0)) }
    draft.reminding.rules = try rules?.map { try #require(ReminderRule(stored: $0)) }
    draft.reminding.nag = nag
    draft.reminding.condition = try condition.map { try ReminderCondition($0) }
    if let repeats, let plan = draft.plan { draft.series = Series(repeats, from: plan) }
    return try change(at: now) {
      try store.todos.insert(draft, uid: "uid of \(title)", at: clock(now).now)
    }
  }

  /// Changes a todo at a moment.
  func edit(_ id: Int, at now: String, _ body: (inout Todo) throws -> Void) throws {
    try change(at: now) {
      _ = try store.todos.change([#require(try store.todos.todo(id))], body)
    }
  }

  func undo(at now: String) throws {
    let clock = try clock(now)
    _ = try store.journal.undo(1) { try reminders.settle(by: clock) }
  }

  func redo(at now: String) throws {
    let clock = try clock(now)
    _ = try store.journal.redo(1) { try reminders.settle(by: clock) }
  }

  /// The rules of a pass.
  static func rules(
    _ channels: [String] = ["command"], isQuiet: Bool = false, daily: [DailyReminder] = [],
    judge: @escaping (Todo, CivilMoment) -> ConditionJudgement = { _, _ in .unknown }
  ) -> RingingRules {
    RingingRules(
      channels: channels, digestChannels: ["desktop"], isQuiet: isQuiet, daily: daily,
      judge: judge)
  }

  /// Runs a pass that tells all and gives what it told: the titles, those of a digest as one.
  func pass(
    at now: String, _ rules: RingingRules = rules(), _ outcome: TellingOutcome = .told
  ) throws -> [String] {
    let clock = try clock(now)
    guard try reminders.hasWork(rules, by: clock) else { return [] }
    var told: [String] = []
    while let claim = try reminders.claim(by: "a pass", rules, clock) {
      let entries = try claim.entries.compactMap { try reminders.confirmed($0, of: claim) }
      let titles = entries.map { $0.todo?.title ?? $0.reminder.rule }
      told += claim.isDigest ? [titles.joined(separator: "+")] : titles
      try reminders.mark(entries, of: claim, outcome, clock)
    }
    return told
  }

  /// The reminders of a todo with their states: `2026-03-02T10:00 waiting`.
  func states(of id: Int) throws -> [String] {
    try reminders.reminders(of: id).map { "\($0.ring.iso) \($0.state.rawValue)" }
  }

  /// When the reminders were that could not ring, as they are seen at a moment.
  func missed(at now: String) throws -> [String] {
    try reminders.missed(clock(now)).map(\.ring.iso)
  }

  /// The reminders that are told of at a moment, with their states.
  func listed(at now: String) throws -> [String] {
    try reminders.recentAndComing(clock(now)).map { "\($0.ring.iso) \($0.state.rawValue)" }
  }

  /// All rows of the ledger and of the schedule, to see whether anything was written.
  func rows() throws -> [String] {
    var rows: [String] = []
    try connection.rows(
      """
      SELECT id || ' ' || rule || ' ' || at || ' ' || ring || ' ' || standing || ' '
        || coalesce(outcome, '-') FROM reminder_occurrence ORDER BY id
      """
    ) { rows.append($0.text(0)) }
    return rows
  }
}

/// The bytes of a file of the system.
private func readFile(_ path: String) -> [UInt8]? {
  let bytes = TestSupport.readBytes(path)
  return bytes.isEmpty ? nil : bytes
}
