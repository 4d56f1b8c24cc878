import Database
import Foundation
import TestSupport
import Testing

/// Repeats under undo and redo, at random, and many at once.
@Suite struct RepeatJournalTests {
  /// All that repeating todos are, with the days of the history.
  private func everything(_ home: Home) async throws -> [String] {
    var texts = try await home.everything()
    let days = try await home.shell(
      #"for d in 02 03 04 05 06; do "$clamate" day 2026-03-$d --json; done"#)
    texts.append(days.output)
    return texts
  }

  private func filled() async throws -> Home {
    let home = try Home()
    for line in [
      "add pills every day at 8am --due 2026-03-05", "add b 매주 월요일", "add c 3 days after done",
      "add d every day until 2026-03-04", "add e tomorrow", "item add 1 x", "item done 1 1",
    ] {
      #expect(try await home.clamate(line: line).status == 0)
    }
    return home
  }

  @Test(
    "each command is one step, and both ways lead to identical JSON",
    arguments: [
      "done 1", "done 1-5", "skip 1,2", "move 1 friday", "edit 1 --repeat 격주~화요일",
      "edit 1 --repeat none", "rm 1", "add f 매일", "undone 2",
    ])
  func step(line: String) async throws {
    let home = try await filled()
    try await home.clamate("done", "2")
    let before = try await everything(home)
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 0, "\(ending.errors)")
    let after = try await everything(home)
    #expect(after != before, "nothing was changed")
    #expect(try await home.clamate("undo").lines.count == 1)
    #expect(try await everything(home) == before)
    #expect(try await home.clamate("redo").lines.count == 1)
    #expect(try await everything(home) == after)
  }

  /// A command on one of the todos; also `undo` and `redo`, which the caller follows.
  private func line(_ random: inout SplitMix) -> [String] {
    let id = "\(1 + random.number(below: 5))"
    switch random.number(below: 14) {
    case 0...4: return ["done", id]
    case 5, 6: return ["undone", id]
    case 7: return ["skip", id]
    case 8: return ["move", id, ["friday", "2026-03-20", "9pm", "today"][random.number(below: 4)]]
    case 9: return ["edit", id, "--repeat", ["매일", "every 31st", "none"][random.number(below: 3)]]
    case 10: return ["item", "done", id, "1"]
    case 11, 12: return ["undo"]
    default: return ["redo"]
    }
  }

  @Test(
    "random commands, undone and done again, always come to a state that was there",
    arguments: [3, 50, 700] as [UInt64])
  func random(seed: UInt64) async throws {
    let home = try await filled()
    var random = SplitMix(seed: seed)
    var states = [try await everything(home)]
    var place = 0
    for step in 0..<40 {
      let line = line(&random)
      let now = "2026-03-\(String(format: "%02d", 2 + step / 8))T\(10 + step % 8):00:00+09:00"
      // Only the verbs mind the time, so that states are read on the first day.
      let isPossible =
        line[0] == "redo" ? place + 1 < states.count : line[0] == "undo" ? place > 0 : true
      guard isPossible else { continue }
      let ending = try await home.start(line, with: ["CLAMATE_NOW": now]).end()
      #expect(ending.status == 0 || ending.status == 1, "\(line) \(ending.errors)")
      let state = try await everything(home)
      switch line[0] {
      case "undo": place -= 1
      case "redo": place += 1
      default:
        guard ending.status == 0, state != states[place] else { continue }
        states = states[...place] + [state]
        place += 1
      }
      try #require(state == states[place], "\(line)")
    }
    for wanted in states[..<place].reversed() {
      #expect(try await home.clamate("undo").status == 0)
      try #require(try await everything(home) == wanted)
    }
    for wanted in states.dropFirst() {
      #expect(try await home.clamate("redo").status == 0)
      try #require(try await everything(home) == wanted)
    }
  }

  @Test("of many that are done at once each is an occurrence of its own", arguments: [2, 8])
  func atOnce(count: Int) async throws {
    let home = try Home()
    try await home.clamate(line: "add x every day at 8am")
    let before = try await home.everything()
    let runs = try (1...count).map { _ in try home.start(["done", "1"]) }
    for run in runs {
      let ending = await run.end()
      #expect(ending.status == 0 && ending.errors == "")
    }
    let wanted = 3 + count
    #expect(try await home.todo(1)?.date == "2026-03-\(wanted < 10 ? "0" : "")\(wanted)")
    let day = try object(try await home.clamate(line: "day 2026-03-02 --json").output)
    let done = try #require(day["done"] as? [[String: Any]])
    let dates = done.compactMap { $0["date"] as? String }
    #expect(dates.count == count && Set(dates).count == count)
    for _ in 1...count { #expect(try await home.clamate("undone", "1").status == 0) }
    #expect(try await home.everything() == before)
  }
}
