import Configuration
import DateHelper
import Language
import Testing

@testable import Planner

@Suite struct TrackingTests {
  private let house: TrackingHouse

  init() throws {
    house = try TrackingHouse()
  }

  private func at(_ time: String, _ clocks: BootClocks? = nil) throws -> Tracking {
    house.tracking(at: try instant(time), clocks)
  }

  private func instant(_ time: String) throws -> Instant {
    try #require(Instant(time.count <= 8 ? "2026-03-02T\(time)+09:00" : "\(time)+09:00"))
  }

  private func stored() throws -> [String] {
    try house.sessions().map { session in
      let segments = session.segments(until: session.lastChange).map { segment in
        [segment.lowerBound, segment.upperBound].map { time($0) }.joined(separator: "-")
      }
      return segments.joined(separator: " ") + (session.isCurrent ? " .." : "")
    }
  }

  private func time(_ instant: Instant) -> String {
    let civil = house.zone.civil(at: instant)
    let second = instant.seconds % 60
    return civil.time.iso + (second == 0 ? "" : ":\(second)")
  }

  @Test("A pause is a gap, and the segments around it are kept to the second")
  func pause() throws {
    _ = try at("10:00").start(house.work())
    _ = try at("10:20").pause()
    _ = try at("10:35").resume()
    let done = try at("11:15:01").finish().session
    #expect(done.activeSeconds(until: try instant("23:00")) == 3601)
    #expect(try stored() == ["10:00-10:20 10:35-11:15:1"])
  }

  @Test("Pausing and resuming within one second leaves no empty pause and no empty stretch")
  func sameSecond() throws {
    _ = try at("10:00").start(house.work())
    _ = try at("10:20").pause()
    _ = try at("10:20").resume()
    #expect(try house.sessions()[0].pauses.isEmpty)
    _ = try at("10:30").pause()
    _ = try at("10:40").resume()
    _ = try at("10:40").pause()
    #expect(try house.sessions()[0].pauses == [Pause(start: try instant("10:30"))])
  }

  @Test(
    "A pause of a second less than 12 hours goes on, one of 12 hours ended the run at its start")
  func pauseLimit() throws {
    _ = try at("09:00").start(house.work())
    _ = try at("09:30").pause()
    #expect(try at("21:29:59").settle().run?.phase == .paused)
    let settled = try at("21:30").settle()
    #expect(settled.run == nil)
    #expect(settled.ended?.end == (try instant("09:30")))
    #expect(try stored() == ["09:00-09:30"])
    #expect(throws: TrackingError.nothingRunning) { try at("21:30").resume() }
  }

