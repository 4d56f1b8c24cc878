import Testing
import Text

@Suite struct EditDistanceTests {
  @Test(arguments: try CaseTable.rows("distance"))
  func distanceIsTheFewestEdits(row: [String]) throws {
    let edits = try #require(Int(row[2]))
    #expect(EditDistance.between(row[0], row[1], limit: 10) == edits)
    #expect(EditDistance.between(row[1], row[0], limit: 10) == edits)
    #expect(EditDistance.between(row[0], row[1], limit: edits) == edits)
    #expect(EditDistance.between(row[0], row[1], limit: edits - 1) == nil)
  }

  @Test func anyLimitIsAllowed() {
    #expect(EditDistance.between("list", "lost", limit: .max) == 1)
    #expect(EditDistance.between("list", "list", limit: .min) == nil)
  }

  @Test func theLimitOnlyCutsOff() {
    var random = FixedRandom(seed: 3)
    for _ in 0..<2_000 {
      let first = randomWord(&random)
      let second = randomWord(&random)
      let expected = plainDistance(Array(first), Array(second))
      for limit in 0...8 {
        let found = EditDistance.between(first, second, limit: limit)
        #expect(found == (expected <= limit ? expected : nil), "\(first) \(second) \(limit)")
      }
    }
  }

  @Test(arguments: [
    ("tomorow", "tomorrow"), ("lst", "list"), ("dnoe", "done"), ("UNDOO", "undo"), ("rn", "rm"),
  ])
  func theNearestCandidateIsFound(word: String, expected: String) {
    let candidates = ["add", "list", "done", "undone", "undo", "rm", "tomorrow", "today"]
    #expect(EditDistance.nearest(to: word, in: candidates) == expected)
  }

  @Test(arguments: ["", "x", "qq", "weather", "한글"])
  func whatIsFarFromAllHasNoNearest(word: String) {
    #expect(EditDistance.nearest(to: word, in: ["add", "list", "a", "rm", ""]) == nil)
  }

  @Test func ofEquallyNearTheFirstWins() {
    #expect(EditDistance.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(EditDistance.nearest(to: "bat", in: ["hat", "cat", "bat"]) == "bat")
  }

  @Test func longWordsAreNoBurden() {
    let long = String(repeating: "가", count: 100_000)
    #expect(EditDistance.between(long, long + "나", limit: 2) == 1)
    #expect(EditDistance.nearest(to: long, in: ["list"]) == nil)
  }

  private func randomWord(_ random: inout FixedRandom) -> String {
    let letters: [Character] = ["a", "b", "c"]
    let count = Int.random(in: 0...7, using: &random)
    return String((0..<count).map { _ in letters[Int.random(in: 0...2, using: &random)] })
  }

  /// The definition, without any bound.
  private func plainDistance(_ first: [Character], _ second: [Character]) -> Int {
    var table = Array(
      repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in 0...first.count {
      for j in 0...second.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        let replaced = table[i - 1][j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
        table[i][j] = min(replaced, table[i - 1][j] + 1, table[i][j - 1] + 1)
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[first.count][second.count]
  }
}
