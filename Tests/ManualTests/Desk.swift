import Foundation
import TestSupport

/// A home with a few todos, in which lines are typed and completed.
struct Desk: Sendable {
  private static let commands = [
    ["add", "우유 사기", "--on", "tomorrow", "--tag", "건강", "--priority", "1"],
    ["add", "milk", "+home", "p:2"],
    ["add", "치과", "--on", "2026-03-06", "--tag", "건강검진", "--project", "집.정원"],
    ["add", "report", "--due", "2026-03-05"],
    ["add", "later"], ["done", "5"],
    ["filter", "save", "errands", "+home", "p:2"],
    ["region", "add", "회사", "종로구"], ["region", "add", "home", "해운대구"],
    ["group", "add", "건강"], ["block", "add", "달리기", "--group", "건강"], ["block", "add", "coding"],
    ["track", "add", "coding", "08:00-08:30"], ["track", "add", "달리기", "09:00-10:00"],
    ["dday", "add", "JLPT", "2026-12-06"], ["dday", "add", "여행", "2026-04-01"],
  ]

  let folder: TemporaryFolder
  var environment: [String: String]

  /// An empty home; see ``filled(_:)``.
  init(language: String = "en_US.UTF-8") throws {
    folder = try TemporaryFolder()
    environment = [
      "HOME": folder.url.path, "TZ": "Asia/Seoul", "LANG": language, "LC_ALL": language,
      "CLAMATE_NOW": "2026-03-02T10:00:00+09:00", "PATH": "/usr/bin:/bin",
    ]
  }

  /// A home with todos.
  static func filled(language: String = "en_US.UTF-8") async throws -> Desk {
    let desk = try Desk(language: language)
    for command in commands { _ = try await desk.clamate(command) }
    return desk
  }

  func clamate(_ arguments: [String], with changes: [String: String?] = [:]) async throws -> Ending
  {
    try await run(
      Programs.clamate, arguments,
      environment: changes.reduce(into: environment) { $0[$1.key] = $1.value })
  }

  /// What the program offers at the end of a line that has no quotes.
  func completed(_ line: String, with changes: [String: String?] = [:]) async throws -> Ending {
    let words = words(of: line)
    return try await clamate(["__complete", "\(words.count - 1)"] + words, with: changes)
  }

  /// The candidates at the end of a line, without their meanings.
  func candidates(_ line: String) async throws -> [String] {
    try await completed(line).lines.map { String($0.prefix { $0 != "\t" }) }
  }
}

/// The words of a line; a space at its end begins a new one.
func words(of line: String) -> [String] {
  line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
}

/// The path of a program in the usual folders, nil where there is none.
func installed(_ name: String) -> URL? {
  ["/usr/bin/\(name)", "/bin/\(name)", "/usr/local/bin/\(name)"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }.map(URL.init(fileURLWithPath:))
}