  @Test("A run that ended in its pause is not resumed, and why is said")
  func endedInPause() throws {
    _ = try at("09:00").start(house.work())
    _ = try at("09:30").pause()
    #expect(
      throws: TrackingError.endedAtPause(
        Bilingual(verbatim: "block 0"), Bilingual(en: "today Mon 3/2 09:30", ko: "오늘 3/2(월) 09:30"))
    ) { try at("21:30").resume() }
  }

  @Test("Starting another block finishes the one that runs at that moment")
  func change() throws {
    _ = try at("10:00").start(house.work(0))
    let start = try at("11:00").start(house.work(1), at: try instant("10:30"))
    #expect(start.finished?.end == (try instant("10:30")))
    #expect(start.session.start == (try instant("10:30")))
    #expect(throws: TrackingError.self) { try at("11:00").start(house.work(1)) }
  }

  @Test(
    "The same block continues its session up to 15 minutes after its end",
    arguments: [("10:45:00", true), ("10:45:01", false)])
  func continuation(time: String, isContinued: Bool) throws {
    _ = try at("10:00").start(house.work())
    _ = try at("10:30").finish()
    let start = try at(time).start(house.work())
    #expect(start.kind == (isContinued ? .continued : .new))
    #expect(try house.sessions().count == (isContinued ? 1 : 2))
  }

  @Test("Another block, focus or a day too long is not continued")
  func noContinuation() throws {
    _ = try at("10:00").start(house.work(0))
    _ = try at("10:30").finish()
    #expect(try at("10:31").start(house.work(1)).kind == .new)
    _ = try at("10:40").finish()
    let focus = Tracking.Work(blockID: house.blocks[1].id, isFocus: true)
    #expect(try at("10:41").start(focus).kind == .new)
  }

  @Test("A run that worked longer than it may counts to its limit until its end is said")
  func overlong() throws {
    _ = try at("09:00").start(house.work())
    #expect(try at("21:00").settle().run?.isOverlong == false)
    let run = try #require(try at("21:00:01").settle().run)
    #expect(run.isOverlong)
    #expect(run.counted.end == (try instant("21:00")))
    #expect(throws: TrackingError.self) { try at("22:00").finish() }
    #expect(throws: TrackingError.self) { try at("22:00").pause() }
    #expect(throws: TrackingError.self) { try at("22:00").start(house.work(1)) }
    #expect(try stored() == [" .."])
    #expect(throws: TrackingError.self) { try at("22:00").finish(at: try instant("21:30")) }
    _ = try at("22:00").finish(at: try instant("21:30"), keepsAll: true)
    #expect(try stored() == ["09:00-21:30"])
  }

  @Test("Finishing in the second of the start keeps nothing")
  func nothing() throws {
    _ = try at("10:00").start(house.work())
    #expect(try at("10:00").finish().session.isEmpty)
    #expect(try house.sessions().isEmpty)
  }

  @Test("A session of two halves that is split in the middle of one loses a half")
  func split() throws {
    let span = try instant("10:00")..<instant("11:00")
    let session = try at("12:00").add(house.work(), span, replaces: false).session
    let parts = try at("12:00").split(session.id, at: try instant("10:40"))
    #expect(parts.map { $0.halfCount(until: $0.start) } == [1, 0])
    #expect(try stored() == ["10:00-10:40", "10:40-11:00"])
    #expect(throws: TrackingError.outside) {
      try at("12:00").split(session.id, at: try instant("10:00"))
    }
  }

  @Test("What lies in the way is refused, or makes room: it is cut, parted or removed")
  func room() throws {
    for (start, end) in [("08:00", "10:10"), ("10:20", "10:30"), ("10:40", "12:00")] {
      _ = try at("13:00").add(house.work(), instant(start)..<instant(end), replaces: false)
    }
    let span = try instant("10:00")..<instant("11:00")
    #expect(throws: TrackingError.self) {
      try at("13:00").add(house.work(1), span, replaces: false)
    }
    let displaced = try at("13:00").add(house.work(1), span, replaces: true).displaced
    #expect(displaced.map(\.new.count) == [1, 0, 1])
    #expect(try stored() == ["08:00-10:00", "10:00-11:00", "11:00-12:00"])
    let inner = try instant("10:20")..<instant("10:40")
    #expect(try at("13:00").add(house.work(2), inner, replaces: true).displaced[0].new.count == 2)
    #expect(
      try stored() == ["08:00-10:00", "10:00-10:20", "10:20-10:40", "10:40-11:00", "11:00-12:00"])
  }

  @Test("A pause belongs to the span: what lies in it overlaps, and parts the session")
  func insidePause() throws {
    _ = try at("10:00").start(house.work())
    _ = try at("10:20").pause()
    _ = try at("10:50").resume()
    let span = try instant("10:30")..<instant("10:40")
    #expect(throws: TrackingError.self) {
      try at("11:00").add(house.work(1), span, replaces: false)
    }
    _ = try at("11:00").add(house.work(1), span, replaces: true)
    #expect(try stored() == ["10:00-10:20", "10:30-10:40", " .."])
    #expect(try house.store.sessions.current()?.start == (try instant("10:50")))
  }

  @Test("Sessions that touch do not overlap")
  func touching() throws {
    _ = try at("10:00").start(house.work())
    _ = try at("10:11:20").finish()
    _ = try at("10:11:20").start(house.work(1))
    _ = try at("10:12").finish()
    #expect(try stored() == ["10:00-10:11:20", "10:11:20-10:12"])
  }

  @Test("An edit moves an end over its pauses, and back they do not come")
  func edit() throws {
    _ = try at("10:00").start(house.work())
    _ = try at("10:20").pause()
    _ = try at("10:30").resume()
    let id = try at("11:00").finish().session.id
    let edit = { (start: String?, end: String?) in
      try at("12:00").edit(
        id, start: start.map { try instant($0) }, end: end.map { try instant($0) }, replaces: false
      ) { _ in }
    }
    _ = try edit(nil, "10:25")
    #expect(try stored() == ["10:00-10:20"])
    _ = try edit("09:50", "11:30")
    #expect(try stored() == ["09:50-11:30"])
    _ = try edit("08:00", "09:00")
    #expect(try stored() == ["08:00-09:00"])
    _ = try edit("11:00", "11:30")
    #expect(try stored() == ["11:00-11:30"])
    #expect(throws: TrackingError.order) { try edit("11:30", nil) }
    #expect(throws: TrackingError.future) { try edit(nil, "12:01") }
  }

  @Test("A clock that was set back an hour moves the run with it and takes nothing off its time")
  func clockSetBack() throws {
    _ = try at("10:00", boot(1000, 1000)).start(house.work())
    let run = try #require(try at("09:30", boot(2800, 2800)).settle().run)
    #expect(run.clockShift == -3600)
    #expect(run.counted.activeSeconds(until: run.wall) == 1800)
    let done = try at("09:30", boot(2800, 2800)).finish().session
    #expect(done.activeSeconds(until: done.start) == 1800)
    #expect(try stored() == ["09:00-09:30"])
  }

  @Test("Where a neighbour is in the way, the run stays and its time is right all the same")
  func clockSetBackBesideNeighbour() throws {
    _ = try at("09:00", boot(0, 0)).start(house.work(0))
    _ = try at("10:00", boot(3600, 3600)).start(house.work(1))
    let done = try at("09:30", boot(5400, 5400)).finish().session
    #expect(done.activeSeconds(until: done.start) == 1800)
    #expect(try stored() == ["09:00-10:00", "10:00-10:30"])
  }

  @Test("Sleep counts for a block and is left out of focus")
  func sleep() throws {
    _ = try at("10:00", boot(1000, 1000)).start(house.work())
    #expect(try at("11:00", boot(4600, 1900)).settle().run?.asleep == 2700)
    #expect(
      try at("11:00", boot(4600, 1900)).finish().session.activeSeconds(until: try instant("11:00"))
        == 3600)
    let focus = Tracking.Work(blockID: nil, isFocus: true)
    _ = try at("12:00", boot(8200, 5500)).start(focus)
    let done = try at("13:00", boot(11_800, 6400)).finish().session
    #expect(done.activeSeconds(until: done.start) == 900)
  }

  @Test("After a restart of the machine the clock on the wall decides, and no run is negative")
  func restart() throws {
    _ = try at("10:00", boot(9000, 9000)).start(house.work())
    let other = BootClocks(boot: 60, awake: 60, bootID: "b")
    #expect(
      try at("10:30", other).settle().run?.counted.activeSeconds(until: try instant("10:30"))
        == 1800)
    let early = try #require(try at("09:00", other).settle().run)
    #expect(early.counted.activeSeconds(until: early.wall) == 0)
  }

  private func boot(_ boot: Int64, _ awake: Int64) -> BootClocks {
    BootClocks(boot: boot, awake: awake, bootID: "a")
  }
}
