import Foundation
import TestSupport
import Testing

/// The collection of a month, its memos and its looks.
@Suite struct MarimoTests {
  /// A home with work on the first four days of March 2026: grown, stage 2, stage 3, stage 1.
  private func filled(language: String = "en_US.UTF-8") async throws -> Home {
    let home = try Home(now: "2026-03-20T10:00:00+09:00", language: language)
    for (day, hours) in [(1, 7), (2, 2), (3, 4), (4, 1)] {
      for (verb, hour) in [("start", 8), ("stop", 8 + hours)] {
        let hour = hour < 10 ? "0\(hour)" : "\(hour)"
        let now = ["CLAMATE_NOW": "2026-03-0\(day)T\(hour):00:00+09:00"] as [String: String?]
        #expect(try await home.clamate("focus", verb, with: now).status == 0)
      }
    }
    return home
  }

  private static let keys: Set = [
    "date", "seconds", "goalSeconds", "stage", "met", "look", "memo",
  ]

  @Test("a month is its days, each with its stage, and none where there was no work")
  func month() async throws {
    let home = try await filled()
    let days = try array(try await home.clamate("marimo", "--json").output)
    #expect(days.count == 31 && days.allSatisfy { Set($0.keys) == Self.keys })
    #expect(days.prefix(5).map { $0["stage"] as? Int } == [5, 2, 3, 1, nil])
    let other = try array(try await home.clamate("marimo", "show", "2026-02", "--json").output)
    #expect(other.count == 28 && other.allSatisfy { $0["stage"] is NSNull })
    let lines = try await home.clamate("marimo", "--plain").lines
    #expect(lines.count == 31 && lines[0] == "2026-03-01\t25200\t25200\t5\tmet\tsmile\t")
  }

  @Test(
    "the picture has every marimo, at any width, and no line is wider", arguments: [20, 40, 80])
  func picture(columns: Int) async throws {
    for language in ["en_US.UTF-8", "ko_KR.UTF-8"] {
      let home = try await filled(language: language)
      let page = try await home.clamate("marimo", "--width", "\(columns)").output
      for marimo in [columns < 56 ? "(^^)" : "(^@@^)", "o", "(@)", "."] {
        #expect(page.contains(marimo), "\(marimo) in \(page)")
      }
      for line in page.split(separator: "\n") {
        let cells = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0xAC00 ? 2 : 1) }
        #expect(cells <= columns, "\(line)")
      }
    }
  }

  @Test("a memo is kept for its day, replaced, taken away and undone")
  func memo() async throws {
    let home = try await filled()
    let memos = {
      try array(try await home.clamate("marimo", "--json").output).compactMap {
        $0["memo"] as? String
      }
    }
    #expect(try await home.clamate(line: "marimo memo 3월 2일 발표 준비 끝").status == 0)
    #expect(try await memos() == ["발표 준비 끝"])
    #expect(try await home.clamate("marimo").output.contains("Mon 3/2  발표 준비 끝"))
    try await home.clamate("marimo", "memo", "2026-03-02", "a\tb")
    #expect(try await memos() == ["a\tb"])
    #expect(try await home.clamate(line: "marimo memo 2026-03-02 --clear").status == 0)
    #expect(try await memos() == [])
    #expect(try await home.clamate(line: "marimo memo 2026-03-02 --clear").status == 1)
    try await home.clamate("undo")
    #expect(try await memos() == ["a\tb"])
    try await home.clamate("marimo", "memo", "today", "--", "--clear")
    #expect(try await memos() == ["a\tb", "--clear"])
  }

  @Test("a memo of more than fifty letters is refused and not cut")
  func longMemo() async throws {
    let home = try Home()
    let letters = String(repeating: "가", count: 50)
    #expect(try await home.clamate("marimo", "memo", "today", letters).status == 0)
    let ending = try await home.clamate("marimo", "memo", "today", letters + "나")
    #expect(ending.status == 2 && ending.errors.contains("51"))
    let days = try array(try await home.clamate("marimo", "--json").output)
    #expect(days[1]["memo"] as? String == letters)
  }

  @Test("a look is chosen from today on, by name in either language or by number")
  func looks() async throws {
    let home = try await filled()
    let listed = try array(try await home.clamate("marimo", "choose", "--json").output)
    #expect(listed.count == 12)
    #expect(
      listed.filter { $0["chosen"] as? Bool == true }.map { $0["look"] as? String } == ["smile"])
    for (word, look) in [("cat", "cat"), ("왕관", "crown"), ("2", "wink")] {
      #expect(try await home.clamate("marimo", "choose", word).status == 0)
      let days = try array(try await home.clamate("marimo", "--json").output)
      #expect(days[0]["look"] as? String == "smile" && days[19]["look"] as? String == look)
    }
    try await home.clamate("undo")
    let days = try array(try await home.clamate("marimo", "--json").output)
    #expect(days[19]["look"] as? String == "crown")
  }

  @Test(
    "a wrong line is status 2",
    arguments: [
      "marimo x", "marimo show x", "marimo show 2026-13", "marimo memo", "marimo memo today",
      "marimo memo x y", "marimo memo today ~", "marimo memo 2026-02-30 x", "marimo memo --clear",
      "marimo memo x --clear", "marimo choose dog", "marimo choose 0", "marimo choose 13",
      "marimo choose cat dog", "marimo memo today a\u{7}",
    ])
  func wrong(line: String) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 2 && ending.output == "", "\(ending.output)\(ending.errors)")
    #expect(try await home.clamate("log").output == "")
  }
}
