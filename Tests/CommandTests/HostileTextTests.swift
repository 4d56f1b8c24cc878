import Foundation
import TestSupport
import Testing

/// What a person, a file or a server says reaches no terminal as it is: neither what moves the
/// cursor nor what turns the order of letters around.
@Suite struct HostileTextTests {
  /// Text that is kept, and must be shown harmless.
  private static let name = "a\u{202E}b\u{2066}c\u{200F}d"
  /// What no output may hold, from whatever it comes.
  private static let harmful: Set<Unicode.Scalar> = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "\u{200E}", "\u{200F}", "\u{061C}",
  ]
  private static let views = [
    "today --offline", "today --brief --offline", "day", "week", "month", "list", "list is:done",
    "find b", "show 1", "show 2 --next 3", "log", "remind list", "remind list --missed", "tag",
    "filter", "region list", "block list", "block list --archived", "group list", "track list",
    "track status", "board", "board week", "timeline", "stats", "stats --by block", "heat",
    "month --blocks", "focus status", "marimo", "marimo memo today", "dday list", "status",
    "better 1", "doctor", "undo --steps 2", "redo --steps 2",
  ]

  private func filled() async throws -> Home {
    let home = try Home()
    let name = Self.name
    for arguments in [
      ["add", "--on", "today", "--at", "15:00", "--outdoor", "--note", name, "--", name],
      ["add", "--repeat", "every day", "--at", "9am", "--project", "p", "--", name],
      ["item", "add", "1", name], ["add", "--", name], ["done", "3"],
      ["group", "add", name], ["block", "add", name],
      ["track", "add", name, "8am", "--for", "1h"], ["track", "memo", "1", name],
      ["track", "start", name], ["dday", "add", "--on", "2026-12-01", "--pin", "--", name],
      ["marimo", "memo", "today", name], ["region", "add", "work", "37.5,127"],
    ] {
      _ = try await home.start(arguments).end()
    }
    return home
  }

  @Test(
    "no view shows a control character or one that turns letters around", arguments: ["en", "ko"])
  func views(language: String) async throws {
    let home = try await filled()
    #expect(try await home.todos().count == 2)
    for view in Self.views {
      for form in ["--width 40", "--width 80", "--plain"] {
        let line = "\(view) \(form) --lang \(language)"
        let ending = try await home.clamate(line: line)
        let text = form == "--plain" ? ending.errors : ending.output + ending.errors
        let found = text.unicodeScalars.filter { scalar in
          Self.harmful.contains(scalar)
            || (scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t")
        }
        #expect(found.isEmpty, "\(line): \(text)")
      }
    }
  }
}
