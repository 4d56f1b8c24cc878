import Configuration
import DateHelper
import Foundation
import TestSupport
import Testing

@testable import Database
@testable import Planner

/// Random histories, with clocks that are set and days on which zones change theirs.
@Suite struct HistoryTests {
  private static let places = [
    ("Europe/Berlin", "2026-03-28T20:00:00Z"), ("Europe/Berlin", "2026-10-24T18:00:00Z"),
    ("America/Santiago", "2026-09-05T20:00:00Z"), ("America/Santiago", "2026-04-04T20:00:00Z"),
    ("Australia/Lord_Howe", "2026-10-03T08:00:00Z"),
    ("Australia/Lord_Howe", "2026-04-04T08:00:00Z"), ("Pacific/Apia", "2011-12-29T20:00:00Z"),
    ("Asia/Seoul", "2025-12-31T08:00:00Z"),
  ]

  /// 2,000 with `CLAMATE_HISTORIES=2000`.
  private static let count =
    ProcessInfo.processInfo.environment["CLAMATE_HISTORIES"].flatMap(Int.init) ?? 40

  @Test("Nothing overlaps, cells are twice the blocks, and no day is longer than it is")
  func histories() throws {
    var halves = 0
    for seed in 1...Self.count {
      let place = Self.places[seed % Self.places.count]
      var history = try History(
        seed: UInt64(seed), zone: place.0, start: try #require(Instant(place.1)))
      for step in 1...40 {
        try history.step()
        try history.check("history \(seed), step \(step)")
      }
      halves += try history.halfCount()
    }
    #expect(halves > Self.count * 10, "there is something to get wrong")
  }
}

/// One person's random days.
private struct History {
  private let house: TrackingHouse
  private var random: SplitMix
  private var now: Instant
  private var boot: Int64 = 1000
  private var awake: Int64 = 1000
  private let hasClocks: Bool

  init(seed: UInt64, zone: String, start: Instant) throws {
    house = try TrackingHouse(zone: zone)
    random = SplitMix(seed: seed)
    now = start
    hasClocks = seed % 3 == 0
  }

  private var tracking: Tracking {
    house.tracking(at: now, hasClocks ? BootClocks(boot: boot, awake: awake, bootID: "a") : nil)
  }

  private var moment: TrackingMoment { tracking.moment }

  /// Lets time pass, does something and, now and then, takes it back and does it again.
  mutating func step() throws {
    passTime()
    let before = try dump()
    let action = random.number(below: 10)
    let count = try house.store.journal.steps(limit: 1000).count
    do {
      try house.store.journal.record(at: Int(now.seconds), verb: "test") { [self] in
        var copy = self
        try copy.act(action)
        return ((), "test")
      }
    } catch is TrackingError {
      #expect(try dump() == before)
    }
    random = SplitMix(seed: random.next())
    guard try house.store.journal.steps(limit: 1000).count > count else { return }
    let after = try dump()
    guard random.number(below: 4) == 0 else { return }
    #expect(try house.store.journal.undo(1).count == 1)
    #expect(try dump() == before)
    guard random.number(below: 2) == 0 else { return }
    #expect(try house.store.journal.redo(1).count == 1)
    #expect(try dump() == after)
  }

  private mutating func passTime() {
    let passed = Int64(
      [0, 1, 599, 1799, 1800, 1801, 5400, 20_000, 50_000][random.number(below: 9)])
    boot += passed
    awake += random.number(below: 5) == 0 ? passed / 2 : passed
    now = now.adding(seconds: passed)
    if hasClocks, random.number(below: 12) == 0 {
      now = now.adding(seconds: random.number(below: 2) == 0 ? -3600 : 1800)
    }
  }

  private mutating func act(_ action: Int) throws {
    let work = house.work(random.number(below: house.blocks.count))
    let replaces = random.number(below: 2) == 0
    switch action {
    case 0, 1: _ = try tracking.start(work, at: maybePast())
    case 2: _ = try tracking.pause(at: maybePast())
    case 3: _ = try tracking.resume(at: maybePast())
    case 4: _ = try tracking.finish(at: maybePast(), keepsAll: replaces)
    case 5: _ = random.number(below: 4) == 0 ? try tracking.cancel() : nil
    case 6, 7: _ = try tracking.add(work, span(), replaces: replaces)
    case 8:
      guard let id = try anySession() else { return }
      let (start, end) = (maybePast(), maybePast())
      _ = try tracking.edit(id, start: start, end: end, replaces: replaces) { _ in }
    default:
      guard let id = try anySession() else { return }
      if replaces {
        _ = try tracking.split(id, at: past())
      } else {
        _ = try tracking.remove([id])
      }
    }
  }

  private mutating func past() -> Instant {
    now.adding(seconds: -Int64(random.number(below: 40_000)))
  }

  private mutating func maybePast() -> Instant? {
    random.number(below: 3) == 0 ? past() : nil
  }

  private mutating func span() -> Range<Instant> {
    let end = past()
    return end.adding(seconds: -1 - Int64(random.number(below: 15_000)))..<end
  }

  private mutating func anySession() throws -> Int? {
    let ids = try house.sessions().map(\.id)
    return ids.isEmpty ? nil : ids[random.number(below: ids.count)]
  }

  /// All rows, to compare the store before and after.
  private func dump() throws -> [String] {
    var rows: [String] = []
    for table in SessionSchema.journaledTables {
      try house.house.connection.rows("SELECT * FROM \(table)") { row in
        rows.append("\(table) \((0..<row.count).map { row.value($0) })")
      }
    }
    return rows.sorted()
  }

  func halfCount() throws -> Int {
    try house.sessions().reduce(0) { $0 + $1.halfCount(until: now) }
  }

  func check(_ place: String) throws {
    let comment = Comment(rawValue: place)
    let run = try house.store.sessions.run(at: moment)
    let counted = try house.sessions().map { $0.isCurrent ? run?.counted ?? $0 : $0 }
    for (one, next) in zip(counted, counted.dropFirst()) {
      #expect(try #require(one.end) <= next.start, comment)
    }
    for session in try house.sessions() {
      checkPauses(of: session, comment)
    }
    try checkDays(counted, comment)
  }

  private func checkPauses(of session: Session, _ comment: Comment) {
    var last = session.start
    for pause in session.pauses {
      #expect(pause.start >= last, comment)
      last = pause.end ?? pause.start
      #expect(pause.end.map { $0 > pause.start } ?? session.isCurrent, comment)
    }
    #expect(session.end.map { $0 > last } ?? true, comment)
  }

  private func checkDays(_ sessions: [Session], _ comment: Comment) throws {
    let clock = DateHelper(now: now, zone: house.zone)
    var calendar = SessionCalendar(reader: clock) { _ in nil }
    var cells: Set<String> = []
    var halves = 0
    var days: Set<CivilDate> = []
    for session in sessions {
      let own = calendar.halves(of: session, until: now)
      #expect(own.count == session.halfCount(until: now), comment)
      halves += own.count
      for half in own { cells.insert("\(half.date.iso) \(half.cell)") }
      days.formUnion(own.map(\.date))
      #expect(session.activeSeconds(until: now) >= 0, comment)
    }
    #expect(cells.count == halves, comment)
    for day in days.map({ DayCells(of: $0, by: clock) }) {
      let seconds = sessions.reduce(0) { $0 + $1.activeSeconds(until: now, in: day.bounds) }
      #expect(seconds <= day.seconds, comment)
    }
  }
}
