import DateHelper
import TestSupport
import Testing

@testable import Planner

@Suite struct BoardTests {
  private let house: SessionHouse

  init() throws {
    house = try SessionHouse()
  }

  private func board(
    _ date: String, zone: String = "Asia/Seoul", now: String = "2026-03-05T10:00",
    dayStart: String = "00:00"
  ) throws -> Board {
    let date = try #require(CivilDate(iso: date))
    let reader = try house.reader(zone: zone, now: seoul(now), dayStart: dayStart)
    return try #require(try reader.boards(of: date...date).first)
  }

  @Test("A half paints the cell in which it began, and the rest of a session none")
  func cells() throws {
    try house.add(1, seoul("2026-03-02T10:20"), seoul("2026-03-02T11:55"))
    try house.add(3, seoul("2026-03-02T12:00"), seoul("2026-03-02T12:29"))
    let board = try board("2026-03-02")
    #expect(board.painted == ["20:1", "21:1", "22:1"])
    #expect(board.total == BlockAmount(halves: 3, seconds: 95 * 60 + 29 * 60))
    #expect(board.byBlock[3] == BlockAmount(halves: 0, seconds: 29 * 60))
    #expect(board.share == 3.0 / 48)
  }

  @Test("A pause moves the halves after it")
  func pause() throws {
    try house.add(
      1, seoul("2026-03-02T10:00"), seoul("2026-03-02T11:15"),
      pauses: [(seoul("2026-03-02T10:20"), seoul("2026-03-02T10:35"))])
    #expect(try board("2026-03-02").painted == ["20:1", "21:1"])
  }

  @Test("Midnight gives each day its halves and its time")
  func midnight() throws {
    try house.add(1, seoul("2026-03-02T23:40"), seoul("2026-03-03T00:40"))
    let (first, second) = (try board("2026-03-02"), try board("2026-03-03"))
    #expect(first.painted == ["47:1"] && second.painted == ["0:1"])
    #expect(first.total.seconds == 20 * 60 && second.total.seconds == 40 * 60)
  }

  @Test("A session that ends with the day does not touch the next, nor one outside the other")
  func bounds() throws {
    try house.add(1, seoul("2026-03-02T22:00"), seoul("2026-03-03T00:00"))
    #expect(try board("2026-03-03").total.isEmpty)
    #expect(try board("2026-03-02").total == BlockAmount(halves: 4, seconds: 7200))
    #expect(try board("2026-03-01").painted.isEmpty)
  }

  @Test("A day that starts later has the night before")
  func dayStart() throws {
    try house.add(1, seoul("2026-03-03T01:00"), seoul("2026-03-03T02:00"))
    let board = try board("2026-03-02", dayStart: "04:00")
    #expect(board.cells.first?.start.iso == "04:00" && board.cells.last?.start.iso == "03:30")
    #expect(board.painted == ["42:1", "43:1"])
    #expect(try self.board("2026-03-03", dayStart: "04:00").total.isEmpty)
  }

  @Test("The current run is marked where its halves began, the open one too")
  func running() throws {
    try house.add(1, seoul("2026-03-02T10:10"), nil)
    #expect(try board("2026-03-02", now: "2026-03-02T10:15").painted == ["20:>"])
    #expect(try board("2026-03-02", now: "2026-03-02T10:39").painted == ["20:>"])
    #expect(try board("2026-03-02", now: "2026-03-02T10:40").painted == ["20:1>", "21:>"])
    #expect(try board("2026-03-02", now: "2026-03-02T11:00").total.seconds == 50 * 60)
  }

  @Test("A run that rests keeps its open half; at the end of a half there is none")
  func paused() throws {
    try house.add(
      1, seoul("2026-03-02T10:10"), nil, pauses: [(seoul("2026-03-02T10:50"), nil)])
    #expect(try board("2026-03-02", now: "2026-03-02T12:00").painted == ["20:1>", "21:>"])
    // Twelve hours after the pause began the run has ended.
    #expect(try board("2026-03-02", now: "2026-03-02T22:49").painted == ["20:1>", "21:>"])
    #expect(try board("2026-03-02", now: "2026-03-02T22:50").painted == ["20:1"])
    let other = try SessionHouse()
    try other.add(
      1, seoul("2026-03-02T10:10"), nil, pauses: [(seoul("2026-03-02T10:40"), nil)])
    let day = try #require(CivilDate(iso: "2026-03-02"))
    let boards = try other.reader(now: seoul("2026-03-02T12:00")).boards(of: day...day)
    #expect(boards.first?.painted == ["20:1>"])
  }

  @Test("A forgotten run counts up to its limit")
  func forgotten() throws {
    try house.add(1, seoul("2026-03-02T09:00"), nil)
    let board = try board("2026-03-02", now: "2026-03-03T08:30")
    #expect(board.total == BlockAmount(halves: 24, seconds: 12 * 3600))
    #expect(try self.board("2026-03-03", now: "2026-03-03T08:30").total.isEmpty)
  }

  @Test("Focus on nothing is on no board")
  func focus() throws {
    try house.add(nil, seoul("2026-03-02T10:00"), seoul("2026-03-02T12:00"))
    #expect(try board("2026-03-02").total.isEmpty)
  }

  @Test(
    "Days have as many cells as their clocks show half hours",
    arguments: [
      ("Europe/Berlin", "2026-03-29", 46), ("Europe/Berlin", "2026-10-25", 50),
      ("Australia/Lord_Howe", "2026-04-05", 49), ("America/Santiago", "2026-09-06", 46),
      ("Pacific/Apia", "2011-12-30", 0), ("Asia/Seoul", "2026-03-02", 48),
    ])
  func clocks(zone: String, date: String, count: Int) throws {
    let board = try board(date, zone: zone)
    #expect(board.cells.count == count && board.share == 0)
    #expect(board.cells.count { $0.isRepeated } == max(0, count - 48))
  }

  @Test("A day stays what it was when it is read elsewhere")
  func elsewhere() throws {
    let start = try #require(Instant("2026-10-25T02:30:00+02:00"))
    try house.add(1, start, start.adding(seconds: 7200), zone: "Europe/Berlin")
    for zone in ["Europe/Berlin", "Asia/Seoul", "America/New_York"] {
      let board = try board("2026-10-25", zone: zone, now: "2026-11-05T10:00")
      #expect(board.cells.count == 50 && board.painted == ["5:1", "6:1", "7:1", "8:1"], "\(zone)")
      #expect(board.total == BlockAmount(halves: 4, seconds: 7200))
    }
  }

  @Test("Work in two zones on one day may share a cell, and no half is lost")
  func journey() throws {
    // 10:00 in Seoul, then 10:00 of the same date in Berlin, eight hours later.
    try house.add(1, seoul("2026-03-02T10:00"), seoul("2026-03-02T11:00"))
    let berlin = try #require(Instant("2026-03-02T10:10:00+01:00"))
    try house.add(3, berlin, berlin.adding(seconds: 3600), zone: "Europe/Berlin")
    let board = try board("2026-03-02", zone: "Europe/Berlin")
    #expect(board.painted == ["20:1x", "21:1x"] && board.total.halves == 4)
    #expect(board.cells.reduce(0) { $0 + $1.halves } == 4)
  }
}
