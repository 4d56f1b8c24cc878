import Foundation
import TestSupport
import Testing

/// What is longer than the terminal goes through the pager; nothing else does.
@Suite struct PagerTests {
  /// A home with so many todos and a pager that marks each line.
  private func home(_ count: Int) async throws -> Home {
    var home = try Home()
    let titles = (1...count).map { "todo \($0)" }.joined(separator: "\n")
    try await home.clamate("add", "-", "--quiet", input: titles)
    try home.folder.write(#"sed "s/^/paged /""#, to: "a pager")
    home.environment["PAGER"] = "sh '\(home.folder.path("a pager"))'"
    return home
  }

  private func paged(_ sitting: Sitting) -> Int {
    sitting.text.split(separator: "\n").filter { $0.hasPrefix("paged ") }.count
  }

  @Test(
    "a long list is paged, a short one is not",
    arguments: [(1, false), (22, false), (23, false), (24, true), (60, true)])
  func length(count: Int, isPaged: Bool) async throws {
    let sitting = try await home(count).sit(#""$clamate" list"#)
    #expect(sitting.status == 0)
    #expect(sitting.text.split(separator: "\n").count == count)
    #expect(paged(sitting) == (isPaged ? count : 0))
  }

  @Test(
    "machines, pipes, dumb terminals and those who want none get none",
    arguments: [
      #""$clamate" list --json"#, #""$clamate" list --plain"#, #""$clamate" list | cat"#,
      #"PAGER= "$clamate" list"#, #"PAGER=cat "$clamate" list"#, #"TERM=dumb "$clamate" list"#,
      #""$clamate" today --offline"#, #""$clamate" done 1-40"#,
    ])
  func never(line: String) async throws {
    let sitting = try await home(60).sit(line)
    #expect(sitting.status == 0)
    #expect(sitting.text != "" && paged(sitting) == 0)
  }

  @Test(
    "other long texts are paged too",
    arguments: ["find todo", "log", "help", "help dates", "week", "config"])
  func others(words: String) async throws {
    let home = try await home(40)
    try await home.clamate(line: "done 1-5")
    for id in 1...30 { try await home.clamate("edit", "\(id)", "--priority", "1", "--quiet") }
    let sitting = try await home.sit("\"$clamate\" \(words)")
    let count = sitting.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(sitting.status == 0)
    #expect((paged(sitting) > 0) == (count >= 24), "\(count)")
  }

  @Test("a pager that is left early is no failure")
  func leftEarly() async throws {
    for pager in ["true", "head -1"] {
      let sitting = try await home(60).sit(#""$clamate" list"#, with: ["PAGER": pager])
      #expect(sitting.status == 0)
    }
  }

  @Test("where the pager cannot be started, the list is printed")
  func missing() async throws {
    let sitting = try await home(60).sit(#""$clamate" list"#, with: ["PAGER": "no-such-pager"])
    #expect(sitting.status == 0)
    #expect(sitting.text.split(separator: "\n").filter { $0.contains("todo ") }.count == 60)
  }
}
