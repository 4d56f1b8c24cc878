import Database
import DateHelper
import Language
import Testing

@testable import Exchange
@testable import Planner

/// Sessions in the forms of other trackers.
@Suite struct SessionFormTests {
  /// The beginning of a session that starts so many minutes before the clock of a warehouse.
  private static let now = 1_772_413_200

  private static func session(
    _ id: Int, _ minutes: ClosedRange<Int>, block: Int? = 1, _ more: String = ""
  ) -> String {
    let (start, end) = (now - minutes.upperBound * 60, now - minutes.lowerBound * 60)
    let blockText = block.map { "\"block\":\($0)," } ?? ""
    return """
      {"type":"session","id":\(id),"uid":"5e551011-aaaa-4aaa-8aaa-00000000000\(id)",\(blockText)\
      "focus":\(block == nil),"zone":"Asia/Seoul","started":\(start),"ended":\(end)\(more)}

      """
  }

  private static func pause(_ id: Int, _ minutes: ClosedRange<Int>) -> String {
    """
    {"type":"pause","session":\(id),"started":\(now - minutes.upperBound * 60),\
    "ended":\(now - minutes.lowerBound * 60)}

    """
  }

  /// A run with a short break and a note, one with a long break, and focus on nothing.
  private func filled() throws -> Warehouse {
    let house = try Warehouse()
    try house.take(
      """
      {"format":"clamate","version":1}
      {"type":"group","id":1,"uid":"g","name":"건강 관리","color":"red","key":"h","golden":true,"isDefault":false,"position":1}
      {"type":"block","id":1,"uid":"b","group":1,"name":"달리기 \\\"5k\\\"","icon":"r","position":1}

      """
        + Self.session(1, 500...600, #","memo":"첫 번째""#) + Self.session(2, 200...400)
        + Self.session(3, 10...100, block: nil)
        + Self.pause(1, 550...560) + Self.pause(2, 300...340)
        + "{\"end\":true,\"records\":7}\n")
    return house
  }

  /// What a store says of its sessions, without numbers.
  private func described(_ house: Warehouse, withUID: Bool) throws -> [String] {
    let names = try SessionNames(house.store)
    return try house.store.sessions.sessions(
      in: Instant(seconds: 0)..<Instant(seconds: .max)
    ).map { session in
      let foreign = ForeignSession(session, names.subject(of: session))
      return "\(withUID ? foreign.uid : "") \(foreign.subject) \(foreign.segments)"
    }
  }

  @Test(
    "Watson's frames bring sessions back with their pauses, names and uids; a note has no place")
  func watson() throws {
    let (one, other) = (try filled(), try Warehouse())
    let text = try one.exported(.watson)
    let report = try other.take(text)
    #expect(report.counts.map(\.type) == ["group", "block", "session"])
    try one.connection.execute("UPDATE session SET memo = NULL")
    #expect(try described(other, withUID: true) == (try described(one, withUID: true)))
    #expect(try other.exported(.watson) == text)
    #expect(try !other.take(text).hasChanges)
  }

  @Test("Timewarrior's intervals come back as the sessions they were, with their pauses")
  func timewarrior() throws {
    let (one, other) = (try filled(), try Warehouse())
    let text = try one.exported(.timewarrior)
    #expect(try other.take(text).counts.last?.count.added == 3)
    #expect(try other.exported(.timewarrior) == text)
    #expect(try described(other, withUID: false) == (try described(one, withUID: false)))
    #expect(try !other.take(text).hasChanges)
  }

  @Test(
    "What both trackers really write is read",
    arguments: [
      (
        """
        [
        {"id":2,"start":"20260301T090000Z","end":"20260301T100000Z","tags":["a\\"b","work"],"annotation":"memo \\"q\\""},
        {"id":1,"start":"20260302T003000Z","tags":["run"]}
        ]

        """, ["a\"b 3600 memo \"q\"", "run nil "], ["tags"]
      ),
      (
        """
        [
         [
          1772355600,
          1772359200,
          "apollo",
          "1070ddb13d9b4c6ca5d3a2b5e37a1f4a",
          [
           "reactor"
          ],
          1772359200
         ],
         [
          1772359200,
          1772359200,
          "empty",
          "2070ddb13d9b4c6ca5d3a2b5e37a1f4a",
          [],
          1772359200
         ]
        ]
        """, ["apollo 3600 "], ["empty", "tags"]
      ),
    ])
  func others(text: String, expected: [String], dropped: [String]) throws {
    let house = try Warehouse()
    let report = try house.take(text)
    let names = try SessionNames(house.store)
    let found = try house.store.sessions.sessions(
      in: Instant(seconds: 0)..<Instant(seconds: .max)
    ).map { session in
      let seconds = session.end.map { "\(session.start.seconds(until: $0))" } ?? "nil"
      let subject = names.subject(of: session)
      return "\(subject.block ?? "") \(seconds) \(subject.memo ?? "")"
    }
    #expect(found == expected)
    #expect(report.dropped.map(\.name) == dropped)
    #expect(try !house.take(text).hasChanges)
  }

  private static let tracked =
    #"[{"start":"20260301T080000Z","end":"20260301T082000Z","tags":["a"]},"#
    + #"{"start":"20260301T082000Z","end":"20260301T084000Z","tags":["a"]},"#
    + #"{"start":"20260301T085500Z","end":"20260301T091000Z","tags":["a"]}]"#

  @Test("Intervals that are near to each other stay apart, here and back there")
  func near() throws {
    let (one, other) = (try Warehouse(), try Warehouse())
    try one.take(Self.tracked)
    let lengths = try one.store.sessions.sessions(
      in: Instant(seconds: 0)..<Instant(seconds: .max)
    ).map { $0.end.map($0.start.seconds(until:)) }
    #expect(lengths == [1200, 1200, 900])
    try other.take(try one.exported(.timewarrior))
    #expect(try described(other, withUID: false) == (try described(one, withUID: false)))
  }

  @Test("A block that has another name now, or is archived, gets what comes for its old name")
  func renamed() throws {
    let house = try Warehouse()
    try house.take(Self.tracked)
    let block = try #require(try house.store.blocks.blocks().first)
    try house.connection.execute("UPDATE block SET name = 'aa', folded_name = 'aa'")
    let later = Self.tracked.replacing("T08", with: "T18").replacing("T09", with: "T19")
    #expect(try house.take(later).counts.map(\.type) == ["session"])
    try house.connection.execute("UPDATE block SET position = NULL")
    let last = Self.tracked.replacing("T08", with: "T22").replacing("T09", with: "T23")
    #expect(try house.take(last).counts.map(\.type) == ["session"])
    let blocks = try house.store.blocks.blocks(withArchived: true)
    #expect(blocks.map(\.id) == [block.id] && blocks[0].isArchived)
    #expect(blocks[0].name == "aa")
    #expect(try house.store.blocks.trackedSeconds(block) == 9900)
  }

  @Test(
    "The group that a store begins with is the one that comes from another",
    arguments: ["General", "기본"])
  func defaultGroup(name: String) throws {
    let house = try Warehouse()
    try house.take(
      #"[{"start":"20260301T080000Z","end":"20260301T082000Z","tags":["a","group:\#(name)"]}]"#)
    let groups = try house.store.blocks.groups()
    #expect(groups.count == 1 && groups[0].isDefault)
    let again = try house.store.blocks.defaultGroup(in: .english) { "other" }
    #expect(again.id == groups[0].id)
  }

  @Test("An interval that another program changed takes the place of the one that it was")
  func changed() throws {
    let house = try filled()
    let text = try house.exported(.timewarrior)
    let end = house.clock.basic(Instant(seconds: Int64(Self.now - 10 * 60)))
    let earlier = house.clock.basic(Instant(seconds: Int64(Self.now - 20 * 60)))
    let report = try house.take(text.replacing(end, with: earlier))
    #expect(report.counts.map(\.count) == [.init(added: 0, changed: 1, same: 2)])
    #expect(try house.store.sessions.session(3)?.end?.seconds == Int64(Self.now - 20 * 60))
    #expect(try house.store.sessions.session(1)?.memo == "첫 번째")
  }

  @Test(
    "What cannot be is refused with its line, and nothing is changed",
    arguments: [
      (#"[{"start":"20260301T090000Z","end":"20260301T100000Z"},"#, nil),
      (
        #"[{"start":"20260301T090000Z","end":"20260301T100000Z","tags":["a"]},"# + "\n"
          + #"{"start":"20260301T093000Z","end":"20260301T110000Z","tags":["b"]}]"#, 2
      ),
      (#"[{"start":"20260301T090000Z","end":"20260301T080000Z"}]"#, 1),
      (#"[{"start":"20260101T090000Z","end":"20260301T080000Z"}]"#, 1),
      (#"[{"start":"20270101T090000Z"}]"#, 1),
      (#"[{"start":"yesterday"}]"#, 1), (#"[{"start":"20260301T090000Z","tags":"a"}]"#, 1),
      (#"[{"start":"20260301T090000Z","tags":["\u0007"]}]"#, 1),
      (#"[[1772355600,1772359200,"a"]]"#, 1), (#"[[1772355600,1772359200,"",  "x"]]"#, 1),
      (
        #"[[1772355600,1772359200,"a","x",["t"]],"# + "\n" + #"[1772355601,1772359201,"a","y"]]"#, 2
      ),
      (#"[[1772355600,1e300,"a","x"]]"#, 1), (#"[[1772355600,1772359200,"a",""]]"#, 1),
    ] as [(String, Int?)])
  func refused(text: String, line: Int?) throws {
    let house = try Warehouse()
    let form: ExchangeForm = text.hasPrefix("[[") ? .watson : .timewarrior
    do {
      try house.take(text, as: form)
      Issue.record("was taken")
    } catch ImportError.line(let number, _) {
      #expect(number == line)
    } catch ImportError.brokenOff {
      #expect(line == nil)
    }
    #expect(try house.store.sessions.latest() == nil)
    #expect(try house.store.blocks.groups().isEmpty)
  }
}
