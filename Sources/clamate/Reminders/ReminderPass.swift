import CommandLineKit
import Configuration
import DateHelper
import Delivery
import Language
import Planner

/// A pass over the reminders: what is due is claimed, told and marked, little by little.
///
/// Any number of passes may run at once. Nothing holds the store while somebody is told.
struct ReminderPass {
  private let context: Context
  private let store: PlannerStore
  private let judge: ConditionJudge
  private let rules: RingingRules
  private let courier: Courier
  private let owner: String
  private let stopwatch = Stopwatch()

  /// Seconds after which no more is claimed.
  private static let patience: Int64 = 40
  /// Seconds of a lease that must be left to begin telling: far more than a channel takes.
  private static let reserve: Int64 = 35

  /// Runs a pass and writes down that it ran; without a store none is made.
  ///
  /// - Throws: `DatabaseError` or `FileError`.
  static func run(_ context: Context) throws {
    do {
      try LastPass(began: context.clock.now, zone: context.clock.zone).write(in: context.folders)
    } catch {
      context.reporter.warn(Failure(error))
    }
    guard try Files.isThere(context.folders.database) else { return }
    try ReminderPass(context).run()
  }

  private init(_ context: Context) throws {
    self.context = context
    store = try context.storeForReading()
    judge = ConditionJudge(over: try store.region.inUse(), context)
    rules = context.ringingRules(judge)
    courier = Courier(context.environment, context.settings, context.folders)
    owner = context.environment.makeUID()
  }

  /// Tells all that is due; writes nothing where that is nothing.
  ///
  /// - Throws: `DatabaseError`.
  private func run() throws {
    let reminders = store.reminders
    let hasWork = try store.snapshot { () throws -> Bool in
      try context.refreshForecast(judge, reminders)
      return try reminders.hasWork(rules, by: clock)
    }
    guard hasWork else { return }
    let writing = try context.storeForWriting().reminders
    while stopwatch.elapsed < Self.patience,
      let claim = try writing.claim(by: owner, rules, clock)
    {
      try tell(claim, writing)
    }
  }

  /// The clock of the context, as far as it has gone on since.
  private var clock: ReminderClock {
    let clock = context.reminderClock
    return clock.at(clock.now.adding(seconds: stopwatch.elapsed))
  }

  private func tell(_ claim: ReminderClaim, _ store: ReminderStore) throws {
    let begun = stopwatch.elapsed
    if claim.isDigest {
      let entries = try claim.entries.compactMap { try store.confirmed($0, of: claim) }
      try release(claim.entries, but: entries, of: claim, store)
      guard !entries.isEmpty else { return }
      let notice =
        try entries.count == 1 ? context.notice(entries[0]) : context.digest(entries)
      return try store.mark(entries, of: claim, deliver(notice, by: claim.channel), clock)
    }
    for (index, claimed) in claim.entries.enumerated() {
      guard stopwatch.elapsed - begun <= ReminderClaim.lease - Self.reserve else {
        return try store.release(Array(claim.entries[index...]), of: claim)
      }
      guard let entry = try store.confirmed(claimed, of: claim) else {
        try store.release([claimed], of: claim)
        continue
      }
      try store.mark([entry], of: claim, deliver(context.notice(entry), by: claim.channel), clock)
    }
  }

  private func deliver(_ notice: Notice, by name: String) -> TellingOutcome {
    guard let channel = Channel(rawValue: name) else {
      return .failed(Bilingual(en: "no channel '\(name)'", ko: "'\(name)' 방법은 없습니다"))
    }
    switch courier.deliver(notice, by: channel) {
    case .delivered: return .told
    case .unreachable(let reason): return .unreachable(reason)
    case .failed(let reason):
      log.append("\(name): \(reason.english)")
      return .failed(reason)
    }
  }

  private var log: ReminderLog {
    ReminderLog(folders: context.folders, now: context.clock.now)
  }

  private func release(
    _ all: [ReminderClaim.Entry], but kept: [ReminderClaim.Entry], of claim: ReminderClaim,
    _ store: ReminderStore
  ) throws {
    let ids = Set(kept.map(\.reminder.id))
    try store.release(all.filter { !ids.contains($0.reminder.id) }, of: claim)
  }
}
