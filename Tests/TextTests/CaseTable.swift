import Foundation

/// The rows of `Fixtures/cases/text-NAME.tsv` without comments, with `\u{HEX}` read where asked.
enum CaseTable {
  static func rows(_ name: String) throws -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../Fixtures/cases/text-\(name).tsv")
    let rows = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard !rows.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return rows
  }

  static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text[...]
    while let start = rest.range(of: "\\u{"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      result.append(contentsOf: rest[..<start.lowerBound].unicodeScalars)
      if let scalar = UInt32(rest[start.upperBound..<end], radix: 16).flatMap(Unicode.Scalar.init) {
        result.append(scalar)
      }
      rest = rest[rest.index(after: end)...]
    }
    result.append(contentsOf: rest.unicodeScalars)
    return String(result)
  }
}

/// Numbers that look random and are the same in every run (a 64-bit linear congruence).
struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
