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
    switch number(12) {
    case 0...3: return ["add", "todo", "\(number(1000))"] + phrase + ["+t\(number(3))"]
    case 4: return ["done", "\(id)"]
    case 5: return ["undone", "\(id)"]
    case 6: return ["edit", id, "--title", "새 제목 \(number(9))", "--priority", "\(1 + number(3))"]
    case 7:
      return [
        "edit", id, "--tag", "x\(number(4))", "--untag", "t\(number(3))", "--note", "n\(number(2))",
      ]
    case 8: return ["move", id] + phrase
    case 9: return ["rm", id]
    case 10: return ["profile", "set", "--nickname", "이름\(number(3))"]
    default: return ["region", "set", ["부산", "Tokyo", "제주"][number(3)]]
    }
  }

  @Test(
    "they lead there, back and there again, through identical JSON",
    arguments: [1, 20, 300, 4_000] as [UInt64])
  func thereAndBack(seed: UInt64) async throws {
    let home = try Home()
    var random = SplitMix(seed: seed)
    var states = [try await home.everything()]
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
      let state = try await home.everything()
      if state != states.last { states.append(state) }
    }
    for wanted in states.dropLast().reversed() {
      #expect(try await home.clamate("undo").status == 0)
      try #require(try await home.everything() == wanted)
    }
    #expect(try await home.clamate("undo").status == 1)
    for wanted in states.dropFirst() {
      #expect(try await home.clamate("redo").status == 0)
      try #require(try await home.everything() == wanted)
    }
    #expect(try await home.clamate("redo").status == 1)
    #expect(try await home.clamate("undo", "--steps", "100").status == 0)
    #expect(try await home.everything() == states.first)
    #expect(try await home.clamate("redo", "--steps", "100").status == 0)
    #expect(try await home.everything() == states.last)
  }
}
