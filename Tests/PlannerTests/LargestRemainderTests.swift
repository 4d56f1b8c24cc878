import Planner
import TestSupport
import Testing

@Suite struct LargestRemainderTests {
  @Test(
    "The missing units go to the parts that lost most, of equals to the first",
    arguments: [
      ([59, 59, 59], 60, [1, 1, 0]), ([90, 90], 60, [2, 1]), ([30, 45, 45], 60, [0, 1, 1]),
      ([3720, 8280, 9420], 60, [62, 138, 157]), ([], 60, []), ([0, 0], 60, [0, 0]),
      ([61, 119], 60, [1, 2]),
    ] as [([Int64], Int64, [Int64])])
  func minutes(parts: [Int64], unit: Int64, expected: [Int64]) {
    #expect(LargestRemainder.rounded(parts, unit: unit) == expected)
  }

  @Test(
    "A total is shared out in proportion",
    arguments: [
      (208, [2, 4, 4], [42, 83, 83]), (100, [1, 1, 1], [34, 33, 33]), (10, [0, 0], [0, 0]),
      (0, [5, 6], [0, 0]),
    ] as [(Int64, [Int64], [Int64])])
  func shares(total: Int64, weights: [Int64], expected: [Int64]) {
    #expect(LargestRemainder.shared(total, by: weights) == expected)
  }

  @Test("Parts add up to the total and are less than a unit away from their exact values")
  func sums() {
    var random = SplitMix(seed: 7)
    for _ in 0..<2000 {
      let parts = (0..<random.number(below: 12)).map { _ in Int64(random.number(below: 90_000)) }
      let rounded = LargestRemainder.rounded(parts, unit: 60)
      #expect(rounded.reduce(0, +) == parts.reduce(0, +) / 60)
      for (part, minutes) in zip(parts, rounded) { #expect(abs(minutes * 60 - part) < 60) }
      let total = Int64(random.number(below: 1001))
      let shares = LargestRemainder.shared(total, by: parts)
      #expect(shares.reduce(0, +) == (parts.contains { $0 > 0 } ? total : 0))
    }
  }
}
