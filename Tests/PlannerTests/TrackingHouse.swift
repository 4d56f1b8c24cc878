import Configuration
import DateHelper
import Language
import Testing

@testable import Database
@testable import Planner

/// A planner's store whose clocks can be turned, with a few blocks in it.
struct TrackingHouse {
  let house: PlannerHouse
  let zone: Zone
  let blocks: [Block]
  private let uids = Counter()

  init(zone: String = "Asia/Seoul", blocks count: Int = 3) throws {
    house = try PlannerHouse()
    self.zone = try systemZone(zone)
    let store = house.store.blocks
    let group = try store.defaultGroup(in: .english) { "group" }
    blocks = try (0..<count).map { number in
      let draft = BlockStore.BlockDraft(name: try BlockName("block \(number)"))
      return try store.add(draft, to: group, uid: "block-\(number)")
    }
  }

  var store: PlannerStore { house.store }

  /// What somebody does at a moment of the house.
  func tracking(at now: Instant, _ clocks: BootClocks? = nil) -> Tracking {
    Tracking(
      in: store, clock: DateHelper(now: now, zone: zone),
      at: TrackingMoment(now: now, clocks: clocks, longest: 12 * 3600)
    ) { uids.next() }
  }

  func work(_ number: Int = 0) -> Tracking.Work {
    Tracking.Work(blockID: blocks[number].id)
  }

  /// All sessions as they are stored, by start.
  func sessions() throws -> [Session] {
    try store.sessions.sessions(in: Instant(seconds: 0)..<Instant(seconds: .max))
  }
}

/// Names that are all different.
final class Counter {
  private var count = 0

  func next() -> String {
    count += 1
    return "uid-\(count)"
  }
}
