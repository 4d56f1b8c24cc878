import Configuration
import DateHelper
import TestSupport
import Testing

@testable import Planner

@Suite struct HalfTests {
  /// The clock of somebody in a zone whose days begin at a time.
  private func clock(_ zone: String, dayStart: String) throws -> DateHelper {
    DateHelper(
      now: Instant(seconds: 0), zone: try systemZone(zone),
      dayStart: try #require(WallTime(iso: dayStart)))
  }

  @Test("A half belongs to the day and the cell in which it began", arguments: rows("halves"))
  func halves(row: [String]) throws {
    let session = try session(segments: row[2], zone: row[0])
    // The reader lives elsewhere: only the recorded zone counts.
    let reader = try clock("America/Anchorage", dayStart: row[1])
    var calendar = SessionCalendar(reader: reader) { try? systemZone($0) }
    let halves = calendar.halves(of: session, until: Instant(seconds: 0))
    let shown = halves.map { "\($0.date.iso)/\($0.cell)" }
    #expect((shown.isEmpty ? ["-"] : shown) == row[3].split(separator: " ").map(String.init))
  }

  @Test(
    "A day has a cell for each half hour that its clocks show",
    arguments: [
      ("Asia/Seoul", "2026-03-02", 48, "00:00"), ("Europe/Berlin", "2026-03-29", 46, "00:00"),
      ("Europe/Berlin", "2026-10-25", 50, "00:00"), ("America/Santiago", "2026-09-06", 46, "01:00"),
      ("Australia/Lord_Howe", "2026-10-04", 47, "00:00"),
      ("Australia/Lord_Howe", "2026-04-05", 49, "00:00"),
      ("Asia/Kathmandu", "2026-03-02", 48, "00:00"), ("Pacific/Apia", "2011-12-31", 48, "00:00"),
    ])
  func cells(zone: String, date: String, count: Int, first: String) throws {
    let day = DayCells(
      of: try #require(CivilDate(iso: date)), by: try clock(zone, dayStart: "00:00"))
    #expect(day.count == count)
    #expect(day.time(ofCell: 0)?.iso == first)
    #expect(day.time(ofCell: count - 1)?.iso == "23:30")
    #expect(day.bounds(ofCell: count) == nil)
    #expect(day.cell(of: day.bounds.upperBound) == nil)
  }

  @Test("A day that a zone skipped has no cell")
  func skippedDay() throws {
    let day = DayCells(
      of: try #require(CivilDate(iso: "2011-12-30")),
      by: try clock("Pacific/Apia", dayStart: "00:00"))
    #expect(day.count == 0)
    #expect(day.time(ofCell: 0) == nil)
  }

  @Test("The repeated hour has cells of its own, with the same times")
  func repeatedHour() throws {
    let day = DayCells(
      of: try #require(CivilDate(iso: "2026-10-25")),
      by: try clock("Europe/Berlin", dayStart: "00:00"))
    #expect(
      (3...8).map { day.time(ofCell: $0)?.iso } == [
        "01:30", "02:00", "02:30", "02:00", "02:30", "03:00",
      ])
  }
}

func rows(_ name: String) -> [[String]] {
  CaseTable("\(name).tsv").rows
}

func systemZone(_ name: String) throws -> Zone {
  let bytes = try #require(try Files.read("\(ZoneResolver.systemFolder)/\(name)"))
  return try #require(Zone(name: name, tzif: bytes))
}

/// A session that ended, of stretches such as `2026-03-02T10:00:00+09:00~2026-03-02T10:30:00+09:00`.
func session(id: Int = 1, segments text: String, zone: String = "Asia/Seoul") throws -> Session {
  let segments = try text.split(separator: " ").map { segment in
    try segment.split(separator: "~").map { try #require(Instant(String($0))) }
  }
  let pauses = zip(segments, segments.dropFirst()).map { Pause(start: $0[1], end: $1[0]) }
  return Session(
    id: id, uid: "uid-\(id)", blockID: nil, zone: zone,
    start: try #require(segments.first?.first), pauses: pauses,
    end: try #require(segments.last?.last))
}
