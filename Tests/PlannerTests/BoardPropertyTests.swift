import DateHelper
import Foundation
import TestSupport
import Testing

@testable import Planner

/// Histories at random, with pauses, over days of 0, 23, 24 and 25 hours.
@Suite struct BoardPropertyTests {
  /// A zone and a day around which its clocks are set or a day is left out.
  static let places = [
    ("Europe/Berlin", "2026-03-29"), ("Europe/Berlin", "2026-10-25"),
    ("America/Santiago", "2026-09-06"), ("America/Santiago", "2026-04-04"),
    ("Australia/Lord_Howe", "2026-10-04"), ("Australia/Lord_Howe", "2026-04-05"),
    ("Pacific/Apia", "2011-12-30"), ("Asia/Seoul", "2026-12-31"),
  ]

  /// How many histories a place gets; `CLAMATE_HISTORIES` says how many all eight get.
  static let rounds =
    (ProcessInfo.processInfo.environment["CLAMATE_HISTORIES"].flatMap(Int.init) ?? 32) / 8

  /// Work of a session, as it was made: what the views are held against.
  struct Work {
    let block: Int
    let segments: [Range<Int64>]
  }

  @Test(
    "Painted cells are twice the blocks, and every way to add up gives the total",
    arguments: places)
  func sums(zone: String, date: String) throws {
    var random = SplitMix(seed: UInt64(date.utf8.reduce(0) { Int($0) * 31 % 65_537 + Int($1) }))
    let middle = try #require(CivilDate(iso: date))
    for round in 0..<Self.rounds {
      let dayStart = ["00:00", "04:00", "00:30", "06:00"][round % 4]
      let house = try SessionHouse()
      let work = try fill(house, around: middle, zone, &random)
      let now = Instant(seconds: (work.last?.segments.last?.upperBound ?? 0) + 86_400 * 3)
      let reader = try house.reader(zone: zone, now: now, dayStart: dayStart)
      let days = middle.adding(days: -2)...middle.adding(days: 3)
      try check(reader, days, work)
    }
  }

  private func check(
    _ reader: SessionReader, _ days: ClosedRange<CivilDate>, _ work: [Work]
  ) throws {
    let boards = try reader.boards(of: days)
    let statistics = try reader.statistics(of: days)
    let tally = statistics.tally
    for (board, amount) in zip(boards, tally.byDay) {
      #expect(board.cells.reduce(0) { $0 + $1.halves } == board.total.halves)
      #expect(board.cells.allSatisfy { $0.halves <= 1 && ($0.block != nil) == ($0.halves == 1) })
      #expect(board.total == amount)
      let bounds = reader.clock.bounds(of: board.date)
      #expect(board.total.seconds <= bounds.lowerBound.seconds(until: bounds.upperBound))
      #expect(try reader.timeline(of: board.date).map(\.amount).sum == amount)
      #expect(amount == expected(work, in: bounds))
    }
    #expect(tally.byDay.sum == tally.total && tally.byBlock.values.sum == tally.total)
    #expect(tally.byWeekday.sum == tally.total && tally.byHour.sum == tally.total)
    #expect(statistics.catalog.groups(tally.byBlock).map(\.amount).sum == tally.total)
    let active = zip(boards, tally.byDay).filter { $1.halves > 0 }.map(\.0.date)
    let output = try reader.daysWithOutput()
    #expect(output.filter { days.contains($0) } == Set(active))
  }

  /// What a span has, found without the model: halves by their beginnings, second by second work.
  private func expected(_ work: [Work], in bounds: Range<Instant>) -> BlockAmount {
    var amount = BlockAmount()
    let span = bounds.lowerBound.seconds..<bounds.upperBound.seconds
    for session in work {
      let seconds = session.segments.flatMap {
        stride(from: $0.lowerBound, to: $0.upperBound, by: 60)
      }
      amount.seconds += Int64(seconds.count { span.contains($0) }) * 60
      for start in stride(from: 0, to: seconds.count - 29, by: 30)
      where span.contains(seconds[start]) {
        amount.halves += 1
      }
    }
    return amount
  }

  /// Sessions one after another over five days, in whole minutes.
  private func fill(
    _ house: SessionHouse, around middle: CivilDate, _ zone: String, _ random: inout SplitMix
  ) throws -> [Work] {
    let clock = DateHelper(now: Instant(seconds: 0), zone: try systemZone(zone))
    var at = clock.start(of: middle.adding(days: -2)).seconds
    let end = clock.start(of: middle.adding(days: 3)).seconds
    var work: [Work] = []
    while at < end {
      at += Int64(random.number(below: 200)) * 60
      var segments: [Range<Int64>] = []
      for _ in 0...random.number(below: 3) {
        let length = Int64(1 + random.number(below: random.number(below: 5) == 0 ? 600 : 95)) * 60
        segments.append(at..<at + length)
        at += length + Int64(1 + random.number(below: 60)) * 60
      }
      guard let first = segments.first, let last = segments.last else { continue }
      let block = 1 + random.number(below: 4)
      at = last.upperBound
      let pauses = zip(segments, segments.dropFirst()).map { before, after in
        (Instant(seconds: before.upperBound), Instant(seconds: after.lowerBound) as Instant?)
      }
      try house.add(
        block, Instant(seconds: first.lowerBound), Instant(seconds: last.upperBound), zone: zone,
        pauses: pauses)
      work.append(Work(block: block, segments: segments))
    }
    return work
  }
}
