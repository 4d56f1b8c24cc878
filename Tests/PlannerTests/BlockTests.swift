import DateHelper
import Language
import Testing

@testable import Planner

@Suite struct BlockTests {
  private let store: BlockStore

  init() throws {
    store = try PlannerHouse().store.blocks
  }

  private func group(_ name: String, key: String? = nil) throws -> BlockGroup {
    try store.add(
      BlockStore.GroupDraft(name: BlockName(name), key: key.map { try GroupKey($0) }), uid: name)
  }

  private func block(_ name: String, _ group: BlockGroup) throws -> Block {
    let uid = "\(group.name)/\(name)"
    return try store.add(BlockStore.BlockDraft(name: BlockName(name)), to: group, uid: uid)
  }

  @Test(
    "A name has 1 to 30 letters as people count them",
    arguments: [
      ("가", true), (String(repeating: "가", count: 30), true),
      (String(repeating: "가", count: 31), false), ("", false), ("   ", false), ("\u{200B}", false),
      ("a\u{7}b", false), (String(repeating: "👨‍👩‍👧‍👦", count: 30), true),
      (String(repeating: "한", count: 30), true),
    ])
  func names(name: String, isTaken: Bool) {
    #expect(((try? BlockName(name)) != nil) == isTaken)
  }

  @Test("Names that people take for the same are one: by normal form, case and spaces")
  func sameName() throws {
    let first = try group("공부")
    for name in ["공부", " 공부 "] {
      #expect(throws: BlockError.groupTaken("공부")) { try group(name) }
    }
    _ = try block("TOEIC", first)
    #expect(throws: BlockError.blockTaken("TOEIC", group: "공부")) { try block("toeic", first) }
    let second = try group("work")
    _ = try block("toeic", second)
  }

  @Test("Each group has a key of its own: a letter of its name, else the first that is free")
  func keys() throws {
    #expect(try group("study").key.letter == "s")
    #expect(try group("sport").key.letter == "p")
    #expect(try group("공부").key.letter == "a")
    #expect(try group("s").key.letter == "b")
    #expect(throws: BlockError.keyTaken("s", by: "study")) { try group("x", key: "s") }
    #expect(throws: BlockError.key("-")) { try group("x", key: "-") }
  }

  @Test("Groups keep an order without gaps, whatever moves and goes")
  func groupOrder() throws {
    let groups = try ["a", "b", "c", "d"].map { try group($0) }
    _ = try store.move(groups[3], to: 1)
    #expect(try store.groups().map(\.name) == ["d", "a", "b", "c"])
    _ = try store.move(store.group(named: "d"), to: 99)
    #expect(try store.groups().map(\.name) == ["a", "b", "c", "d"])
    _ = try store.remove(store.group(named: "b"))
    #expect(try store.groups().map(\.position) == [1, 2, 3])
  }

  @Test("A block moves to another group last, unless that has one of its name")
  func moving() throws {
    let (one, other) = (try group("one"), try group("other"))
    let moved = try block("x", one)
    _ = try block("y", one)
    _ = try block("z", other)
    _ = try store.move(moved, to: other, at: nil)
    #expect(try store.blocks(of: other).map(\.name) == ["z", "x"])
    #expect(try store.blocks(of: one).map(\.position) == [1])
    let same = try store.add(BlockStore.BlockDraft(name: BlockName("x")), to: one, uid: "second x")
    #expect(throws: BlockError.blockTaken("x", group: "other")) {
      try store.move(same, to: other, at: 1)
    }
    _ = try store.move(store.block(named: "other/x"), to: other, at: 1)
    #expect(try store.blocks(of: other).map(\.name) == ["x", "z"])
  }

  @Test("A block with history is archived, comes back under its number, and one without is gone")
  func archive() throws {
    let house = try TrackingHouse(blocks: 2)
    let store = house.store.blocks
    let now = try PlannerHouse.instant("2026-03-02T12:00")
    _ = try house.tracking(at: now).add(
      house.work(0), now.adding(seconds: -60)..<now, replaces: false)
    #expect(try store.remove(house.blocks[0]))
    #expect(try !store.remove(house.blocks[1]))
    #expect(try store.blocks(withArchived: true).map(\.id) == [house.blocks[0].id])
    #expect(throws: BlockError.self) { try store.block(named: "block 0") }
    let group = try store.defaultGroup(in: .english) { "" }
    let draft = BlockStore.BlockDraft(name: try BlockName("Block 0"))
    #expect(try store.add(draft, to: group, uid: "new").id == house.blocks[0].id)
  }

  @Test("The default group is renamed, not removed")
  func defaultGroup() throws {
    var group = try store.defaultGroup(in: .korean) { "default" }
    #expect(group.name == "기본")
    group.name = "mine"
    try store.update(group)
    #expect(try store.defaultGroup(in: .english) { "other" }.name == "mine")
    #expect(throws: BlockError.defaultGroup("mine")) { try store.remove(group) }
  }

  @Test("A block is found by its name, its path, its number, or a part that no other has")
  func finding() throws {
    let (one, other) = (try group("one"), try group("other"))
    let (reading, running) = (try block("reading", one), try block("running", one))
    let twin = try block("reading", other)
    #expect(try store.block(named: "RUNNING").id == running.id)
    #expect(try store.block(named: "runn").id == running.id)
    #expect(try store.block(named: "other/reading").id == twin.id)
    #expect(try store.block(named: "\(reading.id)").id == reading.id)
    #expect(throws: BlockError.self) { try store.block(named: "reading") }
    #expect(throws: BlockError.noBlock("reeding", nearest: "reading")) {
      try store.block(named: "reeding")
    }
  }

  @Test("Any two colours differ for every kind of sight, and so do their 256-colour numbers")
  func colors() {
    for (index, color) in BlockColor.allCases.enumerated() {
      for other in BlockColor.allCases[..<index] {
        for sight in Sight.allCases {
          #expect(sight.difference(color, other) >= 25, "\(color) \(other) \(sight)")
        }
        #expect(color.index256 != other.index256)
      }
    }
  }
}
