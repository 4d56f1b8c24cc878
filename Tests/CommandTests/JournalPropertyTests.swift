import Foundation
import TestSupport
import Testing

/// A hundred random commands, a hundred undos and a hundred redos.
@Suite struct JournalPropertyTests {
  static let phrases = ["today", "tomorrow", "friday", "2026-12-31", "다음 주 월요일 오전 9시", "9pm"]

  /// A command that changes something in most homes; ids go a little beyond those that are there.
  private func line(_ random: inout SplitMix, ids: Int) -> [String] {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    let id = "\(1 + number(ids + 2))"
    let phrase = Self.phrases[number(Self.phrases.count)].split(separator: " ").map(String.init)
    switch number(22) {
    case 0...4: return ["add", "todo", "\(number(1000))"] + phrase + ["+t\(number(3))"]
    case 5: return ["done", "\(id)"]
    case 6: return ["undone", "\(id)"]
    case 7: return ["edit", id, "--title", "새 제목 \(number(9))", "--priority", "\(1 + number(3))"]
    case 8:
      return [
        "edit", id, "--tag", "x\(number(4))", "--untag", "t\(number(3))", "--note", "n\(number(2))",
      ]
    case 9: return ["move", id] + phrase
    case 10: return ["rm", id]
    case 11: return ["profile", "set", "--nickname", "이름\(number(3))"]
    case 12: return ["region", "set", ["부산", "Tokyo", "제주"][number(3)]]
    default: return organizing(&random, id: id)
    }
  }

  /// A command on projects, hidden todos, checklists, tags, saved filters, or on many at once.
  private func organizing(_ random: inout SplitMix, id: String) -> [String] {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    let (item, tag) = ("\(1 + number(3))", "t\(number(3))")
    switch number(10) {
    case 0...1: return ["item", "add", id, "항목 \(number(100))"]
    case 2: return ["item", ["done", "undone", "rm"][number(3)], id, item]
    case 3: return ["edit", id, "--project", ["집", "집.정원", "none"][number(3)]]
    case 4: return ["edit", id, "--hide-until", ["friday", "2026-12-31", "none"][number(3)]]
    case 5: return ["tag", "rename", tag, ["t0", "T1", "x1", "t2"][number(4)]]
    case 6: return ["filter", "save", "f\(number(3))", "+\(tag)", "p:\(1 + number(3))"]
    case 7: return ["filter", "rm", "f\(number(3))"]
    case 8: return ["move", "--where", "+\(tag)", "friday"]
    default: return [["done", "rm"][number(2)], "--where", "+\(tag) p:\(1 + number(3))", "--yes"]
    }
  }

  @Test(
    "they lead there, back and there again, through identical JSON",
    arguments: [1, 20, 300, 4_000] as [UInt64])
  func thereAndBack(seed: UInt64) async throws {
    let home = try Home()
    var random = SplitMix(seed: seed)
    var states = [try await home.everythingWithNames()]
    var adds = 0
    while states.count <= 100 {
      let line = line(&random, ids: adds)
      let ending = try await home.start(line).end()
      guard ending.status == 0 else {
        #expect(ending.status == 1, "\(line) \(ending.errors)")
        continue
      }
      if line[0] == "add" { adds += 1 }
      // What changed nothing is no step.
      let state = try await home.everythingWithNames()
      if state != states.last { states.append(state) }
    }
    for wanted in states.dropLast().reversed() {
      #expect(try await home.clamate("undo").status == 0)
      try #require(try await home.everythingWithNames() == wanted)
    }
    #expect(try await home.clamate("undo").status == 1)
    for wanted in states.dropFirst() {
      #expect(try await home.clamate("redo").status == 0)
      try #require(try await home.everythingWithNames() == wanted)
    }
    #expect(try await home.clamate("redo").status == 1)
    #expect(try await home.clamate("undo", "--steps", "100").status == 0)
    #expect(try await home.everythingWithNames() == states.first)
    #expect(try await home.clamate("redo", "--steps", "100").status == 0)
    #expect(try await home.everythingWithNames() == states.last)
  }
}
