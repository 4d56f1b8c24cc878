import Configuration
import DateHelper
import Language
import Planner

/// A pass over the reminders: what is due is claimed, told and marked, little by little.
///
/// Any number of passes may run at once. Nothing holds the store while somebody is told.
struct ReminderPass {
  typealias Deliver = (_ channel: String, ReminderNotice) -> TellingOutcome

  let context: Context
  let rules: RingingRules
  let deliver: Deliver
  private let stopwatch = Stopwatch()
  private let owner: String

  /// Seconds after which no more is claimed.
  private static let patience: Int64 = 40
  /// Seconds of a lease that must be left to begin telling: what the slowest channel takes.
  private static let reserve: Int64 = 35

  init(_ context: Context) {
    self.context = context
    rules = context.ringingRules()
    deliver = { _, _ in .unreachable(Bilingual(en: "no channel", ko: "채널 없음")) }
    owner = context.environment.makeUID()
  }

  /// Tells all that is due; writes nothing where that is nothing.
  ///
  /// - Throws: `DatabaseError`.
  func run() throws {
    try? LastPass(began: context.clock.now, zone: context.clock.zone).write(in: context.folders)
    guard Files.exists(context.folders.database) else { return }
    let reading = try context.storeForReading()
    let hasWork = try reading.snapshot { try reading.reminders.hasWork(rules, by: clock) }
    guard hasWork else { return }
    let store = try context.storeForWriting().reminders
    while stopwatch.elapsed < Self.patience, let claim = try store.claim(by: owner, rules, clock) {
      try tell(claim, store)
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
      try store.mark(entries, of: claim, deliver(claim.channel, notice), clock)
      return
    }
    for (index, claimed) in claim.entries.enumerated() {
      guard stopwatch.elapsed - begun <= ReminderClaim.lease - Self.reserve else {
        return try store.release(Array(claim.entries[index...]), of: claim)
      }
      guard let entry = try store.confirmed(claimed, of: claim) else {
        try store.release([claimed], of: claim)
        continue
      }
      try store.mark([entry], of: claim, deliver(claim.channel, context.notice(entry)), clock)
    }
  }

  private func release(
    _ all: [ReminderClaim.Entry], but kept: [ReminderClaim.Entry], of claim: ReminderClaim,
    _ store: ReminderStore
  ) throws {
    let ids = Set(kept.map(\.reminder.id))
    try store.release(all.filter { !ids.contains($0.reminder.id) }, of: claim)
  }
}
